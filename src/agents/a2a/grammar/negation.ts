/** Which words of a sentence a negation such as `not` or `except` reaches. */
import { fillers } from './fillers.ts';
import { type Sign, signsByPhrase } from './signs.ts';
import { type Token, wordKey } from './tokens.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(wordKey));

export const exceptions: ReadonlySet<Sign> = new Set(['except']);
export const negations: ReadonlySet<Sign> = new Set(['except', 'not']);

/** Words between a negation and what it leaves out: `not the ones that I have to`. */
const between = setOf(
	'one ones thing things product products app apps tool tools program programs i we need which welche welcher produkte programme werkzeuge in from by von',
);
const limiting = setOf('only just nur bloß');
const contrasting = setOf('but sondern however aber and und');
const maximumBetween = 6;

/** The place of the negation that reaches a token; -1 without one. */
export function negationOf(tokens: readonly Token[], at: number, signs: ReadonlySet<Sign>): number {
	for (let place = at - 1; place >= Math.max(0, at - maximumBetween); place--) {
		const key = tokens[place]?.key ?? '';
		if (isNegation(key, signs)) return limiting.has(tokens[place + 1]?.key ?? '') ? -1 : place;
		if (isNegation(`${tokens[place - 1]?.key} ${key}`, signs)) return place - 1;
		const isNear = place >= at - 2;
		if (contrasting.has(key) || !(isNear || fillers.has(key) || between.has(key))) return -1;
	}
	return -1;
}

const isNegation = (phrase: string, signs: ReadonlySet<Sign>): boolean =>
	signsByPhrase.get(phrase)?.some((sign) => signs.has(sign)) === true;
