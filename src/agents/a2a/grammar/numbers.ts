/** Numbers in figures and words, English and German. */
import { wordKey } from './tokens.ts';

const cardinals = `one two three four five six seven eight nine ten eleven twelve
	- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf`;
const ordinals = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
	erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte`;

function numbered(words: string): Map<string, number> {
	const lists = words.split('\n').map((line) => line.trim().split(' '));
	return new Map(lists.flatMap((list) => list.map((word, at) => [wordKey(word), at + 1] as const)));
}

const cardinalWords = numbered(cardinals);
const ordinalWords = numbered(ordinals);
const maximum = 9_999;

/** `12`, `twelve`, `zwölf`. */
export function cardinal(key: string | undefined): number | undefined {
	if (key === undefined) return undefined;
	if (!/^\d{1,4}$/.test(key)) return cardinalWords.get(key);
	return Number(key) <= maximum ? Number(key) : undefined;
}

/** `3rd`, `third`, `dritter`. */
export function ordinal(key: string | undefined): number | undefined {
	if (key === undefined) return undefined;
	const [, figures] = /^(\d{1,3})(?:st|nd|rd|th|ter|te|ten)$/.exec(key) ?? [];
	if (figures !== undefined) return Number(figures);
	return ordinalWords.get(key) ?? ordinalWords.get(/(?:er|en|es|em)$/.test(key) ? key.slice(0, -1) : key);
}
