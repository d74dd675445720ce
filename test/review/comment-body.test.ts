import fc from 'fast-check';
import type { Root } from 'mdast';
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { commentBody, commentMarker } from '../../src/review/comment-body.ts';
import { parseResult, type ReviewResult } from '../../src/review/result.ts';
import { judge } from '../../src/review/verdict.ts';

const commit = 'c0ffee0'.padEnd(40, '0');

const pullRequest = {
	number: 7,
	author_association: 'NONE',
	head: { sha: commit, repo: null },
	base: { ref: 'main', repo: { full_name: 'acme/board' } },
	labels: [],
};

const hostile = (maximum: number) =>
	fc
		.array(
			fc.oneof(
				fc.constantFrom(
					'`',
					'`````',
					'\n',
					'\r\n',
					'@everyone',
					'#1',
					'<img onerror=x>',
					'<!--',
					'-->',
					'](x)',
					'\u202e',
				),
				fc.string({ maxLength: 5 }),
				fc.integer({ min: 1, max: 90 }).map((count) => '\u202e'.repeat(count)),
			),
			{ maxLength: 12 },
		)
		.map((parts) => parts.join('').slice(0, maximum));

const finding = fc.record({
	path: hostile(1_000),
	line: fc.nat(9),
	column: fc.nat(9),
	field: hostile(200),
	message: hostile(1_000),
});

const findings = <Item>(item: fc.Arbitrary<Item>) =>
	fc.record({ total: fc.nat(10_000_000), listed: fc.array(item, { maxLength: 50, size: 'max' }) });

/** Whatever the form of a result allows. */
const anyResult: fc.Arbitrary<ReviewResult> = fc.record({
	version: fc.constant(1 as const),
	commit: fc.constant(commit),
	issues: findings(finding),
	warnings: findings(finding),
	flags: findings(
		fc
			.tuple(finding, fc.constantFrom('editor_field' as const, 'editor_file' as const))
			.map(([one, kind]) => ({ ...one, kind })),
	),
	diff: fc.option(
		fc.record({ broken_promises: fc.nat(9), lines: fc.array(hostile(1_000), { maxLength: 400, size: 'max' }) }),
	),
	notes: fc.array(hostile(1_000), { maxLength: 10 }),
	build: fc.constantFrom('passed' as const, 'failed' as const, 'not_run' as const),
	launches: findings(hostile(1_000)),
});

describe('commentBody', () => {
	test('has every text of others in a block of code, and is never too long for GitHub', () => {
		const files = fc.array(
			hostile(300).map((path) => ({ path, previousPath: undefined, isAdded: true })),
			{ maxLength: 300, size: 'max' },
		);
		fc.assert(
			fc.property(anyResult, files, (given, changed) => {
				const result = parseResult(JSON.stringify(given));
				expect(result).toBeDefined();
				const body = commentBody(judge(result, pullRequest, changed), { commit, preview: undefined });
				expect(body.length).toBeLessThan(65_536);
				expect(body.startsWith(commentMarker)).toBe(true);
				const { children } = remark().parse(body) as Root;
				const outside = children.filter(({ type }) => type !== 'code');
				expect(outside.filter(({ type }) => !['heading', 'paragraph', 'html'].includes(type))).toEqual([]);
				const text = outside.map(({ position }) => body.slice(position?.start.offset, position?.end.offset)).join('\n');
				expect(text.replace(commentMarker, '')).not.toMatch(/[@<>\u202e]|#\d/);
			}),
			{ numRuns: 60, endOnFailure: true },
		);
	});
});

describe('judge', () => {
	test('trusts nothing where GitHub lists no more files', () => {
		const files = (count: number) =>
			Array.from({ length: count }, (_, index) => {
				return { path: `content/products/p${index}.md`, previousPath: undefined, isAdded: false };
			});
		const [valid] = fc.sample(anyResult, 1);
		const none = { total: 0, listed: [] };
		const result = parseResult(JSON.stringify({ ...valid, commit, flags: none, launches: none, diff: null }));
		expect(judge(result, pullRequest, files(2_999))).toMatchObject({ changesWorkflow: false, labels: [] });
		expect(judge(result, pullRequest, files(3_000))).toMatchObject({
			changesWorkflow: true,
			labels: ['needs an editor'],
		});
	});
});

describe('parseResult', () => {
	const [valid] = fc.sample(anyResult, 1);

	test.each([
		['a member too much', { ...valid, number: 8 }],
		['a member too few', { ...valid, build: undefined }],
		['another version', { ...valid, version: 2 }],
		['a commit that is none', { ...valid, commit: 'main' }],
		['a text that is too long', { ...valid, notes: ['x'.repeat(1_001)] }],
		['a list that is too long', { ...valid, notes: Array.from({ length: 11 }, () => 'x') }],
		['a number that is none', { ...valid, issues: { total: -1, listed: [] } }],
		['a list', []],
		['nothing', null],
	])('refuses %s', (_, document) => {
		expect(parseResult(JSON.stringify(document))).toBeUndefined();
	});
});
