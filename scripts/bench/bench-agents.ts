/** What a call at the agents' endpoints takes, the first one with the loading of their code, over one connection. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { BenchOptions } from './arguments.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { buildCheckout, seededCheckout } from './checkout.ts';
import { startOurs } from './servers.ts';
import { median, milliseconds } from './statistics.ts';
import { table } from './table.ts';

const calls = 300;
const modern = {
	'io.modelcontextprotocol/protocolVersion': '2026-07-28',
	'io.modelcontextprotocol/clientCapabilities': {},
};

interface Case {
	readonly name: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: object;
}

const tool = (name: string, args: object): Case => ({
	name: `MCP 2026-07-28, ${name}`,
	path: '/mcp',
	headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
	body: { method: 'tools/call', params: { name, arguments: args, _meta: modern } },
});

const message = (text: string): Case => ({
	name: `A2A, "${text}"`,
	path: '/a2a',
	headers: { 'a2a-version': '1.0' },
	body: { method: 'SendMessage', params: { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text }] } } },
});

/** Beginnings of common words, as many as a query may hold. */
const broad = 'sh st sp pl pa pi re ra ri co ca cl no ti ta da do '.repeat(4).slice(0, 200);

const casesOf = (known: string): readonly Case[] => [
	tool('list_products', { per_page: 10 }),
	tool('get_launch_period', { limit: 10 }),
	{ ...tool('get_product', { slug: known }), name: 'MCP 2026-07-28, get_product of a known slug' },
	{ ...tool('get_product', { slug: `${known}x` }), name: 'MCP 2026-07-28, get_product of an unknown slug' },
	tool('search_products', { query: 'notes' }),
	{ ...tool('search_products', { query: broad }), name: 'MCP 2026-07-28, search_products with 200 characters' },
	{
		name: 'MCP 2025-11-25, tools/list',
		path: '/mcp',
		headers: { 'mcp-protocol-version': '2025-11-25' },
		body: { method: 'tools/list' },
	},
	message('top launches this week'),
	message('list all products'),
	message('find notes'),
	{ ...message(`tell me about ${known}x`), name: 'A2A, an unknown name' },
];

export async function benchAgents(directory: BenchDirectory, { products: [count = 0] }: BenchOptions): Promise<void> {
	const checkout = seededCheckout(directory, count);
	await buildCheckout(directory, checkout, { extras: 'search' });
	const names = JSON.parse(readFileSync(join(checkout.out, 'client/data/names.json'), 'utf8')) as string[][];
	const cases = casesOf(names[Math.floor(names.length / 2)]?.[0] ?? '');
	const rows: string[][] = [];
	for (const endpoint of ['/mcp', '/a2a']) {
		const server = await startOurs(directory, checkout);
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (const one of cases.filter(({ path }) => path === endpoint)) {
			const first = await call(agent, server.port, one);
			const times: number[] = [];
			for (let index = 0; index < calls; index++) times.push(await call(agent, server.port, one));
			const sorted = times.toSorted((a, b) => a - b);
			const p99 = sorted[Math.floor(0.99 * calls)] ?? Number.NaN;
			rows.push([one.name, milliseconds(first), milliseconds(median(times)), milliseconds(p99)]);
		}
		agent.destroy();
		await directory.end(server.child);
	}
	console.log(`\n${table([`one call, ${count} products`, 'first', 'median', 'p99'], rows)}`);
	const files = readdirSync(join(checkout.out, 'client/search'));
	const { size } = statSync(join(checkout.out, 'client/search/head.json'));
	console.log(
		`\nA search reads ${(size / 1_024).toFixed(1)} KiB once for each release, what its words need of ${files.length - 1} files, and a file for each product it shows.`,
	);
}

/** @returns Milliseconds until the response is read. */
function call(agent: Agent, port: number, { path, headers, body }: Case): Promise<number> {
	const octet = () => Math.floor(Math.random() * 256);
	const start = performance.now();
	const own = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
	const client = { 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` };
	return new Promise((resolve, reject) => {
		const options = {
			host: '127.0.0.1',
			port,
			path,
			method: 'POST',
			agent,
			headers: { ...own, ...client, ...headers },
		};
		request(options, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.once('end', () => {
				const text = Buffer.concat(chunks).toString();
				if (response.statusCode === 200 && !text.includes('"error":')) return resolve(performance.now() - start);
				reject(new Error(`${path} responded with ${response.statusCode}: ${text.slice(0, 300)}`));
			});
		})
			.once('error', reject)
			.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...body }));
	});
}
