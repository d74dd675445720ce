import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EditError } from '../../src/editing/edit-error.ts';
import { type Edit, editFrontMatter } from '../../src/editing/front-matter-edit.ts';

const edit = (text: string, path: Edit['path'], value: unknown) => editFrontMatter(text, [{ path, value }]);

/** What of the first text is not in the second, if one run of characters was replaced. */
function replaced(before: string, after: string): string {
	let start = 0;
	while (start < before.length && before[start] === after[start]) start++;
	let end = 0;
	while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
	return before.slice(start, before.length - end);
}

const product = `---
# Who writes this file: the makers.
name: 'Acme'   # with quotes
tagline: >-
  Notes that
  write back
categories: [productivity]   # one
launches:
  # The first week.
  - period: 2026-w46    # a good one
    votes:    214  # counted twice

    comments: 31
  - { period: 2026-w47, votes: 3 }
discoverable: true
---
Body with votes: 214.
---
`;

describe('editFrontMatter', () => {
	test('adds a key behind those that are before it in the order', () => {
		expect(edit(product, ['launches', 0, 'approved'], true)).toBe(
			product.replace('# a good one\n', '# a good one\n    approved: true\n'),
		);
		expect(edit(product, ['launches', 0, 'score'], 1.5)).toBe(
			product.replace('comments: 31\n', 'comments: 31\n    score: 1.5\n'),
		);
	});

	test('adds a key to a map on one line', () => {
		expect(edit(product, ['launches', 1, 'approved'], true)).toBe(
			product.replace('2026-w47, votes', '2026-w47, approved: true, votes'),
		);
	});

	test('keeps quotes, and takes those that a text needs', () => {
		expect(edit(product, ['name'], "It's")).toBe(product.replace("'Acme'", "'It''s'"));
		expect(edit(product, ['name'], 'Acme')).toBe(product);
		expect(edit('---\nname: Acme\n---\n', ['name'], 'yes: # no')).toBe(
			"---\nname: 'yes: # no'\n---\n".replaceAll("'", '"'),
		);
		expect(edit('---\nname: Acme\n---\n', ['name'], 'A, [b]')).toBe('---\nname: A, [b]\n---\n');
		expect(edit('---\na: { name: Acme }\n---\n', ['a', 'name'], 'A, [b]')).toBe('---\na: { name: "A, [b]" }\n---\n');
		expect(edit('---\nname: Acme\n---\n', ['name'], '1.10')).toBe('---\nname: "1.10"\n---\n');
	});

	test('adds and replaces an entry of a list', () => {
		expect(edit(product, ['launches', 2], { period: '2026-w48', approved: true })).toBe(
			product.replace('votes: 3 }\n', 'votes: 3 }\n  - period: 2026-w48\n    approved: true\n'),
		);
		expect(edit(product, ['categories', 1], 'writing')).toBe(
			product.replace('[productivity]', '[productivity, writing]'),
		);
		expect(edit(product, ['categories', 0], 'writing')).toBe(product.replace('[productivity]', '[writing]'));
	});

	test('writes a list where there was none', () => {
		const launches = [{ period: '2026-w46', approved: true }];
		const block = 'launches:\n  - period: 2026-w46\n    approved: true\n';
		expect(edit('---\nname: A\n---\n', ['launches'], launches)).toBe(`---\nname: A\n${block}---\n`);
		expect(edit('---\nlaunches: []\nname: A\n---\n', ['launches'], launches)).toBe(`---\n${block}name: A\n---\n`);
		expect(edit('---\nlaunches:\nname: A\n---\n', ['launches'], launches)).toBe(`---\n${block}name: A\n---\n`);
	});

	test('keeps a byte order mark and the line ends of other systems', () => {
		const windows = `\ufeff${product.replaceAll('\n', '\r\n')}`;
		expect(edit(windows, ['launches', 0, 'score'], 2)).toBe(
			windows.replace('comments: 31\r\n', 'comments: 31\r\n    score: 2\r\n'),
		);
	});

	test('refuses what it cannot change alone', () => {
		expect(() => edit('---\nname: A\n---\n', ['launches', 0, 'votes'], 1)).toThrow(
			new EditError('Cannot change `launches.0.votes` without rewriting the front matter. Edit it by hand.'),
		);
		expect(() => edit('---\na: &x 1\nname: *x\n---\n', ['a'], 2)).toThrow(EditError);
		expect(() => edit('---\nname: "A\n---\n', ['name'], 'B')).toThrow(EditError);
	});

	test('changes one value and no comment, whatever the file looks like', () => {
		const scalar = fc.oneof(fc.integer(), fc.string({ maxLength: 12 }), fc.boolean());
		const comment = fc.constantFrom('', ' # note', '   # 214, votes: 3', '\n\n# between');
		const launch = fc.record({
			period: fc.constantFrom('2026-w46', "'2026-w47'", '"2026-w48"'),
			votes: fc.option(fc.nat()),
			isFlow: fc.boolean(),
			notes: fc.tuple(comment, comment),
		});
		const text = fc.record({
			launches: fc.array(launch, { minLength: 1, maxLength: 4 }),
			eol: fc.constantFrom('\n', '\r\n'),
			indent: fc.constantFrom('', '  '),
		});
		const target = fc.record({
			index: fc.nat(3),
			key: fc.constantFrom('votes', 'comments', 'score', 'approved'),
			value: scalar,
		});
		fc.assert(
			fc.property(text, target, ({ launches, eol, indent }, { index, key, value }) => {
				const lines = launches.flatMap(({ period, votes, isFlow, notes: [one, two] }) => {
					if (isFlow) return [`${indent}- { period: ${period}${votes === null ? '' : `, votes: ${votes}`} }${one}`];
					return [
						`${indent}- period: ${period}${one}`,
						...(votes === null ? [] : [`${indent}  votes: ${votes}${two}`]),
					];
				});
				const source = ['---', 'name: A # first', 'launches:', ...lines, 'maker: B # last', '---', 'Body.', '']
					.join('\n')
					.replaceAll('\n', eol);
				const at = index % launches.length;
				const data = parse(source.split('---')[1] ?? '') as { launches: Record<string, unknown>[] };
				const edited = edit(source, ['launches', at, key], value);
				const expected = structuredClone(data);
				Object.assign(expected.launches[at] ?? {}, { [key]: value });
				expect(parse(edited.slice(edited.indexOf('---') + 3, edited.lastIndexOf('\n---')))).toEqual(expected);
				expect(replaced(source, edited)).not.toContain('#');
				expect(edited.split(/\r\n/).length > 1).toBe(eol === '\r\n');
			}),
			{ numRuns: 2_000 },
		);
	});
});
