import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, get as httpGet } from 'node:http';
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

test('each response names its request, as the proxy did if it is trusted, and so does the line of an error', async () => {
	rmSync(join(folder, 'a/client/products/qutebrowser.md'));
	const idOf = async (target: string, id: string) =>
		(await get(target, 'Host: a', `X-Request-Id: ${id}`)).headers['x-request-id'];
	expect(await idOf('/products/qutebrowser.md', 'from-proxy/1')).toBe('from-proxy/1');
	await expect
		.poll(() => server.printed())
		.toMatch(/"event":"error","request_id":"from-proxy\/1","message":"Cannot read /);
	const own = [await idOf('/', 'two words'), await idOf('/mcp', 'x'.repeat(201)), await idOf('/api/nope', '')];
	expect(new Set(own).size).toBe(3);
	for (const id of own) expect(id).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
	const connection = await openRaw(server.url);
	const fields = [
		'Host: a',
		'X-Request-Id: left',
		'Content-Type: application/json',
		'Content-Length: 9',
		'Expect: 100-continue',
	];
	connection.send(`${['POST /mcp HTTP/1.1', ...fields].join('\r\n')}\r\n\r\n`);
	expect(await connection.response()).toMatchObject({ status: 100 });
	connection.socket.destroy();
	await expect.poll(() => server.printed()).toContain('"event":"request_aborted","request_id":"left","method":"POST"');
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

test('the end of the Node server resets no connection of clients that request in a loop', async () => {
	const own = await startServer(main, { OUT_DIR: inject('release'), RATE_LIMIT_EXEMPT: '127.0.0.1' });
	const request = (agent: Agent) =>
		new Promise<string>((done) => {
			const sent = httpGet(`${own.url}/api/products/love`, { agent }, (response) => {
				response.resume().on('end', () => done(`${response.statusCode} ${response.headers.connection}`));
			});
			sent.on('error', (error) => done('code' in error ? String(error.code) : error.message));
		});
	const clients = Array.from({ length: 30 }, async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const outcomes: string[] = [];
		while (!outcomes.at(-1)?.startsWith('E')) outcomes.push(await request(agent));
		return outcomes.filter((outcome) => outcome !== '200 keep-alive');
	});
	await request(new Agent());
	expect(await own.stop()).toBe(0);
	expect(await Promise.all(clients)).toEqual(clients.map(() => ['200 close', 'ECONNREFUSED']));
});

test('outside of a terminal, each line is one JSON object with an event', async () => {
	const prints = `process.emitWarning('early');
		process.on('SIGUSR2', () => {
			process.emitWarning('late\\nin two lines');
			console.error('a library says\\n%o', { its: 'reason' });
		});`;
	const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(prints)}`;
	const own = await startServer(main, { OUT_DIR: inject('release'), NODE_OPTIONS, TRUSTED_PROXY: '1' });
	own.process.kill('SIGUSR2');
	await expect.poll(own.printed).toContain('in two lines');
	await own.stop();
	const lines = own.printed().trimEnd().split('\n');
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ event: 'printed', level: 'warn', message: expect.stringContaining('TRUSTED_PROXY') },
		{ event: 'warning', message: 'early' },
		{ event: 'listening', base_url: 'https://catalog.example', url: expect.stringMatching(/^http:\/\/localhost:\d+$/) },
		{ event: 'printed', level: 'error', message: expect.stringContaining('library') },
		{ event: 'warning', message: 'late\nin two lines' },
	]);
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
