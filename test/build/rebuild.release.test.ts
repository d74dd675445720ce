/** Rebuilds from end to end: real processes, real builds, the real clock. */
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyCheckout, type Environment, settings } from '../support/checkout.ts';
import { publishCopy } from '../support/publish-copy.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const patience = { timeout: 60_000, interval: 50 };
const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const lock = join(checkout, '.builds/lock');
const started: ServerProcess[] = [];

beforeAll(() => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 3, periods: 3 });
});
afterEach(async () => {
	for (const server of started.splice(0)) await server.stop();
});

/** Starts a server whose requests are not counted. */
async function serve(script: string, environment: Environment): Promise<ServerProcess> {
	const counted = { CONTENT_DIR: content, RATE_LIMIT_EXEMPT: '127.0.0.1', REBUILD: '' };
	const server = await startServer(script, { ...counted, ...environment }, checkout);
	started.push(server);
	return server;
}

const get = async (server: ServerProcess, path: string) => (await fetch(server.url + path)).json();
const nameOf = async (server: ServerProcess, slug: string) =>
	(await get(server, `/api/products/${slug}`)).product?.name;
const events = (server: ServerProcess, event: string) =>
	server
		.printed()
		.split('\n')
		.filter((line) => line.includes(`"event":"${event}"`));

const productFile = join(content, 'products/product-001.md');
const edit = (from: string, to: string) =>
	writeFileSync(productFile, readFileSync(productFile, 'utf8').replace(from, to));

/** Requests pages until it is stopped. @returns How many were served, and what went wrong. */
function requestSteadily(url: string) {
	let running = true;
	const outcome = { served: 0, lost: [] as unknown[] };
	const ended = (async () => {
		while (running) {
			const status = await fetch(`${url}/api/products?per_page=7`).then(
				({ status }) => status,
				(error: unknown) => error,
			);
			if (status === 200) outcome.served++;
			else outcome.lost.push(status);
			// Leaves time for the build on a machine with few cores.
			await sleep(5);
		}
	})();
	return async () => {
		running = false;
		await ended;
		return outcome;
	};
}

const out = join(folder, 'started');
const environment = { ...settings, OUT_DIR: out };

test('npm start takes in an edit that comes during the first build, and keeps what is live while content is broken', async () => {
	const starting = serve('scripts/start.ts', environment);
	const rendering = () =>
		['a', 'b', 'c'].some(
			(name) => existsSync(lock) && existsSync(join(folder, '.started-releases', name, 'client/api')),
		);
	await expect.poll(rendering, { ...patience, interval: 5 }).toBe(true);
	edit('name: Product 001', 'name: Edited at once');
	const server = await starting;
	await expect.poll(() => events(server, 'rebuild_on')[0], patience).toContain('"date":false,"content":true');
	const stop = requestSteadily(server.url);
	await expect.poll(() => nameOf(server, 'product-001'), patience).toBe('Edited at once');

	edit('name: Edited at once', 'nam: Broken');
	await expect.poll(() => events(server, 'rebuild_failed'), patience).toHaveLength(1);
	const issue = /product-001\.md:2:1 nam: Unknown key `nam`\. Did you mean `name`\?\\n/g;
	expect(server.printed().match(issue)).toHaveLength(1);
	expect(await nameOf(server, 'product-001')).toBe('Edited at once');

	edit('nam: Broken', 'name: Product 001');
	await expect.poll(() => nameOf(server, 'product-001'), patience).toBe('Product 001');
	const { served, lost } = await stop();
	expect(lost).toEqual([]);
	// Logs are sent elsewhere, so they don't name folders of the machine.
	expect(events(server, 'release').join()).toMatch(/"folder":"[abc]"\}$/);
	expect(served).toBeGreaterThan(100);
});

describe('a server that rebuilds', () => {
	const out = join(folder, 'rebuilt');

	beforeAll(() => publishCopy(inject('release'), checkout, out));

	test('ends a rebuild when it is to end, and answers what is under way', async () => {
		const server = await serve('scripts/serve.ts', { ...settings, OUT_DIR: out, REBUILD: 'on' });
		const live = realpathSync(out);
		const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
		await once(socket, 'connect');
		socket.write('GET /status.json HTTP/1.1\r\nHost: a\r\n');
		const received = text(socket);
		await get(server, '/status.json');

		const original = readFileSync(productFile, 'utf8');
		writeFileSync(productFile, `${original}\nMore.\n`);
		// A build that was killed has left its note.
		const noted = () => (existsSync(lock) ? Number.parseInt(readFileSync(lock, 'utf8'), 10) : undefined);
		await expect.poll(() => isRunning(noted()), { ...patience, interval: 5 }).toBe(true);
		const builder = noted();
		const ended = server.stop();
		await expect.poll(() => isRunning(builder), patience).toBe(false);
		expect(realpathSync(out)).toBe(live);
		expect(server.process.exitCode).toBeNull();

		socket.write('\r\n');
		expect(await ended).toBe(0);
		expect(await received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(server.printed()).not.toMatch(/"event":"(?:rebuilt|rebuild_failed)"/);
		writeFileSync(productFile, original);
	});
});

function isRunning(pid: number | undefined): boolean {
	try {
		return pid !== undefined && process.kill(pid, 0);
	} catch {
		return false;
	}
}

test('npm run serve serves for a fixed date, says once that it cannot build, and ends with 0', async () => {
	const server = await serve('scripts/serve.ts', { OUT_DIR: inject('release'), CATALOG_DATE: '2026-11-20' });
	await expect.poll(() => events(server, 'rebuild_off'), patience).toHaveLength(1);
	expect(events(server, 'rebuild_off')[0]).toContain('`CATALOG_DATE` is set, so the date does not change.');
	expect(await nameOf(server, 'love')).toBe('LÖVE');
	expect(await server.stop()).toBe(0);
	expect(events(server, 'rebuild_off')).toHaveLength(1);
});
