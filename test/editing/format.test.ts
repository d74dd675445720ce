import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../src/content/parse-yaml.ts';
import { productFrontMatter } from '../../src/content/schemas/product.ts';
import { splitFile } from '../../src/content/split-file.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { formatContent, formatMarkdown } from '../../src/editing/format.ts';
import { commentsIn } from '../../src/editing/yaml-document.ts';
import { contentFolder, emptyFolder } from '../content/content-folder.ts';
import { fixtureContent } from '../support/run-build.ts';
import { differing, stateOf } from './folder-state.ts';

const format = (text: string) =>
	formatMarkdown(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), productFrontMatter);

/** What a file says, whatever its form. */
function contentOf(text: string) {
	const split = splitFile(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
	if ('message' in split) throw new Error(split.message);
	const yaml = parseYaml(split.yaml, 2);
	if (!('data' in yaml)) throw new Error(JSON.stringify(yaml));
	return {
		data: yaml.data,
		comments: commentsIn(split.yaml).sort(),
		body: split.body.replace(/\n+$/, ''),
	};
}

describe('formatMarkdown', () => {
	test('brings front matter into its canonical form, and leaves the body', () => {
		const text = `\ufeff---\r
\r
# Of the makers
launches:
    # The first week.
    - votes:    214  # counted twice


      period: '2026-w46'    # a good one
    - {period: "2026-w47", approved: True , votes: 3 }
name:   "Acme"   # in quotes
price_label: "1.10"
maker: 'It''s'
tagline: 'a: b # c'
categories: [ writing,
  'productivity' ]
average_rating: 4.60
former_slugs:
- one
- two # 2

---
\r
Two spaces  \r
break.\r
\r
\r
`;
		expect(format(text.replaceAll(/\r?\n/g, '\r\n'))).toBe(`---
name: Acme # in quotes
tagline: "a: b # c"
categories: [writing, productivity]
price_label: "1.10"
maker: It's
average_rating: 4.60
former_slugs:
  - one
  - two # 2
# Of the makers
launches:
  # The first week.
  - period: 2026-w46 # a good one
    votes: 214 # counted twice
  - { period: 2026-w47, approved: true, votes: 3 }
---

Two spaces  
break.
`);
	});

	test.each([
		['a number that JavaScript cannot hold', 'votes: 12345678901234567890\n'],
		['a number in another notation', 'votes: 0x1F\nscore: 1e3\n'],
		['a folded text', 'tagline: >-\n  Some words\n  and others\n'],
		['a text of several lines', 'tagline: |\n  one\n\n    two  \n'],
		['a text that looks like something else', 'name: "null"\ntagline: "true"\nmaker: "0x1F"\nprice_label: "~"\n'],
		['a key without a value', 'name:\n'],
		['unknown keys, behind the others', 'name: A\nzeta: 1\nalpha: 2\n'],
		['comments alone', '# one\n\n# two\n'],
		['nothing', ''],
	])('loses nothing of %s', (_what, yaml) => {
		const text = `---\n${yaml}---\n`;
		const formatted = String(format(text));
		expect(contentOf(formatted)).toEqual(contentOf(text));
		expect(format(formatted)).toBe(formatted);
	});

	test('keeps what it is given when the form is right', () => {
		const text = '---\nname: A\ncategories:\n  - writing\nlaunches: [{ period: 2026-w46 }]\n---\nText.\n';
		expect(format(text)).toBe(text);
	});

	test('is stable and loses neither data nor comments nor body', () => {
		const space = fc.constantFrom('', ' ', '   ');
		const note = fc.constantFrom('', ' # note', '   # votes: 3  ', '\n\n\n  # between', ' #');
		const text = fc.oneof(
			fc.string({ unit: 'grapheme', maxLength: 20 }),
			fc.constantFrom(
				'1.10',
				'no',
				"it's",
				'say "hi"',
				'a: b',
				'# c',
				'- d',
				'[e',
				'two\nlines',
				' edge ',
				'2026-11-09',
				'@f',
				'x'.repeat(200),
			),
		);
		const value = fc.oneof(
			fc.record({
				value: text,
				style: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED', 'BLOCK_LITERAL'),
			}),
			fc.record({
				value: fc.oneof(
					fc.integer(),
					fc.double({ noNaN: true, noDefaultInfinity: true }),
					fc.boolean(),
					fc.constant(null),
				),
				style: fc.constant('PLAIN'),
			}),
		);
		const launch = fc.record({ period: value, votes: value, score: value }, { requiredKeys: [] });
		const keys = fc.record(
			{
				name: value,
				tagline: value,
				maker: value,
				zeta: value,
				launches: fc.array(launch, { minLength: 1, maxLength: 3 }),
			},
			{ requiredKeys: [] },
		);
		const scalar = (given: { value: unknown; style: string }) =>
			stringify(given.value, {
				version: '1.2',
				schema: 'core',
				lineWidth: 0,
				defaultStringType: given.style as 'PLAIN',
			});
		const input = fc.record({
			keys,
			notes: fc.array(note, { minLength: 8, maxLength: 8 }),
			space,
			order: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
			eol: fc.constantFrom('\n', '\r\n'),
			body: fc.string({ maxLength: 20 }).map((body) => body.replaceAll(/[^ -~\n]|---/g, '')),
			isDeep: fc.boolean(),
		});
		let formattedCount = 0;
		fc.assert(
			fc.property(input, ({ keys: given, notes, space: gap, order, eol, body, isDeep }) => {
				let used = 0;
				const lineOf = (key: string, each: { value: unknown; style: string }, indent: string) => {
					const written = scalar(each).replace(/\n$/, '');
					const comment = written.includes('\n') ? '' : (notes[used++ % notes.length] ?? '');
					return `${key}:${gap} ${written.replaceAll('\n', `\n${indent}`)}${comment}`;
				};
				const step = isDeep ? '    ' : '';
				const lines = Object.entries(given)
					.sort(([a], [b]) => (order[a.length % 5] ?? 0) - (order[b.length % 5] ?? 0))
					.flatMap(([key, entry]) => {
						if (!Array.isArray(entry)) return [lineOf(key, entry, '')];
						const items = entry.map((item) => {
							const pairs = Object.entries(item).map(([name, each]) => lineOf(name, each, `${step}  `));
							return pairs.length === 0 ? `${step}- {}` : `${step}- ${pairs.join(`\n${step}  `)}`;
						});
						return [`${key}:`, ...items];
					});
				const source = `---\n${lines.map((line) => `${line}\n`).join('')}---\n${body}`.replaceAll('\n', eol);
				let before: ReturnType<typeof contentOf>;
				try {
					before = contentOf(source);
				} catch {
					return;
				}
				const formatted = format(source);
				if (typeof formatted !== 'string') throw new Error(JSON.stringify(formatted));
				expect(contentOf(formatted)).toEqual(before);
				expect(format(formatted)).toBe(formatted);
				expect(formatted).not.toContain('\r');
				if (formatted !== source) formattedCount++;
			}),
			{ numRuns: 1_500 },
		);
		expect(formattedCount).toBeGreaterThan(300);
	});
});

describe('formatContent', () => {
	test('finds the frozen catalog in its canonical form', () => {
		const changes = new ChangeSet(fixtureContent);
		formatContent(changes);
		expect(changes.changes).toEqual([]);
	});

	test('writes only the files that differ, and these once', () => {
		const folder = join(emptyFolder(), 'content');
		cpSync(fixtureContent, folder, { recursive: true });
		const before = stateOf(folder);
		const name = join(folder, 'products/zed.md');
		const zed = readFileSync(name, 'utf8');
		const changes = new ChangeSet(folder);
		changes.write(
			'products/zed.md',
			zed.replace(/^name: (.*)\n/m, "tagline: 'One'\nname:   '$1'\n").replace(/^tagline: [^'\n]*\n/m, ''),
		);
		changes.write('site.yaml', `\n${changes.text('site.yaml')}`.replaceAll('\n', '\r\n'));
		changes.apply();
		const again = new ChangeSet(folder);
		formatContent(again);
		expect(again.changes.map(({ source }) => source)).toEqual(['products/zed.md', 'site.yaml']);
		again.apply();
		expect(differing(before, stateOf(folder))).toEqual(['products/zed.md']);
		expect(readFileSync(name, 'utf8')).toContain('name: Zed\ntagline: One\n');
		const third = new ChangeSet(folder);
		formatContent(third);
		expect(third.isEmpty).toBe(true);
	});

	test('leaves files that cannot be read as they are', () => {
		const folder = contentFolder({
			'products/a.md': '---\nname:   A\n',
			'products/b.md': '---\nname: "B\n---\n',
			'products/c.md': '---\nname:   C\n---\n',
		});
		const changes = new ChangeSet(folder);
		formatContent(changes);
		expect(changes.changes).toEqual([{ source: 'products/c.md', kind: 'changed' }]);
	});
});
