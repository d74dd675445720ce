/** Numbers in figures and words, English and German. */
import { wordKey } from './tokens.ts';

const cardinals = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
	- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig`;
const ordinals = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
	erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste`;
/** Above twenty: English ones are two words, such as `forty-seven`. */
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const germanOnes = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');

function numbered(words: string): Map<string, number> {
	const lists = words.split('\n').map((line) => line.trim().split(' '));
	return new Map(lists.flatMap((list) => list.map((word, at) => [wordKey(word), at + 1] as const)));
}

const cardinalWords = numbered(cardinals);
const ordinalWords = numbered(ordinals);
for (const [at, word] of tens.entries()) {
	cardinalWords.set(word, (at + 2) * 10);
	if (at > 0) ordinalWords.set(`${word.slice(0, -1)}ieth`, (at + 2) * 10);
}
for (const [at, ten] of germanTens.entries()) {
	for (const [one, word] of ['', ...germanOnes].entries()) {
		const number = wordKey(word === '' ? ten : `${word}und${ten}`);
		cardinalWords.set(number, (at + 2) * 10 + one);
		ordinalWords.set(`${number}ste`, (at + 2) * 10 + one);
	}
}
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
