/** A Node server in the process of the test, with time-outs that a test can wait for. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { healthOf } from '../../src/hosts/node/health.ts';
import { openRelease, type ServedRelease } from '../../src/hosts/node/release.ts';
import { type CatalogServer, defaultTimeouts, openServer, type ServerOptions } from '../../src/hosts/node/server.ts';
import { SlidingLog } from '../../src/http/rate-limit/sliding-log.ts';

export interface TestServer extends CatalogServer {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
	/** Names of what was told of connections, and messages of errors. */
	readonly told: readonly string[];
}

export function testRelease(outDir: string): ServedRelease {
	return openRelease({
		outDir,
		memoryBytes: 64 * 1_048_576,
		limiter: new SlidingLog(),
		isExempt: () => true,
		onError: (error) => {
			throw error;
		},
	});
}

export async function startTestServer(
	release: ServedRelease,
	options: Partial<ServerOptions> = {},
): Promise<TestServer> {
	const told: string[] = [];
	const server = openServer({
		release: () => release,
		trustedProxies: 0,
		maximumConnections: 1_000,
		maximumPerClient: 1_000,
		isExempt: () => false,
		health: healthOf({ release: () => release, rebuilder: () => undefined, isConnected: undefined }),
		onError: (error) => told.push(String(error)),
		onEvent: (event) => told.push(event),
		timeouts: defaultTimeouts,
		...options,
	});
	server.http.listen(0, '127.0.0.1');
	await once(server.http, 'listening');
	const { port } = server.http.address() as AddressInfo;
	return { ...server, url: `http://127.0.0.1:${port}`, told };
}
