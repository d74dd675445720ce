/** Decides which terms of a query are worth loading, so that common words in long queries cost no more than rare ones. */
import { queryTerms, type SearchStage } from './find-products.ts';
import type { IndexTerm, SearchTerms } from './search-terms.ts';

/** Where terms stand in products. Only a query whose rarest term is more common than that loads more. */
export const maximumPostings = 3_000;

export interface SearchPlan {
	/** Terms of the query that are loaded, in their order. */
	readonly kept: readonly AskedTerm[];
	/** Numbers of the products that hold all terms, where some terms are too common to be loaded. */
	readonly products?: ReadonlySet<number>;
}

interface AskedTerm {
	readonly term: string;
	readonly prefix: boolean;
	/** Terms of the index that it stands for. */
	readonly found: readonly IndexTerm[];
	readonly postings: number;
}

/**
 * Where all terms have to match, those that are too common to be loaded still have to, but do not score. Where some are
 * enough, they are left out.
 *
 * @param productNumbers - Above all numbers of products.
 * @param accept - Which products are wanted at all.
 * @returns `undefined` when nothing can match.
 */
export function planSearch(
	terms: SearchTerms,
	words: string,
	stage: SearchStage,
	productNumbers: number,
	accept: (product: number) => boolean,
): SearchPlan | undefined {
	const asked = queryTerms(words).map((term, at, all): AskedTerm => {
		const prefix = stage.prefix(term, at, all);
		const found = terms.matching(term, { prefix, fuzzy: stage.fuzzy(term) });
		return { term, prefix, found, postings: found.reduce((sum, { products }) => sum + products.length, 0) };
	});
	const needsAll = stage.combineWith === 'AND';
	const isOfUse = ({ found }: AskedTerm) => found.some(({ products }) => needsAll || products.some(accept));
	const rarestFirst = asked.filter(isOfUse).sort((a, b) => a.postings - b.postings);
	if (rarestFirst.length === 0 || (needsAll && rarestFirst.length < asked.length)) return undefined;
	const common = needsAll ? productsWithAll(rarestFirst, productNumbers).filter(accept) : [];
	if (needsAll && common.length === 0) return undefined;
	let sum = 0;
	const affordable = new Set(
		rarestFirst.filter(({ postings }, at) => {
			sum += postings;
			return at === 0 || sum <= maximumPostings;
		}),
	);
	const kept = asked.filter((term) => affordable.has(term));
	return needsAll && kept.length < asked.length ? { kept, products: new Set(common) } : { kept };
}

/** Goes once through what each term stands in. */
function productsWithAll(asked: readonly AskedTerm[], productNumbers: number): number[] {
	const counts = new Uint8Array(productNumbers);
	let last: number[] = [];
	for (const [at, { found }] of asked.entries()) {
		last = [];
		for (const { products } of found) {
			for (const product of products) {
				if (counts[product] !== at) continue;
				counts[product] = at + 1;
				last.push(product);
			}
		}
	}
	return last;
}
