import { describe, expect, test } from 'vitest';
import { loadContent } from '../../src/catalog/load.ts';
import { discussionQueries, isResponses, readDiscussions } from '../../src/editing/discussions.ts';
import { readTable } from '../../src/editing/table.ts';
import { setVotes } from '../../src/editing/votes.ts';
import { contentFolder, type Files, named, record } from '../content/content-folder.ts';
import { applied, expectRefusal, stateOf } from './folder-state.ts';

const week = { period: '2026-w46', date: '2026-11-18' };

const discussed = (name: string, url: string, ...lines: readonly string[]): string =>
	named(name, ...lines, `launches: [{ period: 2026-w46, approved: true, discussion_url: ${url} }]`);

const board = 'https://github.com/Acme/board/issues';
const files: Files = {
	'products/acme-notes.md': discussed('Acme Notes', `${board}/12`, 'former_slugs: [acme-jotter]'),
	'products/zeta.md': discussed('Zeta', 'https://www.github.com/acme/board.js/discussions/7?sort=new#x'),
	'products/linked.md': discussed('Linked', 'https://forum.example/t/1'),
	'products/pull.md': discussed('Pull', 'https://github.com/acme/board/pull/3'),
	'products/hidden.md': discussed('Hidden', 'https://github.com/acme/board/issues/1', 'discoverable: false'),
	'products/waits.md': named('Waits', `launches: [{ period: 2026-w46, discussion_url: ${board}/9 }]`),
};

describe('discussionQueries', () => {
	const queriesOf = (files: Files, order = week) =>
		discussionQueries(loadContent({ contentDir: contentFolder(files), date: week.date }).content, order);

	test('ask for the issue or discussion of each approved launch that has one on GitHub', () => {
		expect(queriesOf(files)).toEqual([
			`query {
_acme_notes: repository(owner: "Acme", name: "board", followRenames: true) { issue(number: 12) { url reactions(content: THUMBS_UP) { totalCount } comments { totalCount } } }
_zeta: repository(owner: "acme", name: "board.js", followRenames: true) { discussion(number: 7) { url upvoteCount comments { totalCount } } }
}`,
		]);
		expect(queriesOf(files, { ...week, period: '2026-w47' })).toEqual([]);
	});

	test('ask for at most 100 launches each', () => {
		const many = Array.from({ length: 101 }, (_, index) => {
			return [`products/p-${index}.md`, discussed(`P ${index}`, `${board}/${index + 1}`)] as const;
		});
		expect(queriesOf(Object.fromEntries(many)).map((query) => query.split('\n').length - 2)).toEqual([100, 1]);
	});

	test('are refused for a closed week', () => {
		const closed = { ...files, 'launch_periods/2026-w46.csv': record('1,zeta,0,0,0') };
		expect(() => queriesOf(closed)).toThrow(
			'The week `2026-w46` is closed: `launch_periods/2026-w46.csv` has its final order. Its figures stay as they are.',
		);
	});
});

const issue = (votes: number, comments: number, url = `${board}/12`) => ({
	issue: { url, reactions: { totalCount: votes }, comments: { totalCount: comments } },
});
const url = 'https://github.com/acme/board.js/discussions/7';
const discussion = (upvoteCount: number, comments: number) => ({
	discussion: { url, upvoteCount, comments: { totalCount: comments } },
});
const message = 'Could not resolve to a Discussion with the number of 7.';
const notFound = { type: 'NOT_FOUND', path: ['_zeta', 'discussion'], message };

describe('readDiscussions', () => {
	const run = (folder: string, responses: readonly unknown[]) =>
		applied(folder, ({ content }, changes) => {
			const table = readTable('votes.json', Buffer.from(JSON.stringify(responses)));
			expect(isResponses(table)).toBe(true);
			const { figures, moved } = readDiscussions(content, week, table);
			return { ...setVotes(content, changes, { ...week, figures }), moved };
		});

	test('counts thumbs up, upvotes and comments, and names what has moved', () => {
		const folder = contentFolder(files);
		const url = 'https://github.com/acme/launches/issues/12';
		const set = run(folder, [{ data: { _acme_jotter: issue(5, 2, url) } }, { data: { _zeta: discussion(9, 0) } }]);
		expect(set.changed.map(({ product, counts }) => [product, counts])).toEqual([
			['acme-notes', { votes: { before: 0, after: 5 }, comments: { before: 0, after: 2 } }],
			['zeta', { votes: { before: 0, after: 9 } }],
		]);
		expect(set.moved).toEqual([
			`The discussion of \`acme-notes\` has moved to \`${url}\`. Change \`discussion_url\` in \`products/acme-notes.md\`.`,
		]);
		expect(stateOf(folder)['products/zeta.md']).toContain(', votes: 9 }');
	});

	const gone =
		'If it was deleted or is private, correct or delete `discussion_url` in `products/zeta.md`; if not, send the query again.';

	test.each<[string, readonly unknown[], string]>([
		[
			'a deleted discussion',
			[{ data: { _acme_notes: issue(5, 2), _zeta: { discussion: null } }, errors: [notFound] }],
			`votes.json#1 product: GitHub does not show the discussion of \`zeta\`, \`https://www.github.com/acme/board.js/discussions/7?sort=new#x\`: \`${message}\` ${gone}`,
		],
		[
			'products that the content or the responses lack',
			[{ data: { _acme_notes: issue(5, 2), _zet: discussion(1, 1) } }],
			'votes.json#1 product: There is no product `zet`. Did you mean `zeta`?\nvotes.json#1 product: No response has the discussion of `zeta`, `https://www.github.com/acme/board.js/discussions/7?sort=new#x`. Send GitHub each query of `--query`.',
		],
		[
			'responses that are errors',
			[
				{ data: { _acme_notes: issue(5, 2) } },
				{ data: null, errors: [{ message: 'Something went wrong.' }] },
				{ message: 'Bad credentials', documentation_url: 'https://docs.github.com', status: '401' },
				{ data: { _zeta: { discussion: { url: 'https://github.com', upvoteCount: '9' } } } },
			],
			'votes.json#2 response: Has no figures. GitHub says: `Something went wrong.` Send the query again.\nvotes.json#3 response: Has no figures. GitHub says: `Bad credentials` Send the query again.\nvotes.json#4 response: Has no figures. Send the query again.',
		],
	])('refuses %s', (_, responses, message) => {
		const { length } = message.split('\n');
		const count = length === 1 ? '1 problem' : `${length} problems`;
		expectRefusal(
			contentFolder(files),
			(folder) => run(folder, responses),
			`${message}\n\n${count}. Nothing was written.`,
		);
	});

	test('leaves tables alone', () => {
		const tables = ['product,votes\nzeta,1\n', '[{"slug":"zeta","votes":1,"message":"x"}]'];
		for (const text of tables) expect(isResponses(readTable('votes', Buffer.from(text)))).toBe(false);
	});
});
