/** Our server beside bare node:http and nginx, all with the same files, one under load at a time. */
import { loadCatalog } from '../../src/catalog/load.ts';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { benchDate, buildCheckout, type Checkout, copyCheckout, seededCheckout } from './checkout.ts';
import { familyMemoryOf } from './memory.ts';
import { checkResponses } from './probe.ts';
import { processorSecondsOf } from './processor-time.ts';
import { requireTool } from './require-tool.ts';
import { type ServeCase, serveCases } from './serve-cases.ts';
import { ratioTable, type ServeLoad } from './serve-ratios.ts';
import { type RunningServer, startBare, startNginx, startOurs } from './servers.ts';
import { mebibytes, median, medianRatio, milliseconds, ratio, spread, whole } from './statistics.ts';
import { table } from './table.ts';
import { type Load, load } from './wrk.ts';

/** @throws {SettingsError} when wrk or nginx is not installed. */
export async function benchServe(
	directory: BenchDirectory,
	{ products: [count = 0], rounds, seconds }: BenchOptions,
): Promise<void> {
	const wrk = requireTool('wrk');
	const nginx = requireTool('nginx');
	const shipped = copyCheckout(directory, 'checkout');
	const seeded = seededCheckout(directory, count);
	console.log(`Building the shipped catalog and one of ${count} products.`);
	for (const checkout of [shipped, seeded]) await buildCheckout(directory, checkout, { extras: 'none' });
	const starts = await readyTimes(directory, rounds, [
		['the shipped catalog', shipped],
		[`${count} products`, seeded],
	]);
	const bare = await startBare(directory, seeded);
	const ours = await startOurs(directory, seeded);
	const workers = await startOurs(directory, seeded, { WEB_CONCURRENCY: '2' }, 'our server, 2 workers');
	const servers = [
		ours,
		workers,
		bare,
		await startNginx(directory, nginx, seeded, 1),
		await startNginx(directory, nginx, seeded, 2),
	];
	const { products } = loadCatalog({ contentDir: seeded.content, date: benchDate });
	const runs = serveCases(
		directory.folder,
		products.map(({ slug }) => slug),
	).map((own) => ({ ...own, results: results(servers) }));
	for (const { name, port } of servers) {
		for (const { targets, file } of runs) {
			await checkResponses(name, port, targets);
			await load(directory, wrk, port, file, 1);
		}
	}
	for (let round = 1; round <= rounds; round++) {
		for (const { name, file, results } of runs) {
			// Each round begins with another server, so that none always follows the same one.
			for (const server of [...servers.slice(round % servers.length), ...servers.slice(0, round % servers.length)]) {
				const before = processorSecondsOf(server.child.pid);
				const done = await load(directory, wrk, server.port, file, seconds);
				const processor = (1_000_000 * (processorSecondsOf(server.child.pid) - before)) / done.requests;
				results.get(server)?.push({ ...done, processor });
			}
			console.log(`Round ${round}, ${name}.`);
		}
	}
	for (const run of runs) console.log(`\n${loadTable(run, run.results, bare)}`);
	console.log(`\n${ratioTable(runs, { ours, workers, bare })}`);
	console.log(`\n${table(['first response after', 'median', 'min', 'max'], starts)}`);
	console.log(`\n${table(['memory after the load', 'resident', 'highest'], servers.map(memoryRow))}`);
}

type Results = ReadonlyMap<RunningServer, ServeLoad[]>;

const results = (servers: readonly RunningServer[]): Results => new Map(servers.map((server) => [server, []]));

async function readyTimes(
	directory: BenchDirectory,
	rounds: number,
	checkouts: readonly (readonly [name: string, checkout: Checkout])[],
): Promise<string[][]> {
	const times = checkouts.map(([name, checkout]) => ({ name, checkout, values: [] as number[] }));
	for (let round = 1; round <= rounds; round++) {
		for (const { checkout, values } of times) {
			const server = await startOurs(directory, checkout);
			values.push(server.ready);
			await directory.end(server.child);
		}
	}
	return times.map(({ name, values }) => [`our server, ${name}`, ...spread(values, milliseconds)]);
}

function loadTable({ name }: ServeCase, results: Results, bare: RunningServer): string {
	const rate = (loads: readonly Load[] = []) => loads.map(({ requestsPerSecond }) => requestsPerSecond);
	const processor = (loads: readonly ServeLoad[] = []) => loads.map(({ processor }) => processor);
	const rows = [...results].map(([server, loads]) => {
		const bad = loads.reduce((sum, load) => sum + load.bad, 0);
		if (bad > 0) return [server.name, 'void:', whole(bad), 'responses', 'not 200'];
		const latency = (of: (load: Load) => number) => milliseconds(median(loads.map(of)));
		return [
			server.name,
			...spread(rate(loads), whole),
			ratio(medianRatio(rate(loads), rate(results.get(bare)))),
			latency(({ p50 }) => p50),
			latency(({ p99 }) => p99),
			median(loads.map(({ processor }) => processor)).toFixed(1),
			ratio(medianRatio(processor(results.get(bare)), processor(loads))),
		];
	});
	return table([name, 'requests/s', 'min', 'max', '÷ bare', 'p50', 'p99', 'µs of processor', 'bare ÷'], rows);
}

function memoryRow({ name, child }: RunningServer): string[] {
	const { resident, highest } = familyMemoryOf(child.pid);
	return [name, mebibytes(resident), mebibytes(highest)];
}
