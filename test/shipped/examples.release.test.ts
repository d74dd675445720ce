/** The programs of the developers page, and its first request, run as a reader would run them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeWith, requireFor } from '../support/describe-with.ts';
import type { RequirementName } from '../support/requirements.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const guide = readFileSync('src/render/guides/developers.md', 'utf8');

/** The first block of code in one language that holds a part. */
function codeBlock(language: string, part: string): string {
	const blocks = guide.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
	const found = [...blocks].map(([, code = '']) => code).find((code) => code.includes(part));
	if (found === undefined) throw new Error(`The guide has no block with \`${part}\`.`);
	return found;
}

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
	folder = temporaryFolder();
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
	writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
	server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release') });
});

afterAll(() => server?.stop());

/** Runs a program in the folder, without blocking the servers of this process. */
async function run(program: string, ...parameters: readonly string[]) {
	const child = spawn(program, parameters, { cwd: folder });
	const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
	return { stdout, stderr, code };
}

/** Writes a program of the page into a file, for a site of this address. */
const write = (file: string, code: string, url = server.url): void =>
	writeFileSync(join(folder, file), code.replaceAll('{base_url}', url));

/** Answers one request after the other, and keeps what was asked and when. */
async function serve(...answers: readonly RequestListener[]) {
	const asked: { etag: string | undefined; at: number }[] = [];
	const stub = createServer((request, response) => {
		asked.push({ etag: request.headers['if-none-match'], at: performance.now() });
		answers[asked.length - 1]?.(request, response);
	}).listen(0, '127.0.0.1');
	await once(stub, 'listening');
	const stop = () => {
		stub.closeAllConnections();
		stub.close();
	};
	return { url: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`, asked, stop };
}

const busy: RequestListener = (_request, response) =>
	response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' }).end('{"message":"Too many."}');

const waited = ([first, second]: readonly { readonly at: number }[]): number => (second?.at ?? 0) - (first?.at ?? 0);

test('the first request answers what the page shows beside it', async (context) => {
	requireFor(context, 'curl');
	const page = readFileSync(join(inject('release'), 'client/developers.md'), 'utf8');
	const [, command = '', shown = '{}'] = /```sh\n(curl .*)\n```\n\n```json\n([\s\S]*?)\n```/.exec(page) ?? [];
	const request = command.replace('curl', 'curl -s').replace(/https?:\/\/[^/]+/, server.url);
	const { rankings, ...rest } = JSON.parse((await run('sh', '-c', request)).stdout);
	const { rankings: places, ...facts } = JSON.parse(shown);
	expect(rest).toMatchObject(facts);
	expect(rankings).toEqual(expect.arrayContaining(places.map((place: object) => expect.objectContaining(place))));
	expect(facts.launch_period.status).toBe('finished');
	expect(places[0].position).toBe(1);
});

test('the typed client runs, and its types are those that the site publishes', async () => {
	const code = codeBlock('ts', 'createClient');
	writeFileSync(join(folder, 'openapi.d.ts'), await (await fetch(`${server.url}/openapi.d.ts`)).text());
	write('client.ts', code);
	expect((await run(process.execPath, 'client.ts')).stdout).toMatch(/^1\. KeePassXC \(139\)\n/);
	const options = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions', '--skipLibCheck'];
	const compile = [resolve('node_modules/typescript/bin/tsc'), ...options];
	expect(await run(process.execPath, ...compile, 'client.ts')).toMatchObject({ stdout: '', code: 0 });
	write('wrong.ts', code.replace('data.rankings', 'data.ranking'));
	const wrong = await run(process.execPath, ...compile, 'wrong.ts');
	expect(wrong.stdout).toContain("Property 'ranking' does not exist");
});

test('the example of paging reads every page of the list', async () => {
	write('all.mjs', codeBlock('js', '// node all.mjs'));
	expect(await run(process.execPath, 'all.mjs')).toEqual({ stdout: '125 products\n', stderr: '', code: 0 });
});

test('the recipe for a search finds with the library alone what holds both words', async () => {
	write('search.mjs', codeBlock('js', "import MiniSearch from 'minisearch'"));
	const { stdout } = await run(process.execPath, 'search.mjs');
	const found = stdout.trim().split('\n');
	expect(found).toHaveLength(8);
	expect(found).toContain('helix Helix A modal terminal editor that selects first and acts second');
});

describe('the example that keeps a copy', () => {
	const copy = codeBlock('js', "const url = '{base_url}/data/catalog.ndjson';");
	const sync = async (url: string): Promise<string> => {
		write('sync.js', copy, url);
		return (await run(process.execPath, 'sync.js')).stdout;
	};

	test('takes nothing twice, and takes it again when it has lost it', async () => {
		expect(await sync(server.url)).toBe('125 products.\n');
		expect(await sync(server.url)).toBe('Nothing new.\n');
		expect(readFileSync(join(folder, 'catalog.ndjson'), 'utf8').split('\n').length).toBe(126);
		rmSync(join(folder, 'catalog.ndjson'));
		expect(await sync(server.url)).toBe('125 products.\n');
	});

	test('waits as long as it is told to', async () => {
		const stub = await serve(busy, (_request, response) => response.writeHead(200, { ETag: '"a"' }).end('{}\n'));
		expect(await sync(stub.url)).toBe('1 products.\n');
		expect(waited(stub.asked)).toBeGreaterThanOrEqual(990);
		expect(readFileSync(join(folder, 'catalog.etag'), 'utf8')).toBe('"a"');
		stub.stop();
	});
});

const languages: readonly (readonly [name: string, file: string, command: string, ...needs: RequirementName[]])[] = [
	['curl', 'winner.sh', 'sh', 'curl', 'jq'],
	['JavaScript', 'winner.mjs', process.execPath],
	['Python', 'winner.py', 'python3', 'python'],
];

for (const [name, file, command, ...needs] of languages) {
	describeWith(needs, `the example in ${name}`, () => {
		const code = codeBlock('\\w+', file);

		function runAgainst(url: string, ...parameters: string[]) {
			write(file, code, url);
			return run(command, file, ...parameters);
		}
		const answer = (score: number, position = 1): RequestListener => {
			const body = { launch_period: { name: 'One' }, rankings: [{ position, name: 'First', score }] };
			return (_request, response) => response.end(JSON.stringify(body));
		};

		test('finds who came first in the last closed week', async () => {
			const printed = { stdout: 'Week 46, 2026: KeePassXC\n', stderr: '', code: 0 };
			expect(await runAgainst(server.url)).toEqual(printed);
		});

		test.each([
			['without a score', answer(0)],
			['whose first place is withdrawn', answer(5, 2)],
		])('names no winner of a week %s', async (_week, listener) => {
			const stub = await serve(listener);
			expect(await runAgainst(stub.url, '2026-w01')).toMatchObject({ stdout: 'One: no winner\n', code: 0 });
			stub.stop();
		});

		test('waits as long as a 429 says, and then goes on', async () => {
			const stub = await serve(busy, answer(1));
			expect(await runAgainst(stub.url, '2026-w01')).toMatchObject({ stdout: 'One: First\n', code: 0 });
			expect(stub.asked).toHaveLength(2);
			expect(waited(stub.asked)).toBeGreaterThanOrEqual(990);
			stub.stop();
		});
	});
}
