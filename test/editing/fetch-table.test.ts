import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchTable } from '../../src/editing/fetch-table.ts';
import { UserError } from '../../src/user-error.ts';

const table = '{"acme-notes": 214}';
const redirectTo =
	(location: string): RequestListener =>
	(_request, response) =>
		response.writeHead(302, { location }).end();

const responses: Readonly<Record<string, RequestListener>> = {
	'/votes': (_request, response) => response.end(table),
	'/moved': redirectTo('/votes'),
	'/loop': redirectTo('/loop'),
	'/insecure': redirectTo('http://127.0.0.2/votes'),
	'/page': (_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
	'/slow': (_request, response) => void response.write('{"acme-notes":'),
	'/large': (_request, response) => response.end('x'.repeat(1_000_001)),
	'/refused': (_request, response) => response.writeHead(404).end(table),
};

let server: Server;
let site: string;

beforeAll(async () => {
	server = createServer((request, response) => {
		responses[request.url?.split('?')[0] ?? '']?.(request, response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

describe('fetchTable', () => {
	test.each(['/votes', '/moved'])('reads %s, and leaves the query out of its name', async (path) => {
		expect(await fetchTable(`${site}${path}?key=secret`)).toEqual([site + path, Buffer.from(table)]);
	});

	const redirects = 'redirects too often, or to an address without https. Use the last address.';
	test.each<[path: string, message: string]>([
		['/loop', redirects],
		['/insecure', redirects],
		['/page', 'is a web page. Use the address of the table, CSV or JSON, itself.'],
		['/large', 'has more than 1 MB.'],
		['/refused', 'responds with 404 instead of 200.'],
		['/slow', 'does not respond within 0.2 seconds.'],
	])('refuses %s', async (path, message) => {
		const request = fetchTable(`${site}${path}?key=secret`, path === '/slow' ? 200 : 60_000);
		await expect(request).rejects.toEqual(new UserError(`\`${site}${path}\` ${message}`));
	});

	test('refuses a server that cannot be reached', async () => {
		const closed = createServer().listen(0, '127.0.0.1');
		await once(closed, 'listening');
		const gone = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
		closed.close();
		await once(closed, 'close');
		await expect(fetchTable(gone)).rejects.toThrow(`\`${gone}/\` cannot be reached: ECONNREFUSED.`);
	});

	test.each([
		['http://board.example/votes?key=secret', 'http://board.example/votes'],
		['https://ada:secret@board.example/votes', 'https://…@board.example/votes'],
		['votes.csv', 'votes.csv'],
	])('refuses the address %s', async (address, shown) => {
		const remedy = 'Write one that begins with `https://` and has no user name.';
		await expect(fetchTable(address)).rejects.toEqual(new UserError(`Cannot use the address \`${shown}\`. ${remedy}`));
	});
});
