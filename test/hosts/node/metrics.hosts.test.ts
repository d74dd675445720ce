import { expect, inject, test } from 'vitest';
import { rateLimit } from '../../../src/contract/limits.ts';
import { freePort } from '../../support/redis-process.ts';
import { startServer } from '../../support/server-process.ts';

test('METRICS_PORT serves responses by route and status, connections, rebuilds, memory and delays', async () => {
	const port = await freePort();
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), METRICS_PORT: String(port) });
	for (let count = 0; count < rateLimit.quota + 2; count++) await fetch(`${server.url}/api/products/love`);
	for (const path of ['/', '/products/nope']) await fetch(server.url + path);
	const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	await expect.poll(metrics).toContain('launch_catalog_responses_total{route="file",status="404"} 1\n');
	const text = await metrics();
	for (const line of [
		`launch_catalog_responses_total{route="product",status="200"} ${rateLimit.quota}`,
		'launch_catalog_responses_total{route="product",status="429"} 2',
		'launch_catalog_responses_total{route="file",status="200"} 1',
		'launch_catalog_rebuilds_total{outcome="failed"} 0',
	])
		expect(text).toContain(`${line}\n`);
	expect(text).toMatch(/^launch_catalog_connections [1-9]/m);
	expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
	expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
	await server.stop();
});

test('METRICS_PORT that another program has is refused by its name', async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release') });
	const { port } = new URL(server.url);
	const second = startServer('scripts/serve.ts', { OUT_DIR: inject('release'), METRICS_PORT: port });
	await expect(second).rejects.toThrow(`Cannot use \`METRICS_PORT=${port}\`: another program listens there.`);
	await server.stop();
});
