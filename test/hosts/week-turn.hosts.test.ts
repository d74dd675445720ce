import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createHandler } from '../../src/http/create-handler.ts';
import { requireFor } from '../support/describe-with.ts';
import { folderAssets } from '../support/memory-assets.ts';
import { headerRules } from '../support/netlify/header-rules.ts';
import { startOrigin } from '../support/netlify/origin.ts';
import { startNetlify } from '../support/netlify/start.ts';
import { publishCopy } from '../support/publish-copy.ts';
import { baseUrl, runBuild } from '../support/run-build.ts';
import { startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'turn-'));
/** The build of the Monday on which week 48 begins. */
const after = join(folder, 'dist');

beforeAll(() => runBuild(after, { CATALOG_DATE: '2026-11-23', EXTRAS: 'none' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

/** A host with one release after the other; `stop` ends the last of them. */
interface Deployed {
	readonly before: Get;
	readonly deploy: () => Promise<Get>;
	readonly stop: () => Promise<unknown>;
}

const from =
	(url: string): Get =>
	(path, headers = {}) =>
		fetch(`${url}${path}`, { headers });

async function inProcess(): Promise<Deployed> {
	const get = (release: string): Get => {
		const limiter = { take: () => ({ accepted: true }) as const };
		const handle = createHandler({ assets: folderAssets(join(release, 'client')), limiter, baseUrl });
		return async (path, headers = {}) =>
			(await handle(new Request(`${baseUrl}${path}`, { headers }), '192.0.2.1')) ?? Response.error();
	};
	return { before: get(inject('release')), deploy: async () => get(after), stop: async () => {} };
}

async function onNode(): Promise<Deployed> {
	const checkout = join(folder, 'node');
	await publishCopy(inject('release'), checkout);
	const server = await startServer('scripts/serve.ts', { OUT_DIR: join(checkout, 'dist') });
	const deploy = async () => {
		await publishCopy(after, checkout);
		await expect.poll(server.printed, { timeout: 10_000 }).toContain('"event":"release"');
		return from(server.url);
	};
	return { before: from(server.url), deploy, stop: () => server.stop() };
}

async function onNetlify(): Promise<Deployed> {
	const stops: (() => Promise<void>)[] = [];
	const start = async (release: string) => {
		const edge = await startNetlify(mkdtempSync(join(folder, 'edge-')), release);
		stops.push(edge.stop);
		return from(edge.url);
	};
	const before = await start(inject('release'));
	return { before, deploy: () => start(after), stop: () => Promise.all(stops.map((stop) => stop())) };
}

async function onNetlifyWithoutEdge(): Promise<Deployed> {
	const first = await startOrigin(inject('release'));
	const second = await startOrigin(after);
	return {
		before: from(`http://${first.host}`),
		deploy: async () => from(`http://${second.host}`),
		stop: async () => {
			for (const { server } of [first, second]) {
				server.closeAllConnections();
				server.close();
			}
		},
	};
}

describe('a week that has ended', () => {
	test.for([
		['the handler', inProcess],
		['the Node server', onNode],
		['Netlify', onNetlify],
		['Netlify without edge functions', onNetlifyWithoutEdge],
	] as const)(
		'is finished for a conditional request to %s as soon as the next build is live',
		async ([name, start], context) => {
			if (name.startsWith('Netlify')) requireFor(context, 'tools');
			const host = await start();
			try {
				const paths = ['/api/launch_periods/2026-w47', '/api/launch_periods'];
				const kept = await Promise.all(
					paths.map(async (path) => {
						const response = await host.before(path);
						expect(JSON.stringify(await response.json())).toContain(
							'"slug":"2026-w47","name":"Week 47, 2026","status":"active"',
						);
						return { path, 'if-none-match': response.headers.get('etag') ?? '' };
					}),
				);
				for (const { path, ...condition } of kept) expect((await host.before(path, condition)).status).toBe(304);
				const get = await host.deploy();
				for (const { path, ...condition } of kept) {
					const response = await get(path, condition);
					expect(response.status).toBe(200);
					expect(JSON.stringify(await response.json())).toContain(
						'"slug":"2026-w47","name":"Week 47, 2026","status":"finished"',
					);
				}
			} finally {
				await host.stop();
			}
		},
	);

	test('is kept by no rule for the CDN beyond a deploy', async (context) => {
		requireFor(context, 'tools');
		const rules = headerRules();
		for (const path of ['/api/launch_periods', '/api/launch_periods/2026-w47.json', '/data/lists/products/50/1.json']) {
			const names = Object.keys(await rules.apply(new Request(`${baseUrl}${path}`))).map((name) => name.toLowerCase());
			expect(names).not.toContain('cdn-cache-control');
			expect(names).not.toContain('netlify-cdn-cache-control');
			expect(names).not.toContain('netlify-cache-tag');
		}
	});
});
