/** Requests as any program on the network may send them: well formed, malformed, cut short, stalled and huge. */

import { connect } from 'node:net';
import fc from 'fast-check';
import { operations } from '../../src/agents/operations.ts';

export interface GeneratedRequest extends RawRequest {
	/** Whether the body has an end that never comes, so that the server waits as long as it waits for any. */
	readonly unfinished: boolean;
}

const word = fc.oneof(
	fc.constantFrom('love', 'duckdb', '2026-w46', 'databases', 'page', 'nope', '__proto__', 'toString', 'con', '..'),
	fc.string({ maxLength: 12 }),
	fc.string({ unit: 'binary', maxLength: 8 }),
	fc.constantFrom('a'.repeat(81), 'é'.repeat(300), '😀'.repeat(50), '/'.repeat(400), ' '.repeat(200), '%'.repeat(90)),
);

const segment = fc.oneof(
	{ weight: 4, arbitrary: word.map(encodeLoosely) },
	fc.constantFrom('%00', '%2e%2e', '%2F', '%', '%F0%9F', '%5c', '..', '.', '', '\\', ';a=b', 'x.json', 'x.md'),
);

const query = fc.oneof(
	fc.constant(''),
	fc
		.array(
			fc.tuple(
				fc.constantFrom('page', 'per_page', 'q', 'A2A-Version', 'x', ''),
				fc.oneof(fc.integer({ min: -3, max: 10_001 }).map(String), word.map(encodeLoosely)),
			),
			{ maxLength: 4 },
		)
		.map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
	fc.constantFrom('?', '?&&', '?page=%', '?page=1#b', `?q=${'a'.repeat(4_000)}`),
);

const base = fc.constantFrom(
	...'/api/products /api/products/love /api/launch_periods /api/launch_periods/2026-w46 /api /mcp /a2a / //x'.split(
		' ',
	),
	...'/products/love /products/love.md /launches/2026-w46 /data/catalog.ndjson /search/index.json'.split(' '),
	...'/feeds/products.atom /openapi.json /_astro/nope.css /.well-known/agent-card.json'.split(' '),
);

/** Mostly the first: a request with a fault in every line shows only the first of them. */
const seldom = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
	fc.oneof({ weight: 15, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

const target = fc.oneof(
	fc
		.tuple(
			seldom('', 'http://catalog.example', 'https://a:b@c', 'ftp://x'),
			base,
			fc.array(segment, { maxLength: 3 }),
			query,
		)
		.map(([origin, path, segments, rest]) => origin + [path, ...segments].join('/') + rest),
	fc.tuple(base, query).map((parts) => parts.join('')),
	{ weight: 2, arbitrary: fc.constantFrom('/mcp', '/a2a') },
);

const method = fc.oneof(
	{ weight: 20, arbitrary: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD') },
	fc.constantFrom(...'OPTIONS PUT DELETE PATCH TRACE PROPFIND QUERY CONNECT get NOPE M-SEARCH LINK'.split(' ')),
);

const header = fc.oneof(
	fc.tuple(
		fc.constantFrom('Accept', 'Accept-Encoding', 'If-None-Match', 'Origin', 'Range', 'X-Forwarded-For', 'Cookie'),
		fc.oneof(
			fc.constantFrom(
				'*',
				'*/*',
				'text/markdown',
				'application/json',
				'"a", W/"b"',
				'br;q=0, gzip',
				'null',
				'bytes=0-',
			),
			fc.constantFrom(
				'1.2.3.4:5678',
				'[2001:db8::1]:80',
				'text/html;q=',
				'"'.repeat(900),
				'a,'.repeat(900),
				'\xff\xfe',
			),
		),
	),
	fc.constantFrom(
		['Expect', '100-continue'] as const,
		['Expect', 'everything'] as const,
		['Upgrade', 'websocket'] as const,
		['Connection', 'Upgrade'] as const,
		['MCP-Protocol-Version', '2026-07-28'] as const,
		['Mcp-Method', 'tools/call'] as const,
		['Mcp-Name', 'get_product'] as const,
		['A2A-Version', '1.0'] as const,
		['X-Long', 'a'.repeat(17_000)] as const,
	),
);

const agentHeaders = [
	['A2A-Version', '1.0'],
	['Accept', 'application/json, text/event-stream'],
] as const;

const json = fc.oneof(
	fc.json({ maxDepth: 3 }),
	{ weight: 8, arbitrary: rpc() },
	fc.constantFrom('', '{', '[]', 'null', '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]', '['.repeat(30_000)),
	fc.constantFrom(`"${'a'.repeat(70_000)}"`, ' '.repeat(65_537), '\ud800', '\x00'.repeat(100)),
);

function rpc() {
	const parameters = fc.dictionary(argumentName(), argument());
	const operation = fc.constantFrom(...operations.map(({ name }) => name));
	const part = fc.oneof(
		word.map((text) => ({ text })),
		fc.record({ data: fc.record({ operation, parameters }) }),
	);
	const call = fc.oneof(
		fc.record({ method: fc.constant('tools/call'), params: fc.record({ name: operation, arguments: parameters }) }),
		fc.record({
			method: fc.constant('SendMessage'),
			params: part.map((only) => ({ message: { messageId: '1', role: 'ROLE_USER', parts: [only] } })),
		}),
		fc.record({
			method: fc.constantFrom('tools/list', 'resources/read', 'prompts/get', 'initialize', 'GetTask', 'nope'),
			params: fc.jsonValue({ maxDepth: 2 }),
		}),
	);
	const id = fc.oneof(fc.integer(), fc.string({ maxLength: 5 }), fc.constant(null));
	return fc
		.tuple(seldom('2.0', '1.0'), id, call)
		.map(([jsonrpc, known, rest]) => JSON.stringify({ jsonrpc, id: known, ...rest }));
}

function argumentName() {
	return fc.constantFrom(
		...'slug product launch_period launched_in query category page per_page limit name description x'.split(' '),
	);
}

function argument() {
	return fc.oneof(word, fc.integer(), fc.constant(null), fc.array(word, { maxLength: 3 }));
}

/** Methods with which no `Request` can be made (Fetch Standard, "forbidden method"), or that it spells otherwise. */
const unknownToRequests: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'get']);

const framing = fc.oneof(
	{ weight: 20, arbitrary: fc.constantFrom<Framing>('length', 'chunked') },
	fc.constantFrom<Framing>('short', 'broken', 'unending', 'both', 'unknown', 'twice', 'none'),
);

const ending: fc.Arbitrary<Ending> = fc.oneof(
	{ weight: 90, arbitrary: fc.constant<Ending>('read') },
	{ weight: 6, arbitrary: fc.constantFrom<Ending>('leave', 'finish') },
);

const contentType = seldom('application/json', 'text/plain', '', '\xe9');

export interface Generation {
	/** In which the host under test is told the address of the client. */
	readonly clientHeader: string;
	/** Whether there are requests that only servers of our own see: what stands before an edge function refuses them. */
	readonly malformed: boolean;
	readonly count: number;
	readonly seed: number;
}

export function generatedRequests({ clientHeader, malformed, count, seed }: Generation): GeneratedRequest[] {
	const client = fc.integer({ min: 0, max: 0xffff }).map((number) => `2001:db8:${number.toString(16)}::1`);
	const request = fc
		.record({
			method: malformed ? method : method.filter((name) => !unknownToRequests.has(name)),
			target: malformed ? target : target.filter((text) => text.startsWith('/')),
			version: malformed ? seldom('1.1', '1.0', '2.0', '1.1 x') : fc.constant('1.1'),
			host: malformed ? seldom('localhost', 'catalog.example', '', 'a b', 'a/b?c#d@e') : fc.constant('localhost'),
			headers: fc.oneof(fc.constant([]), fc.constant(agentHeaders), fc.array(header, { maxLength: 3 })),
			type: contentType,
			body: fc.oneof(fc.constant(undefined), json),
			framing: malformed ? framing : framing.filter((name) => !refusedBefore.has(name)),
			ending,
			client,
		})
		.map((parts) => assemble(parts, clientHeader));
	return fc.sample(request, { numRuns: count, seed });
}

interface Parts {
	readonly method: string;
	readonly target: string;
	readonly version: string;
	readonly host: string;
	readonly headers: readonly (readonly [string, string])[];
	readonly type: string;
	readonly body: string | undefined;
	readonly framing: Framing;
	readonly ending: Ending;
	readonly client: string;
}

function assemble(parts: Parts, clientHeader: string): GeneratedRequest {
	const framed = parts.body === undefined ? { headers: [], body: [] } : frame(parts.body, parts.framing);
	const unfinished = parts.body !== undefined && isUnfinished(parts.framing);
	const lines = [
		`${parts.method} ${parts.target} HTTP/${parts.version}`,
		`Host: ${parts.host}`,
		'Connection: close',
		`${clientHeader}: ${parts.client}`,
		...(parts.body === undefined ? [] : [`Content-Type: ${parts.type}`]),
		...framed.headers,
		...parts.headers.map((pair) => pair.join(': ')),
	];
	return { head: `${lines.join('\r\n')}\r\n\r\n`, body: framed.body, ending: parts.ending, unfinished };
}

/** As clients do that know little of encoding: blanks and control characters leave, the rest stays. */
function encodeLoosely(text: string): string {
	return Array.from(text, (character) => (/[\s\p{C}]/u.test(character) ? '%20' : character)).join('');
}

/** How a request tells where its body ends (RFC 9112 section 6), well and badly. */

/** `short`, `broken` and `unending` never reach their end; `both`, `unknown` and `twice` say it in ways that are refused. */
type Framing = 'length' | 'chunked' | 'short' | 'broken' | 'unending' | 'both' | 'unknown' | 'twice' | 'none';

/** Framings that no server passes on. */
const refusedBefore: ReadonlySet<Framing> = new Set(['broken', 'both', 'unknown', 'twice', 'none']);

/** Whether a server has to wait for the rest of such a body. */
const isUnfinished = (framing: Framing): boolean => framing === 'short' || framing === 'unending';

/** The headers of a body, and the body in the pieces in which it is written. */
function frame(body: string, framing: Framing): { readonly headers: string[]; readonly body: string[] } {
	const length = Buffer.byteLength(body);
	const half = body.slice(0, body.length / 2);
	switch (framing) {
		case 'length':
			return { headers: [`Content-Length: ${length}`], body: [half, body.slice(half.length)] };
		case 'short':
			return { headers: [`Content-Length: ${length + 10}`], body: [body] };
		case 'chunked':
			return {
				headers: ['Transfer-Encoding: chunked'],
				body: [chunk(half), chunk(body.slice(half.length)), '0\r\n\r\n'],
			};
		case 'broken':
			return { headers: ['Transfer-Encoding: chunked'], body: [chunk(half), 'zz\r\nnot a chunk'] };
		case 'unending':
			return { headers: ['Transfer-Encoding: chunked'], body: [chunk(body)] };
		case 'both':
			return { headers: [`Content-Length: ${length}`, 'Transfer-Encoding: chunked'], body: [body] };
		case 'unknown':
			return { headers: ['Transfer-Encoding: xchunked'], body: [body] };
		case 'twice':
			return { headers: [`Content-Length: ${length}`, `Content-Length: ${length + 1}`], body: [body] };
		case 'none':
			return { headers: [], body: [body] };
	}
}

/** An empty chunk would end the body. */
const chunk = (text: string): string => (text === '' ? '' : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);

/** `read`: waits for the server to close. `leave`: cuts the connection at once. `finish`: closes its own half. */
type Ending = 'read' | 'leave' | 'finish';

export interface RawRequest {
	/** The request line and the headers, up to and with the empty line. */
	readonly head: string;
	/** Sent after the head, each piece in a write of its own. */
	readonly body: readonly string[];
	/** What the client does once everything is written. */
	readonly ending: Ending;
}

/**
 * Sends a request byte by byte as it is written.
 *
 * @returns What came until the connection was closed by either side.
 */
export function exchange(port: number, { head, body, ending }: RawRequest): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
		const received: Buffer[] = [];
		socket.on('data', (data: Buffer) => received.push(data));
		// Longer than any server may take to answer or to give up.
		socket.setTimeout(40_000, () => socket.destroy());
		socket.on('end', () => socket.end());
		// A server that refuses a body resets the connection of a client that goes on sending it.
		socket.on('error', () => socket.destroy());
		socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
		socket.on('connect', () => {
			socket.write(head, 'latin1');
			for (const piece of body) socket.write(piece);
			if (ending === 'leave') socket.end(() => socket.destroy());
			if (ending === 'finish') socket.end();
		});
	});
}

/** The status code of the final response in what a server has sent; `undefined` when it sent none. */
export function statusOf(received: string): number | undefined {
	const [, code] = /^(?:HTTP\/1\.[01] 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)*HTTP\/1\.[01] (\d{3})/.exec(received) ?? [];
	return code === undefined ? undefined : Number(code);
}
