import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createHandler } from '../../src/http/create-handler.ts';
import { requireFor } from '../support/describe-with.ts';
import { folderAssets } from '../support/memory-assets.ts';
import { headerRules } from '../support/netlify/header-rules.ts';
import { baseUrl, runBuild } from '../support/run-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'turn-'));
/** The build of the Monday on which week 48 begins. */
const after = join(folder, 'dist');

beforeAll(() => runBuild(after, { CATALOG_DATE: '2026-11-23', EXTRAS: 'none' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

function handlerOf(release: string): Get {
	const limiter = { take: () => ({ accepted: true }) as const };
	const handle = createHandler({ assets: folderAssets(join(release, 'client')), limiter, baseUrl });
	return async (path, headers = {}) =>
		(await handle(new Request(`${baseUrl}${path}`, { headers }), '192.0.2.1')) ?? Response.error();
}

describe('a week that has ended', () => {
	test.for(['/api/launch_periods/2026-w47', '/api/launch_periods'])(
		'is finished for a conditional request to %s as soon as the next build is live',
		async (path) => {
			const [current, next] = [handlerOf(inject('release')), handlerOf(after)];
			const week = '"slug":"2026-w47","name":"Week 47, 2026","status":';
			const response = await current(path);
			expect(JSON.stringify(await response.json())).toContain(`${week}"active"`);
			const condition = { 'if-none-match': response.headers.get('etag') ?? '' };
			expect((await current(path, condition)).status).toBe(304);
			const later = await next(path, condition);
			expect(later.status).toBe(200);
			expect(JSON.stringify(await later.json())).toContain(`${week}"finished"`);
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
