import { cpSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openRaw, sendRaw } from '../../support/raw-connection.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const main = 'scripts/serve.ts';
const folder = temporaryFolder();
const out = join(folder, 'dist');
let server: ServerProcess;

beforeAll(async () => {
	cpSync(inject('release'), join(folder, 'a'), { recursive: true, dereference: true });
	symlinkSync('a', out);
	server = await startServer(main, { OUT_DIR: out, TRUSTED_PROXIES: '1' });
});

afterAll(() => server.stop());

const get = (target: string, ...fields: string[]) =>
	sendRaw(server.url, `${[`GET ${target} HTTP/1.1`, ...fields, 'Connection: close'].join('\r\n')}\r\n\r\n`);

describe('the Node server', () => {
	test.for([
		...['/../package.json', '/api/../../package.json', '/%2e%2e/package.json', '/..%5cpackage.json', '//etc/passwd'],
		...['/_headers', '/_redirects'],
	])('has nothing at %s', async (path) => {
		const { status, body } = await get(path, 'Host: a');
		expect(status).toBe(404);
		expect(body).not.toMatch(/"optionalDependencies"|root:/);
	});

	test.for([
		'http://elsewhere.example/api/launch_periods',
		'HTTPS://[::1]:8080/api/launch_periods?a=b',
		'/nothing/./%2e%2E/api/launch_periods',
	])('finds the list of launch periods at %s', async (target) => {
		const { status, body } = await get(target, 'Host: a');
		expect(status).toBe(200);
		expect(body).toContain('"launch_periods":[');
	});

	test('asks HTTP/1.0 for no host', async () => {
		expect((await sendRaw(server.url, 'GET /api/launch_periods HTTP/1.0\r\n\r\n')).status).toBe(200);
	});

	test('responds before the body of a request that has none to send', async () => {
		const text = 'GET /api/launch_periods HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\nstart';
		expect(await sendRaw(server.url, text)).toMatchObject({ status: 200 });
	});

	test('never takes an absolute URL from Host or X-Forwarded headers', async () => {
		const claims = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: gopher', 'Forwarded: host=evil.example'];
		const response = await get('/api/products', 'Host: evil.example', ...claims);
		expect(response.body).toContain('https://catalog.example/products/');
		expect(JSON.stringify(response)).not.toContain('evil');
	});
});

test('a new release is served without a restart, and no request fails on the way', async () => {
	cpSync(join(folder, 'a'), join(folder, 'b'), { recursive: true });
	writeFileSync(join(folder, 'b/client/products/love.md'), '# Another release\n');
	const statuses = new Set<number>();
	let client = 0;
	const text = async () => {
		const answer = await fetch(`${server.url}/products/love.md`, {
			headers: { 'x-forwarded-for': `10.0.0.${client++ % 250}` },
		});
		statuses.add(answer.status);
		return answer.text();
	};
	expect(await text()).toContain('- Name: LÖVE\n');
	symlinkSync('b', `${out}.next`);
	renameSync(`${out}.next`, out);
	await expect.poll(text, { timeout: 10_000, interval: 20 }).toBe('# Another release\n');
	expect([...statuses]).toEqual([200]);
	// Logs are sent elsewhere, so they don't name folders of the machine.
	await expect.poll(() => server.printed()).toContain('"event":"release","folder":"b"}');
});

test('the end of the Node server responds to what is under way, takes nothing more and exits with 0', async () => {
	const own = await startServer(main, { OUT_DIR: inject('release') });
	const connection = await openRaw(own.url);
	connection.send('GET /api/launch_periods HTTP/1.1\r\nHost: a\r\n');
	await expect.poll(async () => (await fetch(own.url)).status).toBe(200);
	const ended = own.stop('SIGTERM');
	// As with Ctrl-C under `npm start`, which reaches the server from the terminal and from its parent.
	own.process.kill('SIGINT');
	await expect.poll(() => fetch(own.url).catch(() => 'refused')).toBe('refused');
	connection.send('\r\n');
	expect(await connection.response()).toMatchObject({ status: 200, headers: { connection: 'close' } });
	expect(await ended).toBe(0);
});

test('a bug ends the process with code 1 and one line', async () => {
	// Unhandled rejections end a process as errors that are thrown.
	const bug = `process.on('SIGUSR2', () => { Promise.reject(new Error('rejected\\nin two lines')); });`;
	const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(bug)}`;
	const own = await startServer(main, { OUT_DIR: inject('release'), NODE_OPTIONS });
	expect(await own.stop('SIGUSR2')).toBe(1);
	const crashes = own
		.printed()
		.split('\n')
		.filter((line) => line.includes('"event":"crash"'));
	expect(crashes.map((line) => JSON.parse(line))).toMatchObject([
		{ message: 'rejected\nin two lines', stack: expect.stringContaining(' at ') },
	]);
	expect(own.printed()).not.toMatch(/^\s+at /m);
});
