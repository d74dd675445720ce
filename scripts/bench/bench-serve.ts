/** Our server beside bare node:http and nginx, all with the same files, one under load at a time. */
import { loadCatalog } from '../../src/catalog/load.ts';
import type { BenchOrder } from './arguments.ts';
import { benchDate, buildCheckout, type Checkout, copyCheckout, seededCheckout } from './checkout.ts';
import { familyMemoryOf } from './memory.ts';
import { checkAnswers } from './probe.ts';
import { requireTool } from './require-tool.ts';
import { type ServeCase, serveCases } from './serve-cases.ts';
import { type RunningServer, startBare, startNginx, startOurs } from './servers.ts';
import { mebibytes, median, medianRatio, milliseconds, ratio, spread, whole } from './statistics.ts';
import { table } from './table.ts';
import type { Workshop } from './workshop.ts';
import { type Load, load } from './wrk.ts';

/** @throws {SettingsError} when wrk or nginx is not installed. */
export async function benchServe(
	workshop: Workshop,
	{ products: [count = 0], rounds, seconds }: BenchOrder,
): Promise<void> {
	const wrk = requireTool('wrk');
	const nginx = requireTool('nginx');
	const shipped = copyCheckout(workshop, 'checkout');
	const seeded = seededCheckout(workshop, count);
	console.log(`Building the shipped catalog and one of ${count} products.`);
	for (const checkout of [shipped, seeded]) await buildCheckout(workshop, checkout, { extras: 'none' });
	const starts = await readyTimes(workshop, rounds, [
		['the shipped catalog', shipped],
		[`${count} products`, seeded],
	]);
	const bare = await startBare(workshop, seeded);
	const ours = await startOurs(workshop, seeded);
	const servers = [
		ours,
		bare,
		await startNginx(workshop, nginx, seeded, 1),
		await startNginx(workshop, nginx, seeded, 2),
	];
	const { products } = loadCatalog({ contentDir: seeded.content, date: benchDate });
	const runs = serveCases(
		workshop.folder,
		products.map(({ slug }) => slug),
	).map((own) => ({ ...own, results: results(servers) }));
	for (const { name, port } of servers) {
		for (const { targets, file } of runs) {
			await checkAnswers(name, port, targets);
			await load(workshop, wrk, port, file, 1);
		}
	}
	for (let round = 1; round <= rounds; round++) {
		for (const { name, file, results } of runs) {
			// Each round begins with another server, so that none always follows the same one.
			for (const server of [...servers.slice(round % servers.length), ...servers.slice(0, round % servers.length)]) {
				results.get(server)?.push(await load(workshop, wrk, server.port, file, seconds));
			}
			console.log(`Round ${round}, ${name}.`);
		}
	}
	for (const run of runs) console.log(`\n${loadTable(run, run.results, bare)}`);
	console.log(`\n${table(['first answer after', 'median', 'min', 'max'], starts)}`);
	console.log(`\n${table(['memory after the load', 'resident', 'highest'], servers.map(memoryRow))}`);
}

type Results = ReadonlyMap<RunningServer, Load[]>;

const results = (servers: readonly RunningServer[]): Results => new Map(servers.map((server) => [server, []]));

async function readyTimes(
	workshop: Workshop,
	rounds: number,
	checkouts: readonly (readonly [name: string, checkout: Checkout])[],
): Promise<string[][]> {
	const times = checkouts.map(([name, checkout]) => ({ name, checkout, values: [] as number[] }));
	for (let round = 1; round <= rounds; round++) {
		for (const { checkout, values } of times) {
			const server = await startOurs(workshop, checkout);
			values.push(server.ready);
			await workshop.end(server.child);
		}
	}
	return times.map(({ name, values }) => [`our server, ${name}`, ...spread(values, milliseconds)]);
}

function loadTable({ name }: ServeCase, results: Results, bare: RunningServer): string {
	const rate = (loads: readonly Load[] = []) => loads.map(({ requestsPerSecond }) => requestsPerSecond);
	const rows = [...results].map(([server, loads]) => {
		const bad = loads.reduce((sum, load) => sum + load.bad, 0);
		if (bad > 0) return [server.name, 'void:', whole(bad), 'answers', 'not 200'];
		const latency = (of: (load: Load) => number) => milliseconds(median(loads.map(of)));
		return [
			server.name,
			...spread(rate(loads), whole),
			ratio(medianRatio(rate(loads), rate(results.get(bare)))),
			latency(({ p50 }) => p50),
			latency(({ p99 }) => p99),
		];
	});
	return table([name, 'requests/s', 'min', 'max', '÷ bare', 'p50', 'p99'], rows);
}

function memoryRow({ name, child }: RunningServer): string[] {
	const { resident, highest } = familyMemoryOf(child.pid);
	return [name, mebibytes(resident), mebibytes(highest)];
}
