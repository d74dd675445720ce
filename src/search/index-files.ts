/**
 * The search index as it is published: one head, and many small files of which a search reads those that its words need.
 *
 * Products have numbers. They are divided into groups of neighbours in name order; a number is the group's place times
 * `groupCapacity`, plus the product's place in its group in the order of first launches. So an edited product keeps its
 * number, a new one takes a number at the end of its group, and of equal scores the lower group comes first in name order.
 *
 * Files are named by a hash of what they hold: a head never leads to a file of another release.
 */

export const formatVersion = 3;

/** Above all places in a group; a power of two. */
export const groupCapacity = 128;

/** The searched fields, in the order of their numbers. */
export const fields = ['name', 'tagline', 'categories', 'maker', 'pricing', 'description'] as const;

/** The field whose terms stand in files of their own. */
export const descriptionField = fields.indexOf('description');

/** The file of all keys from this one up to the first of the next file, with its name and its size in 1,024 characters. */
export type KeyRange = readonly [first: string, file: string, size: number];

export interface SearchHead {
	readonly version: typeof formatVersion;
	readonly products: number;
	/** For each field the average number of distinct terms. */
	readonly averageLengths: readonly number[];
	/** Files of terms, name keys, category slugs and synonyms, in order of their first keys. */
	readonly terms: readonly KeyRange[];
	/** Files of the terms of descriptions. */
	readonly descriptions: readonly KeyRange[];
	/** Files of terms by any part of them: a key is a term without its first letters. */
	readonly infixes: readonly KeyRange[];
	/** Files of products by any part of their names: a key is the joined key of a name without its first letters. */
	readonly nameParts: readonly KeyRange[];
	/** Files of what stands for a beginning of words that is too broad to read all its terms. */
	readonly best: readonly (readonly [beginning: string, file: string])[];
	/** Files of products by group. */
	readonly groups: readonly string[];
	/** Files of how popular products are, each of `groupsOfPopularity` groups. */
	readonly popularity: readonly string[];
	/** The file of all categories. */
	readonly categories: string;
}

/**
 * Where a term stands in one field: the products in ascending order, for each the number of distinct terms in this field,
 * and how often it stands there, which is left out where it is once for all. Packed.
 */
export type Occurrences = readonly [field: number, products: string, lengths: string, frequencies?: string];

export interface TermFile {
	readonly terms: readonly (readonly [term: string, ...fields: Occurrences[]])[];
	/** Products by the `joinedKey` of their names. */
	readonly names: readonly (readonly [key: string, products: string])[];
	/** Products by the slug of a category. */
	readonly categories: readonly (readonly [slug: string, products: string])[];
	/** Words and phrases with those that readers may use instead; terms between spaces. */
	readonly synonyms: readonly (readonly [phrase: string, ...others: string[]])[];
}

export interface DescriptionFile {
	readonly terms: TermFile['terms'];
}

/** Terms in ascending order, each of which has a part that begins with a key of the range. */
export type InfixFile = readonly string[];

/**
 * Products by a part of their names, up to its end or to `longestNamePart`, in ascending order of the parts: for each part
 * how many of its first letters are those of the part before, packed, the letters behind them, and the products, each
 * between spaces. A part has no space.
 */
export type NamePartFile = readonly [shared: string, rests: string, products: string];

/** Of a joined key from its second letter on. */
export const shortestNamePart = 3;
export const longestNamePart = 16;

/** What is found by a beginning of words alone: how many products, and the first of them in their order. */
export interface BestFile {
	readonly total: number;
	/** All products whose `joinedKey` is the beginning. */
	readonly named: readonly ScoredProduct[];
	/** Those that come behind them. */
	readonly others: readonly ScoredProduct[];
}

export type ScoredProduct = readonly [product: number, score: number];

/** A group in name order. */
export type GroupFile = readonly GroupRow[];

export type GroupRow = readonly [
	place: number,
	slug: string,
	name: string,
	tagline: string | null,
	categories: readonly string[],
	/** 1 for a product with an icon. */
	icon: 0 | 1,
];

export const groupsOfPopularity = 256;

/** For each group the steps of its products, one character each, in the order of their places. */
export type PopularityFile = readonly string[];

/** In name order. */
export type CategoryFile = readonly (readonly [slug: string, name: string])[];
