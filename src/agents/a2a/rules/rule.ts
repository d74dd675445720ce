import { makersAsked } from '../answers/choice.ts';
import type { Answer } from '../answers/context.ts';
import type { NamedProduct, Reading } from '../grammar/reading.ts';
import type { Sign } from '../grammar/signs.ts';
import { wordSet } from '../grammar/tokens.ts';
import { isGerman } from '../grammar/words/german-words.ts';

/** A kind of sentence with its answer. */
export interface Rule {
	readonly name: string;
	/** @param has - Whether the sentence has one of the signs. */
	readonly fits: (reading: Reading, has: Has) => boolean;
	readonly answer: Answer;
	/** Whose need is answered instead, where products fit it: only of somebody who tells of one, or of any sentence. */
	readonly needs?: 'told' | 'any';
}

export type Has = (...signs: readonly Sign[]) => boolean;

/** What only products have. */
const aboutProducts: readonly Sign[] = [
	'about',
	'place',
	'result',
	'price',
	'maker',
	'website',
	'similar',
	'votes',
	'exists',
	'compare',
];

/** Words beside which a part of a name stands for all of it. */
const shortSentence = 3;

/** The one product that a sentence is about; names that may be other words count where no other is there. */
export function productOf(reading: Reading): NamedProduct | undefined {
	const { products, possibleProducts, signs, categories, rest, content, tokens } = reading;
	if (products.length > 0) return products[0];
	const isAboutProducts = aboutProducts.some((sign) => signs.has(sign));
	const other = rest.filter(({ written }) => !possibleProducts.some((own) => own.written === written));
	const isCapital = possibleProducts.some(({ written, at }) => isCapitalName(reading, written, at));
	if (!isAboutProducts && !isCapital && (other.length > 0 || categories.length > 0 || signs.size > 2)) return undefined;
	const asksForSeveral = signs.has('find') || signs.has('list') || signs.has('thing');
	const isShort = tokens.length <= shortSentence && !asksForSeveral;
	const named = possibleProducts.filter(
		({ how, written, at }) =>
			(how !== 'common' || (other.length === 0 && !isVerbAtEnd(reading, at))) &&
			(how !== 'part' ||
				isCapitalName(reading, written, at) ||
				(((isAboutProducts && !asksForSeveral) || isShort) &&
					(content.every((token) => token.written === written) || /^\p{Lu}/u.test(written)))),
	);
	return named.toSorted((a, b) => b.written.length - a.written.length)[0];
}

/** `how did the week go?` */
const isVerbAtEnd = ({ tokens, times }: Reading, at: number): boolean =>
	times.length > 0 &&
	at === tokens.length - 1 &&
	/^(?:how|what|wie|was)$/.test(tokens[0]?.key ?? '') &&
	/^[a-z]/.test(tokens[at]?.written ?? '');

/** Whether it is written as a name within a sentence, not in German: `can VLC play it`. */
const isCapitalName = ({ tokens }: Reading, written: string, at: number): boolean =>
	at > 0 && /^\p{Lu}\p{Lu}/u.test(written) && !isGerman(tokens);

export const hasProduct = (reading: Reading): boolean => productOf(reading) !== undefined;

/** Whether no filter but time is named. */
const isUnfiltered = (reading: Reading): boolean =>
	reading.categories.length === 0 &&
	reading.excludedCategories.length === 0 &&
	reading.prices.length === 0 &&
	reading.excludedPlaces === undefined &&
	reading.excludedMakers.length === 0 &&
	reading.excludedWords.length === 0 &&
	reading.votes === undefined &&
	reading.lackedWords.length === 0 &&
	makersAsked(reading).length === 0;

/** Whether every word is known, and none of them is a filter. */
export const isBare = (reading: Reading): boolean => reading.rest.length === 0 && isUnfiltered(reading);

/** Whether there are other words, and no filter. */
export const isUnknown = (reading: Reading): boolean =>
	reading.rest.length > 0 && isUnfiltered(reading) && reading.times.length === 0;

/** Whether a question is about one thing of an unknown name: `is Notion free?` */
export const isAboutOne = ({ rest, content, tokens: [first] }: Reading): boolean =>
	rest.length > 0 && rest.length === content.length && openings.has(first?.key ?? '');

const openings = wordSet('is ist does has hat did kostet was how wie');

/** Capitalized words in a row, one of them unknown: `Apple Music`, `Adobe Photoshop`. */
export function isName({ rest, content, tokens }: Reading): boolean {
	const [first] = content;
	const at = first ? tokens.indexOf(first) : -1;
	const isCapitalized = content.every(({ written }) => /^\p{Lu}/u.test(written));
	const isInRow = content.every((token, index) => tokens[at + index] === token);
	return rest.length > 0 && content.length > 1 && isCapitalized && isInRow;
}

export const isTimeless = ({ times }: Reading): boolean => times.length === 0;

/** Also one that no calendar has. */
export const isOneWeek = ({ times }: Reading): boolean =>
	times.length === 1 && (times[0] === undefined || times[0].week !== undefined);

export const isSpan = ({ times }: Reading): boolean =>
	times.length === 1 && times[0] !== undefined && times[0].week === undefined;

/** Whether it has no other signs. */
export const isOnlyOf = ({ signs }: Reading, allowed: readonly Sign[]): boolean =>
	[...signs].every((sign) => allowed.includes(sign));
