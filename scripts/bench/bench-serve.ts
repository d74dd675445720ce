/** Compares our server with nginx. Both have the same files, and one is under load at a time. */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultPerPage, perPageBounds } from '../../src/contract/limits.ts';
import { UserError } from '../../src/user-error.ts';
import { Random } from '../seed/random.ts';
import { type Bench, type BenchOptions, median, spread } from './measure.ts';
import { type RunningServer, requireTool, startNginx, startOurs } from './servers.ts';

/** @throws {UserError} when wrk or nginx is not installed. */
export async function benchServe(bench: Bench, { products, rounds, seconds }: BenchOptions): Promise<void> {
	const [wrk, nginx] = [requireTool('wrk'), requireTool('nginx')];
	const catalog = bench.seed(products.at(-1) ?? 0);
	await bench.build(catalog, ['--full']);
	const servers = [await startOurs(bench, catalog), await startNginx(bench, nginx, catalog)];
	const slugs = readdirSync(join(catalog.out, 'client/api/products')).map((file) => basename(file, '.json'));
	for (const [name, file] of serveCases(bench.folder, slugs)) {
		const measured = servers.map((server) => ({ server, loads: [] as Load[] }));
		for (const { server } of measured) await load(bench, wrk, server, file, 1);
		for (let round = 0; round < rounds; round++) {
			// Each round starts with a different server, so that none always follows the other one.
			const inTurn = round % 2 === 0 ? measured : measured.toReversed();
			for (const { server, loads } of inTurn) loads.push(await load(bench, wrk, server, file, seconds));
		}
		console.log(`\n${name}: requests a second, and milliseconds to a response`);
		console.table(Object.fromEntries(measured.map(({ server, loads }) => [server.name, row(loads)])));
	}
}

const row = (loads: readonly Load[]) => ({
	...spread(
		loads.map(({ requestsPerSecond }) => requestsPerSecond),
		0,
	),
	p50: median(loads.map(({ p50 }) => p50)),
	p99: median(loads.map(({ p99 }) => p99)),
});

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
	bench: Bench,
	wrk: string,
	{ name, port }: RunningServer,
	targets: string,
	seconds: number,
): Promise<Load> {
	const script = join(import.meta.dirname, 'load.lua');
	const args = ['-t2', '-c64', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`, '--', targets];
	const { output } = await bench.measure(wrk, args, { cwd: bench.folder });
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
