import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { startNetlify } from '../../support/netlify/start.ts';
import type { Host } from '../requests.ts';
import { sender } from '../sender.ts';

const folder = mkdtempSync(join(tmpdir(), 'failing-'));
let stop: () => Promise<void>;
let send: Host['send'];
let failing: RegExp | undefined;

beforeAll(async () => {
	const edge = await startNetlify(folder, inject('release'), (path) => (failing?.test(path) ? 503 : undefined));
	stop = edge.stop;
	send = sender(edge.url, 'x-test-client');
});
afterAll(async () => {
	await stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Sends a request while some static files fail. */
async function whileFailing(files: RegExp, path: string, init?: Parameters<Host['send']>[1]) {
	failing = files;
	const answer = await send(path, init);
	failing = undefined;
	return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
}

const failed = { status: 500, cache: 'no-store', body: expect.objectContaining({ code: 'internal_error' }) };
const call = {
	method: 'POST',
	headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
	body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
};

describeWith(['tools'], 'Netlify while its static files fail', () => {
	// First, since what was read of a deploy is kept.
	test.for(['/mcp', '/a2a', '/api/products'])(
		'responds to %s with an error when it cannot read its status',
		async (path) => {
			const init = path.startsWith('/api') ? {} : call;
			expect(await whileFailing(/^\/status\.json$/, path, init)).toEqual(failed);
		},
	);

	test.for([
		['/api/products/love', /^\/api\/products\/love\.json$/],
		['/api/launch_periods', /^\/api\/launch_periods\.json$/],
		['/api/launch_periods/2026-w36', /^\/api\/launch_periods\/2026-w36\.json$/],
		['/api/products?page=2', /^\/data\/lists\/products\/50\/2\.json$/],
		['/api/products?page=2&per_page=90', /^\/data\/lists\/products\/100\/2\.json$/],
	] as const)('responds to %s with an error that nobody keeps, and with the resource again', async ([path, files]) => {
		expect(await whileFailing(files, path)).toEqual(failed);
		expect((await send(path)).status).toBe(200);
	});

	test('still tells what is missing', async () => {
		const missing = await whileFailing(/love/, '/api/products/nope');
		expect([missing.status, missing.body.code]).toEqual([404, 'product_not_found']);
	});
});
