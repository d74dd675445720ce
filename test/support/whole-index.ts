/** The search in one whole index by MiniSearch: what the search in the published files has to find. */
import MiniSearch from 'minisearch';
import type { Catalog, Product } from '../../src/catalog/catalog.ts';
import { askedTerms, type Exactness, queryTerms, stages } from '../../src/search/stages.ts';
import { nameKey, termsOf } from '../../src/search/terms.ts';

interface Hit {
	readonly id: string;
	readonly score: number;
	readonly match: Readonly<Record<string, readonly string[]>>;
}

interface FoundInWhole {
	/** Slugs with scores, best first, equals in name order. */
	readonly hits: readonly (readonly [slug: string, score: number])[];
	readonly exactness: Exactness;
}

const options = {
	idField: 'slug',
	fields: ['name', 'tagline', 'categories', 'maker'],
	searchOptions: { boost: { name: 5, categories: 2 } },
	tokenize: termsOf,
	processTerm: (term: string): string => term,
};

/** @param category - Of all products that are found. */
export type FindInWhole = (query: string, category?: string) => FoundInWhole;

export function wholeIndex({ products, categories }: Pick<Catalog, 'products' | 'categories'>): FindInWhole {
	const names = new Map(categories.map(({ slug, name }) => [slug, name]));
	const index = new MiniSearch<Product>({
		...options,
		stringifyField: (value: string | readonly string[]) =>
			typeof value === 'string' ? value : value.map((slug) => `${slug} ${names.get(slug)}`).join(' '),
	});
	index.addAll(products);
	const written = index.toJSON();
	// Scores are sums in the order of terms: in that of the alphabet every part of the index adds up alike.
	const inOrder = { ...written, index: written.index.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
	const loaded = MiniSearch.loadJS<Product>(inOrder, options);
	const known = new Map(products.map((product, rank) => [product.slug, { product, rank }]));
	return (query, category) => {
		for (const stage of stages) {
			const asked = new Map(askedTerms(query, stage).map((own) => [own.term, own]));
			const hits = loaded.search(query, {
				combineWith: stage.needsAll ? 'AND' : 'OR',
				tokenize: queryTerms,
				prefix: (term) => asked.get(term)?.prefix ?? false,
				fuzzy: (term) => asked.get(term)?.distance || false,
				maxFuzzy: 2,
				filter: ({ id }) => !category || (known.get(id)?.product.categories.includes(category) ?? false),
			}) as unknown as Hit[];
			if (hits.length === 0) continue;
			const wanted = nameKey(query);
			const rows = hits.map(({ id, score, match }) => {
				const { product, rank = 0 } = known.get(id) ?? {};
				const { name = '' } = product ?? {};
				const inName = Object.values(match).some((fields) => fields.includes('name'));
				const key = nameKey(name);
				const order = !inName ? 3 : name === query ? 0 : key === wanted ? 1 : key.startsWith(wanted) ? 2 : 3;
				return { id, score, rank, order };
			});
			rows.sort((a, b) => a.order - b.order || b.score - a.score || a.rank - b.rank);
			return { hits: rows.map(({ id, score }) => [id, score]), exactness: stage.exactness };
		}
		return { hits: [], exactness: 'all_words' };
	};
}
