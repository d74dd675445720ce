/** Products that have what filters ask for. */
import { millisecondsPerDay } from '../contract/facets.ts';
import type { Vocabulary } from '../drafts/vocabulary.ts';
import { type ProductTable, productTable } from './product-table.ts';
import { resolveWord, type Word, type WordKind } from './resolve-word.ts';
import type { AgentSite } from './site.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface ProductFilters {
	/** Slug or name. */
	readonly category?: string | undefined;
	/** Slug or name. */
	readonly pricing_model?: string | undefined;
	/** Whether its pricing model costs nothing; a product without a model is neither. */
	readonly free?: boolean | undefined;
	/** Slug or name. */
	readonly maker?: string | undefined;
	/** The first day on which it may have been launched first, `YYYY-MM-DD`. */
	readonly launched_since?: string | undefined;
	/** The last such day. */
	readonly launched_until?: string | undefined;
}

/** The filters in the words of the catalog. */
export interface Selection {
	readonly table: ProductTable;
	/** Slugs in place of names. */
	readonly filters: ProductFilters;
	/** Whether the product of a row is one of them; `undefined` where every product is. */
	readonly includes: ((row: number) => boolean) | undefined;
}

/** @returns What is wrong with a filter, in a sentence, when it names what the catalog does not have. */
export async function selectProducts(
	site: AgentSite,
	filters: ProductFilters,
): Promise<Selection | { readonly problem: string }> {
	const { category, pricing_model, free } = filters;
	const needsWords = [category, pricing_model, free].some((filter) => filter !== undefined);
	const [table, vocabulary] = await Promise.all([productTable(site), needsWords ? vocabularyOf(site) : noWords]);
	const words: Readonly<Record<WordKind, () => readonly Word[]>> = {
		category: () => vocabulary.categories,
		pricing_model: () => vocabulary.pricing_models,
		maker: () => makersOf(table),
	};
	const resolved: Partial<Record<WordKind, string>> = {};
	for (const kind of ['category', 'pricing_model', 'maker'] as const) {
		const given = filters[kind];
		if (given === undefined) continue;
		const word = resolveWord(kind, given, words[kind]());
		if ('problem' in word) return word;
		resolved[kind] = word.slug;
	}
	const freeModels = vocabulary.pricing_models.flatMap((own) =>
		own.free ? table.pricing_models.indexOf(own.slug) : [],
	);
	const known = { ...filters, ...resolved };
	const tests = testsOf(table, known, new Set(freeModels));
	const includes = tests.length > 0 ? (row: number) => tests.every((test) => test(row)) : undefined;
	return { table, filters: known, includes };
}

const noWords: Pick<Vocabulary, 'categories' | 'pricing_models'> = { categories: [], pricing_models: [] };

const makersByTable = new WeakMap<ProductTable, readonly Word[]>();

/** One list for each release, since words are found by an index of their list. */
function makersOf(table: ProductTable): readonly Word[] {
	const makers = makersByTable.get(table) ?? table.makers.map(([slug, name]) => ({ slug, name }));
	makersByTable.set(table, makers);
	return makers;
}

function testsOf(table: ProductTable, filters: ProductFilters, freeModels: ReadonlySet<number>) {
	const { categories, pricing_model, maker, first_launched_on } = table.columns;
	const { free, launched_since, launched_until } = filters;
	const tests: ((row: number) => boolean)[] = [];
	if (filters.category !== undefined) {
		const index = table.categories.indexOf(filters.category);
		tests.push((row) => categories[row]?.includes(index) === true);
	}
	if (filters.pricing_model !== undefined) {
		const index = table.pricing_models.indexOf(filters.pricing_model);
		tests.push((row) => pricing_model[row] === index);
	}
	if (free !== undefined) {
		const priceOf = (row: number) => pricing_model[row] ?? -1;
		tests.push((row) => priceOf(row) >= 0 && freeModels.has(priceOf(row)) === free);
	}
	if (filters.maker !== undefined) {
		const index = table.makers.findIndex(([slug]) => slug === filters.maker);
		tests.push((row) => maker[row] === index);
	}
	if (launched_since !== undefined) {
		const day = Date.parse(launched_since) / millisecondsPerDay;
		tests.push((row) => (first_launched_on[row] ?? 0) >= day);
	}
	if (launched_until !== undefined) {
		const day = Date.parse(launched_until) / millisecondsPerDay;
		tests.push((row) => (first_launched_on[row] ?? 0) <= day);
	}
	return tests;
}
