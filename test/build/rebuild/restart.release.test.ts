/** A server that crashes comes back: real processes, which a signal makes throw. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { copyCheckout, removeFolder, settings, temporaryFolder } from '../../support/checkout.ts';
import { writeSampleContent } from '../../support/sample-content.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

const patience = { timeout: 60_000, interval: 50 };
const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const started: ServerProcess[] = [];

beforeAll(() => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 3 });
});
beforeEach(() => symlinkSync(process.execPath, node));
afterEach(async () => {
	rmSync(node, { force: true });
	for (const server of started.splice(0)) await server.stop();
});
afterAll(() => removeFolder(folder));

/** The Node that starts servers. */
const node = join(folder, 'node');

/** Loaded into every process: bugs on demand. */
const bugs = `
	process.execPath = ${JSON.stringify(node)};
	process.on('SIGUSR2', () => { throw new Error('thrown\\nin two lines'); });
	process.on('SIGHUP', () => { Promise.reject(new Error('rejected')); });`;

async function freePort(): Promise<string> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return String(typeof address === 'object' ? address?.port : '');
}

async function serve(script: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
	const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(bugs)}`;
	const server = await startServer(script, { NODE_OPTIONS, PORT: await freePort(), ...environment }, checkout);
	started.push(server);
	return server;
}

/** The processes that another has started. */
const childrenOf = (pid = 0) =>
	execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
		.trim()
		.split('\n')
		.map(Number);

const statusOf = (server: ServerProcess) =>
	fetch(`${server.url}/status.json`, { headers: { connection: 'close' } }).then(
		({ status }) => status,
		() => 'refused',
	);

const events = (server: ServerProcess, event: string) =>
	server
		.printed()
		.split('\n')
		.filter((line) => line.includes(`"event":"${event}"`))
		.map((line) => JSON.parse(line));

describe.each([
	['npm run serve', 'scripts/serve.ts', { REBUILD: 'off' }],
	['npm start', 'scripts/start.ts', { ...settings, CONTENT_DIR: content, OUT_DIR: join(folder, 'out') }],
] as const)('%s', (_name, script, environment) => {
	test('starts its server again however that ends, and ends at once when it is asked to meanwhile', async () => {
		const server = await serve(script, { OUT_DIR: inject('release'), ...environment });
		for (const [count, signal] of (['SIGUSR2', 'SIGHUP', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const).entries()) {
			await expect.poll(() => statusOf(server), patience).toBe(200);
			const [child] = childrenOf(server.process.pid);
			if (child !== undefined) process.kill(child, signal);
			await expect.poll(() => events(server, 'server_ended'), patience).toHaveLength(count + 1);
		}
		expect(await server.stop()).toBe(0);
		expect(await statusOf(server)).toBe('refused');
		expect(events(server, 'server_ended')).toMatchObject([
			{ code: 1, signal: null, starts_in_ms: 250 },
			{ code: 1, signal: null, starts_in_ms: 500 },
			{ code: null, signal: 'SIGKILL', starts_in_ms: 1_000 },
			{ code: 0, signal: null, starts_in_ms: 2_000 },
			{ code: null, signal: 'SIGKILL', starts_in_ms: 4_000 },
		]);
		expect(events(server, 'crash')).toMatchObject([
			{ message: 'thrown\nin two lines', stack: expect.stringContaining(' at ') },
			{ message: 'rejected', stack: expect.stringContaining(' at ') },
		]);
		expect(server.printed()).not.toMatch(/^\s+at /m);
	});
});

describe('npm run serve', () => {
	test.for([
		['is missing', 'ENOENT'],
		['is being written', 'ETXTBSY'],
	] as const)('ends with one sentence when the Node that it needs for another server %s', async ([state, code]) => {
		const server = await serve('scripts/serve.ts', { OUT_DIR: inject('release') });
		const [child] = childrenOf(server.process.pid);
		rmSync(node);
		const file = state === 'is being written' ? openSync(node, 'w', 0o755) : undefined;
		if (child !== undefined) process.kill(child, 'SIGKILL');
		expect(await once(server.process, 'exit')).toEqual([1, null]);
		if (file !== undefined) closeSync(file);
		expect(server.printed().trim().split('\n').at(-1)).toBe(
			`Cannot start the server with \`${node}\` (${code}). Check that \`npm ci\` has finished and that the machine has memory and processes left, then start again.`,
		);
	});

	test('ends with code 1 when it has a bug itself', async () => {
		const server = await serve('scripts/serve.ts', { OUT_DIR: inject('release'), REBUILD: 'off' });
		server.process.kill('SIGUSR2');
		expect(await once(server.process, 'exit')).toEqual([1, null]);
		expect(events(server, 'crash')).toMatchObject([{ message: 'thrown\nin two lines' }]);
		await expect.poll(() => statusOf(server), patience).toBe('refused');
	});

	test('tells of no crash when it is asked to end while its server runs', async () => {
		const server = await serve('scripts/serve.ts', { OUT_DIR: inject('release'), REBUILD: 'off' });
		expect(await statusOf(server)).toBe(200);
		expect(await server.stop()).toBe(0);
		expect(events(server, 'server_ended')).toEqual([]);
	});
});
