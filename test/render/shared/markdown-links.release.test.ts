import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'mdast';
import { remark } from 'remark';
import { describe, expect, inject, test } from 'vitest';
import { absoluteLinks } from '../../../src/render/shared/markdown-links.ts';
import { pathsWithMarkdown } from '../../../src/render/site-pages.ts';
import { catalogOf } from '../../support/catalog.ts';
import { baseUrl } from '../../support/run-build.ts';

const cwd = join(inject('release'), 'client');
const files = ['**/*.{md,txt}', '.well-known/**/*.{md,txt}'].flatMap((pattern) => globSync(pattern, { cwd }));

function targets(node: Node): string[] {
	const own = 'url' in node ? [String(node.url)] : [];
	return 'children' in node ? [...own, ...(node.children as Node[]).flatMap(targets)] : own;
}

describe('every Markdown version and every text', () => {
	const links = files.flatMap((path) =>
		targets(remark().parse(readFileSync(join(cwd, path), 'utf8'))).map((target) => ({ path, target })),
	);

	test('has absolute links only', () => {
		expect(files.length).toBeGreaterThan(170);
		expect(links.filter(({ target }) => !/^(?:https?:\/\/|mailto:)/.test(target))).toEqual([]);
	});

	test('leads to the Markdown version of a page where there is one, but for the page that it is itself', () => {
		const wrong = links.filter(({ path, target }) => {
			const { origin, pathname } = new URL(target);
			const version = pathname === '/' ? 'index.md' : `${pathname.slice(1)}.md`;
			return origin === baseUrl && version !== path && existsSync(join(cwd, version));
		});
		expect(wrong).toEqual([]);
	});
});

const page = { slug: 'about', title: 'About', description: 'About.', body: '', source: 'pages/about.md' };
const catalog = { ...catalogOf(['Acme']), pages: [page] };
test.for([
	['[a](/about)', `[a](${baseUrl}/about.md)`],
	['[a](#why)', `[a](${baseUrl}/about.md#why)`],
	['[*a* `b`](</products/product-1>)', `[*a* \`b\`](${baseUrl}/products/product-1.md)`],
	[`[a](${baseUrl}/about)`, `[a](${baseUrl}/about.md)`],
	['[a](https://b.example/about)', '[a](https://b.example/about)'],
	['[a]\n\n[a]: /about', `[a]\n\n[a]: ${baseUrl}/about.md`],
	[`<${baseUrl}/about>`, `<${baseUrl}/about.md>`],
	['[![a](/icon.svg)](/about "It is \\"A\\"")', `[![a](${baseUrl}/icon.svg)](${baseUrl}/about.md "It is \\"A\\"")`],
	['[a](reference)', `[a](${baseUrl}/reference)`],
	['[a](/x_\\(y)', `[a](${baseUrl}/x_%28y)`],
	['`[a](/about)`', '`[a](/about)`'],
	[
		'| [a](/about) |\n| --- |\n| [b](/products) |',
		`| [a](${baseUrl}/about.md) |\n| --- |\n| [b](${baseUrl}/products.md) |`,
	],
] as const)('absoluteLinks makes of %j %j', ([source, expected]) => {
	expect(absoluteLinks({ base_url: catalog.base_url, paths: pathsWithMarkdown(catalog) }, '/about', source)).toBe(
		expected,
	);
});
