import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import rebuild, { config } from '../../../src/hosts/netlify/functions/rebuild.ts';

let server: Server;
let hook: string;
let status: number;
const asked: unknown[] = [];

beforeAll(async () => {
	server = createServer(async (request, response) => {
		const body = await text(request);
		asked.push([request.method, request.url, request.headers['content-type'], body]);
		response.writeHead(status).end('Accepted');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	hook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/secret`;
});
beforeEach(() => {
	status = 200;
	asked.length = 0;
	vi.stubEnv('BUILD_HOOK_URL', hook);
});
afterEach(() => {
	vi.unstubAllEnvs();
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

describe('the scheduled function', () => {
	test('runs at the beginning of every day, UTC', () => {
		expect(config).toEqual({ schedule: '0 0 * * *' });
	});

	test('posts to the build hook', async () => {
		expect((await rebuild()).status).toBe(204);
		expect(asked).toEqual([['POST', '/build_hooks/secret', 'application/json', '{}']]);
	});

	test.each([undefined, '', 'secret', 'file:///etc/passwd', 'https://user:secret@127.0.0.1/'])(
		'fails with BUILD_HOOK_URL=%s',
		async (value) => {
			vi.stubEnv('BUILD_HOOK_URL', value);
			await expect(rebuild()).rejects.toEqual(
				new Error('Cannot rebuild without `BUILD_HOOK_URL`: set it to the address of a build hook of this site.'),
			);
			expect(asked).toEqual([]);
		},
	);

	test.each([404, 500])('fails when the hook answers with %d, and keeps its address secret', async (code) => {
		status = code;
		await expect(rebuild()).rejects.toEqual(
			new Error(`Cannot rebuild: the build hook responds with ${code}. Check \`BUILD_HOOK_URL\`.`),
		);
	});
});
