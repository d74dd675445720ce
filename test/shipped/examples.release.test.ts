import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { codeBlock } from './developers-page.ts';

const at = (code: string, baseUrl: string): string => code.replaceAll('{base_url}', baseUrl);

const typed = codeBlock('ts', 'createClient');
const paging = codeBlock('js', '// node all.mjs');
const copy = codeBlock('js', "const url = '{base_url}/data/catalog.ndjson';");

describe('what the developers page says', () => {
	let folder: string;
	let server: ServerProcess;

	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), 'examples-'));
		symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
		writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
		server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
	});

	afterEach(() => {
		for (const name of ['catalog.ndjson', 'catalog.etag']) rmSync(join(folder, name), { force: true });
	});

	afterAll(async () => {
		await server?.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	/** Runs a program in the folder, without blocking the servers of this process. */
	async function run(program: string, parameters: readonly string[]): Promise<string> {
		const child = spawn(program, parameters, { cwd: folder });
		let printed = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				printed += chunk;
			});
		}
		const [code] = await once(child, 'close');
		expect([printed, code]).toEqual([printed, 0]);
		return printed;
	}

	async function runScript(code: string, name: string): Promise<string> {
		writeFileSync(join(folder, name), code);
		return run(process.execPath, [name]);
	}

	test('runs as a typed client, and its types are those that the site publishes', async () => {
		const code = at(typed, server.url);
		const types = await (await fetch(`${server.url}/openapi.d.ts`)).text();
		writeFileSync(join(folder, 'openapi.d.ts'), types);
		expect((await runScript(code, 'client.ts')).split('\n').slice(0, 1)).toEqual(['1. KeePassXC (139)']);
		const options = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions', '--skipLibCheck'];
		await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, 'client.ts']);
		writeFileSync(join(folder, 'wrong.ts'), code.replace('data.rankings', 'data.ranking'));
		const wrong = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, 'wrong.ts'], {
			cwd: folder,
		});
		expect(wrong.stdout.toString()).toContain("Property 'ranking' does not exist");
	});

	test('reads every page of the list', async () => {
		expect(await runScript(at(paging, server.url), 'all.mjs')).toBe('125 products\n');
	});

	describe('keeps a copy', () => {
		const sync = (baseUrl: string) => runScript(at(copy, baseUrl), 'sync.js');

		test('and takes nothing twice', async () => {
			expect(await sync(server.url)).toBe('125 products.\n');
			expect(await sync(server.url)).toBe('Nothing new.\n');
			expect(readFileSync(join(folder, 'catalog.ndjson'), 'utf8').split('\n').length).toBe(126);
		});

		/** Answers one request after the other, and keeps what was asked and when. */
		async function serve(answers: readonly RequestListener[]) {
			const asked: { etag: string | undefined; agent: string | undefined; at: number }[] = [];
			const stub = createServer((request, response) => {
				const { 'if-none-match': etag, 'user-agent': agent } = request.headers;
				asked.push({ etag, agent, at: performance.now() });
				answers[asked.length - 1]?.(request, response);
			}).listen(0, '127.0.0.1');
			await once(stub, 'listening');
			return { url: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`, asked, stop: () => stub.close() };
		}

		test('and waits as long as it is told to', async () => {
			const stub = await serve([
				(_request, response) => response.writeHead(429, { 'Retry-After': '1' }).end('{}'),
				(_request, response) => response.writeHead(200, { ETag: '"a"' }).end('{}\n'),
			]);
			expect(await sync(stub.url)).toBe('1 products.\n');
			const [first, second] = stub.asked;
			expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
			expect(second?.agent).toContain('@');
			expect(readFileSync(join(folder, 'catalog.etag'), 'utf8')).toBe('"a"');
			stub.stop();
		});

		test('and says which one it has', async () => {
			writeFileSync(join(folder, 'catalog.etag'), '"old"');
			writeFileSync(join(folder, 'catalog.ndjson'), '{}\n');
			const stub = await serve([(_request, response) => response.writeHead(304).end()]);
			expect(await sync(stub.url)).toBe('Nothing new.\n');
			expect(stub.asked[0]?.etag).toBe('"old"');
			stub.stop();
		});

		test('and takes it again when it has lost it', async () => {
			writeFileSync(join(folder, 'catalog.etag'), '"old"');
			const stub = await serve([(_request, response) => response.writeHead(200).end('{}\n')]);
			expect(await sync(stub.url)).toBe('1 products.\n');
			expect(stub.asked[0]?.etag).toBe('');
			stub.stop();
		});

		test('and waits by itself where it is told a date', async () => {
			const stub = await serve([
				(_request, response) => response.writeHead(503, { 'Retry-After': new Date().toUTCString() }).end('{}'),
				(_request, response) => response.writeHead(200).end('{}\n'),
			]);
			expect(await sync(stub.url)).toBe('1 products.\n');
			const [first, second] = stub.asked;
			expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1_990);
			stub.stop();
		});
	});
});
