import type { Nodes, Root } from 'mdast';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { describeOperations } from '../../src/agents/operations.ts';
import { agentCard } from '../../src/render/discovery/agent-card.ts';
import { agentsGuide } from '../../src/render/discovery/agents-guide.ts';
import { llmsFullText, llmsText } from '../../src/render/discovery/llms-text.ts';
import { securityText } from '../../src/render/discovery/well-known.ts';
import { productsMarkdown } from '../../src/render/markdown/product-lists.ts';
import { productsProps } from '../../src/render/props/product-lists.ts';
import { exampleWords } from '../../src/render/reference/examples.ts';
import { markdownAt } from '../support/catalog.ts';
import { body, hostileCatalog, lines, mark } from './hostile-catalog.ts';

/** With tables, as most readers of Markdown have them. */
const parser = remark().data({
	micromarkExtensions: [gfmTable()],
	fromMarkdownExtensions: [gfmTableFromMarkdown()],
});

/** Every node with the kinds of what it stands in. */
function* nodesOf(node: Nodes, within: readonly string[] = []): Generator<{ node: Nodes; within: readonly string[] }> {
	yield { node, within };
	if (!('children' in node)) return;
	for (const child of node.children) yield* nodesOf(child, [...within, node.type]);
}

const nodes = (markdown: string) => [...nodesOf(parser.parse(markdown) as Root)];

/** The documents that hold texts of makers, or could. */
function versionsOf(text: string): Readonly<Record<string, string>> {
	const catalog = hostileCatalog(text);
	const [maker] = catalog.facets.maker;
	const paths = {
		...{ home: '/', products: '/products', product: '/products/acme' },
		...{ weeks: '/launches', week: '/launches/2026-w47', year: '/launches/2026' },
		...{ categories: '/categories', category: '/categories/writing', price: '/pricing/free' },
		...{ makers: '/makers', maker: `/makers/${maker?.slug}` },
	};
	return {
		...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, markdownAt(catalog, path)])),
		// One product has no such page.
		'products by score': productsMarkdown(productsProps(catalog, 'score', 1)),
	};
}

/** What stands in headings when nothing hostile does. */
const ourHeadings = [
	...['Test Catalog', 'Week 2026-w47', 'Products', 'All weeks', 'Weeks', 'Product acme', 'Description', 'Launches'],
	...['Categories', 'Category writing', 'Makers', 'Products by score', 'Pricing: Free', 'Year 2026'],
];
const isMakersHeading = /^Maker [a-z0-9-]+$/;

describe.each(lines)('a maker who writes `%s`', (text) => {
	const versions = versionsOf(text);

	test('opens no heading, picture, reference, HTML, footnote or link', () => {
		for (const [name, markdown] of Object.entries(versions)) {
			for (const { node } of nodes(markdown)) {
				expect(['image', 'imageReference', 'linkReference', 'definition', 'html', 'footnoteReference']).not.toContain(
					node.type,
				);
				if (node.type === 'heading') {
					const [only] = node.children;
					const heading = only?.type === 'text' ? only.value : '';
					const ours = ourHeadings.includes(heading) || (name === 'maker' && isMakersHeading.test(heading));
					expect([name, ours]).toEqual([name, true]);
				}
				if (node.type === 'link') {
					const ours = node.url.startsWith('https://catalog.example/') && !JSON.stringify(node).includes(mark);
					const website = name === 'product' && node.url === `https://evil.example/${mark}`;
					expect([name, node.url, ours || website]).toEqual([name, node.url, true]);
				}
			}
		}
	});

	test('is read as the very text, behind the name of its field or in its column', () => {
		const field = (name: string) =>
			nodes(versions['product'] ?? '').flatMap(({ node }) => {
				if (node.type !== 'paragraph') return [];
				const whole = node.children.map((child) => ('value' in child ? child.value : '')).join('');
				return whole.startsWith(`${name}: `) ? [whole.slice(name.length + 2)] : [];
			});
		const seen = text.replace(/ +/g, ' ');
		for (const name of ['Name', 'Tagline', 'Maker']) expect(field(name)).toEqual([seen]);
		const texts = [seen, seen];
		const price = text.slice(0, 60).trim().replace(/ +/g, ' ') === seen ? [seen] : [];
		const expected = {
			...{ home: texts, week: texts },
			...{ products: [...texts, ...price], category: [...texts, ...price], maker: [...texts, ...price] },
			price: [...texts, ...price],
			// With the name of its week.
			'products by score': [...texts, ...price, seen],
		};
		for (const [name, said] of Object.entries(expected)) {
			const cells = nodes(versions[name] ?? '').flatMap(({ node }) =>
				node.type === 'tableCell' ? [node.children.map((child) => ('value' in child ? child.value : '')).join('')] : [],
			);
			expect([name, cells.filter((cell) => cell === seen)]).toEqual([name, said]);
		}
	});

	test('reaches no front matter, and bodies stay in one block of code', () => {
		for (const [name, markdown] of Object.entries(versions)) {
			expect(markdown.startsWith('# ')).toBe(true);
			const blocks = nodes(markdown).flatMap(({ node }) => (node.type === 'code' ? [node.value] : []));
			expect([name, blocks]).toEqual([name, name === 'product' || name === 'week' ? [body] : []]);
		}
	});
});

test('guidance holds no text of a maker, whatever they write', () => {
	for (const text of lines) {
		const catalog = hostileCatalog(text);
		const documents = [
			agentCard(catalog, '1.0.0', describeOperations(exampleWords(catalog))),
			agentsGuide(catalog, '1.0.0'),
			...[securityText, llmsText, llmsFullText].map((write) => write(catalog)),
		];
		const written = JSON.stringify(documents);
		expect(written).not.toContain(mark);
		expect(written).not.toContain('evil.example');
	}
});
