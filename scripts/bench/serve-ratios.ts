/** What the figures of the servers say together. On a machine that others use, processor time is the steadier one. */
import type { RunningServer } from './servers.ts';
import { medianRatio, ratio } from './statistics.ts';
import { table } from './table.ts';
import type { Load } from './wrk.ts';

/** A load, and what it cost the server. */
export interface ServeLoad extends Load {
	/** Microseconds of a processor for each request; `NaN` where the system does not report it. */
	readonly processor: number;
}

export interface ServeRun {
	readonly name: string;
	readonly results: ReadonlyMap<RunningServer, ServeLoad[]>;
}

interface Compared {
	readonly ours: RunningServer;
	readonly workers: RunningServer;
	readonly bare: RunningServer;
}

export function ratioTable(runs: readonly ServeRun[], { ours, workers, bare }: Compared): string {
	const [, products, built, composed] = runs;
	const of = (run: ServeRun | undefined, server: RunningServer) => run?.results.get(server) ?? [];
	const row = (name: string, a: readonly ServeLoad[], b: readonly ServeLoad[], cores = 1) => [
		name,
		ratio(medianRatio(a.map(rate), b.map(rate))),
		// Twice the time for a request is half the requests of a core.
		ratio(cores * medianRatio(b.map(processor), a.map(processor))),
	];
	return table(
		['÷', 'requests/s', 'requests in a second of all cores'],
		[
			row(`${products?.name}, our server ÷ bare node:http`, of(products, ours), of(products, bare)),
			row(`our server, ${composed?.name} ÷ ${built?.name}`, of(composed, ours), of(built, ours)),
			row(`${products?.name}, two workers ÷ one`, of(products, workers), of(products, ours), 2),
		],
	);
}

const rate = ({ requestsPerSecond }: Load): number => requestsPerSecond;
const processor = (load: ServeLoad): number => load.processor;
