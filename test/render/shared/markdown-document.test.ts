import fc from 'fast-check';
import type { Root } from 'mdast';
import { remark } from 'remark';
import { expect, test } from 'vitest';
import { escapeText, fenced } from '../../../src/render/shared/markdown-document.ts';

/** One line as the content lets it in: no control characters, no space at its ends. */
const line = fc
	.string({ unit: fc.constantFrom(...'ab 1.)-+*_`[]()<>!#|~\\=&;:\'"é'), minLength: 1, maxLength: 30 })
	.map((text) => text.trim())
	.filter((text) => text !== '');

test('escapeText makes any line a paragraph of exactly its text', () => {
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

const text = fc
	.array(fc.string({ unit: fc.constantFrom(...'ab `~>#-[]()!\t'), maxLength: 20 }), { maxLength: 8 })
	.map((lines) => lines.join('\n'));

test('fenced keeps any Markdown as the text of one block of code', () => {
	fc.assert(
		fc.property(text, (source) => {
			const [before, code, after, ...rest] = (remark().parse(`before\n\n${fenced(source)}\n\nafter`) as Root).children;
			expect([before?.type, after?.type, rest]).toEqual(['paragraph', 'paragraph', []]);
			expect(code).toMatchObject({ type: 'code', value: source });
		}),
		{ numRuns: 2_000 },
	);
});
