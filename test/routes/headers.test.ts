import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { aliases } from '../../src/routes/discovery.ts';
import { type HeaderRule, headerRules, headersOf, siteHeaders, transportHeaders } from '../../src/routes/headers.ts';

interface NetlifyFile {
	readonly headers: readonly { readonly for: string; readonly values: HeaderRule['headers'] }[];
	readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[];
}

// The parser leaves open what the file holds.
const netlify = parse(readFileSync('netlify.toml', 'utf8')) as unknown as NetlifyFile;

/** Netlify is always behind https. */
const withTransport = [...headerRules, { path: '/*', headers: transportHeaders('https://catalog.example') }];

const merged = (rules: readonly HeaderRule[]): Record<string, HeaderRule['headers']> =>
	Object.fromEntries(
		[...Map.groupBy(rules, ({ path }) => path)].map(([path, own]) => {
			return [path, Object.assign({}, ...own.map(({ headers }) => headers))];
		}),
	);

describe('netlify.toml', () => {
	test('has the header rules of the table, in its order', () => {
		const rules = netlify.headers.map(({ for: path, values }) => ({ path, headers: values }));
		expect(merged(rules)).toEqual(merged(withTransport));
		expect(rules.map(({ path }) => path)).toEqual([...new Set(headerRules.map(({ path }) => path))]);
	});

	test('has a rewrite for every alias', () => {
		expect(netlify.redirects).toEqual(
			expect.arrayContaining([...aliases].map(([from, to]) => ({ from, to, status: 200 }))),
		);
	});
});

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
