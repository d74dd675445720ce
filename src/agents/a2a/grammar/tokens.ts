import { fold } from '../../../search/terms.ts';

/** A word or number of a sentence. */
export interface Token {
	/** As it was written. */
	readonly written: string;
	/** By which word lists and grammar know it. */
	readonly key: string;
	/** Whether only a hyphen, a dot or the like stands between it and the token before it. */
	readonly isJoined: boolean;
	/** Whether it is a hyphen. */
	readonly isHyphenated: boolean;
	/** Whether a comma stands before it. */
	readonly isBehindComma: boolean;
	/** Whether a sentence or a part of one ends before it. */
	readonly isBehindStop: boolean;
}

/** Words and numbers, with the signs of `C++` and `C#`. */
const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+#]*/gu;

const joint = /^[-./_:]$/;
const stop = /[!?;…]|[.:]\s|\s[-–—]/;

/** `forty-seven`, `twenty first`. */
const numberOfTwoWords =
	/\b(twenty|thirty|forty|fifty)[- ](one|two|three|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/gi;
const tens = ['twenty', 'thirty', 'forty', 'fifty'];
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

function inFigures(ten: string, one: string): string {
	const first = tens.indexOf(ten.toLowerCase()) + 2;
	const last = ordinals.indexOf(one.toLowerCase());
	return last < 0 ? `${first}${ones.indexOf(one.toLowerCase()) + 1}` : `${first}${last + 1}th`;
}

/** @param text - As a person or an agent wrote it. */
export function tokensOf(text: string): Token[] {
	const plain = text
		.normalize('NFKC')
		.replace(/[’‘`´]/g, "'")
		.replace(/#(?=\d)/g, ' number ')
		.replace(numberOfTwoWords, (_, ten: string, one: string) => inFigures(ten, one))
		.replace(/(^|\s)e-(?=\p{L})/giu, '$1e');
	let end = 0;
	return Array.from(plain.matchAll(word), ({ 0: found, index }) => {
		const between = plain.slice(end, index);
		end = index + found.length;
		const written = withoutQuotes(found);
		return {
			written,
			key: wordKey(written),
			isJoined: joint.test(between),
			isHyphenated: between === '-',
			isBehindComma: between.includes(','),
			isBehindStop: stop.test(between),
		};
	}).filter(({ key }) => key !== '');
}

/** Without a possessive ending and the apostrophes around it. */
function withoutQuotes(found: string): string {
	const bare = found.endsWith("'") ? found.slice(0, -1) : found;
	return /'s$/i.test(bare) ? bare.slice(0, -2) : bare.replaceAll("'", '');
}

/** One form of a word in any case, with umlauts written in either way: `Für`, `fuer` and `fur` are one. */
export const wordKey = (text: string): string =>
	fold(text).replaceAll('ß', 'ss').replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u');

/** Keys of the words of a phrase, with single spaces. */
export const phraseKey = (phrase: string): string =>
	tokensOf(phrase)
		.map(({ key }) => key)
		.join(' ');

/** Keys of the words between blanks. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(wordKey));
