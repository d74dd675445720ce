/** Products that pass filters or match words. */
import { millisecondsPerDay } from '../contract/data-files.ts';
import { type Found, loadSearch } from '../search/product-search.ts';
import { mondayOf } from '../urls/iso-week.ts';
import { facetFields, facetPlurals } from '../urls/paths.ts';
import type { ProductFilters } from './operations/input.ts';
import type { Problem } from './operations/operation.ts';
import { type ProductOrder, type ProductTable, productTable, rowsInOrder, tableOfWeeks } from './product-table.ts';
import { type Days, resolveDays, resolveWord } from './resolve.ts';
import { type AgentSite, memoize, readVocabulary } from './site.ts';

/** The filters in the words of the catalog. */
export interface Selection {
	/** With `launched_in` it has the launches and numbers of those weeks alone. */
	readonly table: ProductTable;
	/** Slugs in place of names. */
	readonly filters: ProductFilters;
	/** Whether the product of a row is one of them; `undefined` where every product is. */
	readonly includes: RowTest | undefined;
	/** Tests of rows with all filters but one, by the name of that one. */
	readonly without: ReadonlyMap<keyof ProductFilters, RowTest>;
}

type RowTest = (row: number) => boolean;

export async function selectProducts(
	site: AgentSite,
	given: ProductFilters,
): Promise<Selection | { readonly problem: Problem }> {
	const filters = { ...given };
	for (const kind of ['category', 'pricing_model', ...facetFields] as const) {
		if (given[kind] === undefined) continue;
		const word = await resolveWord(site, kind, given[kind]);
		if ('problem' in word) return word;
		filters[kind] = word.slug;
	}
	let table = await productTable(site);
	if (given.launched_in !== undefined) {
		const days = await resolveDays(site, given.launched_in);
		if ('problem' in days) return days;
		filters.launched_in = `${days.from}..${days.to}`;
		table = tableOfWeeks(table, weeksIn(table, days));
	}
	const freeModels = given.free === undefined ? [] : await freeModelsOf(site);
	const includes = testOf(testsOf(table, filters, freeModels));
	const names = Object.keys(filters).filter((name) => filters[name as keyof ProductFilters] !== undefined);
	const whole = await productTable(site);
	const without = (names as (keyof ProductFilters)[]).map((name) => {
		// Without its weeks, launches of all weeks count.
		const of = name === 'launched_in' ? whole : table;
		return [name, testOf(testsOf(of, { ...filters, [name]: undefined }, freeModels)) ?? (() => true)] as const;
	});
	return { table, filters, includes, without: new Map(without) };
}

const testOf = (tests: readonly RowTest[]): RowTest | undefined =>
	tests.length > 0 ? (row) => tests.every((test) => test(row)) : undefined;

/** What would be found without one of the filters. */
export interface Without {
	readonly filter: keyof ProductFilters;
	readonly total_count: number;
	/** Slug of the first product. */
	readonly first: string | undefined;
}

/** @param rows - Those that would be found without any filter, in their order. */
export const withoutEach = ({ without, table }: Selection, rows: readonly number[]): Without[] =>
	Array.from(without, ([filter, includes]) => {
		const left = rows.filter(includes);
		return { filter, total_count: left.length, first: table.slugs[left[0] ?? -1] };
	});

/** The weeks that begin on one of some days. */
function weeksIn({ launch_periods }: ProductTable, { from, to }: Days): ReadonlySet<string> {
	const isIn = (monday: string | undefined) => monday !== undefined && from <= monday && monday <= to;
	return new Set(launch_periods.filter((slug) => isIn(mondayOf(slug))));
}

async function freeModelsOf(site: AgentSite): Promise<readonly string[]> {
	const { pricing_models } = await readVocabulary(site);
	return pricing_models.filter(({ free }) => free).map(({ slug }) => slug);
}

/** A test of rows for each filter that is given. */
function testsOf(table: ProductTable, filters: ProductFilters, freeModels: readonly string[]): RowTest[] {
	const { columns, launches } = table;
	const { category, pricing_model, free, min_rating, launched_since, launched_until } = filters;
	const { launched_at_least = 1 } = filters;
	const modelOf = (row: number) => table.pricing_models[columns.pricing_model[row] ?? -1];
	const categoryIndex = table.categories.indexOf(category ?? '');
	const dayOf = (row: number) => (columns.first_launched_on[row] ?? 0) * millisecondsPerDay;
	const tests: readonly (readonly [filter: keyof ProductFilters, test: RowTest])[] = [
		['category', (row) => columns.categories[row]?.includes(categoryIndex) === true],
		['pricing_model', (row) => modelOf(row) === pricing_model],
		['free', (row) => modelOf(row) !== undefined && freeModels.includes(modelOf(row) ?? '') === free],
		...facetFields.map((field): (typeof tests)[number] => {
			const index = table[facetPlurals[field]].findIndex(([slug]) => slug === filters[field]);
			return [field, (row: number) => columns[field][row] === index];
		}),
		['launched_in', (row) => launches[row]?.length !== 0],
		['launched_at_least', (row) => (launches[row]?.length ?? 0) >= launched_at_least],
		['min_rating', (row) => (columns.average_rating[row] ?? -1) >= (min_rating ?? 0)],
		['launched_since', (row) => dayOf(row) >= Date.parse(launched_since ?? '')],
		['launched_until', (row) => dayOf(row) <= Date.parse(launched_until ?? '')],
	];
	return tests.flatMap(([filter, test]) => (filters[filter] === undefined ? [] : [test]));
}

export interface SearchQuery {
	readonly words: string;
	/** Filters that products must pass, and an order in place of the best match first. */
	readonly selection?: Selection | undefined;
	readonly order?: ProductOrder | undefined;
}

/** Every product that words find. The files of the search are read once for each release. */
export async function findForAgents(site: AgentSite, { words, selection, order }: SearchQuery): Promise<Found> {
	const search = await memoize(site, 'search', () => loadSearch(site.read));
	const limits = selection && {
		accepts: acceptsOf(selection),
		orderOf: order && ranksIn(selection.table, order),
	};
	const found = search.find(words, limits);
	if (!found.needsDescriptions) return found;
	await memoize(site, 'search in descriptions', () => search.loadDescriptions(site.read));
	return search.find(words, limits);
}

const acceptsOf = ({ table, includes }: Selection) =>
	includes && ((slug: string) => includes(table.rows.get(slug) ?? -1));

/** The rank of a product in an order, by its slug. */
function ranksIn(table: ProductTable, order: ProductOrder): (slug: string) => number {
	const ranks = new Map<string | undefined, number>();
	for (const [rank, row] of rowsInOrder(table, order).entries()) ranks.set(table.slugs[row], rank);
	return (slug) => ranks.get(slug) ?? 0;
}
