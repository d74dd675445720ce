/** Rebuilds from end to end: real processes, real builds, the real clock. */
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { findReleases, outputAt } from '../../src/build/releases.ts';
import { addDays } from '../../src/content/schemas/week.ts';
import { isoWeekSlug } from '../../src/routes/iso-week.ts';
import { build, copyCheckout, type Environment, removeFolder, settings, temporaryFolder } from '../support/checkout.ts';
import { publishCopy } from '../support/publish-copy.ts';
import { currentMonday, writeSampleContent } from '../support/sample-content.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { steadyClient } from './steady-client.ts';

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
afterAll(() => removeFolder(folder));

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

describe('a build made on a Sunday and served from Monday on', () => {
	const monday = currentMonday();
	const sunday = addDays(monday, -1);
	const CONTENT_DIR = join(folder, 'two-weeks');
	const base = 'https://boundary.example';

	beforeAll(async () => {
		writeSampleContent(CONTENT_DIR, { products: 3, periods: 2, lastMonday: monday });
		await build(checkout, { CONTENT_DIR, CATALOG_DATE: sunday, SITE_URL: base });
		cpSync(join(checkout, 'dist'), join(folder, 'left'), { recursive: true, dereference: true });
	});

	const newestWeek = async (server: ServerProcess) => {
		const [{ slug, url }] = (await get(server, '/api/launch_periods')).launch_periods;
		return { slug, url };
	};

	test('becomes one of Monday by itself, without a lost request, unless it is told not to', async () => {
		const left = await serve('scripts/serve.ts', { CONTENT_DIR, OUT_DIR: join(folder, 'left'), REBUILD: 'off' });
		const before = realpathSync(join(checkout, 'dist'));
		const [server, second] = (await Promise.all(
			[1, 2].map(() => serve('scripts/serve.ts', { CONTENT_DIR, NETLIFY: 'true' })),
		)) as [ServerProcess, ServerProcess];
		const client = steadyClient(server.url);
		const slug = isoWeekSlug(monday);
		await expect.poll(() => newestWeek(server), patience).toEqual({ slug, url: `${base}/launches/${slug}` });
		const answered = client.answered();
		await expect.poll(client.answered, patience).toBeGreaterThan(answered + 50);
		expect(await client.stop()).toEqual([]);
		// Two servers on one folder build once, and the release of before is still there to roll back to.
		const both = (event: string) => [server, second].flatMap((each) => events(each, event));
		await expect.poll(() => both('rebuilt'), patience).toHaveLength(2);
		expect(findReleases(outputAt(join(checkout, 'dist'), checkout)).previous).toBe(before);
		expect(events(server, 'rebuild_on')[0]).toContain('"date":true,"content":false');
		expect(lstatSync(join(checkout, 'dist')).isSymbolicLink()).toBe(true);
		const { valid_until, base_url } = await get(server, '/status.json');
		expect(Date.parse(valid_until)).toBeGreaterThan(Date.now());
		expect(base_url).toBe(base);

		// The other server had as much time, and had the same reason.
		expect((await newestWeek(left)).slug).toBe(isoWeekSlug(sunday));
		expect((await get(left, '/status.json')).valid_until).toBe(`${monday}T00:00:00Z`);
		expect(left.printed()).not.toContain('"event":"rebuil');
	});
});

describe('npm start', () => {
	const out = join(folder, 'started');
	const environment = { ...settings, OUT_DIR: out };

	test('takes in an edit that comes during the first build, and keeps what is live while content is broken', async () => {
		rmSync(join(checkout, '.builds'), { recursive: true, force: true });
		const starting = serve('scripts/start.ts', environment);
		const rendering = () =>
			['a', 'b', 'c'].some((name) => existsSync(lock) && existsSync(join(checkout, '.builds', name, 'client/api')));
		await expect.poll(rendering, { ...patience, interval: 5 }).toBe(true);
		edit('name: Product 001', 'name: Edited at once');
		const server = await starting;
		await expect.poll(() => events(server, 'rebuild_on')[0], patience).toContain('"date":false,"content":true');
		const client = steadyClient(server.url);
		await expect.poll(() => nameOf(server, 'product-001'), patience).toBe('Edited at once');

		edit('name: Edited at once', 'nam: Broken');
		await expect.poll(() => events(server, 'rebuild_failed'), patience).toHaveLength(1);
		const issue = /product-001\.md:2:1 nam: Unknown key `nam`\. Did you mean `name`\?$/gm;
		expect(server.printed().match(issue)).toHaveLength(1);
		expect(await nameOf(server, 'product-001')).toBe('Edited at once');

		edit('nam: Broken', 'name: Product 001');
		await expect.poll(() => nameOf(server, 'product-001'), patience).toBe('Product 001');
		expect(await client.stop()).toEqual([]);
		expect(client.answered()).toBeGreaterThan(100);
	});
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

describe('npm run serve', () => {
	test('serves for a fixed date, says once that it cannot build, and ends with 0', async () => {
		const server = await serve('scripts/serve.ts', { OUT_DIR: inject('release'), CATALOG_DATE: '2026-11-20' });
		await expect.poll(() => events(server, 'rebuild_off'), patience).toHaveLength(1);
		expect(JSON.parse(events(server, 'rebuild_off')[0] ?? '')).toEqual({
			time: expect.stringMatching(/^\d{4}-.*Z$/),
			event: 'rebuild_off',
			message: '`CATALOG_DATE` is set, so the date does not change.',
		});
		expect(await nameOf(server, 'love')).toBe('LÖVE');
		expect(await server.stop()).toBe(0);
		expect(events(server, 'rebuild_off')).toHaveLength(1);
	});
});
