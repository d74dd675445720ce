import { expect, test } from 'vitest';
import { headersOf, siteHeaders } from '../../src/urls/headers.ts';
import { policiesOf, policyKinds } from '../../src/urls/policy.ts';

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

test('a board adds its sources to those of the site', () => {
	const additions = Object.fromEntries(policyKinds.map((kind) => [kind, [`https://${kind}.example`]]));
	const policies = policiesOf({ ...additions, style: ["'sha256-abc='"] });
	const policy = (connections: string) =>
		`default-src 'none'; style-src 'self' 'sha256-abc='; img-src 'self' data: https://img.example; font-src 'self' https://font.example; connect-src 'self' ${connections}; manifest-src 'self'; script-src 'self' https://script.example; base-uri 'none'; form-action 'self' https://form.example; frame-ancestors 'none'; frame-src https://frame.example; media-src 'self' https://media.example`;
	for (const path of ['/', '/404.html', '/products/love.md', '/sitemap.xml'])
		expect(headersOf(path, policies)['Content-Security-Policy']).toBe(policy('https://connect.example'));
	expect(headersOf('/launch.html', policies)['Content-Security-Policy']).toBe(policy('https:'));
});
