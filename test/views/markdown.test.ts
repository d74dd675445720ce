import fc from 'fast-check';
import type { Root } from 'mdast';
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { escapeText, quote } from '../../src/views/markdown/document.ts';
import { productMarkdown } from '../../src/views/markdown/product.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

/** Types of the blocks at the top of a document. */
const blocks = (markdown: string) => (remark().parse(markdown) as Root).children.map(({ type }) => type);

/** One line as the content lets it in: no control characters, no space at its ends. */
const line = fc
	.string({ unit: fc.constantFrom(...'ab 1.)-+*_`[]()<>!#|~\\=&;:\'"é'), minLength: 1, maxLength: 30 })
	.map((text) => text.trim())
	.filter((text) => text !== '');

describe('escapeText', () => {
	test('makes any line a paragraph of exactly its text', () => {
		fc.assert(
			fc.property(line, (text) => {
				const [paragraph, ...rest] = (remark().parse(escapeText(text)) as Root).children;
				expect(rest).toEqual([]);
				expect(paragraph?.type).toBe('paragraph');
				if (paragraph?.type !== 'paragraph') return;
				expect(paragraph.children).toHaveLength(1);
				const [only] = paragraph.children;
				expect(only?.type === 'text' && only.value.replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
			}),
			{ numRuns: 2_000 },
		);
	});
});

describe('quote', () => {
	test('keeps any Markdown inside one block', () => {
		const text = fc
			.array(fc.string({ maxLength: 20 }), { maxLength: 8 })
			.map((lines) => lines.join('\n').replace(/\r/g, ''));
		fc.assert(
			fc.property(text, (source) => {
				expect(blocks(`before\n\n${quote(source)}\n\nafter`)).toEqual(['paragraph', 'blockquote', 'paragraph']);
			}),
			{ numRuns: 1_000 },
		);
	});

	test('keeps fences, headings, rules and front matter inside', () => {
		const source = '```\n# not ours\n\n---\ntitle: x\n---\n# heading\n\n[a]: https://evil.example';
		expect(blocks(`${quote(source)}\n\nafter`)).toEqual(['blockquote', 'paragraph']);
	});
});

describe('productMarkdown', () => {
	test('opens no heading, link or picture for a maker', () => {
		const catalog = catalogOf(['# [Evil](https://evil.example) ![x](https://evil.example/p.png)']);
		const [product] = catalog.products;
		if (!product) throw new Error('The catalog is empty.');
		const tree = remark().parse(productMarkdown(catalog, { ...product, tagline: '## Buy <b>now</b> | today' })) as Root;
		const headings = tree.children.filter(({ type }) => type === 'heading');
		expect(headings).toHaveLength(1);
		expect(JSON.stringify(tree)).not.toContain('"url":"https://evil.example');
	});
});
