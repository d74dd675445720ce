import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashes, removeFolder, run, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const root = resolve(import.meta.dirname, '../..');
const parent = temporaryFolder();
const folder = join(parent, 'content');
const command = (name: string, ...argv: readonly string[]) =>
	run(root, `scripts/${name}.ts`, { CONTENT_DIR: folder, CATALOG_DATE: '2026-11-20' }, argv);
const record = join(folder, 'launch_periods/2026-w46.csv');

beforeAll(() => {
	writeSampleContent(folder, { products: 3 });
});
afterAll(() => removeFolder(parent));

const unknown = (name: string) => `\`npm run ${name} -- --help\` lists them.\n`;
const reason = ['--reason', 'Why.'] as const;
const refused: readonly (readonly [argv: readonly string[], sentence: string])[] = [
	[
		['close', '--all', '2026-w46'],
		'Cannot close without weeks. Write their slugs, such as `2026-w46`, or `--all` alone.\n',
	],
	[
		['votes', '2026-w46', 'product-001', ...reason, '--votes', '1,214'],
		`Cannot use the arguments: option '--votes <number>' argument '1,214' is invalid. Must be a whole number; this one is the text \`1,214\`. Write \`1214\`. ${unknown('votes')}`,
	],
	[
		['votes', '2026-w46', 'product-001', 'product-002', ...reason, '--votes', '3'],
		'Figures and a place are those of one product. Name one slug.\n',
	],
	[
		['votes', '2026-w46', 'product-001', '--rerank'],
		'Places change in closed weeks only, with `--reason`. Other weeks are ranked by their figures.\n',
	],
	[
		['votes', '2026-w46', 'product-001'],
		'Cannot set votes without figures. Write `--votes 123` behind one slug, or give a table.\n',
	],
];

test.each(refused)('%j is refused, and nothing is written', async ([name = '', ...argv], sentence) => {
	const before = hashes(folder);
	expect(await command(name, ...argv)).toEqual({ code: 1, stdout: '', stderr: sentence });
	expect(hashes(folder)).toEqual(before);
});

test('npm run votes takes the figures of one product, and npm run close -- --all records them and what is published', async () => {
	expect((await command('votes', '2026-w46', 'product-003', '--votes', '996')).stdout).toBe(
		'2026-w46: 1 of 1 product changes.\n  product-003  votes 997 → 996\nWrote 1 file. Next: `npm run close -- 2026-w46`.\n',
	);
	const before = hashes(folder);
	const dry = await command('close', '--all', '--dry-run', '--json');
	expect({ code: dry.code, ...JSON.parse(dry.stdout) }).toEqual({
		code: 0,
		closed: [{ slug: '2026-w46', source: 'launch_periods/2026-w46.csv', places: 3 }],
		products: { added: ['product-001', 'product-002', 'product-003'], changed: [], removed: [] },
		dry_run: true,
		next: 'npm run build',
	});
	expect(hashes(folder)).toEqual(before);
	expect((await command('close', '2026-w46')).stdout).toBe(
		`2026-w46: 3 places in ${record}\nWrote 1 file. Next: \`npm run close -- --all\`.\n`,
	);
	const none = 'Every one of these weeks has its record.\n';
	expect((await command('close', '--all')).stdout).toBe(
		`${none}3 products added, 0 changed, 0 removed, in ${join(folder, 'releases.json')}\nWrote 1 file. Next: \`npm run build\`.\n`,
	);
	expect(readFileSync(record, 'utf8')).toBe(
		'position,product,score,votes,comments\n1,product-001,1001,999,4\n2,product-002,1000,998,4\n3,product-003,998,996,4\n',
	);
});

test('npm run votes with a reason corrects a closed week', async () => {
	const { stdout } = await command('votes', '2026-w46', 'product-001', '--votes', '9', '--rerank', ...reason);
	expect(stdout).toBe(
		'product-001: place 3\nproduct-002: place 1\nproduct-003: place 2\nWrote 4 files. Next: `npm run build`.\n',
	);
	const table = join(folder, '../votes.csv');
	writeFileSync(table, 'product,votes\nproduct-001,9\nproduct-002,8\n');
	expect((await command('votes', '2026-w46', table, ...reason)).stdout).toBe(
		'product-002: place 1\nWrote 4 files. Next: `npm run build`.\n',
	);
});
