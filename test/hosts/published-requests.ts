/** What every host responds at the paths of published files: pages, feeds and what agents discover. */
import { describe, expect, test } from 'vitest';
import { baseUrl } from '../support/run-build.ts';
import { json, type Requests } from './requests.ts';

const [revalidated, anHour] = ['public, max-age=0, must-revalidate', 'public, max-age=3600'];
const [markdown, atom] = ['text/markdown; charset=utf-8', 'application/atom+xml; charset=utf-8'];

export function describePublished(name: string, { send, get, getJson }: Requests): void {
	describe(`${name}: pages`, () => {
		test.for(['/', '/products/page/2', '/products/love', '/launches/2026-w47'])(
			'%s is HTML, and Markdown for those who ask',
			async (path) => {
				const html = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
				expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
				expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
				expect(html.headers.get('content-security-policy')).toContain('default-src');
				const version = await get(path, { accept: 'text/markdown' });
				expect(version.headers.get('content-type')).toBe(markdown);
				expect(version.headers.get('vary')).toBe('Accept, Accept-Encoding');
				expect(version.headers.get('x-robots-tag')).toBeNull();
				expect(version.text).toBe((await get(path === '/' ? '/index.md' : `${path}.md`)).text);
				for (const { text } of [html, version]) expect(text).toContain('demonstration data');
			},
		);

		test('are a helpful page where there is nothing, and an Error body for programs', async () => {
			const page = await get('/nope', { accept: 'text/html' });
			expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
			expect(page.text).toContain('There is no page at this address');
			const program = await getJson('/nope', { accept: 'application/json' });
			expect([program.status, program.body.code]).toEqual([404, 'not_found']);
			const markdown = await get('/nope', { accept: 'text/markdown' });
			expect([markdown.status, markdown.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
			expect(markdown.text).toMatch(/^# Not found\n\nNothing is published at `\/nope`\./);
			for (const { headers } of [page, program, markdown]) expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
		});

		test.for([
			['/products/love2d', '/products/love'],
			['/products/love2d.md', '/products/love.md'],
		] as const)('that were renamed lead on: %s to %s', async ([path, target]) => {
			const { status, headers } = await get(path);
			expect([status, new URL(headers.get('location') ?? '', baseUrl).pathname]).toEqual([301, target]);
			expect(headers.get('access-control-allow-origin')).toBe('*');
			// With this header no host responds from static rules, which cannot say how long a redirect may be kept.
			const own = await get(path, { accept: 'text/markdown' });
			expect([own.status, own.headers.get('cache-control')]).toEqual([301, 'no-cache']);
		});

		test.for(['/404', '/404.html'])('%s is no page', async (path) => {
			const { status, headers } = await get(path, { accept: 'text/html' });
			expect([status, headers.get('link')]).toEqual([404, null]);
		});
	});

	describe(`${name}: files`, () => {
		test.for([
			['/auth.md', markdown, revalidated],
			['/feeds/products.atom', atom, revalidated],
			['/feeds/weeks.ics', 'text/calendar; charset=utf-8', revalidated],
			['/status.json', json, revalidated],
			['/openapi.json', json, anHour],
			['/.well-known/agents.json', json, anHour],
		] as const)('%s has the type %s for GET and HEAD, and %s, from any origin', async ([path, type, caching]) => {
			for (const method of ['GET', 'HEAD']) {
				const { status, headers } = await send(path, { method });
				expect([status, headers.get('content-type')]).toEqual([200, type]);
				expect(headers.get('cache-control')).toBe(caching);
				expect(headers.get('access-control-allow-origin')).toBe('*');
				expect(headers.get('etag')).toMatch(/^"/);
			}
		});

		// One that were kept would outlive a roll-back to a release that has the file.
		test.for(['/data/nope.json', '/feeds/nope.atom'])('do not let a miss be kept: %s', async (path) => {
			const { status, headers } = await get(path);
			expect([status, headers.get('cache-control')]).toEqual([404, revalidated]);
		});

		test('begin with links on the home page', async () => {
			const home = (await send('/', { method: 'HEAD' })).headers.get('link');
			for (const rel of ['service-desc', 'service-doc', 'alternate']) {
				expect(home).toContain(`; rel="${rel}"`);
			}
			for (const [, path = ''] of home?.matchAll(/<([^>]+)>/g) ?? []) expect((await get(path)).status).toBe(200);
		});

		test.for([
			['/products/love.md', '/products/love'],
			['/index.html.md', '/'],
		] as const)('leave search engines at the page: %s is a version of %s', async ([path, page]) => {
			const { status, headers } = await get(path, { accept: 'text/markdown' });
			expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
			expect(headers.get('link')).toBe(`<${baseUrl}${page}>; rel="canonical"`);
		});
	});
}
