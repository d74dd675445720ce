import type { Violation } from '../violation.ts';

/** A JSON object whose schema was checked before. */
export type Resource = Readonly<Record<string, unknown>>;

/** A product or launch period by which others are ordered. */
interface Named {
	readonly slug: unknown;
	readonly name: unknown;
}

/** What relations ask of a file beyond its existence. */
export interface Details {
	/** The members of a product that other files repeat. */
	readonly product?: Resource;
	/** Digest of the members that lists show of the product. */
	readonly listed?: string;
	/** Digest of the product as compact JSON, without its last brace. */
	readonly exported?: string;
	/** Of a page of the list. */
	readonly list?: ListDetails;
	/** Slugs of the similar products that the page of a product shows, one in a line. */
	readonly similar?: string;
	/** Whether the file is a launch period. */
	readonly isPeriod?: true;
	/** The address by which a page calls itself, where that is not its path without `.html`. */
	readonly canonical?: string;
}

export interface ListDetails {
	/** Of the list, as they stand there. */
	readonly totals: { readonly page: unknown; readonly total_count: unknown; readonly total_pages: unknown };
	/** The slugs of the items, one in a line. A string for each would take most of the time in which facts are loaded. */
	readonly slugs: string;
	/** The digests of their members, one behind the other. */
	readonly digests: string;
	readonly length: number;
	readonly isInOrder: boolean;
	readonly first?: Named;
	readonly last?: Named;
}

/** What is wrong with a file by itself and by the files that it leads to, in the stages in which it is reported. */
export interface Faults {
	readonly body: readonly Violation[];
	readonly picture: readonly Violation[];
	readonly links: readonly Violation[];
	readonly hidden: readonly Violation[];
	/** Whether the body has no JSON of its schema, so that nothing can be compared with it. */
	readonly isUnsound: boolean;
}

/** What an inspector found out about one file. */
export interface Outcome {
	/** Rows of other files by whose existence nothing is wrong with this one. */
	readonly needs: ReadonlySet<number>;
	/** Whether a page calls itself by its path without `.html`. */
	readonly isCanonical: boolean;
	readonly details: Details | undefined;
	/** `undefined` when nothing is wrong. */
	readonly faults: Faults | undefined;
}
