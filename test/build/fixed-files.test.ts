import { describe, expect, test } from 'vitest';
import { hostRules } from '../../src/build/fixed-files.ts';
import { aliases } from '../../src/urls/discovery.ts';
import { headerRules, headersOf, transportHeaders } from '../../src/urls/headers.ts';
import { type PolicyAdditions, policiesOf } from '../../src/urls/policy.ts';
import { catalogIn, catalogOf } from '../support/catalog.ts';

const style = '/_astro/page.a1.css';

const rulesOf = (catalog = catalogOf([]), policy?: PolicyAdditions): Record<string, string> =>
	Object.fromEntries(
		hostRules(catalog, [{ path: style, key: '' }], policy).map(({ path, read }) => [
			path,
			Buffer.from(read()).toString(),
		]),
	);

/** The rules of `_headers` by their path; a header that a path has twice is one with a list on most hosts. */
function headersIn(text: string): Record<string, Record<string, string>> {
	const blocks = text.split(/\n(?=\/)/).map((block): [string, Record<string, string>] => {
		const [path = '', ...lines] = block.trimEnd().split('\n');
		const pairs = lines.map((line) => /^\t([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
		expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
		return [path, Object.fromEntries(pairs)];
	});
	expect(new Set(blocks.map(([path]) => path)).size).toBe(blocks.length);
	return Object.fromEntries(blocks);
}

describe('_headers', () => {
	test('has the table of headers, those of https, and how long an asset may be kept', () => {
		const { base_url } = catalogOf([]);
		const expected: Record<string, object> = { [style]: { 'Cache-Control': headersOf(style)['Cache-Control'] } };
		for (const { path, headers } of headerRules) expected[path] = { ...expected[path], ...headers };
		expected['/*'] = { ...expected['/*'], ...transportHeaders(base_url) };
		expect(headersIn(rulesOf()['/_headers'] ?? '')).toEqual(expected);
	});

	test('has the policies of a board, which the edge reads from a file', () => {
		const policy = { script: ['https://stats.example'], style: [], frame: ['https://video.example'] };
		const { all, launch } = policiesOf(policy);
		const rules = rulesOf(catalogOf([]), policy);
		const headers = headersIn(rules['/_headers'] ?? '');
		expect(['/*', '/launch', '/launch.html'].map((path) => headers[path]?.['Content-Security-Policy'])).toEqual([
			all,
			launch,
			launch,
		]);
		expect(JSON.parse(rules['/data/policy.json'] ?? '')).toEqual(policy);
		expect(Object.keys(rulesOf())).toEqual(['/_redirects', '/_headers']);
	});

	test('promises https only where the site has it', () => {
		const { base_url, ...catalog } = catalogOf([]);
		expect(base_url).toMatch(/^https:/);
		expect(rulesOf({ ...catalog, base_url })['/_headers']).toContain('Strict-Transport-Security');
		expect(rulesOf({ ...catalog, base_url: 'http://127.0.0.1' })['/_headers']).not.toContain(
			'Strict-Transport-Security',
		);
	});
});

test('_redirects has the 404 page, every alias, and each moved page with its Markdown version', () => {
	const catalog = catalogIn({
		'products/acme.md':
			'---\nname: Acme\ncategories: [writing]\nfirst_launched_on: 2026-11-16\nformer_slugs: [zeta]\n---\n',
	});
	expect(rulesOf(catalog)['/_redirects']?.split('\n')).toEqual([
		'/404 /404.html 404!',
		'/404.html /404.html 404!',
		...Array.from(aliases, ([from, to]) => `${from} ${to} 200`),
		'/products/zeta /products/acme 301',
		'/products/zeta.md /products/acme.md 301',
		'',
	]);
});
