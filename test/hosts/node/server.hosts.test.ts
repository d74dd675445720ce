import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

const main = 'scripts/serve.ts';
const folder = mkdtempSync(join(tmpdir(), 'server-'));
const out = join(folder, 'dist');
let server: ServerProcess;

beforeAll(async () => {
	cpSync(inject('release'), join(folder, 'a'), { recursive: true, dereference: true });
	symlinkSync('a', out);
	server = await startServer(main, { OUT_DIR: out, TRUSTED_PROXIES: '1' });
});

afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes as they are and gives back what comes until the other end closes. */
function raw(text: string): Promise<string> {
	const { port } = new URL(server.url);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
		let received = '';
		socket.on('data', (chunk) => {
			received += chunk;
		});
		socket.on('close', () => resolve(received));
		socket.on('error', reject);
	});
}

describe('the Node server', () => {
	test.for([
		'/../package.json',
		'/api/../../package.json',
		'/%2e%2e/package.json',
		'/..%5cpackage.json',
		'//etc/passwd',
	])('has nothing at %s', async (path) => {
		const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 404 /);
		expect(answer).not.toMatch(/"optionalDependencies"|root:/);
	});

	test.for([
		'http://elsewhere.example/api/launch_periods',
		'HTTPS://[::1]:8080/api/launch_periods?a=b',
		'/api/products/../launch_periods',
		'/nothing/./%2e%2E/api/launch_periods',
	])('finds the list of launch periods at %s', async (target) => {
		const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(answer).toContain('"launch_periods":[');
	});

	test('asks HTTP/1.0 for no host', async () => {
		expect(await raw('GET /api/launch_periods HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	});

	test('answers a request before it refuses what follows on the same connection', async () => {
		const answer = await raw('GET /api/launch_periods HTTP/1.1\r\nHost: a\r\n\r\nNONSENSE\r\n\r\n');
		expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(answer).toContain('"launch_periods":[');
		expect(answer).toContain('\r\n\r\n{"error":"Bad request"');
	});

	test('does not read the body of a request that has none to send, and closes', async () => {
		const head = 'GET /api/launch_periods HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\nstart';
		const answer = await raw(head);
		expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(answer).toMatch(/\r\nConnection: close\r\n/i);
	});

	test('never takes an absolute URL from Host or X-Forwarded headers', async () => {
		const headers =
			'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher\r\nForwarded: host=evil.example';
		const answer = await raw(`GET /api/products HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
		expect(answer).toContain('https://catalog.example/products/');
		expect(answer).not.toContain('evil');
	});

	test('closes a connection when an endpoint refuses a request without reading it', async () => {
		const answer = await raw('POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{');
		expect(answer).toMatch(/^HTTP\/1\.1 415 /);
		expect(answer).toContain('Send `Content-Type: application/json`.');
	});
});

describe('a new release', () => {
	test('is served without a restart, and no request fails on the way', async () => {
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
	});
});

describe('the end of the Node server', () => {
	test.for(['SIGTERM', 'SIGINT'] as const)(
		'%s answers what is under way, takes nothing more and exits with 0',
		async (signal) => {
			const own = await startServer(main, { OUT_DIR: inject('release') });
			const { port } = new URL(own.url);
			const socket = connect(Number(port), '127.0.0.1');
			let received = '';
			socket.on('data', (chunk) => {
				received += chunk;
			});
			await new Promise((connected) => socket.once('connect', connected));
			socket.write('GET /api/launch_periods HTTP/1.1\r\nHost: a\r\n');
			await expect.poll(async () => (await fetch(own.url)).status).toBe(200);
			const ended = own.stop(signal);
			// As with Ctrl-C under `npm start`, which reaches the server from the terminal and from its parent.
			own.process.kill(signal);
			await expect
				.poll(() =>
					fetch(own.url).then(
						() => 'answered',
						() => 'refused',
					),
				)
				.toBe('refused');
			socket.write('\r\n');
			expect(await ended).toBe(0);
			expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
			expect(received).toMatch(/\r\nConnection: close\r\n/i);
			expect(received).toContain('"launch_periods":[');
		},
	);
});

describe('a bug', () => {
	/** Loaded into the process: bugs on demand. */
	const bugs = `
		process.on('SIGUSR2', () => { throw new Error('thrown\\nin two lines'); });
		process.on('SIGHUP', () => { Promise.reject(new Error('rejected')); });`;

	test.for([
		['SIGUSR2', 'thrown\nin two lines'],
		['SIGHUP', 'rejected'],
	] as const)('ends the process with code 1 and one line (%s)', async ([signal, message]) => {
		const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(bugs)}`;
		const own = await startServer(main, { OUT_DIR: inject('release'), NODE_OPTIONS });
		expect(await own.stop(signal)).toBe(1);
		const lines = own.printed().split('\n');
		const crashes = lines.filter((line) => line.includes('"event":"crash"')).map((line) => JSON.parse(line));
		expect(crashes).toMatchObject([{ message, stack: expect.stringContaining(' at ') }]);
		expect(own.printed()).not.toMatch(/^\s+at /m);
	});
});
