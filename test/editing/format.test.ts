import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../src/content/parse-yaml.ts';
import { productFrontMatter } from '../../src/content/schemas/product.ts';
import { splitFile } from '../../src/content/split-file.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { formatContent, formatMarkdown } from '../../src/editing/format.ts';
import { commentsIn } from '../../src/editing/front-matter.ts';
import { contentFolder, siteYaml } from '../content/content-folder.ts';
import { fixtureContent } from '../support/run-build.ts';

const format = (text: string) =>
	formatMarkdown(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), productFrontMatter);

function contentOf(text: string) {
	const split = splitFile(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
	if ('message' in split) throw new Error(split.message);
	const yaml = parseYaml(split.yaml, 2);
	if (!('data' in yaml)) throw new Error(JSON.stringify(yaml));
	return { data: yaml.data, comments: commentsIn(split.yaml).sort(), body: split.body.replace(/\n+$/, '') };
}

describe('formatMarkdown', () => {
	test('brings front matter into its canonical form, and leaves the body', () => {
		const [written, formatted] = ['written', 'formatted'].map((name) =>
			readFileSync(`test/fixtures/front-matter/${name}.md`, 'utf8'),
		);
		const text = `\ufeff${written}\nTwo spaces  \nbreak.\n\n\n`;
		expect(format(text.replaceAll('\n', '\r\n'))).toBe(`${formatted}\nTwo spaces  \nbreak.\n`);
	});

	test.each([
		['a number that JavaScript cannot hold', 'votes: 12345678901234567890\n'],
		['a number that JavaScript writes with an exponent', 'score: 0.0000001\n'],
		['a text that looks like something else', 'name: "null"\ntagline: "true"\nmaker: "0x1F"\nprice_label: "~"\n'],
		['a key without a value', 'name:\n'],
	])('loses nothing of %s', (_what, yaml) => {
		const text = `---\n${yaml}---\n`;
		const formatted = String(format(text));
		expect(contentOf(formatted)).toEqual(contentOf(text));
		expect(format(formatted)).toBe(formatted);
	});

	test('leaves the lines of a folded text as they are', () => {
		const notice = `notice: >-\n  Short.\n  ${'A longer line '.repeat(9)}\n  of the notice.\n\n  Another paragraph.\n`;
		expect(format(`---\n${notice}name: Acme\n---\n`)).toBe(`---\nname: Acme\n${notice}---\n`);
	});

	test('is stable and loses neither data nor comments, whatever the texts', () => {
		const note = fc.constantFrom('', ' # note', '   # votes: 3  ', '\n\n\n  # between');
		const text = fc.oneof(
			fc.string({ unit: 'grapheme', maxLength: 20 }),
			fc.constantFrom('1.10', 'no', "it's", 'a: b', '# c', '- d', '[e', 'two\nlines', ' edge ', '@f', 'x'.repeat(200)),
			fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
		);
		const style = fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL');
		const values = fc.array(fc.tuple(text, style, note), { minLength: 3, maxLength: 3 });
		fc.assert(
			fc.property(values, fc.constantFrom('\n', '\r\n'), (values, eol) => {
				const pairs = values.map(([value, defaultStringType, note], index) => {
					const options = { version: '1.2', schema: 'core', lineWidth: 0, defaultStringType } as const;
					const written = stringify(value, options).replace(/\n$/, '').replaceAll('\n', '\n     ');
					return `   ${['votes', 'period', 'score'][index]}:   ${written}${written.includes('\n') ? '' : note}`;
				});
				const source = `---\nlaunches:\n -${pairs.join('\n').slice(2)}\nname:  'A'\n---\n`.replaceAll('\n', eol);
				const formatted = format(source) ?? '';
				// Characters that no content holds.
				fc.pre(formatted !== '');
				expect(contentOf(formatted)).toEqual(contentOf(source));
				expect(format(formatted)).toBe(formatted);
				expect(formatted).toMatch(/^---\nname: A\nlaunches:\n {2}/);
			}),
			{ numRuns: 500 },
		);
	});
});

describe('formatContent', () => {
	test('finds the frozen catalog in its canonical form', () => {
		const changes = new ChangeSet(fixtureContent);
		formatContent(changes);
		expect(changes.changes).toEqual([]);
	});

	test('writes the files that differ, and leaves those that cannot be read', () => {
		const folder = contentFolder({
			'site.yaml': `\n${siteYaml}`.replaceAll('\n', '\r\n'),
			'products/a.md': '---\nname:   A\n',
			'products/b.md': '---\nname: "B\n---\n',
			'products/c.md': '---\nname:   C\n---\n',
		});
		const changes = new ChangeSet(folder);
		formatContent(changes);
		expect(changes.changes.map(({ source }) => source)).toEqual(['products/c.md', 'site.yaml']);
		expect([changes.text('products/c.md'), changes.text('site.yaml')]).toEqual(['---\nname: C\n---\n', siteYaml]);
	});
});
