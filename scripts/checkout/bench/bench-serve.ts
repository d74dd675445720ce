/** Compares our server with one that is nothing but `node:http`. Both have the same files, and one is under load at a time. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultPerPage, perPageBounds } from '../../../src/contract/limits.ts';
import { UserError } from '../../../src/user-error.ts';
import { Random } from '../seed/random.ts';
import { type Bench, type BenchOptions, findTool, median } from './measure.ts';
import { onCore, type RunningServer, startBare, startOurs } from './servers.ts';

/** @throws {UserError} when wrk is not installed. */
export async function benchServe(bench: Bench, { products, rounds, seconds }: BenchOptions): Promise<void> {
	const wrk = findTool('wrk');
	if (!wrk) throw new UserError('Cannot measure without `wrk`. Install the Debian package `wrk`.');
	if (!findTool('taskset')) console.log('`taskset` is not installed, so the server and its load share all processors.');
	const catalog = bench.seed(products.at(-1) ?? 0);
	await bench.build(catalog, ['--full']);
	const servers = [await startOurs(bench, catalog), await startBare(bench, catalog)];
	const slugs = readdirSync(join(catalog.out, 'client/api/products')).map((file) => basename(file, '.json'));
	for (const [name, file] of serveCases(bench.folder, slugs)) {
		const measured = servers.map((server) => ({ server, times: [] as number[] }));
		for (const { server } of measured) await load(bench, wrk, server, file, 1);
		for (let round = 0; round < rounds; round++) {
			// Each round starts with a different server, so that none always follows the other one.
			const inTurn = round % 2 === 0 ? measured : measured.toReversed();
			for (const { server, times } of inTurn) times.push(await load(bench, wrk, server, file, seconds));
		}
		const bare = median(measured.at(-1)?.times ?? []);
		console.log(`\n${name}: microseconds of processors for each`);
		for (const { server, times } of measured) {
			console.log(
				`  ${server.name}: ${median(times).toFixed(1)}, ${(bare / median(times)).toFixed(2)} of the speed of node:http`,
			);
		}
	}
}

/**
 * Puts a server under load: 64 connections, kept alive.
 *
 * @param targets - File with one request target per line.
 * @returns Microseconds of processors for each response.
 * @throws {UserError} when a response is not successful or a connection fails, so that the run doesn't count.
 */
async function load(bench: Bench, wrk: string, { name, port, pid }: RunningServer, targets: string, seconds: number) {
	const script = join(import.meta.dirname, 'load.lua');
	const address = `http://127.0.0.1:${port}`;
	const [command, ...args] = onCore(1, [wrk, '-t1', '-c64', `-d${seconds}s`, '-s', script, address, '--', targets]);
	const before = ticksOf(pid);
	const { output } = await bench.measure(command, args, { cwd: bench.folder });
	const problem = /^ *(?:Non-2xx|Socket errors).*$/m.exec(output);
	if (problem) throw new UserError(`${name} refused or lost requests.${problem[0]}`);
	return ((ticksOf(pid) - before) * 10_000) / Number(/ (\d{1,12}) requests in/.exec(output)?.[1]);
}

/** Hundredths of a second that a process has run (proc_pid_stat(5), user and system). */
const ticksOf = (pid = 0): number =>
	readFileSync(`/proc/${pid}/stat`, 'utf8')
		.split(' ')
		.slice(13, 15)
		.reduce((sum, ticks) => sum + Number(ticks), 0);

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
