import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'mdast';
import { remark } from 'remark';
import { describe, expect, inject, test } from 'vitest';
import { absoluteLinks } from '../../../src/render/markdown/links.ts';
import { pathsWithMarkdown } from '../../../src/render/site-pages.ts';
import { catalogOf } from '../../support/catalog.ts';
import { baseUrl } from '../../support/run-build.ts';

const folder = () => join(inject('release'), 'client');

const files = () =>
	globSync('**/*.{md,txt}', { cwd: folder() }).concat(globSync('.well-known/**/*.{md,txt}', { cwd: folder() }));

/** Where the links, pictures and definitions of a text lead. */
function targets(node: Node): string[] {
	const own = 'url' in node ? [String(node.url)] : [];
	return 'children' in node ? [...own, ...(node.children as Node[]).flatMap(targets)] : own;
}

const targetsOf = (markdown: string): string[] => targets(remark().parse(markdown));

describe('every Markdown version and every text', () => {
	test('has absolute links only', () => {
		expect(files().length).toBeGreaterThan(170);
		const wrong = files().flatMap((path) =>
			targetsOf(readFileSync(join(folder(), path), 'utf8'))
				.filter((target) => !/^(?:https?:\/\/|mailto:)/.test(target))
				.map((target) => `${path} → ${target}`),
		);
		expect(wrong).toEqual([]);
	});

	test('leads to the Markdown version of a page where there is one, but for the page that it is itself', () => {
		const wrong = files().flatMap((path) =>
			targetsOf(readFileSync(join(folder(), path), 'utf8')).flatMap((target) => {
				const { origin, pathname } = new URL(target);
				if (origin !== baseUrl) return [];
				const version = pathname === '/' ? 'index.md' : `${pathname.slice(1)}.md`;
				const isOwn = version === path;
				return existsSync(join(folder(), version)) && !isOwn ? [`${path} → ${target}`] : [];
			}),
		);
		expect(wrong).toEqual([]);
	});
});

describe('absoluteLinks', () => {
	const page = { slug: 'about', title: 'About', description: 'About.', body: '', source: 'pages/about.md' };
	const catalog = { ...catalogOf(['Acme']), pages: [page] };
	test.for([
		['[a](/about)', `[a](${baseUrl}/about.md)`],
		['[a](#why)', `[a](${baseUrl}/about.md#why)`],
		['[a](/)', `[a](${baseUrl}/index.md)`],
		['[*a* `b`](</products/product-1>)', `[*a* \`b\`](${baseUrl}/products/product-1.md)`],
		['[a](/openapi.json)', `[a](${baseUrl}/openapi.json)`],
		[`[a](${baseUrl}/about)`, `[a](${baseUrl}/about.md)`],
		['[a](https://b.example/about)', '[a](https://b.example/about)'],
		['[a]\n\n[a]: /about', `[a]\n\n[a]: ${baseUrl}/about.md`],
		[`<${baseUrl}/about>`, `<${baseUrl}/about.md>`],
		['[![a](/icon.svg)](/about "It is \\"A\\"")', `[![a](${baseUrl}/icon.svg)](${baseUrl}/about.md "It is \\"A\\"")`],
		['[a](reference)', `[a](${baseUrl}/reference)`],
		['[a](/x_\\(y)', `[a](${baseUrl}/x_%28y)`],
		['`[a](/about)`', '`[a](/about)`'],
		['```\n[a](/about)\n```', '```\n[a](/about)\n```'],
		[
			'| [a](/about) |\n| --- |\n| [b](/products) |',
			`| [a](${baseUrl}/about.md) |\n| --- |\n| [b](${baseUrl}/products.md) |`,
		],
	] as const)('makes of %j %j', ([source, expected]) => {
		expect(absoluteLinks({ base_url: catalog.base_url, paths: pathsWithMarkdown(catalog) }, '/about', source)).toBe(
			expected,
		);
	});
});
