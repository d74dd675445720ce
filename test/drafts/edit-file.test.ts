import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../src/build/files.ts';
import { editFile, type FieldChanges, readProductFile } from '../../src/drafts/edit-file.ts';
import { commentsIn } from '../../src/editing/front-matter.ts';
import { fixtureContent } from '../support/run-build.ts';

const product = `---
# Who writes this file: the makers.
name: 'Acme' # with quotes
tagline: >-  # folded
  Notes that write
  back

categories: [productivity, writing]   # two
website_url:
  https://acme.example
launches:
  # The first week.
  - period: 2026-w46
    votes: 214
# The end.
---

A *story*.

It ends.
`;

describe('editFile', () => {
	test.for<[what: string, changes: FieldChanges, lines: string]>([
		['nothing', {}, ''],
		[
			'a text in its quotes, and its comment',
			{ name: "It's" },
			"Line 3:\n- name: 'Acme' # with quotes\n+ name: 'It''s' # with quotes",
		],
		[
			'a folded text',
			{ tagline: 'One: two' },
			'Line 4:\n- tagline: >-  # folded\n-   Notes that write\n-   back\n+ tagline: "One: two"  # folded',
		],
		[
			'a value on the next line',
			{ website_url: 'https://b.example' },
			'Line 9:\n- website_url:\n-   https://acme.example\n+ website_url: https://b.example',
		],
		[
			'a new key in its place',
			{ maker: 'Ada', price_label: '$8' },
			'Line 9:\n+ price_label: $8\n\nLine 9:\n+ maker: Ada',
		],
		[
			'no value, but its comment',
			{ tagline: undefined },
			'Line 4:\n- tagline: >-  # folded\n-   Notes that write\n-   back\n+ # folded',
		],
		[
			'a category behind the main one',
			{ categories: ['ai', 'productivity'] },
			'Line 8:\n- categories: [productivity, writing]   # two\n+ categories: [productivity, ai]   # two',
		],
		['one more launch', { period: '2026-w48', plan: 'free' }, 'Line 15:\n+   - period: 2026-w48\n+     plan: free'],
		['a line of the description', { description: 'A *story*.\n\nIt goes on.' }, 'Line 20:\n- It ends.\n+ It goes on.'],
		['no description', { description: undefined }, 'Line 18:\n- A *story*.\n- \n- It ends.'],
	])('writes %s', ([_what, changes, lines]) => {
		expect(editFile(product, changes)?.changes).toBe(lines);
		const windows = `\ufeff${product.replaceAll('\n', '\r\n')}`;
		expect(editFile(windows, changes)?.changes).toBe(lines);
		const expected = `\ufeff${editFile(product, changes)?.text.replaceAll('\n', '\r\n')}`;
		expect(editFile(windows, changes)?.text).toBe(expected);
	});

	test.for<[before: string, changes: FieldChanges, after: string]>([
		['categories:\n  - a # main\n  - b\n', { categories: ['b', 'c'] }, 'categories:\n  # main\n  - b\n  - c\n'],
		['categories:\n- "a"\n', { categories: ['a', '1e3'] }, 'categories:\n- "a"\n- "1e3"\n'],
		['launches: [] # none\n', { period: 'w', plan: 'p' }, 'launches: # none\n  - period: w\n    plan: p\n'],
		['launches: [{ period: v }]\n', { period: 'w', plan: 'p' }, 'launches: [{ period: v }, { period: w, plan: p }]\n'],
		[
			'launches:\n- { period: v }\n',
			{ period: 'w', plan: 'p' },
			'launches:\n- { period: v }\n- period: w\n  plan: p\n',
		],
		['name: A\n', { period: 'w', plan: 'p' }, 'name: A\nlaunches:\n  - period: w\n    plan: p\n'],
		['tagline: # to do\n', { tagline: '0b1' }, 'tagline: "0b1" # to do\n'],
	])('changes %j in its form', ([before, changes, after]) => {
		expect(editFile(`---\n${before}---`, changes)?.text).toBe(`---\n${after}---`);
	});

	test('writes a description below a fence that ends the file', () => {
		expect(editFile('---\nname: A\n---', { description: 'B' })?.text).toBe('---\nname: A\n---\nB\n');
	});

	test.for([
		'name: A',
		'---\n{ name: A }\n---\n',
		'---\n  name: A\n---\n',
		'---\n? name\n: A\n---\n',
		'---\nname: &a A\nmaker: *a\n---\n',
		'---\nname: # why\n  A\n---\n',
		'---\nname: A\nnot-ours: B\n---\n',
	])('leaves %j to a person', (text) => {
		expect(editFile(text, { name: 'B' })).toBeUndefined();
	});

	test('gives back the bytes of each frozen product, and changes only lines of one field', () => {
		const files = listFiles(`${fixtureContent}/products`).filter((name) => name.endsWith('.md'));
		for (const name of files) {
			const text = readFileSync(`${fixtureContent}/products/${name}`, 'utf8');
			expect(editFile(text, {})?.text).toBe(text);
			const { draft, weeks } = readProductFile(text) ?? {};
			expect([draft?.name, weeks?.length]).toEqual([parse(text.split('---\n')[1] ?? '').name, expect.any(Number)]);
			const changes = editFile(text, { tagline: 'Something else' })?.changes;
			expect(changes).toMatch(
				draft?.tagline
					? /^Line \d+:\n- tagline: .*\n\+ tagline: .?Something else.?$/
					: /^Line \d+:\n\+ tagline: .?Something else.?$/,
			);
		}
		expect(files.length).toBeGreaterThan(100);
	});

	test('changes one field, and keeps every byte around it, whatever the file looks like', () => {
		const word = fc.constantFrom(
			'Acme',
			"it's",
			'a: b',
			'x #1',
			'- y',
			'"q"',
			'true',
			'12',
			'日本',
			'[z]',
			'back\\slash',
			'0x1f',
		);
		const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
		const comment = fc.constantFrom('', ' # note', '   # 214: "x"');
		const between = fc.constantFrom('', '\n', '# between\n', '\n# a: b\n\n');
		const scalar = fc.tuple(line, comment, fc.constantFrom('single', 'double', 'folded', 'literal', 'next'));
		const write = ([value, note, form]: readonly [string, string, string]) => {
			if (form === 'single') return ` '${value.replaceAll("'", "''")}'${note}`;
			if (form === 'folded') return ` >-${note}\n  ${value}`;
			if (form === 'literal') return ` |-${note}\n    ${value}`;
			return `${form === 'next' ? '\n  ' : '  '}${JSON.stringify(value)}${note}`;
		};
		const fields = ['name', 'tagline', 'pricing_model', 'price_label', 'maker'] as const;
		const file = fc.record({
			values: fc.tuple(...fields.map(() => scalar)),
			order: fc.shuffledSubarray([...fields, 'categories', 'launches'] as const, { minLength: 3 }),
			inBrackets: fc.boolean(),
			gaps: fc.array(between, { minLength: 8, maxLength: 8 }),
			note: comment,
			ending: fc.constantFrom('\n', '\r\n'),
			mark: fc.constantFrom('', '\ufeff'),
			body: fc.constantFrom('', '\n', 'Text.\n', '\n\nA: b # c\n---\nEnd.', 'a\n\n    code\n  \n'),
		});
		const counts = { edited: 0, refused: 0 };
		fc.assert(
			fc.property(
				file,
				line,
				fc.nat(6),
				({ values, order, inBrackets, gaps, note, ending, mark, body }, value, pick) => {
					const lists: Record<string, string> = {
						categories: inBrackets ? ` [a, b]${note}` : `\n  - a${note}\n  - b`,
						launches: inBrackets ? ` [{ period: w1, votes: 3 }]${note}` : `\n  - period: w1${note}\n    votes: 3`,
					};
					const chunks = order.map(
						(key) =>
							`${key}:${lists[key] ?? write(values[fields.indexOf(key as never)] as [string, string, string])}\n`,
					);
					const pieces = [
						`${mark}---\n`,
						...chunks.flatMap((chunk, index) => [gaps[index] ?? '', chunk]),
						`${gaps[7]}---\n`,
						body,
					].map((piece) => piece.replaceAll('\n', ending));
					const text = pieces.join('');
					expect(editFile(text, {})).toEqual({ text, changes: '' });
					const at = pick % order.length;
					const key = order[at] ?? 'name';
					const changes =
						key === 'categories'
							? { categories: ['b', 'c'] }
							: key === 'launches'
								? { period: 'w2', plan: 'free' }
								: { [key]: value };
					const edited = editFile(text, changes);
					if (!edited) {
						counts.refused++;
						return;
					}
					counts.edited++;
					const place = 2 + 2 * at;
					const [before, after] = [pieces.slice(0, place).join(''), pieces.slice(place + 1).join('')];
					expect([edited.text.slice(0, before.length), edited.text.slice(-after.length)]).toEqual([before, after]);
					const own = edited.text.slice(before.length, -after.length);
					const expected = {
						categories: ['b', 'c'],
						launches: [
							{ period: 'w1', votes: 3 },
							{ period: 'w2', plan: 'free' },
						],
					};
					expect(parse(own)).toEqual({ [key]: expected[key as keyof typeof expected] ?? value });
					expect(commentsIn(own)).toEqual(commentsIn(pieces[place] ?? ''));
					expect(own.replaceAll('\r\n', '').includes('\n')).toBe(ending === '\n');
				},
			),
			{ numRuns: 2_000 },
		);
		expect(counts.edited).toBeGreaterThan(1_900);
	});
});
