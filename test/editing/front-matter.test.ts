import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commentsIn, type Edit, editFrontMatter } from '../../src/editing/front-matter.ts';

const edit = (text: string, path: Edit['path'], value: unknown) => editFrontMatter(text, [{ path, value }]);

const product = `---
# Who writes this file: the makers.
name: 'Acme' # with quotes
tagline: >-
  Notes that write back
categories: [productivity] # one
launches:
  # The first week.
  - period: 2026-w46 # a good one
    votes: 214 # counted twice

    comments: 31
  - { period: 2026-w47, votes: 3 }
discoverable: true
---
Body with votes: 214.
---
`;

describe('editFrontMatter', () => {
	test.each<[what: string, path: Edit['path'], value: unknown, before: string, after: string]>([
		['a key behind others', ['launches', 0, 'approved'], true, 'good one\n', 'good one\n    approved: true\n'],
		['a key in braces', ['launches', 1, 'approved'], true, '2026-w47, votes', '2026-w47, approved: true, votes'],
		['a number', ['launches', 0, 'votes'], 7, '214 #', '7 #'],
		['a text in its quotes', ['name'], "It's", "'Acme'", "'It''s'"],
		['an entry of a list in brackets', ['categories', 1], 'writing', '[productivity]', '[productivity, writing]'],
		['another list', ['categories'], ['a', 'b'], '[productivity]', '[a, b]'],
		['a map behind others', ['launches', 2], { period: '2026-w48' }, ': 3 }\n', ': 3 }\n  - period: 2026-w48\n'],
	])('writes %s, and leaves every other byte of a file in its form', (_what, path, value, before, after) => {
		expect(edit(product, path, value)).toBe(product.replace(before, after));
		const windows = `\ufeff${product.replaceAll('\n', '\r\n')}`;
		expect(edit(windows, path, value)).toBe(`\ufeff${product.replace(before, after).replaceAll('\n', '\r\n')}`);
	});

	test.each([
		['Acme', 'yes: # no', '"yes: # no"'],
		['{ b: Acme }', 'A, [b]', '{ b: "A, [b]" }'],
	])('in place of %s writes %j with the quotes that it needs', (before, value, after) => {
		const path = before.startsWith('{') ? ['a', 'b'] : ['a'];
		expect(edit(`---\na: ${before}\n---\n`, path, value)).toBe(`---\na: ${after}\n---\n`);
	});

	test('writes a list where there was none', () => {
		const launches = [{ period: '2026-w46', approved: true }];
		const block = 'launches:\n  - period: 2026-w46\n    approved: true\n';
		expect(edit('---\nname: A\n---\n', ['launches'], launches)).toBe(`---\nname: A\n${block}---\n`);
		expect(edit('---\nlaunches: []\nname: A\n---\n', ['launches'], launches)).toBe(`---\n${block}name: A\n---\n`);
	});

	test('refuses to lose a comment', () => {
		expect(edit('---\ncategories:\n  - a # the main one\n---\n', ['categories'], ['b'])).toBeUndefined();
	});

	test('changes one value and keeps comments and body, whatever the file looks like', () => {
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
					const vote = votes === null ? [] : [`${indent}  votes: ${votes}${two}`];
					return [`${indent}- period: ${period}${one}`, ...vote];
				});
				const yaml = `${['name: A # first', 'launches:', ...lines, 'maker: B # last'].join('\n')}\n`;
				const at = index % launches.length;
				const edited = edit(`---\n${yaml}---\nBody.\n`.replaceAll('\n', eol), ['launches', at, key], value) ?? '';
				const [, after = '', body] = edited.replaceAll(eol, '\n').split(/^---\n/m);
				const expected = parse(yaml) as { launches: Record<string, unknown>[] };
				Object.assign(expected.launches[at] ?? {}, { [key]: value });
				expect(parse(after)).toEqual(expected);
				expect(commentsIn(after)).toEqual(commentsIn(yaml));
				expect(body).toBe('Body.\n');
				expect(edited.replaceAll('\r\n', '').includes('\n')).toBe(eol === '\n');
			}),
			{ numRuns: 1_000 },
		);
	});
});
