import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../../support/pictures.ts';
import { openRaw, sendRaw } from '../../support/raw-connection.ts';
import { fixedSettings, fixtureContent } from '../../support/run-build.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { requestSuite } from '../request-suite.ts';
import { type Host, sender } from '../requests.ts';

let server: ServerProcess;
let send: Host['send'];
const content = temporaryFolder();

beforeAll(async () => {
	cpSync(fixtureContent, content, { recursive: true });
	server = await startServer('scripts/dev.ts', { ...fixedSettings, CONTENT_DIR: content, TRUSTED_PROXIES: '1' });
	send = sender(server.url);
	// A server that does not render at all fails here, once, instead of in every test after its time.
	expect((await send('/')).status, server.printed()).toBe(200);
});

afterAll(() => server.stop());

requestSuite('npm run dev', () => ({ url: server.url, send }));

test.for(['TRACE', 'GET', 'PROPFIND'])('npm run dev: %s /mcp is 405 from our own code', async (method) => {
	const response = await sendRaw(server.url, `${method} /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
	expect(response).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } });
});

test('npm run dev: a client that leaves before its request has ended is no error', async () => {
	const before = server.printed();
	const connection = await openRaw(server.url);
	connection.send(
		'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
	);
	expect((await send('/')).status).toBe(200);
	connection.socket.destroy();
	await connection.closed;
	expect((await send('/')).status).toBe(200);
	expect(server.printed()).toBe(before);
});

test('npm run dev: a hidden file of the folder is a 404', async () => {
	expect((await send('/.git/config')).status).toBe(404);
});

test('npm run dev: agents read the files that it serves', async () => {
	const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_categories', arguments: {} } };
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25' };
	const response = await send('/mcp', { method: 'POST', headers, body: JSON.stringify(call) });
	const { categories } = (await response.json()).result.structuredContent;
	expect(categories).toContainEqual({ slug: 'text-editors', name: 'Text editors', products: 8 });
});

describe('npm run dev: editing', () => {
	const file = join(content, 'products/love.md');
	const original = readFileSync(join(fixtureContent, 'products/love.md'), 'utf8').replace(/^former_slugs: .*\n/m, '');
	const name = async (): Promise<string> => {
		const answer = await send('/api/products/love');
		return answer.ok ? (await answer.json()).product.name : `${answer.status}: ${await answer.text()}`;
	};

	test('what is wrong is printed, and what was shown before stays until it is fixed', async () => {
		writeFileSync(file, original.replace('name: LÖVE', 'nam: LÖVE'));
		await expect
			.poll(server.printed, { timeout: 20_000 })
			.toMatch(
				/products\/love\.md:2:1 nam: Unknown key `nam`\. Did you mean `name`\?.*\n\nPages show the previous content/s,
			);
		expect(await name()).toBe('LÖVE');
		expect(server.printed()).not.toContain('The issues in the content are fixed.');
		writeFileSync(file, original.replace('name: LÖVE', 'name: Edited Name'));
		await expect.poll(name, { timeout: 20_000 }).toBe('Edited Name');
		expect(server.printed()).toContain('The issues in the content are fixed.');
	});

	test('a browser keeps no data that an edit may change', async () => {
		const headers = (line: string) =>
			sendRaw(server.url, `GET /api/products HTTP/1.1\r\nHost: localhost\r\n${line}Connection: close\r\n\r\n`);
		expect((await headers('Sec-Fetch-Site: same-origin\r\n')).headers['cache-control']).toBe('no-cache');
		expect((await headers('')).headers['cache-control']).toBe('public, max-age=3600');
	});

	test('warnings are printed at the start and when they change, and keep nothing from being shown', async () => {
		const lines = () => server.printed().match(/^.*products\/[a-z]+\.md:\d+:\d+ .*(?:warning|note): .*$/gm) ?? [];
		expect(lines().filter((line) => line.includes('bevy.md:10:13 launches[0].period: warning: '))).toHaveLength(1);
		writeFileSync(file, original.replace('name: LÖVE', 'name: LÖVE\naverage_rating: 4.6'));
		await expect
			.poll(() => lines().join('\n'), { timeout: 20_000 })
			.toMatch(/love\.md:\d+:17 average_rating: warning: /);
		writeFileSync(file, original);
		await expect.poll(name, { timeout: 20_000 }).toBe('LÖVE');
	});

	test('an icon shows as it is, until it is taken away', async () => {
		const icon = join(content, 'products/love.png');
		const bytes = await picture('png');
		const answer = () => send('/icons/love.png?size=1');
		expect((await answer()).status).toBe(404);
		writeFileSync(icon, bytes);
		writeFileSync(file, original.replace('name: LÖVE', 'name: LÖVE\nicon: love.png'));
		await expect.poll(async () => (await answer()).status, { timeout: 20_000 }).toBe(200);
		const found = await answer();
		expect(found.headers.get('content-type')).toBe('image/png');
		expect(Buffer.from(await found.arrayBuffer())).toEqual(bytes);
		rmSync(icon);
		writeFileSync(file, original);
		await expect.poll(async () => (await answer()).status, { timeout: 20_000 }).toBe(404);
	});
});

test('npm run dev: every path shows what is wrong in the content while it has not been right', async () => {
	const folder = temporaryFolder();
	cpSync(fixtureContent, folder, { recursive: true });
	const file = join(folder, 'products/love.md');
	const original = readFileSync(file, 'utf8');
	writeFileSync(file, original.replace('name: LÖVE', 'nam: LÖVE'));
	const other = await startServer('scripts/dev.ts', { ...fixedSettings, CONTENT_DIR: folder });
	const product = () => fetch(`${other.url}/api/products/love`);
	const first = await product();
	expect(first.status).toBe(500);
	expect(await first.text()).toMatch(/products\/love\.md:2:1 nam: Unknown key `nam`\. Did you mean `name`\?/);
	expect(first.headers.get('refresh')).toBe('1');
	writeFileSync(file, original);
	await expect.poll(async () => (await product()).status, { timeout: 20_000 }).toBe(200);
	await other.stop();
});
