/** Requests as any program on the network may send them: well formed, malformed, cut short, stalled and huge. */
import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { operations } from '../../src/agents/operations.ts';
import { startServer } from '../support/server-process.ts';

const words = (text: string) => fc.constantFrom(...text.split(' '));
/** Mostly the first: a request with a fault in every line shows only the first of them. */
const seldom = (usual: string, ...others: readonly string[]) =>
	fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const word = fc.oneof(
	words('love duckdb 2026-w46 databases page nope __proto__ toString con ..'),
	fc.string({ unit: 'binary', maxLength: 12 }),
	fc.constantFrom('a'.repeat(81), 'é'.repeat(300), '😀'.repeat(50), '/'.repeat(400), '%'.repeat(90)),
);
/** As clients do that know little of encoding: blanks and control characters leave, the rest stays. */
const segment = fc.oneof(
	{ weight: 2, arbitrary: word.map((text) => text.replace(/[\s\p{C}]/gu, '%20')) },
	words('%00 %2e%2e %2F % %F0%9F %5c .. . \\ ;a=b x.json x.md'),
);
const base = words(
	'/mcp /mcp /a2a /a2a /api/products /api/products/love /api/launch_periods /api/launch_periods/2026-w46 /api / //x ' +
		'/products/love /products/love.md /data/catalog.ndjson /search/index.json /_astro/nope.css /.well-known/agent-card.json',
);
const query = fc.oneof(
	{ weight: 3, arbitrary: fc.constant('') },
	fc.tuple(words('page per_page q A2A-Version'), segment).map((pair) => `?${pair.join('=')}`),
	fc.constantFrom('?', '?&&', '?page=%', '?page=1#b', `?q=${'a'.repeat(4_000)}`),
);
const target = fc
	.tuple(
		seldom('', 'http://catalog.example', 'https://a:b@c', 'ftp://x'),
		base,
		fc.array(segment, { maxLength: 2 }),
		query,
	)
	.map(([origin, path, segments, rest]) => origin + [path, ...segments].join('/') + rest);
const method = fc.oneof(
	{ weight: 10, arbitrary: words('GET POST POST HEAD') },
	words('OPTIONS PUT DELETE TRACE PROPFIND CONNECT get NOPE M-SEARCH'),
);
const header = fc.oneof(
	fc
		.tuple(
			words('Accept Accept-Encoding If-None-Match Origin Range Cookie Mcp-Method MCP-Protocol-Version'),
			fc.constantFrom(
				...['*', 'text/markdown', '"a", W/"b"', 'br;q=0, gzip', 'null', 'a,'.repeat(900), '\xff\xfe', '2026-07-28'],
			),
		)
		.map((pair) => pair.join(': ')),
	fc.constantFrom('Expect: 100-continue', 'Expect: everything', 'Upgrade: websocket', `X-Long: ${'a'.repeat(17_000)}`),
);

const value = fc.oneof(word, fc.integer(), fc.constant(null), fc.array(word, { maxLength: 3 }));
const parameters = fc.dictionary(words('slug product launch_period query category page limit name x'), value);
const operation = fc.constantFrom(...operations.map(({ name }) => name));
const part = fc.oneof(fc.record({ text: word }), fc.record({ data: fc.record({ operation, parameters }) }));
const call = fc.oneof(
	fc.record({ method: fc.constant('tools/call'), params: fc.record({ name: operation, arguments: parameters }) }),
	part.map((only) => ({
		method: 'SendMessage',
		params: { message: { messageId: '1', role: 'ROLE_USER', parts: [only] } },
	})),
	fc.record({
		method: words('tools/list resources/read prompts/get initialize GetTask'),
		params: fc.jsonValue({ maxDepth: 2 }),
	}),
);
const body = fc.oneof(
	{ weight: 8, arbitrary: call.map((rest) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...rest })) },
	fc.constantFrom('', '{', '[]', 'null', '['.repeat(30_000), `"${'a'.repeat(70_000)}"`, '\ud800', '\x00'.repeat(100)),
);

/** An empty chunk would end the body. */
const chunk = (text: string): string => (text === '' ? '' : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);

/** How a request says where its body ends (RFC 9112 section 6), well and badly: its headers, and what is written behind them. */
const framings = {
	length: (text: string) => [`Content-Length: ${Buffer.byteLength(text)}`, text],
	chunked: (text: string) => ['Transfer-Encoding: chunked', `${chunk(text)}0\r\n\r\n`],
	short: (text: string) => [`Content-Length: ${Buffer.byteLength(text) + 10}`, text],
	unending: (text: string) => ['Transfer-Encoding: chunked', chunk(text)],
	broken: (text: string) => ['Transfer-Encoding: chunked', `${chunk(text)}zz\r\nnot a chunk`],
	both: (text: string) => ['Content-Length: 9\r\nTransfer-Encoding: chunked', text],
	unknown: (text: string) => ['Transfer-Encoding: xchunked', text],
	twice: (text: string) => ['Content-Length: 9\r\nContent-Length: 10', text],
	none: (text: string) => ['X-None: 1', text],
} satisfies Record<string, (text: string) => string[]>;

const request = fc.record({
	line: fc
		.tuple(method, target, seldom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 x'))
		.map((parts) => parts.join(' ')),
	host: seldom('localhost', 'catalog.example', '', 'a b', 'a/b?c#d@e'),
	headers: fc.oneof(fc.constant(['A2A-Version: 1.0', 'Accept: application/json']), fc.array(header, { maxLength: 3 })),
	type: seldom('application/json', 'text/plain', '', '\xe9'),
	body,
	framing: seldom('length', ...Object.keys(framings)) as fc.Arbitrary<keyof typeof framings>,
	client: fc.integer({ min: 0, max: 0xffff }).map((number) => `2001:db8:${number.toString(16)}::1`),
	/** Waits for the server to close, cuts the connection at once, or closes its own half. */
	ending: seldom('read', 'leave', 'finish'),
});
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** @returns What came until the connection was closed by either side. */
function exchange(
	port: number,
	{ line, host, headers, type, body, framing, client, ending }: Request,
): Promise<string> {
	const [frame = '', rest = ''] = framings[framing](body);
	const fields = [`Host: ${host}`, 'Connection: close', `X-Forwarded-For: ${client}`, `Content-Type: ${type}`, frame];
	return new Promise((resolve) => {
		const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
		let received = '';
		socket.setEncoding('latin1').on('data', (text) => {
			received += text;
		});
		// Longer than any server may take to respond or to give up.
		socket.setTimeout(40_000, () => socket.destroy());
		// A server that refuses a body resets the connection of a client that goes on sending it.
		socket.on('end', () => socket.end()).on('error', () => socket.destroy());
		socket.on('close', () => resolve(received));
		socket.on('connect', () => {
			socket.write(`${[line, ...fields, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');
			socket.write(rest);
			if (ending !== 'read') socket.end(() => ending === 'leave' && socket.destroy());
		});
	});
}

const socketsOf = (pid: number): number =>
	readdirSync(`/proc/${pid}/fd`).filter((name) => {
		try {
			return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
		} catch {
			return false;
		}
	}).length;

test('10,000 generated requests neither fail nor stay on the Node server', async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
	const pid = server.process.pid ?? 0;
	const before = socketsOf(pid);
	const statuses = new Set<number>();
	const wrong: unknown[] = [];
	const send = async (each: Request) => {
		const received = await exchange(Number(new URL(server.url).port), each);
		const [, code] = /^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)*HTTP\/1\.1 (\d{3})/.exec(received) ?? [];
		if (code === undefined ? each.ending === 'read' : Number(code) >= 500) wrong.push([each, received.slice(0, 500)]);
		else if (code !== undefined) statuses.add(Number(code));
	};
	const left = fc.sample(request, { numRuns: 10_000, seed: 20_261_121 }).values();
	const waiting: Promise<void>[] = [];
	const client = async () => {
		for (const each of left) {
			const sent = send(each);
			// Those without an end wait beside the others, so that they keep none of them.
			if (each.framing === 'short' || each.framing === 'unending') waiting.push(sent);
			else await sent;
		}
	};
	await Promise.all(Array.from({ length: 64 }, client));
	await Promise.all(waiting);
	expect(wrong.slice(0, 5)).toEqual([]);
	expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 408, 413, 415, 417, 431]));
	await expect.poll(() => socketsOf(pid), { timeout: 60_000, interval: 250 }).toBe(before);
	const headers = { 'x-forwarded-for': '192.0.2.1' };
	expect((await fetch(`${server.url}/api/products`, { headers })).status).toBe(200);
	expect(await server.stop()).toBe(0);
}, 300_000);
