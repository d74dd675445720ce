import { describe, expect, test } from 'vitest';
import { type CheckResults, findInContent } from '../../../src/build/check/check-content.ts';
import { type CheckForm, printCheck } from '../../../src/build/check/output.ts';
import { comingWeeks, contentFolder, type Files, product } from '../../content/content-folder.ts';

const date = '2026-11-20';
const plain = (_format: unknown, text: string) => text;

function printed(files: Files, form: CheckForm) {
	const contentDir = contentFolder({ ...comingWeeks, ...files });
	const found = findInContent({ contentDir, date });
	const { out, err } = printCheck({ found, date, seconds: 0.123 }, form, plain);
	const short = (lines: readonly string[]) => lines.map((line) => line.replaceAll(contentDir, 'content'));
	return { out: short(out), err: short(err) };
}

const wrong = { 'products/acme.md': product('launches:', '  - period: 2026-w47', 'tagline: ""') };
const waiting = { 'products/acme.md': product('launches:', '  - period: 2026-w46') };
const launched = 'launches: [{period: 2026-w47, approved: true}]';
const sound = { 'products/acme.md': product(launched) };

test('the check in plain text lists issues in the form that tools read, then warnings, and counts both', () => {
	const zeta = product().replace('Acme', 'Zeta');
	expect(printed({ ...wrong, 'products/zeta.md': zeta }, 'plain')).toEqual({
		out: [],
		err: [
			'content/products/acme.md:6:10 tagline: Must not be empty. Write some text, or delete the line if the key is optional.',
			'content/products/zeta.md:2:1 launches: warning: No launch yet. Add one, or set `first_launched_on` to list the product without a launch.',
			'',
			'1 issue, 1 warning in the content.',
		],
	});
});

describe('the check at a terminal', () => {
	test('shows the lines of the file with a caret under the place', () => {
		expect(printed(wrong, 'terminal').err).toEqual([
			'content/products/acme.md:6:10 tagline: error: Must not be empty. Write some text, or delete the line if the key is optional.',
			'  4 | launches:',
			'  5 |   - period: 2026-w47',
			'> 6 | tagline: ""',
			'    |          ^',
			'  7 | ---',
			'  8 | Text.',
			'',
			'1 issue in the content.',
		]);
	});

	test('shows no lines of a file that is none of ours or is no text', () => {
		const files = { 'products/Acme.md': product(), 'products/b.md': '\u0000'.repeat(300_000) };
		const lines = printed(files, 'terminal').err;
		expect(lines.filter((line) => line.includes(' | '))).toEqual([]);
		expect(lines).toHaveLength(5);
	});
});

test('the check for a program is one document, with every place of a cause', () => {
	const models = product('pricing_model: gratis', launched);
	const { out, err } = printed({ 'products/a.md': models, 'products/b.md': models.replace('Acme', 'Zebra') }, 'json');
	expect([out.length, err]).toEqual([1, []]);
	const a = { path: 'content/products/a.md', line: 4, column: 16, field: 'pricing_model' };
	expect(JSON.parse(out[0] ?? '')).toEqual({
		date,
		issues: [
			{
				...a,
				severity: 'error',
				message: 'There is no pricing model `gratis`. Use one of `free`, `freemium`.',
				places: [a, { ...a, path: 'content/products/b.md' }],
			},
		],
		warnings: [],
		notes: [],
		counts: { issues: 1, issue_places: 2, warnings: 0, notes: 0, products: null, launch_periods: null },
	});
});

test('the check of what has changed counts the others', () => {
	const found = findInContent({ contentDir: contentFolder(sound), date });
	const outOf = (form: CheckForm) => printCheck({ found, date, seconds: 0, elsewhere: 2 }, form, plain).out;
	expect(JSON.parse(outOf('json')[0] ?? '')).toMatchObject({ elsewhere: 2 });
	expect(outOf('plain').at(-1)).toBe('2 more are in files that have not changed: `npm run check` lists them.');
});

test('warnings and notes are told apart in every form', () => {
	const files = { ...waiting, 'products/b.md': product('first_launched_on: 2026-01-01').replace('Acme', 'Zebra') };
	const { warnings, notes, counts } = JSON.parse(printed(files, 'json').out[0] ?? '');
	expect(warnings).toMatchObject([{ field: 'launches[0].period', severity: 'warning' }]);
	expect(notes).toMatchObject([{ field: 'first_launched_on', severity: 'note' }]);
	expect(counts).toEqual({ issues: 0, issue_places: 0, warnings: 1, notes: 1, products: 1, launch_periods: 2 });
	const end = 'No issues, 1 warning, 1 note. 1 product and 2 weeks are public (0.12 s).';
	expect(printed(files, 'github').out).toEqual([
		expect.stringMatching(/^::warning file=content\/products\/acme\.md,line=5,col=13::launches/),
		expect.stringMatching(/^::notice file=content\/products\/b\.md,line=4,col=20::first_launched_on/),
		end,
	]);
	expect(printed(files, 'plain')).toMatchObject({ out: [end], err: { length: 2 } });
});

describe('the check on GitHub', () => {
	test('is one command for each cause, and the count', () => {
		const models = product('pricing_model: gratis', launched);
		expect(printed({ 'products/a.md': models, 'products/b.md': models.replace('Acme', 'Zebra') }, 'github')).toEqual({
			out: [
				'::error file=content/products/a.md,line=4,col=16::pricing_model: There is no pricing model `gratis`. Use one of `free`, `freemium`.%0A  The same in 1 other place:%0A  content/products/b.md:4:16 pricing_model',
				'1 issue in 2 places in the content.',
			],
			err: [],
		});
	});

	test.each([
		['a.md', '%0A::error::x', 'a.md', '%250A::error::x'],
		['a.md', 'a\n::set-env name=X::y', 'a.md', 'a%0A::set-env name=X::y'],
		['a.md', 'a\r::stop-commands::t', 'a.md', 'a%0D::stop-commands::t'],
		['a,line=9::b.md', 'x', 'a%2Cline=9%3A%3Ab.md', 'x'],
		['100%\n.md', 'x', '100%25%0A.md', 'x'],
	])('keeps the path %j and the message %j data', (path, message, property, data) => {
		const found: CheckResults = {
			issues: [{ path, line: 1, column: 2, field: 'name', message }],
			warnings: [],
			counts: undefined,
		};
		const [command] = printCheck({ found, date, seconds: 0 }, 'github', plain).out;
		expect(command).toBe(`::error file=${property},line=1,col=2::name: ${data}`);
	});
});
