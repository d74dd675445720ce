import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StatusError } from '../../../src/build/errors.ts';
import { fetchStatus, isOutdated, parseStatus } from '../../../src/build/status.ts';
import { type Environment, type Outcome, removeFolder, start, temporaryFolder } from '../../support/checkout.ts';
import { fixtureContent } from '../../support/run-build.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = temporaryFolder();

/** A status that holds as long as dates have four digits. */
const status = {
	version: '1.0.0',
	built_at: '2026-11-20T09:30:00Z',
	date: '2026-11-20',
	valid_until: '9999-01-01T00:00:00Z',
	base_url: 'http://localhost:4321',
	counts: { products: 1, launch_periods: 1, categories: 1 },
};

const asked: (string | undefined)[] = [];
let answer: RequestListener;
let server: Server;
let site: string;

beforeAll(async () => {
	server = createServer((request, response) => {
		asked.push(request.url);
		answer(request, response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
	asked.length = 0;
	answer = (_request, response) => response.end(JSON.stringify(status));
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
	removeFolder(folder);
});

/** Runs the command of this checkout, which writes nothing. */
function ask(argv: readonly string[], environment: Environment = {}): Promise<Outcome> {
	return start(root, 'scripts/status.ts', environment, argv).end;
}

const refused = (stderr: string): Outcome => ({ code: 1, stdout: '', stderr: `${stderr}\n` });

describe('npm run status', () => {
	const line = (until: string) => `${site}: version 1.0.0, built at 2026-11-20T09:30:00Z, valid until ${until}\n`;

	test('prints one line about the site that it is given', async () => {
		expect(await ask([`${site}/`])).toEqual({ code: 0, stdout: line('9999-01-01T00:00:00Z'), stderr: '' });
		expect(asked).toEqual(['/status.json']);
	});

	test('says when only the content can change the site', async () => {
		answer = (_request, response) => response.end(JSON.stringify({ ...status, valid_until: null }));
		expect(await ask([site])).toEqual({ code: 0, stdout: line('its content changes'), stderr: '' });
	});

	test('asks the site of the setting, then that of site.yaml', async () => {
		expect((await ask([], { SITE_URL: `${site}/` })).stdout).toBe(line('9999-01-01T00:00:00Z'));
		const content = join(folder, 'content');
		mkdirSync(content);
		cpSync(join(fixtureContent, 'site.yaml'), join(content, 'site.yaml'));
		const edit = (from: RegExp, to: string) => {
			const file = join(content, 'site.yaml');
			writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
		};
		const named = site.replace('127.0.0.1', 'localhost');
		edit(/^base_url: .*$/m, `base_url: ${named}`);
		expect((await ask([], { CONTENT_DIR: content })).stdout).toBe(line('9999-01-01T00:00:00Z').replace(site, named));
		expect(asked).toEqual(['/status.json', '/status.json']);
		edit(/^base_url: .*\n/m, '');
		expect((await ask([], { CONTENT_DIR: content })).stderr).toMatch(
			/site\.yaml:1:1 base_url: .*\n\n1 issue in the content\.\n$/,
		);
	});

	test('exits with 1 for a site that is past its time', async () => {
		answer = (_request, response) => response.end(JSON.stringify({ ...status, valid_until: '2026-11-16T00:00:00Z' }));
		expect(await ask([site])).toEqual(
			refused(
				`\`${site}\` is outdated: it was built at 2026-11-20T09:30:00Z and valid until 2026-11-16T00:00:00Z. Build it again.`,
			),
		);
	});

	test('exits with 1 for a site that answers with something else', async () => {
		answer = (_request, response) => response.end('<!doctype html>');
		expect(await ask([site])).toEqual(
			refused(`\`${site}/status.json\` answers with something that is no status of a catalog.`),
		);
		const others = [
			'{"status":"ok"}',
			'null',
			'',
			JSON.stringify({ ...status, valid_until: 'Monday' }),
			JSON.stringify({ ...status, version: '1.0.0\u001b[2J' }),
		];
		expect(others.map(parseStatus)).toEqual(others.map(() => undefined));
	});

	test('exits with 1 for a site that answers with another status code', async () => {
		answer = (_request, response) => response.writeHead(503).end(JSON.stringify(status));
		expect(await ask([site])).toEqual(refused(`\`${site}/status.json\` answers with 503 instead of 200.`));
	});

	test('exits with 1 for a site that cannot be reached', async () => {
		const closed = createServer().listen(0, '127.0.0.1');
		await once(closed, 'listening');
		const gone = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
		closed.close();
		await once(closed, 'close');
		expect(await ask([gone])).toEqual(refused(`\`${gone}/status.json\` cannot be reached: ECONNREFUSED.`));
	});

	test('exits with 1 for an address that is invalid, and for two', async () => {
		const usage = 'Write `npm run status -- https://catalog.example`.';
		for (const address of ['nope', `${site}/board`]) {
			const sentence = `Cannot ask \`${address}\`: it is no http or https address of a host. ${usage}`;
			expect(await ask([address])).toEqual(refused(sentence));
		}
		expect(await ask([site, site])).toEqual(
			refused(
				`Cannot use the arguments: too many arguments. Expected 1 argument but got 2: ${site}, ${site}. \`npm run status -- --help\` lists them.`,
			),
		);
		expect(asked).toEqual([]);
	});
});

describe('fetchStatus', () => {
	test.each<[string, RequestListener]>([
		['does not answer', () => {}],
		['stops in the middle of its answer', (_request, response) => void response.write('{"version":')],
	])('ends when the site %s', async (_title, listener) => {
		answer = listener;
		await expect(fetchStatus(site, 100)).rejects.toEqual(
			new StatusError(`\`${site}/status.json\` does not answer within 0.1 seconds.`),
		);
	});
});

describe('isOutdated', () => {
	const parsed = parseStatus(JSON.stringify({ ...status, valid_until: '2026-11-23T00:00:00Z' }));

	test.each([
		['2026-11-22T23:59:59.999Z', false],
		['2026-11-23T00:00:00Z', true],
	])('at %s is %s', (time, expected) => {
		expect(parsed && isOutdated(parsed, Date.parse(time))).toBe(expected);
	});
});
