/** What every host answers at the paths of published files: pages, feeds and what agents discover. */
import { describe, expect, test } from 'vitest';
import { baseUrl } from '../support/run-build.ts';
import { json, type Requests } from './requests.ts';

export function describePublished(name: string, { send, get, getJson }: Requests): void {
	describe(`${name}: pages`, () => {
		test.for(['/', '/products/page/2', '/products/love', '/launches/2026-w47', '/auth'])(
			'%s is HTML, and Markdown for those who ask',
			async (path) => {
				const html = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
				expect(html.status).toBe(200);
				expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
				expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
				expect(html.headers.get('content-security-policy')).toContain('default-src');
				expect(html.text).toContain('demonstration data');
				const version = path === '/' ? '/index.md' : `${path}.md`;
				const markdown = await get(path, { accept: 'text/markdown' });
				expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
				expect(markdown.headers.get('vary')).toBe('Accept, Accept-Encoding');
				expect(markdown.text).toBe((await get(version)).text);
				expect(markdown.text).toMatch(/^# /);
				expect(markdown.text).toContain('demonstration data');
			},
		);

		test('are the same with a slash at their end', async () => {
			expect((await get('/products/love/')).text).toBe((await get('/products/love')).text);
		});

		test('are a helpful page where there is nothing, and an Error body for programs', async () => {
			const page = await get('/nope', { accept: 'text/html' });
			expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
			expect(page.text).toContain('Nothing is published at this address');
			const program = await getJson('/nope', { accept: 'application/json' });
			expect([program.status, program.body.code]).toEqual([404, 'not_found']);
		});

		test.for([
			['/products/love2d', '/products/love'],
			['/products/love2d/', '/products/love'],
			['/products/love2d.md', '/products/love.md'],
		] as const)('that were renamed lead on: %s to %s', async ([path, target]) => {
			const { status, headers } = await get(path);
			expect([status, new URL(headers.get('location') ?? '', baseUrl).pathname]).toEqual([301, target]);
			expect(headers.get('access-control-allow-origin')).toBe('*');
			// With this header no host answers from static rules, which cannot say how long a redirect may be kept.
			const own = await get(path, { accept: 'text/markdown' });
			expect([own.status, own.headers.get('cache-control')]).toEqual([301, 'no-cache']);
		});

		// One that were kept would outlive a roll-back to a release that has the file.
		test.for(['/data/nope.json', '/feeds/nope.atom'])('do not let a miss be kept: %s', async (path) => {
			const { status, headers } = await get(path);
			expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
		});

		test.for(['/404', '/404.html'])('%s is no page', async (path) => {
			const { status, headers } = await get(path, { accept: 'text/html' });
			expect([status, headers.get('link')]).toEqual([404, null]);
		});

		test('that are missing tell caches what the answer depends on', async () => {
			for (const accept of ['text/html', 'application/json']) {
				expect((await get('/nope', { accept })).headers.get('vary')).toBe('Accept, Accept-Encoding');
			}
		});

		test.for([
			['/openapi.json', json],
			['/llms.txt', 'text/plain; charset=utf-8'],
			['/auth.md', 'text/markdown; charset=utf-8'],
			['/developers.md', 'text/markdown; charset=utf-8'],
			['/data/lists/products/50/1.json', json],
		] as const)('%s has the type %s', async ([path, type]) => {
			const { status, headers } = await get(path);
			expect([status, headers.get('content-type')]).toEqual([200, type]);
			expect(headers.get('access-control-allow-origin')).toBe('*');
		});
	});

	describe(`${name}: feeds`, () => {
		test.for([
			['/feeds/products.atom', 'application/atom+xml; charset=utf-8'],
			['/feeds/winners.json', 'application/feed+json; charset=utf-8'],
			['/feeds/categories/maps.atom', 'application/atom+xml; charset=utf-8'],
			['/feeds/categories/maps.json', 'application/feed+json; charset=utf-8'],
			['/feeds/weeks.ics', 'text/calendar; charset=utf-8'],
		] as const)('%s has the type %s, from any origin', async ([path, type]) => {
			const { status, headers } = await get(path);
			expect([status, headers.get('content-type')]).toEqual([200, type]);
			expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
			expect(headers.get('access-control-allow-origin')).toBe('*');
		});
	});

	describe(`${name}: what agents discover`, () => {
		test.for([
			['/.well-known/agents.json', json],
			['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
			['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
			['/.well-known/agent-card.json', json],
			['/.well-known/agent-skills/index.json', json],
			['/.well-known/agent-skills/launch-catalog/SKILL.md', 'text/markdown; charset=utf-8'],
			['/.well-known/security.txt', 'text/plain; charset=utf-8'],
			['/mcp/server-card', 'application/mcp-server-card+json'],
			['/.well-known/mcp/server-card.json', 'application/mcp-server-card+json'],
		] as const)('%s has the type %s for GET and HEAD, for an hour and from any origin', async ([path, type]) => {
			for (const method of ['GET', 'HEAD']) {
				const { status, headers } = await send(path, { method });
				expect([status, headers.get('content-type')]).toEqual([200, type]);
				expect(headers.get('cache-control')).toBe('public, max-age=3600');
				expect(headers.get('access-control-allow-origin')).toBe('*');
				expect(headers.get('etag')).toMatch(/^"/);
			}
		});

		test('begins with links on the home page, and the list of APIs names itself', async () => {
			const home = (await send('/', { method: 'HEAD' })).headers.get('link');
			for (const rel of ['api-catalog', 'ai-catalog', 'service-desc', 'service-doc', 'alternate']) {
				expect(home).toContain(`; rel="${rel}"`);
			}
			for (const [, path = ''] of home?.matchAll(/<([^>]+)>/g) ?? []) expect((await get(path)).status).toBe(200);
			const list = await send('/.well-known/api-catalog', { method: 'HEAD' });
			expect(list.headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
		});

		test.for([
			['/products/love.md', '/products/love'],
			['/index.md', '/'],
			['/index.html.md', '/'],
			['/developers.md', '/developers'],
		] as const)('leaves search engines at the page: %s is a version of %s', async ([path, page]) => {
			const { status, headers } = await get(path, { accept: 'text/markdown' });
			expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
			expect(headers.get('link')).toBe(`<${baseUrl}${page}>; rel="canonical"`);
			expect((await get(page, { accept: 'text/markdown' })).headers.get('x-robots-tag')).toBeNull();
		});

		test('leaves the endpoint beside the server card to POST', async () => {
			expect((await get('/mcp')).status).not.toBe(200);
		});
	});

	describe(`${name}: the status`, () => {
		test('tells what is live, and is asked for again each time', async () => {
			const { headers, body } = await getJson('/status.json');
			expect(headers.get('content-type')).toBe(json);
			expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(body).toEqual({
				version: '1.0.0',
				built_at: '2026-11-20T09:30:00Z',
				date: '2026-11-20',
				valid_until: '2026-11-23T00:00:00Z',
				base_url: baseUrl,
				counts: { products: 125, launch_periods: 38, categories: 19 },
			});
		});
	});
}
