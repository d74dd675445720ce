import type { NamedCategory } from './catalog-words.ts';
import type { Price } from './prices.ts';
import type { Sign } from './signs.ts';
import type { TimeSpan } from './time/calendar.ts';
import type { Token } from './tokens.ts';

/** A product in a sentence. */
export interface NamedProduct {
	/** Its row in the table. */
	readonly row: number;
	readonly written: string;
	/** Whether the name is whole, a word of a longer one, nearly spelled so, or a word that also has another meaning. */
	readonly how: 'whole' | 'part' | 'similar' | 'common';
	/** Place of its first token. */
	readonly at: number;
}

/** A filter, or one that leaves out what it names. */
export interface Asked<Value> {
	readonly value: Value;
	readonly isExcluded: boolean;
}

/** Positions of a week, or the last one of each. */
export interface Places {
	readonly from: number;
	readonly to: number;
	/** Whether the last place is meant, whatever its number. */
	readonly isLast?: boolean;
}

export interface VoteBounds {
	readonly least: number;
	readonly most: number;
}

/** What is known about the words of a sentence. */
export interface Reading {
	readonly tokens: readonly Token[];
	readonly signs: ReadonlySet<Sign>;
	readonly products: readonly NamedProduct[];
	/** Products whose names may also be other words. */
	readonly possibleProducts: readonly NamedProduct[];
	readonly excludedProducts: readonly NamedProduct[];
	/** Slugs. */
	readonly categories: readonly NamedCategory[];
	/** Slugs of those that are left out. */
	readonly excludedCategories: readonly string[];
	/** Slugs. */
	readonly makers: readonly string[];
	/** Slugs of makers that are named without `Inc.` and the like. */
	readonly possibleMakers: readonly string[];
	/** Slugs of those that are left out. */
	readonly excludedMakers: readonly string[];
	readonly prices: readonly Asked<Price>[];
	/** The day of the release. */
	readonly today: string;
	/** `undefined` in the list stands for a time that no calendar has. */
	readonly times: readonly (TimeSpan | undefined)[];
	readonly places: Places | undefined;
	/** Positions that a product must not have had. */
	readonly excludedPlaces: Places | undefined;
	/** Votes that are needed at least and at most. */
	readonly votes: VoteBounds | undefined;
	/** Whether products are bounded by something that they are not chosen by, such as comments. */
	readonly hasOtherBounds: boolean;
	/** How many times something is asked to have happened. */
	readonly repetitions: VoteBounds | undefined;
	/** How many are asked for. */
	readonly limit: number | undefined;
	/** Other words, in their order. */
	readonly rest: readonly Token[];
	/** Those with the words that name categories and makers, in their order. */
	readonly content: readonly Token[];
	/** Products that have such a word are left out. */
	readonly excludedWords: readonly Token[];
	/** What a product is to do without, which no search can tell: `without ads`. */
	readonly lackedWords: readonly Token[];
	/** Whether a word such as `not` stands by nothing that it can leave out. */
	readonly hasLooseNegation: boolean;
}
