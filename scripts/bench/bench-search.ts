/** How often a search shows what a reader wants among the first: two sets of queries, over what a build publishes. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IndexCache } from '../../src/search/index-cache.ts';
import { IndexReader } from '../../src/search/index-reader.ts';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { buildCheckout, copyCheckout } from './checkout.ts';
import { type Measured, measureQueries, ratesOf } from './search/measure-queries.ts';
import { readQueries } from './search/read-queries.ts';
import { table } from './table.ts';

export async function benchSearch(directory: BenchDirectory, { content, queries }: BenchOptions): Promise<void> {
	const checkout = copyCheckout(directory, 'checkout', content === undefined ? undefined : resolve(content));
	await buildCheckout(directory, checkout, { extras: 'search' });
	const read = async (path: string) => {
		const file = join(checkout.out, 'client', path);
		return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
	};
	const reader = new IndexReader(read, new IndexCache(Number.POSITIVE_INFINITY));
	const file = queries ?? join(import.meta.dirname, 'search/queries-shipped.tsv');
	const measured = await measureQueries(reader, readQueries(file));
	const parts: [string, Measured[]][] = [
		['all queries', measured],
		['looked at while tuning', measured.filter(({ isHeldOut }) => !isHeldOut)],
		['held out', measured.filter(({ isHeldOut }) => isHeldOut)],
		...Map.groupBy(measured, ({ kind }) => kind),
	];
	console.log(table(['', 'queries', 'hit@1', 'hit@3', 'hit@10', 'MRR'], parts.map(rowOf)));
	console.log('\nNot among the first three:');
	for (const { kind, query, place, first } of measured) {
		if (place !== undefined && place <= 3) continue;
		console.log(`${query} (${kind}): ${place ?? 'none'}; first ${first.slice(0, 3).join(', ') || 'nothing'}`);
	}
}

function rowOf([name, measured]: [string, readonly Measured[]]): string[] {
	const { count, hits, reciprocalRank } = ratesOf(measured);
	return [name, `${count}`, ...hits.map((share) => `${(100 * share).toFixed(0)} %`), reciprocalRank.toFixed(3)];
}
