/** Whatever stands in a product file: reading it ends, and ends in content or in issues. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/content/issue.ts';
import { type Entry, readEntry } from '../../src/content/read-entry.ts';
import { productFrontMatter } from '../../src/content/schemas/product.ts';
import { issuesOf, product } from './content-folder.ts';

function read(content: string | Uint8Array): { entry: Entry<unknown> | undefined; issues: readonly Issue[] } {
	const issues: Issue[] = [];
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
	const file = { path: 'content/products/acme.md', source: 'products/acme.md', stem: 'acme' };
	return { entry: readEntry(file, bytes, productFrontMatter, (issue) => issues.push(issue)), issues };
}

/** There is an entry or there are issues, never both and never neither; each issue points into the file. */
function expectAnswer(content: string | Uint8Array): void {
	const { entry, issues } = read(content);
	expect(entry === undefined).toBe(issues.length > 0);
	const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
	const lines = text.replaceAll('\r\n', '\n').split('\n');
	for (const { line, column, message } of issues) {
		expect(message).toMatch(/[.!?]$/);
		expect(line).toBeGreaterThanOrEqual(1);
		expect(line).toBeLessThanOrEqual(lines.length);
		expect(column).toBeGreaterThanOrEqual(1);
		expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
	}
}

/** Pieces of YAML, Markdown and trouble, in any order. */
const pieces = fc
	.array(
		fc.constantFrom(
			...['name', 'categories', 'launches', 'period', ': ', ':', '- ', '\n', '\n  ', '\n\t', '[', ']', '{', '}', ', '],
			...['"', "'", '|', '>', '#', ' #', '&a ', '*a', '!!js ', '!', '%', '@', '`', '? ', '---', '...', '\n---\n', '<<'],
			...[
				'2026-w46',
				'1e999',
				'.nan',
				'0x10',
				'null',
				'~',
				'__proto__',
				'\\',
				'\u{1f600}',
				'\u00e9',
				'\u00a0',
				'\r',
				' ',
			],
		),
		{ maxLength: 40 },
	)
	.map((list) => list.join(''));

describe('a product file', () => {
	test('of any text is content or issues', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectAnswer));
	});

	test('of any bytes is content or issues', () => {
		fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), expectAnswer));
	});

	test('of any front matter is content or issues', () => {
		fc.assert(
			fc.property(pieces, (yaml) => expectAnswer(`---\n${yaml}\n---\nText.\n`)),
			{ numRuns: 2_000 },
		);
	});

	test('of any plain data is content or issues', () => {
		const data = fc.record({ name: fc.jsonValue(), categories: fc.jsonValue(), launches: fc.jsonValue() });
		fc.assert(fc.property(data, (value) => expectAnswer(`---\n${JSON.stringify(value)}\n---\n`)));
	});

	test('keeps every sound tagline as it is', () => {
		const tagline = fc.stringMatching(/^[A-Za-z\u00e0-\u00f6\u{1f600}-\u{1f64f}"':#@`[\]{}!?&*%|>,-]{1,80}$/u);
		fc.assert(
			fc.property(tagline, (text) => {
				const { entry, issues } = read(product(`tagline: ${JSON.stringify(text)}`));
				expect(issues).toEqual([]);
				expect(entry?.frontMatter).toMatchObject({ tagline: text });
			}),
		);
	});
});

describe('front matter', () => {
	test.each(['js', 'javascript', 'coffee', 'json', 'toml', 'cson'])(
		'in another language, as of `---%s`, is refused and runs no code',
		(language) => {
			const code = '{ name: (globalThis.wasRun = true) && "Acme", categories: ["writing"] }';
			const before = Object.keys(globalThis);
			expect(issuesOf({ 'products/acme.md': `---${language}\n${code}\n---\n` })).toHaveLength(1);
			expect(issuesOf({ 'products/acme.md': `---\n---${language}\n${code}\n---\n` })).toHaveLength(1);
			expect(Object.keys(globalThis)).toEqual(before);
			expect('wasRun' in globalThis).toBe(false);
		},
	);

	test('keeps dates, times, octals and binaries as what they show', () => {
		const read = (value: string) => issuesOf({ 'products/acme.md': product(`price_label: ${value}`) });
		expect(read('2026-10-05')).toEqual([]);
		expect(read('12:30:45')).toEqual([]);
		expect(read('yes')).toEqual([]);
		expect(read('017')).toEqual([
			'content/products/acme.md:4:14 price_label: Must be text; this one is `17`. Put it in quotes.',
		]);
	});
});

describe('__proto__', () => {
	test('pollutes nothing', () => {
		issuesOf({
			'products/acme.md': product('__proto__: {polluted: true}', 'constructor: {prototype: {polluted: true}}'),
		});
		expect('polluted' in {}).toBe(false);
	});
});
