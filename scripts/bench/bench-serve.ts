/** Compares our server with bare node:http and nginx. All have the same files, and one is under load at a time. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '../../src/catalog/load.ts';
import { defaultPerPage, perPageBounds } from '../../src/contract/limits.ts';
import { UserError } from '../../src/user-error.ts';
import { Random } from '../seed/random.ts';
import { benchDate, buildCheckout, seededCheckout } from './checkout.ts';
import {
	type BenchDirectory,
	type BenchOptions,
	measure,
	median,
	medianRatio,
	milliseconds,
	ratio,
	requireTool,
	spread,
	table,
	whole,
} from './measure.ts';
import { startBare, startNginx, startOurs } from './servers.ts';

/** @throws {UserError} when wrk or nginx is not installed. */
export async function benchServe(
	directory: BenchDirectory,
	{ products: sizes, rounds, seconds }: BenchOptions,
): Promise<void> {
	const [wrk, nginx] = [requireTool('wrk'), requireTool('nginx')];
	const checkout = seededCheckout(directory, sizes.at(-1) ?? 0);
	await buildCheckout(directory, checkout);
	const servers = [
		await startBare(directory, checkout),
		await startOurs(directory, checkout),
		await startNginx(directory, nginx, checkout),
	];
	const { products } = loadCatalog({ contentDir: checkout.content, date: benchDate });
	const slugs = products.map(({ slug }) => slug);
	for (const [name, file] of serveCases(directory.folder, slugs)) {
		const measured = servers.map((server) => ({ server, loads: [] as Load[] }));
		for (const { server } of measured) await load(directory, wrk, server, file, 1);
		for (let round = 0; round < rounds; round++) {
			// Each round starts with a different server, so that none always follows the same one.
			const first = round % measured.length;
			for (const { server, loads } of [...measured.slice(first), ...measured.slice(0, first)]) {
				loads.push(await load(directory, wrk, server, file, seconds));
			}
		}
		const bare = rates(measured[0]?.loads);
		const rows = measured.map(({ server, loads }) => [
			server.name,
			...spread(rates(loads), whole),
			ratio(medianRatio(rates(loads), bare)),
			milliseconds(median(loads.map(({ p50 }) => p50))),
			milliseconds(median(loads.map(({ p99 }) => p99))),
		]);
		console.log(`\n${table([name, 'requests/s', 'min', 'max', '÷ bare', 'p50', 'p99'], rows)}`);
	}
}

const rates = (loads: readonly Load[] = []): number[] => loads.map(({ requestsPerSecond }) => requestsPerSecond);

interface Load {
	readonly requestsPerSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	/** Milliseconds. */
	readonly p99: number;
}

/**
 * Puts a server under load: 64 connections, kept alive.
 *
 * @param targets - File with one request target per line.
 * @throws {UserError} when a response is not successful or a connection fails, so that the run doesn't count.
 */
async function load(
	directory: BenchDirectory,
	wrk: string,
	{ name, port }: { readonly name: string; readonly port: number },
	targets: string,
	seconds: number,
): Promise<Load> {
	const script = join(import.meta.dirname, 'load.lua');
	const args = ['-t2', '-c64', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`, '--', targets];
	const { output } = await measure(directory, wrk, args, { cwd: directory.folder });
	const summary: Readonly<Record<string, number>> = JSON.parse(output.trim().split('\n').at(-1) ?? '');
	const { requests = 0, microseconds = 0, p50 = 0, p99 = 0, bad } = summary;
	if (bad !== 0) throw new UserError(`${name} refused or lost ${bad} of ${requests} requests.`);
	return { requestsPerSecond: requests / (microseconds / 1_000_000), p50: p50 / 1_000, p99: p99 / 1_000 };
}

/**
 * @param folder - For files with one target per line.
 * @param slugs - Of every product.
 * @returns The files, by what they request.
 */
function serveCases(folder: string, slugs: readonly string[]): ReadonlyMap<string, string> {
	const random = new Random(1);
	const shuffled = random.sample(slugs, Math.min(slugs.length, 5_000));
	const page = (size: number): string =>
		`/api/products?page=${random.integer(1, Math.ceil(slugs.length / size))}&per_page=${size}`;
	const cases: readonly (readonly [string, readonly string[]])[] = [
		[`${shuffled.length} products`, shuffled.map((slug) => `/api/products/${slug}`)],
		['any page as built', random.list(20_000, () => page(defaultPerPage))],
		[
			'any page, any size',
			random.list(20_000, () => page(random.integer(perPageBounds.minimum, perPageBounds.maximum))),
		],
		['HTML pages', shuffled.map((slug) => `/products/${slug}`)],
	];
	return new Map(
		cases.map(([name, targets], index) => {
			const file = join(folder, `targets-${index}.txt`);
			writeFileSync(file, `${targets.join('\n')}\n`);
			return [name, file];
		}),
	);
}
