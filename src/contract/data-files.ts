/** Shapes of the files under `/data` that agents and drafts read. They are not part of the API contract. */
import { type FacetField, facetFields, type facetPlurals } from '../urls/paths.ts';

/**
 * What products are chosen by: `/data/facets.json`. The rows of its columns are the products of `/data/names.json`, in the
 * same order. Numbers are indexes into the lists; -1 means none.
 */
export interface Facets extends FacetLists {
	/** Slugs. */
	readonly categories: readonly string[];
	/** Slugs. */
	readonly pricing_models: readonly string[];
	/** Whether there is a `/data/own-fields.json`. */
	readonly own_fields?: true;
	/** Slugs of weeks that have begun, newest first. */
	readonly launch_periods: readonly string[];
	/** The address of the page where readers vote, if it is one for all launches. */
	readonly vote_page?: string;
	/** Addresses of the pages where readers discuss, and vote if the page offers it, by product: of launches in weeks that are not over. */
	readonly discussions: Readonly<Record<string, string>>;
	/** How many of the weeks are not over. They are the first ones, and their places are provisional. */
	readonly active_periods: number;
	readonly columns: Readonly<Record<FacetField, readonly number[]>> & {
		/** The main category first. */
		readonly categories: readonly (readonly number[])[];
		readonly pricing_model: readonly number[];
		/** Days since 1970-01-01, UTC. */
		readonly first_launched_on: readonly number[];
		readonly votes: readonly number[];
		/** The sum over all launches. */
		readonly comments: readonly number[];
		/** The best one of all launches; `null` for a product that was never launched in a week. */
		readonly best_score: readonly (number | null)[];
		/** From 0 to 5; `null` for a product that has no rating. */
		readonly average_rating: readonly (number | null)[];
		readonly reviews_count: readonly number[];
		/** For each launch, the newest first, the numbers of `launchNumbers`. */
		readonly launch_numbers: readonly (readonly number[])[];
	};
}

/** The texts that products share, such as `makers`. */
export type FacetLists = Readonly<
	Record<(typeof facetPlurals)[FacetField], readonly (readonly [slug: string, name: string])[]>
>;

/** The columns that every release has, for readers of a release. */
export const facetColumns: readonly string[] = [
	'categories',
	'pricing_model',
	...facetFields,
	'first_launched_on',
	'votes',
	'comments',
	'best_score',
	'average_rating',
	'reviews_count',
	'launch_numbers',
];

/** The numbers of each launch in a row of `launch_numbers`: the week is an index of `launch_periods`, the position 0 in a week that has no places. */
export const launchNumbers = ['week', 'position', 'votes', 'comments', 'score'] as const;

/** One week with up to three first places: an entry of `/data/winners.json`, newest first. */
export interface WeekWinners {
	readonly slug: string;
	readonly status: 'active' | 'finished';
	/** Whether the week is not over, so that its places can still change. */
	readonly provisional?: true;
	readonly starts_on: string;
	readonly ends_on: string;
	readonly winners: readonly {
		readonly position: number;
		readonly product: string;
		readonly name: string;
		readonly score: number;
		readonly votes: number;
	}[];
}

/** The board's own fields: `/data/own-fields.json`, on boards that have any. */
export interface OwnFieldsFile {
	readonly fields: readonly {
		readonly name: string;
		readonly label: string;
		readonly type: 'text' | 'choice' | 'url' | 'number' | 'date' | 'year';
		readonly unit?: string | undefined;
		/** Whether makers write its text freely. */
		readonly untrusted?: true | undefined;
	}[];
	/** Values by the names of the fields. Rows are the products of `/data/names.json`. */
	readonly columns: Readonly<Record<string, readonly (string | number | null)[]>>;
}

/** For each product of `/data/names.json` the rows of those that resemble it, the most similar first: `/data/similar.json`. */
export type SimilarRows = readonly (readonly number[])[];

export const millisecondsPerDay = 86_400_000;

/** The operations of agents as documents describe them: the entries of `operations` in `/data/operations.json`. */
export interface AgentOperation {
	/** The name of the tool of MCP, and the `operation` of a data part of A2A. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	/** JSON Schema of the arguments of the tool, and of `parameters` of the data part. */
	readonly input: Readonly<Record<string, unknown>>;
	/** A data part that this catalog has facts for. */
	readonly example: { readonly operation: string; readonly parameters: Readonly<Record<string, unknown>> };
}

/**
 * A key that all spellings of a website's address share: host and path in lower case, without `www.`, port, query and a
 * slash at the end. `undefined` for what is no http address.
 */
export function websiteKey(address: string): string | undefined {
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
	if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return undefined;
	return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/(?<!\/)\/+$/, '')}`.toLowerCase();
}
