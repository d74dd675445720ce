/** The table that all products are filtered and sorted by, from published files that are read once for each release. */
import {
	type Facets,
	facetColumns,
	launchNumbers,
	millisecondsPerDay,
	type OwnFieldsFile,
	type SimilarRows,
	type WeekWinners,
} from '../contract/data-files.ts';
import { facetsFile, ownFieldsFile, similarFile, winnersFile } from '../urls/paths.ts';
import { type AgentSite, memoize, readKept, readNames } from './site.ts';

/** Rows are products in name order. */
export interface ProductTable extends Omit<Facets, 'discussions'> {
	/** Addresses of the pages where readers discuss launches of open weeks, by product. */
	readonly discussions: ReadonlyMap<string, string>;
	readonly slugs: readonly string[];
	/** Rows by slug. */
	readonly rows: ReadonlyMap<string, number>;
	/** The weeks in which each product was launched, newest first. */
	readonly launches: readonly (readonly WeekPlace[])[];
}

/** A place of a product in a week. */
export interface WeekPlace {
	readonly launch_period: string;
	/** `null` in a week without votes. */
	readonly position: number | null;
	/** Whether the week is not over, so that the place can still change. */
	readonly provisional?: true;
	readonly votes: number;
	readonly comments: number;
	readonly score: number;
}

export const productOrders = [
	'name',
	'votes',
	'comments',
	'rating',
	'best_score',
	'best_place',
	'wins',
	'newest',
] as const;
export type ProductOrder = (typeof productOrders)[number];

export function productTable(site: AgentSite): Promise<ProductTable> {
	return memoize(site, 'products', async () => {
		const [facets, names] = await Promise.all([readKept<Facets>(site, facetsFile), readNames(site)]);
		checkColumns(facetsFile, facets.columns, facetColumns, names.length);
		const slugs = names.map(([slug]) => slug);
		const rows = new Map(slugs.map((slug, row) => [slug, row]));
		const launches = facets.columns.launch_numbers.map((numbers) => placesIn(numbers, facets));
		const discussions = new Map(Object.entries(facets.discussions ?? {}));
		return { ...facets, discussions, slugs, rows, launches };
	});
}

export const weekWinners = (site: AgentSite): Promise<readonly WeekWinners[]> => readKept(site, winnersFile);

/** Slugs of products that resemble one, the most similar first. */
export async function similarSlugs(site: AgentSite, slug: string): Promise<readonly string[]> {
	const [{ rows, slugs }, similar] = await Promise.all([productTable(site), readKept<SimilarRows>(site, similarFile)]);
	return (similar[rows.get(slug) ?? -1] ?? []).flatMap((row) => slugs[row] ?? []);
}

/** A value of one of the board's own fields. */
export type OwnValue = OwnFieldsFile['fields'][number] & { readonly value: string | number };

/** @returns A function for the values of a product, by its slug. A board without such fields has no file to read. */
export async function ownValuesIn(site: AgentSite): Promise<(slug: string) => readonly OwnValue[]> {
	const { own_fields, rows } = await productTable(site);
	if (!own_fields) return () => [];
	const { fields, columns } = await readKept<OwnFieldsFile>(site, ownFieldsFile);
	const names = Array.isArray(fields) ? fields.map(({ name }) => name) : ['fields'];
	checkColumns(ownFieldsFile, columns, names, rows.size);
	return (slug) =>
		fields.flatMap((field) => {
			const value = columns[field.name]?.[rows.get(slug) ?? -1];
			return value === null || value === undefined ? [] : [{ ...field, value }];
		});
}

/** Values by the names of their fields, as a member of data; none where there are none. */
export const ownData = (values: readonly OwnValue[]) =>
	values.length > 0 && { own: Object.fromEntries(values.map(({ name, value }) => [name, value])) };

const { length: width } = launchNumbers;

function placesIn(numbers: readonly number[], { launch_periods, active_periods }: Facets): WeekPlace[] {
	return Array.from({ length: numbers.length / width }, (_, index) => {
		const [week = -1, position = 0, votes = 0, comments = 0, score = 0] = numbers.slice(width * index);
		const place = { launch_period: launch_periods[week] ?? '', position: position || null, votes, comments, score };
		return week < active_periods ? { ...place, provisional: true } : place;
	});
}

/** The table with the launches of some weeks alone, and their numbers. @param weeks - Their slugs. */
export function tableOfWeeks(table: ProductTable, weeks: ReadonlySet<string>): ProductTable {
	const launches = table.launches.map((own) => own.filter(({ launch_period }) => weeks.has(launch_period)));
	const sums = (name: 'votes' | 'comments') =>
		launches.map((own) => own.reduce((sum, { [name]: count }) => sum + count, 0));
	const best_score = launches.map((own) => (own.length > 0 ? Math.max(...own.map(({ score }) => score)) : null));
	return {
		...table,
		launches,
		columns: { ...table.columns, best_score, votes: sums('votes'), comments: sums('comments') },
	};
}

/** The best place of a product, of equal ones a final one; `undefined` for one that has none. */
function bestPlace({ launches }: ProductTable, row: number): WeekPlace | undefined {
	const ranked = (launches[row] ?? []).filter(({ position }) => position !== null);
	// Only the newest one can be provisional.
	return ranked.reverse().sort((a, b) => Number(a.position) - Number(b.position))[0];
}

/** In how many weeks that are over a product was first. */
const winsOf = ({ launches }: ProductTable, row: number): number =>
	(launches[row] ?? []).filter(({ position, provisional }) => position === 1 && !provisional).length;

/** The numbers of a product that the table has. */
export function numbersOf(table: ProductTable, row: number) {
	const { votes, comments, best_score, average_rating, reviews_count, first_launched_on } = table.columns;
	const best = bestPlace(table, row);
	const score = best_score[row] ?? null;
	const rating = average_rating[row] ?? null;
	return {
		votes: votes[row] ?? 0,
		...(score === null && { in_no_week: true }),
		wins: winsOf(table, row),
		first_launched_on: new Date((first_launched_on[row] ?? 0) * millisecondsPerDay).toISOString().slice(0, 10),
		...(best?.position && { best_place: best.position }),
		...(best?.provisional && { best_place_provisional: true }),
		comments: comments[row] ?? 0,
		...(score !== null && { best_score: score }),
		...(rating === null && { no_rating: true }),
		...(rating !== null && { average_rating: rating, reviews_count: reviews_count[row] ?? 0 }),
	};
}

/** All rows in an order; equal ones stay in name order. */
export function rowsInOrder(table: ProductTable, order: ProductOrder): Uint32Array {
	const rows = Uint32Array.from(table.slugs.keys());
	if (order === 'name') return rows;
	const { votes, comments, best_score, average_rating, reviews_count, first_launched_on } = table.columns;
	/** Scores can be negative. */
	const scoreOf = (row: number): number => best_score[row] ?? -Number.MAX_VALUE;
	const places = order === 'best_place' ? table.slugs.map((_, row) => bestPlace(table, row)?.position ?? unranked) : [];
	const wins = order === 'wins' ? table.slugs.map((_, row) => winsOf(table, row)) : [];
	const compare: Readonly<Record<typeof order, (a: number, b: number) => number>> = {
		votes: (a, b) => (votes[b] ?? 0) - (votes[a] ?? 0),
		comments: (a, b) => (comments[b] ?? 0) - (comments[a] ?? 0),
		rating: (a, b) =>
			(average_rating[b] ?? -1) - (average_rating[a] ?? -1) || (reviews_count[b] ?? 0) - (reviews_count[a] ?? 0),
		best_score: (a, b) => scoreOf(b) - scoreOf(a),
		newest: (a, b) => (first_launched_on[b] ?? 0) - (first_launched_on[a] ?? 0),
		wins: (a, b) => (wins[b] ?? 0) - (wins[a] ?? 0) || (votes[b] ?? 0) - (votes[a] ?? 0),
		best_place: (a, b) => (places[a] ?? 0) - (places[b] ?? 0) || (votes[b] ?? 0) - (votes[a] ?? 0),
	};
	return rows.sort((a, b) => compare[order](a, b) || a - b);
}

const unranked = Number.MAX_SAFE_INTEGER;

/** @throws {Error} that tells the operator what to do, when a column is missing or has another number of rows. */
function checkColumns(file: string, columns: object | undefined, names: readonly string[], rows: number): void {
	const known = new Map<string, readonly unknown[]>(Object.entries(columns ?? {}));
	const lacking = names.filter((name) => known.get(name)?.length !== rows);
	if (lacking.length === 0) return;
	throw new Error(
		`\`${file}\` lacks what this server reads: ${lacking.join(', ')}. Another version built this release. Build the catalog.`,
	);
}
