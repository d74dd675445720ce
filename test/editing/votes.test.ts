import { describe, expect, test } from 'vitest';
import { isResponses } from '../../src/editing/discussions.ts';
import { readTable } from '../../src/editing/table.ts';
import { describeVotes, readVotes, setVotes } from '../../src/editing/votes.ts';
import { contentFolder, named } from '../content/content-folder.ts';
import { applied, expectRefusal, stateOf } from './folder-state.ts';

const date = '2026-11-18';

const first = ['approved: true', 'votes: 210', 'comments: 31'].map((line) => `    ${line}`);
const launches = ['launches:', '  - period: 2026-w46 # the first', ...first];
const folder = () =>
	contentFolder({
		'products/acme-notes.md': named('Acme Notes', 'former_slugs: [acme-jotter]', ...launches),
		'products/zeta.md': named('Zeta', 'launches: [{ period: 2026-w46, votes: 3 }]'),
		'products/tied-a.md': named('Tied', 'launches: [{ period: 2026-w46 }]'),
		'products/tied-b.md': named('Tied'),
		'products/pair-a.md': named('Pair', 'launches: [{ period: 2026-w46 }]'),
		'products/pair-b.md': named('Pair', 'launches: [{ period: 2026-w46 }]'),
		'launch_periods/2026-w48.md': '---\nname: Week 48\nstarts_on: 2026-11-23\nends_on: 2026-11-29\n---\n',
	});

const run = (folder: string, text: string | Uint8Array, period = '2026-w46', map: readonly string[] = []) =>
	applied(folder, ({ content }, changes) => {
		const table = readTable('votes.csv', Buffer.from(text));
		const { figures, unread } = readVotes(content, { period, date }, table, map);
		return { ...setVotes(content, changes, { period, figures, date }), unread };
	});

describe('setVotes', () => {
	test('changes the numbers of a table, and nothing the second time', () => {
		const content = folder();
		const before = stateOf(content);
		const csv = 'Product;Up-votes;Comments;Score;Maker\nacme-notes;214;;;Acme\r\nZeta;9;2;4.5;\n\nTIED;0;;;x\n';
		const set = run(content, `\ufeff${csv}`);
		const after = stateOf(content);
		expect(after).toEqual({
			...before,
			'products/acme-notes.md': before['products/acme-notes.md']?.replace('votes: 210', 'votes: 214'),
			'products/zeta.md': before['products/zeta.md']?.replace('votes: 3 }', 'votes: 9, comments: 2, score: 4.5 }'),
		});
		expect(run(content, csv)).toEqual({ changed: [], same: ['acme-notes', 'tied-a', 'zeta'], unread: ['Maker'] });
		expect(stateOf(content)).toEqual(after);
		expect(describeVotes('2026-w46', set, set.unread)).toEqual([
			'2026-w46: 2 of 3 products change.',
			'  acme-notes  votes 210 → 214',
			'  zeta        votes 3 → 9, comments 0 → 2, score by the rule → 4.5 (not approved)',
			'Not read: `Maker`.',
		]);
	});

	const problem = (...lines: readonly string[]) =>
		`${lines.map((line) => `votes.csv:${line}`).join('\n')}\n\n${lines.length === 1 ? '1 problem' : `${lines.length} problems`}. Nothing was written.`;
	const whole = 'Must be a whole number; this one is';

	test.each(['{"acme-notes": 214, "zeta": 3}', '{\n  "acme-notes": 214,\n  "zeta": 3\n}\n'])(
		'reads %j as the votes of each product',
		(text) => {
			expect(run(folder(), text)).toMatchObject({ changed: [{ product: 'acme-notes' }], same: ['zeta'], unread: [] });
		},
	);

	test('changes nothing by an object without products', () => {
		expect(run(folder(), '{}')).toEqual({ changed: [], same: [], unread: [] });
		expect(isResponses(readTable('votes.json', Buffer.from('{}')))).toBe(false);
	});

	test('reads the columns that it is told', () => {
		const text = 'Produkt;Stimmen;Votes\nacme-notes;211;1\n';
		const { changed } = run(folder(), text, '2026-w46', ['Produkt=product', 'Stimmen=votes']);
		expect(changed).toMatchObject([{ counts: { votes: { before: 210, after: 211 } } }]);
	});

	test('reports every row that is wrong', () => {
		const csv = [
			'product,votes,comments,score',
			'acme-note,1,,',
			'acme-notes,"1,214",-1,',
			'acme-jotter,1,,',
			'tied-b,1,,',
			'Pair,1,,',
			'"tied',
			'-a",1e3,,1e3',
			',5,,',
			'pair-b,99999999999999999999,,-1000000001',
		].join('\n');
		expectRefusal(
			folder(),
			(content) => run(content, csv),
			problem(
				'2 product: There is no product `acme-note`. Did you mean `acme-notes`?',
				`3 votes: ${whole} the text \`1,214\`. Write digits only, such as \`1214\`.`,
				'3 comments: Must be 0 or more; this one is -1.',
				'4 product: `acme-notes` is there twice. Keep one row for each product.',
				'5 product: `tied-b` has no launch in `2026-w46`. Add it to `products/tied-b.md`, or delete the row.',
				'6 product: `Pair` is the name of 2 products. Write the slug of one.',
				'7 product: There is no product `tiedU+000A-a`. Did you mean `tied-a`?',
				'9 product: Names no product. Write its slug, or delete the row.',
				'10 votes: Must be 9007199254740991 or less; this one is 100000000000000000000.',
				'10 score: Must be -1000000000 or more; this one is -1000000001.',
			),
		);
	});

	const noNumber = problem(`2 votes: ${whole} a map.`).replace('csv:', 'csv#');
	const noVotes =
		'1 header: No column holds votes. There is `product`, `hearts`; call one `votes`, `comments` or `score`, or use `--map COLUMN=votes`.';
	test.each([
		['product,hearts\nzeta,5\n', problem(noVotes)],
		['[{"slug": "tied-a"},{"name": "Zeta", "votes": {}}]', noNumber],
	])('refuses %j', (text, message) => {
		expectRefusal(folder(), (content) => run(content, text), message);
	});

	test.each([
		['2027-w31', 'There is no week `2027-w31`. `npm run new -- period 2027-w31` adds it.'],
		['2026-w48', 'The week `2026-w48` begins on 2026-11-23, so there can be no votes yet. Name another week.'],
	])('refuses the week %s', (period, message) => {
		expectRefusal(folder(), (content) => run(content, 'product,votes\nzeta,1\n', period), message);
	});
});
