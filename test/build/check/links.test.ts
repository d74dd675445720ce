import { describe, expect, test } from 'vitest';
import { readGuides } from '../../../src/build/check/check-content.ts';
import { anchorsIn } from '../../../src/render/html/prose.ts';
import { linksIn } from '../../../src/render/shared/markdown-links.ts';
import { type Files, product, siteYaml } from '../../content/content-folder.ts';
import { findingsOf, page } from './findings.ts';

describe('a link of a page', () => {
	const rules = (body: string, files: Files = {}) => findingsOf({ 'pages/rules.md': page(body), ...files });

	test('that leads nowhere is an issue at its place', () => {
		expect(rules('\nText.\n\nSee [all weeks](/lauches) or [x].\n\n[x]: {base_url}/nope/at-all.md').issues).toEqual([
			'content/pages/rules.md:8:5 body: Links to `/lauches`, which does not exist. Did you mean `/launches`?',
		]);
		expect(rules('[x]\n\n[x]: {base_url}/products/nope.md').issues).toEqual([
			'content/pages/rules.md:7:1 body: Links to `{base_url}/products/nope.md`, which does not exist. Write the path of a page, or delete the link.',
		]);
	});

	test('with the anchor of no heading is a warning at its place', () => {
		expect(rules('## How it works\n\nSee [below](#how-it-work) and [there](/rules#nope).')).toEqual({
			issues: [],
			warnings: [
				'content/pages/rules.md:7:5 body: warning: Links to `#how-it-work`: the page has no heading with the anchor `how-it-work`. Did you mean `how-it-works`?',
				'content/pages/rules.md:7:31 body: warning: Links to `/rules#nope`: the page has no heading with the anchor `nope`. Write the text of a heading in lower case, with hyphens.',
			],
		});
	});

	test('that leads somewhere is neither', () => {
		const links = [
			...['/', '/index.md', '/products', '/products/acme', '/products/acme.md', '/launches/2026-w46/', 'launches'],
			...['/categories/writing', '/makers/ada', '/launch#draft=1.x', '/search?q=a', '/rules.md', '#how-it-works'],
			...['/api/products/acme', '/api/launch_periods', '/mcp', '/.well-known/mcp', '/data/manifest.json', '/icon.svg'],
			...['#', '#top', '#:~:text=it', 'mailto:ada@acme.example', 'https://other.example/nope#nope', '{base_url}'],
		];
		const body = `## How it works\n\n${links.map((link) => `[x](${link})`).join('\n')}\n\n\`[x](/nope)\``;
		const files = { 'products/acme.md': product('launches: [{period: 2026-w47, approved: true}]', 'maker: Ada') };
		expect(rules(body, files)).toEqual({ issues: [], warnings: [] });
	});

	test('that needs the request handler is an issue on a host that only sends files', () => {
		const files = { 'site.yaml': `${siteYaml}host: static\n` };
		expect(rules('[x](/mcp)\n\n[x](/api/products)\n\n[x](/api/lists/products/50/1.json)', files).issues).toEqual([
			expect.stringContaining('Links to `/mcp`, which does not exist.'),
			expect.stringContaining('Links to `/api/products`, which does not exist.'),
		]);
	});
});

test('a link in the text of a category is checked like that of a page', () => {
	const category = (link: string) =>
		findingsOf({ 'categories/writing.md': `---\nname: Writing\n---\nSee [x](${link}).\n` });
	expect(category('/products')).toEqual({ issues: [], warnings: [] });
	expect(category('/prodcts').issues).toEqual([
		'content/categories/writing.md:4:5 body: Links to `/prodcts`, which does not exist. Did you mean `/products`?',
	]);
});

test('a relative link of a description is a warning, since only whole addresses stay links', () => {
	const text = `${product('first_launched_on: 2026-11-21')}\nSee [docs](/docs) and [more](https://acme.example).\n`;
	expect(findingsOf({ 'products/acme.md': text }).warnings).toEqual([
		'content/products/acme.md:8:5 body: warning: The link to `/docs` is shown as plain text. Write the whole address, such as `https://acme.example`.',
	]);
});

describe('the guides', () => {
	test.each(readGuides())('$slug links to headings that it has', ({ body }) => {
		const anchors = anchorsIn(body);
		const own = linksIn(body).flatMap(({ url }) => (url.startsWith('#') ? url.slice(1) : []));
		expect(own.filter((anchor) => !anchors.has(anchor))).toEqual([]);
	});
});
