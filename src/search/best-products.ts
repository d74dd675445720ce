/** What a beginning finds that stands for so many terms that the index holds its best products ready. */
import type { BestFile, SearchHead } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { hitsOf, type Rows, readRows, type SearchHit } from './rank-products.ts';
import { queryTerms } from './stages.ts';
import { joinedKey, nameKey } from './terms.ts';

/** @returns `undefined` when the query is no such beginning, or asks for more than is held ready. */
export async function bestProducts(
	reader: IndexReader,
	head: SearchHead,
	query: string,
	{ first, count }: { readonly first: number; readonly count: number },
): Promise<{ readonly hits: readonly SearchHit[]; readonly total: number } | undefined> {
	const name = head.best.find(([beginning]) => beginning === joinedKey(query))?.[1];
	const [term, ...others] = queryTerms(query);
	if (name === undefined || term !== nameKey(query) || others.length > 0) return undefined;
	const best = await reader.file<BestFile>(name);
	const known = best.named.length + best.others.length;
	if (known < Math.min(first + count, best.total)) return undefined;
	const rows: Rows = new Map();
	const numbersOf = (scored: BestFile['named']) => scored.map(([product]) => product);
	await readRows(reader, head, numbersOf(best.named), rows);
	const isVeryName = ([product]: BestFile['named'][number]) => rows.get(product)?.row[2] === query;
	const named = [...best.named.filter(isVeryName), ...best.named.filter((one) => !isVeryName(one))];
	const shown = [...named, ...best.others].slice(first, first + count);
	await readRows(reader, head, numbersOf(shown), rows);
	const hits = shown.flatMap(([product, score]) => hitsOf(rows, product, score));
	return { hits, total: best.total };
}
