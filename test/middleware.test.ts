import { describe, expect, test, vi } from 'vitest';
import { onRequest } from '../src/middleware.ts';

const page = { get: async (path: string) => ({ body: `the file ${path}`, etag: '"a"' }) };

/** What the middleware responds around a route of a board. */
async function respond(route: () => unknown, { accept = '*/*', host = {}, context = {} } = {}) {
	const onError = vi.fn();
	const cut = vi.fn();
	const locals = {
		release: { baseUrl: 'https://board.example' },
		context: { assets: page, onError, cut, timeout: 50, ready: async () => {}, ...host },
	};
	const request = new Request('http://a/vote', { headers: { accept } });
	const response: Response = await Reflect.apply(onRequest, undefined, [
		{ isPrerendered: false, routePattern: '/vote', locals, request, ...context },
		async () => route(),
	]);
	return { response, onError, cut };
}

describe('a route of a board', () => {
	test('is the response, with its status and headers', async () => {
		const { response } = await respond(() => new Response('a', { status: 201, headers: { 'X-Own': '1' } }));
		expect([response.status, await response.text(), response.headers.get('x-own')]).toEqual([201, 'a', '1']);
	});

	test('does not decide how its body is sent', async () => {
		const headers = { Connection: 'close', 'Content-Length': '1', Trailer: 'x', 'X-Own': '1' };
		const { response } = await respond(() => new Response('abc', { headers }));
		expect([...response.headers.keys()]).toEqual(['content-type', 'x-own']);
	});

	test.each([
		['throws', () => Promise.reject(new Error('boom')), 'boom'],
		['does not respond', () => new Promise(() => {}), 'The route did not respond within 0.05 seconds.'],
		[
			'sends a header with a line break',
			() => new Response('', { headers: { a: 'a\r\nb: c' } }),
			'invalid header value',
		],
	])('that %s gets the error page, and a line in the log with its path', async (_, route, message) => {
		const { response, onError } = await respond(route);
		expect([response.status, await response.text()]).toEqual([500, 'the file /500.html']);
		expect(onError.mock.calls).toEqual([
			[expect.objectContaining({ message: expect.stringContaining(message) }), { route: '/vote' }],
		]);
	});

	test('that fails gets an Error body if the client prefers JSON', async () => {
		const { response } = await respond(() => Promise.reject(new Error('boom')), { accept: 'application/json' });
		expect(await response.json()).toMatchObject({ code: 'internal_error' });
	});

	test('whose body breaks is cut, and logged', async () => {
		const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('broke')) });
		const { response, onError, cut } = await respond(() => new Response(broken));
		void response.text().catch(() => {});
		await expect.poll(() => cut.mock.calls.length).toBe(1);
		expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('broke'), { route: '/vote' });
	});

	test('is read no faster than its client takes the body', async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1)));
		const endless = new ReadableStream({ pull }, { highWaterMark: 0 });
		const { response, onError } = await respond(() => new Response(endless), { host: { ready: () => promise } });
		const reader = response.body?.getReader();
		const read = reader?.read();
		expect(pull).not.toHaveBeenCalled();
		resolve();
		expect((await read)?.value).toEqual(new Uint8Array(1));
		await reader?.cancel();
		expect(pull).toHaveBeenCalledTimes(1);
		expect(onError).not.toHaveBeenCalled();
	});

	test('is no file: the dev server, which asks for files without locals, gets a 404', async () => {
		const { response } = await respond(() => new Response('a'), { context: { locals: {} } });
		expect(response.status).toBe(404);
	});
});

test('a page that is prerendered stays as it is', async () => {
	const made = new Response('a');
	expect((await respond(() => made, { context: { isPrerendered: true } })).response).toBe(made);
});

test('a response to an agent gets its length, unless it is a stream of events, and no header of pages', async () => {
	const context = { routePattern: '/mcp' };
	const { response } = await respond(() => new Response('né', { status: 413 }), { context });
	expect([response.status, await response.text()]).toEqual([413, 'né']);
	expect([...response.headers.keys()]).toEqual(['content-length', 'content-type']);
	expect(response.headers.get('content-length')).toBe('3');
	const events = new Response('a', { headers: { 'Content-Type': 'text/event-stream' } });
	expect((await respond(() => events, { context })).response).toBe(events);
});
