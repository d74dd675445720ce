import { describe, expect, inject, test } from 'vitest';
import { startServer } from '../../support/server-process.ts';
import { requestSuite } from '../request-suite.ts';
import { sender } from '../requests.ts';

requestSuite('Node server', async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
	return { send: sender(server.url), stop: () => server.stop() };
});

describe('Node server behind a proxy that adds ports', () => {
	test('counts a client by its address, and each client apart', async () => {
		const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
		const status = async (client: string) => {
			const answer = await fetch(`${server.url}/api/products/love`, { headers: { 'x-forwarded-for': client } });
			await answer.body?.cancel();
			return answer.status;
		};
		for (let port = 1; port <= 120; port++) expect(await status(`198.51.100.1:${port}`)).toBe(200);
		expect(await status('198.51.100.1:121')).toBe(429);
		expect(await status('198.51.100.1')).toBe(429);
		expect(await status('198.51.100.2:121')).toBe(200);
		expect(await status('[2001:db8::1]:121')).toBe(200);
		expect(await server.stop()).toBe(0);
	});
});
