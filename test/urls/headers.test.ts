import { expect, test } from 'vitest';
import { headersOf, siteHeaders } from '../../src/urls/headers.ts';

test.for([
	['/products/love', siteHeaders['Content-Security-Policy'], 'public, max-age=0, must-revalidate', undefined],
	['/_astro/page.a1.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', undefined],
	['/data/manifest.json', 'application/json; charset=utf-8', 'public, max-age=0, must-revalidate', undefined],
	['/feeds/products.json', 'application/feed+json; charset=utf-8', 'public, max-age=0, must-revalidate', undefined],
	['/products/love.md', 'text/markdown; charset=utf-8', 'public, max-age=0, must-revalidate', 'noindex'],
	['/.well-known/agents.json', 'application/json; charset=utf-8', 'public, max-age=3600', undefined],
] as const)('headersOf gives %s its type, its caching and whether it is indexed', ([path, value, caching, robots]) => {
	const headers = headersOf(path);
	expect(Object.values(headers)).toContain(value);
	expect([headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([caching, robots]);
	expect(headers).toMatchObject(siteHeaders);
});

test('the launch form alone can connect to other hosts', () => {
	const policy = siteHeaders['Content-Security-Policy'].replace("connect-src 'self'", "connect-src 'self' https:");
	for (const path of ['/launch', '/launch.html']) expect(headersOf(path)['Content-Security-Policy']).toBe(policy);
	expect(policy).not.toBe(siteHeaders['Content-Security-Policy']);
});
