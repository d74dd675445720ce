import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { supervise } from '../../../src/hosts/node/supervise.ts';
import { commandEnvironment } from '../../support/command-environment.ts';
import { freePort } from '../../support/redis-process.ts';

const main = resolve(import.meta.dirname, '../../../src/hosts/node/main.ts');

const folder = mkdtempSync(join(tmpdir(), 'killed-agents-'));
const pidFile = join(folder, 'pid');
const ending = new AbortController();
let port: number;
let ended: Promise<number>;

beforeAll(async () => {
	port = await freePort();
	const script = join(folder, 'server.mjs');
	const lines = [
		"import { writeFileSync } from 'node:fs';",
		`writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));`,
		`await import(${JSON.stringify(pathToFileURL(main).href)});`,
	];
	writeFileSync(script, lines.join('\n'));
	const settings = { OUT_DIR: inject('release'), RATE_LIMIT_EXEMPT: '127.0.0.0/8', WEB_CONCURRENCY: '2' };
	await new Promise<void>((onFirstListening) => {
		const environment = commandEnvironment({ ...settings, PORT: String(port), HOST: '127.0.0.1' });
		ended = supervise({ script, environment, ending: ending.signal, onFirstListening, backOff: () => 1 });
	});
});

afterAll(async () => {
	ending.abort('SIGTERM');
	await ended;
	rmSync(folder, { recursive: true });
});

const search = { name: 'search_products', arguments: { query: 'st pl re software' } };
const prepare = { name: 'prepare_launch', arguments: { name: 'Acme' } };
const message = { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'tell me about softwre' }] };
const calls = [
	{ path: '/mcp', headers: { 'mcp-protocol-version': '2025-11-25' }, method: 'tools/call', params: search },
	{ path: '/mcp', headers: { 'mcp-protocol-version': '2025-11-25' }, method: 'tools/call', params: prepare },
	{ path: '/a2a', headers: { 'a2a-version': '1.0' }, method: 'SendMessage', params: { message } },
];

/** What came of a call: a whole response with a result, nothing but an error of the connection, or anything else. */
type Outcome = 'result' | 'no response' | 'else';

function outcomeOf({ path, headers, method, params }: (typeof calls)[number]): Promise<Outcome> {
	return new Promise((settle) => {
		const options = { port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
		const sent = request({ host: '127.0.0.1', ...options }, (response) => {
			let text = '';
			response.on('data', (chunk) => {
				text += chunk;
			});
			response.once('error', () => settle('else'));
			response.once('end', () => settle(response.statusCode === 200 && hasResult(text) ? 'result' : 'else'));
		});
		sent.once('error', () => settle('no response')).end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
	});
}

function hasResult(text: string): boolean {
	try {
		return 'result' in JSON.parse(text);
	} catch {
		return false;
	}
}

/** Names, sizes and times of all files. */
const stateOf = (root: string): string[] =>
	readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => {
		const { size, mtimeMs } = statSync(join(root, path));
		return `${path} ${size} ${mtimeMs}`;
	});

test('a server that is killed among calls of agents gives whole responses or none, and the next one answers', async () => {
	const release = stateOf(inject('release'));
	for (let round = 0; round < 2; round++) {
		const outcomes: Outcome[] = [];
		const killed = new AbortController();
		const clients = [...calls, ...calls].map(async (call) => {
			while (!killed.signal.aborted || outcomes.at(-1) !== 'result') outcomes.push(await outcomeOf(call));
		});
		await expect.poll(() => outcomes.filter((outcome) => outcome === 'result').length).toBeGreaterThan(20);
		process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
		await expect.poll(() => outcomes.includes('no response')).toBe(true);
		killed.abort();
		await Promise.all(clients);
		expect(outcomes).not.toContain('else');
		expect(outcomes.at(-1)).toBe('result');
	}
	expect(stateOf(inject('release'))).toEqual(release);
});
