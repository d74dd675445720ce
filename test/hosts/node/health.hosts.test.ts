import { expect, inject, test } from 'vitest';
import { rateLimit } from '../../../src/contract/limits.ts';
import { startTestServer, testRelease } from '../../support/catalog-server.ts';
import { openRaw } from '../../support/raw-connection.ts';
import { startServer } from '../../support/server-process.ts';

test('/health is not counted, is never stored, and has no body for HEAD', async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release') });
	const statuses = new Set<number>();
	for (let count = 0; count <= rateLimit.quota; count++) {
		const { status, headers } = await fetch(`${server.url}/health?${count}`, { method: 'HEAD' });
		expect(headers.get('cache-control')).toBe('no-store');
		statuses.add(status);
	}
	expect([...statuses]).toEqual([200]);
	expect((await fetch(`${server.url}/api/launch_periods`)).status).toBe(200);
	expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({
		status: 'ok',
		built_at: '2026-11-20T09:30:00Z',
		rebuild: { state: 'off' },
		limiter: 'memory',
	});
	expect((await fetch(`${server.url}/health`, { method: 'POST' })).status).toBe(405);
	await server.stop();
});

test('/health is 503 while the server ends', async () => {
	const server = await startTestServer(testRelease(inject('release')));
	const connection = await openRaw(server.url);
	const closed = server.close();
	connection.send('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
	const { status, headers, body } = await connection.response();
	expect([status, headers['connection'], JSON.parse(body)['status']]).toEqual([503, 'keep-alive', 'ending']);
	connection.socket.end();
	await closed;
});
