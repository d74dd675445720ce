/** How much processor time a request costs at the edge, in Deno, the runtime of Netlify's. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadCatalog } from '../../src/catalog/load.ts';
import { packagedTool } from '../packaged-tool.ts';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { benchDate, buildCheckout, seededCheckout } from './checkout.ts';
import { serveCases } from './serve-cases.ts';
import { table } from './table.ts';

const requests = 20_000;

/** @throws {SettingsError} when deno is not installed. */
export async function benchEdge(directory: BenchDirectory, { products: [count = 0] }: BenchOptions): Promise<void> {
	const deno = packagedTool('deno');
	const checkout = seededCheckout(directory, count);
	await buildCheckout(directory, checkout, { extras: 'none' });
	const { products } = loadCatalog({ contentDir: checkout.content, date: benchDate });
	const slugs = products.map(({ slug }) => slug);
	const cases = serveCases(directory.folder, slugs).filter(({ targets }) => targets[0]?.startsWith('/api/'));
	const rows = cases.flatMap(({ name, file }) => {
		const script = join(import.meta.dirname, 'edge.deno.mjs');
		const folder = join(checkout.out, 'client');
		const args = ['run', '--no-config', '--allow-read', '--allow-env', script, folder, file, String(requests)];
		const times = JSON.parse(execFileSync(deno, args, { encoding: 'utf8', maxBuffer: 64 << 20 })) as [number, number][];
		return [0, 1].map((end) => {
			const sorted = times.map((time) => 1_000 * (time[end] ?? Number.NaN)).sort((a, b) => a - b);
			const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)} µs`;
			return [`${name}, ${end === 0 ? 'until the Response' : 'until its body is read'}`, at(0.5), at(0.99)];
		});
	});
	console.log(`\n${table([`one request at the edge, ${count} products`, 'median', 'p99'], rows)}`);
}
