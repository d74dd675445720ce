/** The programs of the developers page, and its first request, run as a reader would run them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeWith, requireFor } from '../support/describe-with.ts';
import type { RequirementName } from '../support/requirements.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { codeBlock } from './developers-page.ts';

let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'languages-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in the folder, without blocking the servers of this process. */
async function run(program: string, parameters: readonly string[]) {
	const child = spawn(program, parameters, { cwd: folder, env: { ...process.env, GOCACHE: join(folder, 'go') } });
	const printed = { stdout: '', stderr: '' };
	for (const name of ['stdout', 'stderr'] as const) {
		child[name].on('data', (chunk: Buffer) => {
			printed[name] += chunk;
		});
	}
	const [code] = await once(child, 'close');
	return { ...printed, code };
}

describe('the first request', () => {
	test('answers what the page shows beside it', async (context) => {
		requireFor(context, 'curl');
		const page = readFileSync(join(inject('release'), 'client/developers.md'), 'utf8');
		const [, command = '', shown = '{}'] = /```sh\n(curl .*)\n```\n\n```json\n([\s\S]*?)\n```/.exec(page) ?? [];
		const server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		const { stdout } = await run('sh', [
			'-c',
			command.replace('curl', 'curl -s').replace(/https?:\/\/[^/]+/, server.url),
		]);
		await server.stop();
		const { rankings, ...rest } = JSON.parse(stdout);
		const { rankings: places, ...facts } = JSON.parse(shown);
		expect(rest).toMatchObject(facts);
		expect(rankings).toEqual(expect.arrayContaining(places.map((place: object) => expect.objectContaining(place))));
		expect(facts.launch_period.status).toBe('finished');
		expect(places[0].position).toBe(1);
	});
});

const languages: readonly {
	readonly name: string;
	readonly file: string;
	readonly command: readonly [string, ...string[]];
	readonly needs: readonly RequirementName[];
}[] = [
	{ name: 'curl', file: 'winner.sh', command: ['sh'], needs: ['curl', 'jq'] },
	{ name: 'JavaScript', file: 'winner.mjs', command: [process.execPath], needs: [] },
	{ name: 'Python', file: 'winner.py', command: ['python3'], needs: ['python'] },
	{ name: 'Go', file: 'winner.go', command: ['go', 'run'], needs: ['go'] },
	{ name: 'PHP', file: 'winner.php', command: ['php'], needs: ['php'] },
	{ name: 'Ruby', file: 'winner.rb', command: ['ruby'], needs: ['ruby'] },
];

describe.each(languages)('the example in $name', ({ name, file, command, needs }) => {
	const code = codeBlock('\\w+', file);

	describeWith(needs, name, () => {
		let server: ServerProcess;

		beforeAll(async () => {
			server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		});

		afterAll(() => server?.stop());

		function runAgainst(url: string, ...parameters: string[]) {
			writeFileSync(join(folder, file), code.replaceAll('{base_url}', url));
			const [program, ...rest] = command;
			return run(program, [...rest, file, ...parameters]);
		}

		test('finds who came first in the last closed week', async () => {
			const printed = { stdout: 'Week 46, 2026: KeePassXC\n', stderr: '', code: 0 };
			expect(await runAgainst(server.url)).toEqual(printed);
		});

		test('finds who came first in a week that is named', async () => {
			expect(await runAgainst(server.url, '2026-w45')).toMatchObject({
				stdout: 'Week 45, 2026: Krita\n',
				code: 0,
			});
		});

		test('names no winner of a week without a score above 0', async () => {
			const body = { launch_period: { name: 'One' }, rankings: [{ name: 'First', score: 0 }] };
			const stub = createServer((_request, response) => response.end(JSON.stringify(body))).listen(0, '127.0.0.1');
			await once(stub, 'listening');
			const { stdout } = await runAgainst(`http://127.0.0.1:${(stub.address() as AddressInfo).port}`, '2026-w01');
			stub.closeAllConnections();
			stub.close();
			expect(stdout).toBe('One: no winner\n');
		});

		test('says what is wrong with a week that does not exist', async () => {
			const { stdout, stderr, code: exitCode } = await runAgainst(server.url, '2026-w99');
			expect(stderr).toMatch(
				/No active or finished launch period has the slug `2026-w99`\.|There is no week 2026-w99\./,
			);
			expect([stdout, exitCode]).toEqual(['', 1]);
		});

		test('waits as long as a 429 says, and then goes on', async () => {
			const times: number[] = [];
			const stub = createServer((_request, response) => {
				times.push(performance.now());
				const [status, body] =
					times.length === 1
						? [429, { message: 'Too many.' }]
						: [200, { launch_period: { name: 'One' }, rankings: [{ name: 'First', score: 1 }] }];
				response
					.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '1' })
					.end(JSON.stringify(body));
			}).listen(0, '127.0.0.1');
			await once(stub, 'listening');
			const url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
			const { stdout, code: exitCode } = await runAgainst(url, '2026-w01');
			stub.closeAllConnections();
			stub.close();
			expect([stdout, exitCode]).toEqual(['One: First\n', 0]);
			expect(times).toHaveLength(2);
			expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
		});
	});
});
