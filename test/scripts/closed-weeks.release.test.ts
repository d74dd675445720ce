import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashes, removeFolder, run, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();
const command = (name: string, ...argv: readonly string[]) =>
	run(root, `scripts/${name}.ts`, { CONTENT_DIR: folder, CATALOG_DATE: '2026-11-20' }, argv);
const record = join(folder, 'launch_periods/2026-w46.csv');

beforeAll(() => {
	writeSampleContent(folder, { products: 3 });
});
afterAll(() => removeFolder(folder));

const unknown = (name: string) => `\`npm run ${name} -- --help\` lists them.\n`;
const refused: readonly (readonly [argv: readonly string[], sentence: string])[] = [
	[['close'], 'Cannot close without weeks. Write their slugs, such as `2026-w46`, or `--all` alone.\n'],
	[
		['close', '--all', '2026-w46'],
		'Cannot close without weeks. Write their slugs, such as `2026-w46`, or `--all` alone.\n',
	],
	[
		['close', '2026-w47'],
		'The week `2026-w47` ends on 2026-11-22, and today is 2026-11-20. Close it when it is over; nothing was written.\n',
	],
	[['close', '--al'], `Cannot use the arguments: unknown option '--al'. Did you mean --all? ${unknown('close')}`],
	[
		['correct', '2026-w46', 'product-001'],
		`Cannot use the arguments: required option '--reason <text>' not specified. ${unknown('correct')}`,
	],
	[
		['correct', '2026-w46', 'product-001', '--reason', 'Why.', '--votes', '1,214'],
		`Cannot use the arguments: option '--votes <number>' argument '1,214' is invalid. It is no whole number. ${unknown('correct')}`,
	],
	[
		['correct', '2026-w46', 'product-001', '--reason', 'Why.', '--position', '1', '--rerank'],
		`Cannot use the arguments: option '--rerank' cannot be used with option '--position <number>'. ${unknown('correct')}`,
	],
	[
		['correct', '2026-w46', 'product-001', 'product-002', '--reason', 'Why.', '--votes', '3'],
		'Figures and a place are those of one product. Correct one product after the other.\n',
	],
	[
		['correct', '2026-w46', 'product-001', '--reason', 'Why.', '--votes', '3'],
		'The week `2026-w46` has no record yet: edit its votes, and run `npm run close -- 2026-w46`.\n',
	],
];

describe('npm run close and npm run correct', () => {
	test.each(refused)('refuse %j and write nothing', async ([name = '', ...argv], sentence) => {
		const before = hashes(folder);
		expect(await command(name, ...argv)).toEqual({ code: 1, stdout: '', stderr: sentence });
		expect(hashes(folder)).toEqual(before);
	});

	test('show what they would write', async () => {
		const before = hashes(folder);
		const { code, stdout } = await command('close', '--all', '--dry-run', '--json');
		expect({ code, ...JSON.parse(stdout) }).toEqual({
			code: 0,
			closed: [{ slug: '2026-w46', source: 'launch_periods/2026-w46.csv', places: 3 }],
			dry_run: true,
			next: 'npm run snapshot',
		});
		expect(hashes(folder)).toEqual(before);
	});
});

test('npm run snapshot closes the weeks that are over, once', async () => {
	const before = hashes(folder);
	const dry = await command('snapshot', '--dry-run', '--json');
	expect({ code: dry.code, ...JSON.parse(dry.stdout) }).toEqual({
		code: 0,
		closed: [{ slug: '2026-w46', source: 'launch_periods/2026-w46.csv', places: 3 }],
		products: { added: ['product-001', 'product-002', 'product-003'], changed: [], removed: [] },
		files: ['launch_periods/2026-w46.csv', 'releases.json'],
		dry_run: true,
		next: 'npm run build',
	});
	expect(hashes(folder)).toEqual(before);
	const { stdout } = await command('snapshot');
	expect(stdout).toBe(
		`2026-w46: 3 places in ${record}\n3 products added, 0 changed, 0 removed, in ${join(folder, 'releases.json')}\nWrote 2 files. Next: \`npm run build\`.\n`,
	);
	expect(readFileSync(record, 'utf8')).toBe(
		'position,product,score,votes,comments\n1,product-001,1001,999,4\n2,product-002,1000,998,4\n3,product-003,999,997,4\n',
	);
	expect((await command('snapshot')).stdout).toBe(
		'Nothing that is published has changed since the last snapshot.\nNothing to write. Next: `npm run build`.\n',
	);
	expect((await command('close', '--all')).stdout).toBe(
		'Every one of these weeks has its record.\nNothing to write. Next: `npm run snapshot`.\n',
	);
});

test('a record that a snapshot has noted is missed, and is seen to be another one', async () => {
	const text = readFileSync(record, 'utf8');
	const issue = (fault: string) =>
		`${folder}/launch_periods/2026-w46.md:2:1 front matter: The week is closed, and its record \`launch_periods/2026-w46.csv\` ${fault}. Restore it from the history of the repository; \`npm run correct\` is the way to change a closed week.`;
	rmSync(record);
	expect((await command('check')).stderr).toContain(issue('is gone, without which edits change the final order'));
	expect(await command('close', '2026-w46')).toMatchObject({ code: 1, stdout: '' });
	writeFileSync(record, text.replace('1,product-001,1001,999,4', '1,product-001,1003,1001,4'));
	expect((await command('check')).stderr).toContain(issue('was edited by hand'));
	writeFileSync(record, text);
	expect((await command('rename', 'product-001', 'renamed')).code).toBe(0);
	expect((await command('rename', 'renamed', 'product-001')).code).toBe(0);
	expect((await command('check')).code).toBe(0);
});

test('npm run correct says which places products get', async () => {
	const { code, stdout } = await command(
		'correct',
		'2026-w46',
		'product-001',
		'--votes',
		'9',
		'--rerank',
		'--reason',
		'Why.',
	);
	expect({ code, stdout }).toEqual({
		code: 0,
		stdout: 'product-001: place 3\nproduct-002: place 1\nproduct-003: place 2\nWrote 4 files. Next: `npm run build`.\n',
	});
	expect((await command('correct', '2026-w46', 'product-002', '--votes', '8', '--reason', 'Why.')).stdout).toBe(
		'product-002: place 1\nWrote 4 files. Next: `npm run build`.\n',
	);
});

test('npm run correct says that a product leaves the week', async () => {
	const file = join(folder, 'products/product-002.md');
	writeFileSync(file, readFileSync(file, 'utf8').replace('approved: true', 'approved: false'));
	expect((await command('correct', '2026-w46', 'product-002', '--reason', 'Taken back.')).stdout).toBe(
		'product-002: leaves the week, and the others keep their places\nWrote 3 files. Next: `npm run build`.\n',
	);
});
