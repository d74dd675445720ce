/** Products that pass filters or match words. */
import { millisecondsPerDay } from '../contract/data-files.ts';
import { type OtherProduct, otherProductsOf } from '../drafts/find-duplicates.ts';
import { mondayOf } from '../routes/iso-week.ts';
import { facetFields, facetPlurals } from '../routes/paths.ts';
import { type Found, loadSearch } from '../search/product-search.ts';
import type { ProductFilters } from './operations/input.ts';
import type { Problem } from './operations/operation.ts';
import { type ProductOrder, type ProductTable, productTable, rowsInOrder, tableOfWeeks } from './product-table.ts';
import { resolveDays, resolveWord } from './resolve.ts';
import { type AgentSite, memoize, readMoved, readNames, readWebsites, vocabularyOf } from './site.ts';

/** The filters in the words of the catalog. */
export interface Selection {
	/** With `launched_in` it has the launches and numbers of those weeks alone. */
	readonly table: ProductTable;
	/** Slugs in place of names. */
	readonly filters: ProductFilters;
	/** Whether the product of a row is one of them; `undefined` where every product is. */
	readonly includes: ((row: number) => boolean) | undefined;
}

export async function selectProducts(
	site: AgentSite,
	filters: ProductFilters,
): Promise<Selection | { readonly problem: Problem }> {
	const resolved: Record<string, string> = {};
	for (const kind of ['category', 'pricing_model', ...facetFields] as const) {
		const given = filters[kind];
		if (given === undefined) continue;
		const word = await resolveWord(site, kind, given);
		if ('problem' in word) return word;
		resolved[kind] = word.slug;
	}
	const days = filters.launched_in === undefined ? undefined : await resolveDays(site, filters.launched_in);
	if (days && 'problem' in days) return days;
	const whole = await productTable(site);
	const models = filters.free === undefined ? [] : (await vocabularyOf(site)).pricing_models;
	const freeModels = new Set(models.flatMap(({ slug, free }) => (free ? whole.pricing_models.indexOf(slug) : [])));
	const known = { ...filters, ...resolved, ...(days && { launched_in: `${days.from}..${days.to}` }) };
	const weeks = whole.launch_periods.filter((slug) => {
		const monday = mondayOf(slug) ?? '';
		return days && days.from <= monday && monday <= days.to;
	});
	const table = days ? tableOfWeeks(whole, new Set(weeks)) : whole;
	const tests = testsOf(table, known, freeModels);
	const includes = tests.length > 0 ? (row: number) => tests.every((test) => test(row)) : undefined;
	return { table, filters: known, includes };
}

function testsOf(table: ProductTable, filters: ProductFilters, freeModels: ReadonlySet<number>) {
	const { categories, pricing_model, first_launched_on, average_rating } = table.columns;
	const { free, launched_in, launched_since, launched_until, min_rating } = filters;
	const { launched_at_least = launched_in === undefined ? undefined : 1 } = filters;
	const category = table.categories.indexOf(filters.category ?? '');
	const model = table.pricing_models.indexOf(filters.pricing_model ?? '');
	const dayOf = (date = ''): number => Date.parse(date) / millisecondsPerDay;
	const [since, until] = [dayOf(launched_since), dayOf(launched_until)];
	const priceOf = (row: number) => pricing_model[row] ?? -1;
	const firstOf = (row: number) => first_launched_on[row] ?? 0;
	const tests: readonly (((row: number) => boolean) | false)[] = [
		filters.category !== undefined && ((row) => categories[row]?.includes(category) === true),
		filters.pricing_model !== undefined && ((row) => pricing_model[row] === model),
		free !== undefined && ((row) => priceOf(row) >= 0 && freeModels.has(priceOf(row)) === free),
		...facetFields.map((field) => {
			const index = table[facetPlurals[field]].findIndex(([slug]) => slug === filters[field]);
			return filters[field] !== undefined && ((row: number) => table.columns[field][row] === index);
		}),
		launched_at_least !== undefined && ((row) => (table.launches[row]?.length ?? 0) >= launched_at_least),
		min_rating !== undefined && ((row) => (average_rating[row] ?? -1) >= min_rating),
		launched_since !== undefined && ((row) => firstOf(row) >= since),
		launched_until !== undefined && ((row) => firstOf(row) <= until),
	];
	return tests.filter((test) => test !== false);
}

export interface SearchQuery {
	readonly words: string;
	/** Filters that products must pass, and an order in place of the best match first. */
	readonly selection?: Selection | undefined;
	readonly order?: ProductOrder | undefined;
}

/** Every product that words find. The index is read once for each release. */
export async function findForAgents(site: AgentSite, { words, selection, order }: SearchQuery): Promise<Found> {
	const search = await memoize(site, 'search', () => loadSearch(site.read));
	if (!selection) return search.find(words);
	const { table, includes } = selection;
	const ranks = order && new Map(Array.from(rowsInOrder(table, order), (row, rank) => [table.slugs[row], rank]));
	return search.find(words, {
		accepts: includes && ((slug) => includes(table.rows.get(slug) ?? -1)),
		orderOf: ranks && ((slug) => ranks.get(slug) ?? 0),
	});
}

/** Slug, name and website of every product. */
export function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return memoize(site, 'other-products', async () => {
		const [names, websites, moved] = await Promise.all([readNames(site), readWebsites(site), readMoved(site)]);
		return otherProductsOf({ names, websites, moved });
	});
}
