/** Numbers for Prometheus, on a port of their own. Loaded only with `METRICS_PORT`, with its library. */
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, register } from 'prom-client';
import { plainPath, route } from '../../urls/route.ts';

export interface Metrics {
	/** Serves them at every path. */
	readonly http: Server;
	/** Counts a response. @param isRendered - Whether a route was rendered for it. */
	readonly countResponse: (target: string, isRendered: boolean, status: number) => void;
	/** Counts rebuilds, by the events that are logged. */
	readonly countEvent: (event: string) => void;
}

/** @param server - Whose connections are counted. Memory and the delay of the event loop are those of the process. */
export function openMetrics(server: Server): Metrics {
	collectDefaultMetrics();
	const responses = new Counter({
		name: 'launch_catalog_responses_total',
		help: 'Responses by the kind of route and the status; 429 are requests that the rate limit rejected.',
		labelNames: ['route', 'status'],
	});
	const rebuilds = new Counter({
		name: 'launch_catalog_rebuilds_total',
		help: 'Rebuilds of this server by their outcome, and failed checks of the content.',
		labelNames: ['outcome'],
	});
	const outcomes: Readonly<Record<string, string>> = { rebuilt: 'ok', rebuild_failed: 'failed' };
	for (const outcome of Object.values(outcomes)) rebuilds.inc({ outcome }, 0);
	const connections = promisify(server.getConnections.bind(server));
	new Gauge({
		name: 'launch_catalog_connections',
		help: 'Open connections.',
		async collect() {
			this.set(await connections());
		},
	});
	return {
		http: createServer(async (_request, response) => {
			response.setHeader('Content-Type', register.contentType).end(await register.metrics());
		}),
		countResponse: (target, isRendered, status) => {
			const { kind } = route(plainPath(target));
			responses.inc({ route: isRendered && kind === 'file' ? 'on_demand' : kind, status });
		},
		countEvent: (event) => {
			const outcome = outcomes[event];
			if (outcome) rebuilds.inc({ outcome });
		},
	};
}
