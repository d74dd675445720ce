/**
 * How texts become the terms of the search index. Builds, browsers, the edge and Node read texts and queries by this one
 * rule; it uses no `Intl`, whose dictionaries differ from engine to engine.
 */
import type { SearchLanguage } from './search-language.ts';

/** Scripts that write without spaces between words, or with few of them. */
const unspaced =
	'[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';

/**
 * Characters that folding removes: marks on other characters, soft hyphens, and dots between letters, so that `Node.js` is
 * `nodejs`. A mark on a space stays, since a name may be nothing else: that is how `΄` and `¨` decompose.
 */
const ignoredPattern = '(?<=\\S)\\p{M}|\\u00ad|(?<=[\\p{L}\\p{M}])\\.(?=[\\p{L}\\p{M}])';

/**
 * A term is what the first group holds, else the whole match. In order: a text without letters and digits; each pair of
 * neighbours in an unspaced script, and the last character of a run by itself; a word, with the signs of `C++` and `C#`.
 */
const termPattern = `^[^\\p{L}\\p{N}]+$|(?=(${unspaced}{1,2}))${unspaced}|(?:(?!${unspaced})[\\p{L}\\p{N}])+[+#]*`;

const ignored = new RegExp(ignoredPattern, 'gu');
const term = new RegExp(termPattern, 'gu');

/** Texts in ASCII, which are most of all, take a third of the time. */
const plain = /^[\n -~]*$/;
const plainDots = /(?<=[a-z])\.(?=[a-z])/g;
const plainTerm = /^[^a-z0-9]+$|[a-z0-9]+[+#]*/g;

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/** Lower case, compatibility forms, no marks: `LÖVE` is `love`, `ß` is `ss`, and `œ` is `oe`. Hangul stays in syllables. */
export function fold(text: string): string {
	if (plain.test(text)) return text.toLowerCase().replace(plainDots, '').trim();
	const folded = text.normalize('NFKD').replace(ignored, '').normalize('NFC').toLowerCase();
	return folded.replace(/[ßœæ]/g, (letter) => ligatures[letter] ?? letter).trim();
}

/** The terms of a text in their order, repeated as they are repeated in it. */
export function termsOf(text: string): string[] {
	const folded = fold(text);
	if (plain.test(folded)) return folded.match(plainTerm) ?? [];
	return Array.from(folded.matchAll(term), ([whole, pair]) => pair ?? whole);
}

/** A query without the word that asks for what costs nothing; `undefined` where it has none. */
export function withoutFree(query: string, { free }: SearchLanguage): string | undefined {
	const folded = fold(query);
	const rest = folded.replace(free, ' ');
	if (rest === folded) return undefined;
	return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}

/** Folded words, with one space between them. */
export function nameKey(text: string): string {
	const folded = fold(text);
	return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim() || folded;
}

/** A name as one word, however it is written: `Home Assistant` is `homeassistant`. */
export const joinedKey = (text: string): string => nameKey(text).replaceAll(' ', '');
