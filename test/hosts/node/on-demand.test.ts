import { type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { releaseOf } from '../../../src/agents/release.ts';
import { prepare } from '../../../src/hosts/node/on-demand.ts';
import { textAssets } from '../../support/memory-assets.ts';

const facts = {
	routes: [
		{ pattern: '/vote/[product]', checksOrigin: true },
		{ pattern: '/hook', checksOrigin: false },
	],
};
const own = { origin: 'https://board.example' };

/** What a request to a route of the board gets, and the body that its handler would get. */
async function received(method: string, target: string, headers: Readonly<Record<string, string>> = {}, sent = '') {
	const message = Object.assign(Readable.from([Buffer.from(sent)]), { headers, url: target, rawHeaders: [], method });
	const incoming = message as unknown as IncomingMessage;
	const outgoing = new ServerResponse(incoming);
	const request = { method, target, header: (name: string) => headers[name] ?? null, client: '192.0.2.1' };
	const forRoutes = releaseOf(textAssets({}), 'https://board.example', {});
	const source = { baseUrl: 'https://board.example', facts, assets: textAssets({}), forRoutes };
	const prepared = await prepare(incoming, outgoing, request, source, {
		onError: () => expect.unreachable(),
		timeout: 1,
	});
	const { status, body = '{}' } = 'rejection' in prepared ? prepared.rejection : {};
	const { code } = JSON.parse(String(body));
	return { status, code, body: Reflect.get(message, 'body')?.toString(), headers: outgoing.getHeaders() };
}

describe('a request to a route of a board', () => {
	test.each([
		['POST', '/vote/acme', {}, 403, 'foreign_origin'],
		['DELETE', '/vote/acme', { origin: 'https://evil.example' }, 403, 'foreign_origin'],
		['POST', '/vote/acme', { origin: 'null' }, 403, 'foreign_origin'],
		['TRACE', '/vote/acme', own, 405, 'method_not_allowed'],
		['POST', '/vote/acme', { ...own, 'content-length': '65537' }, 413, 'content_too_large'],
	] as const)('%s %s with %o is refused with %i', async (method, target, headers, status, code) => {
		expect(await received(method, target, headers)).toMatchObject({ status, code, body: undefined, headers: {} });
	});

	test.each(['POST', 'OPTIONS'])('%s with more than 64 KiB in chunks is refused', async (method) => {
		expect(await received(method, '/vote/acme', own, 'a'.repeat(65_537))).toMatchObject({ status: 413 });
	});

	test.each([
		['from a page of the board', '/vote/acme', own],
		['from anywhere, if the route says so', '/hook', {}],
	])('%s has its body read', async (_, target, headers) => {
		expect(await received('POST', target, headers, 'a=b')).toMatchObject({ status: undefined, body: 'a=b' });
	});

	test('that reads needs no origin', async () => {
		expect(await received('GET', '/vote/acme')).toMatchObject({ status: undefined });
	});

	test('has a response with the headers of pages, which the route can replace', async () => {
		expect((await received('GET', '/vote/acme')).headers).toMatchObject({
			'cache-control': 'no-store',
			'content-security-policy': expect.stringContaining("form-action 'self'"),
			'strict-transport-security': 'max-age=31536000',
			'x-content-type-options': 'nosniff',
		});
		expect((await received('OPTIONS', '/mcp')).headers).toEqual({});
	});
});
