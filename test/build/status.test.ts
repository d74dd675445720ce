import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchStatus, isOutdated, parseStatus, siteAddress } from '../../src/build/status.ts';
import { UserError } from '../../src/user-error.ts';
import { fixtureContent } from '../support/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A status that holds as long as dates have four digits. */
const status = {
	version: '1.0.0',
	built_at: '2026-11-20T09:30:00Z',
	date: '2026-11-20',
	valid_until: '9999-01-01T00:00:00Z',
	base_url: 'http://localhost:4321',
	counts: { products: 1, launch_periods: 1, categories: 1 },
};

const respondWith =
	(facts: object): RequestListener =>
	(_request, response) =>
		response.end(JSON.stringify({ ...status, ...facts }));
const outdated =
	'`SITE` is outdated: it was built at 2026-11-20T09:30:00Z and valid until 2026-11-16T00:00:00Z. Build it again.';
const lastWeek = 'The last week of `SITE` has ended. Add weeks with `npm run new -- period --next`, and build again.';

/** As hosts of files. */
const noHealth: RequestListener = (_request, response) => response.writeHead(404).end('No such page.');
const healthy = { status: 'ok', problems: [] };

const requested: unknown[] = [];
let respond: RequestListener;
/** To requests for `/health`. */
let respondHealth: RequestListener;
let server: Server;
let site: string;

beforeAll(async () => {
	server = createServer((request, response) => {
		requested.push([request.url, request.headers['cache-control']]);
		(request.url === '/health' ? respondHealth : respond)(request, response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
	requested.length = 0;
	respond = respondWith({});
	respondHealth = noHealth;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

describe('fetchStatus', () => {
	test('reads the status of a site, also of one without weeks', async () => {
		expect(await fetchStatus(site)).toMatchObject({ version: '1.0.0', valid_until: '9999-01-01T00:00:00Z' });
		expect(requested).toEqual(['/health', '/status.json'].map((path) => [path, 'no-cache']));
		respond = respondWith({ valid_until: null, counts: { launch_periods: 0 } });
		expect(await fetchStatus(site)).toMatchObject({ valid_until: null });
	});

	test.for<[string, RequestListener, string]>([
		['is past its time', respondWith({ valid_until: '2026-11-16T00:00:00Z' }), outdated],
		['has no week to come', respondWith({ valid_until: null }), lastWeek],
		[
			'responds with something else',
			(_request, response) => response.end('<!doctype html>'),
			'`SITE/status.json` does not respond with the status of a catalog.',
		],
		[
			'responds with another status code',
			(_request, response) => response.writeHead(503).end(JSON.stringify(status)),
			'`SITE/status.json` responds with 503 instead of 200.',
		],
		[
			'stops in the middle of its response',
			(_request, response) => void response.write('{"version":'),
			'`SITE/status.json` does not respond within 0.2 seconds.',
		],
	])('refuses a site that %s', async ([_title, listener, sentence]) => {
		respond = listener;
		const timeout = sentence.includes('0.2 seconds') ? 200 : 60_000;
		await expect(fetchStatus(site, timeout)).rejects.toEqual(new UserError(sentence.replace('SITE', site)));
	});

	test.for<[string, number, unknown, string | undefined]>([
		['is well', 200, healthy, undefined],
		['has problems', 200, { problems: ['One.', 'Two.'] }, '`SITE`: One. Two.'],
		['ends', 503, healthy, '`SITE/health` responds with 503 instead of 200.'],
		['is something else', 200, {}, '`SITE/health` does not respond with the health of a server.'],
		[
			'sends what controls terminals',
			200,
			{ problems: ['\u001b[2J'] },
			'`SITE/health` does not respond with the health of a server.',
		],
	])('reads the health of a server that %s', async ([_title, code, health, sentence]) => {
		respondHealth = (_request, response) => response.writeHead(code).end(JSON.stringify(health));
		const fetched = fetchStatus(site);
		if (sentence === undefined) await expect(fetched).resolves.toMatchObject({ version: '1.0.0' });
		else await expect(fetched).rejects.toEqual(new UserError(sentence.replace('SITE', site)));
	});

	test('refuses a site that cannot be reached', async () => {
		const closed = createServer().listen(0, '127.0.0.1');
		await once(closed, 'listening');
		const gone = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
		closed.close();
		await once(closed, 'close');
		await expect(fetchStatus(gone)).rejects.toThrow(`\`${gone}/health\` cannot be reached: ECONNREFUSED.`);
	});
});

const wrong = [{ valid_until: 'Monday' }, { version: '1.0.0\u001b[2J' }];
test.for(['{"status":"ok"}', 'null', '', ...wrong.map((facts) => JSON.stringify({ ...status, ...facts }))])(
	'parseStatus refuses %j',
	(text) => expect(parseStatus(text)).toBeUndefined(),
);

const parsed = parseStatus(JSON.stringify({ ...status, valid_until: '2026-11-23T00:00:00Z' }));

test.for([
	['2026-11-22T23:59:59.999Z', false],
	['2026-11-23T00:00:00Z', true],
] as const)('isOutdated at %s is %s', ([time, expected]) => {
	expect(parsed && isOutdated(parsed, Date.parse(time))).toBe(expected);
});

describe('siteAddress', () => {
	test('is the argument, else the setting, else the address of site.yaml', () => {
		const content = temporaryFolder();
		const text = readFileSync(join(fixtureContent, 'site.yaml'), 'utf8');
		writeFileSync(join(content, 'site.yaml'), text.replace(/^base_url: .*$/m, 'base_url: https://yaml.example'));
		const settings = { SITE_URL: 'https://setting.example/', CONTENT_DIR: content };
		expect(siteAddress('https://given.example/', settings)).toBe('https://given.example');
		expect(siteAddress(undefined, settings)).toBe('https://setting.example');
		expect(siteAddress(undefined, { CONTENT_DIR: content })).toBe('https://yaml.example');
		writeFileSync(join(content, 'site.yaml'), text.replace(/^base_url: .*\n/m, ''));
		expect(() => siteAddress(undefined, { CONTENT_DIR: content })).toThrow(/site\.yaml:1:1 base_url: /);
	});

	test.for(['nope', 'https://catalog.example/board'])('refuses %s', (address) => {
		expect(() => siteAddress(address, {})).toThrow(
			new UserError(
				`Cannot use \`${address}\`: it is not the http or https address of a site. Write \`npm run status -- https://catalog.example\`.`,
			),
		);
	});
});
