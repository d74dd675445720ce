/** What differs between two states of the API. */

export interface ApiDiff {
	readonly products: {
		readonly added: readonly AddedResource[];
		readonly removed: readonly RemovedProduct[];
		readonly renamed: readonly RenamedProduct[];
		readonly changed: readonly ChangedResource[];
	};
	readonly launch_periods: {
		/** Weeks that were not there, whatever their status. */
		readonly added: readonly AddedResource[];
		readonly removed: readonly AddedResource[];
		/** Slugs of weeks that are active and were not. */
		readonly opened: readonly string[];
		/** Slugs of weeks that are finished and were not. */
		readonly closed: readonly string[];
		readonly changed: readonly ChangedResource[];
	};
	readonly places: readonly ChangedPlace[];
	readonly broken_promises: readonly BrokenPromise[];
}

export interface AddedResource {
	readonly slug: string;
	readonly name: string;
}

export interface RemovedProduct extends AddedResource {
	/** The product to which its page leads. */
	readonly redirect?: string;
	/** Whether the catalog says that it was withdrawn. */
	readonly withdrawn: boolean;
}

export interface RenamedProduct {
	readonly from: string;
	readonly to: string;
	readonly changes: readonly MemberChange[];
}

export interface ChangedResource {
	readonly slug: string;
	readonly changes: readonly MemberChange[];
}

/** A value that was not there, or is there no longer, is left out. */
export interface MemberChange {
	readonly member: string;
	readonly before?: unknown;
	readonly after?: unknown;
}

/** A place in the leaderboard of a week, by the present slug of its product. */
export interface ChangedPlace {
	readonly launch_period: string;
	readonly product: string;
	/** `null` where it had, or has, no place. */
	readonly from: number | null;
	readonly to: number | null;
	/** Score, votes and comments, where it has a place in both. */
	readonly changes: readonly MemberChange[];
}

export interface BrokenPromise {
	readonly kind:
		| 'vanished_product'
		| 'vanished_launch_period'
		| 'changed_closed_launch_period'
		| 'changed_record'
		| 'removed_member';
	/** The path of the resource, or of the member in the contract. */
	readonly resource: string;
	/** What is broken, and what to do. */
	readonly message: string;
}

/** Whether two states are the same. */
export const isUnchanged = ({ products, launch_periods, places, broken_promises }: ApiDiff): boolean =>
	[...Object.values(products), ...Object.values(launch_periods), places, broken_promises].every(
		(list) => list.length === 0,
	);
