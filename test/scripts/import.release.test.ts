import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { writeCatalog } from '../../scripts/seed/write-catalog.ts';
import { startTestServer, testRelease } from '../support/catalog-server.ts';
import { removeFolder, run, temporaryFolder } from '../support/checkout.ts';
import { fixtureContent, runBuild } from '../support/run-build.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();

afterAll(() => removeFolder(folder));

/** The settings of the frozen catalog, and its weeks when they are given. */
function emptyCatalog(name: string, ...parts: readonly string[]): string {
	const content = join(folder, name);
	for (const part of ['site.yaml', ...parts])
		cpSync(join(fixtureContent, part), join(content, part), { recursive: true });
	mkdirSync(join(content, 'products'), { recursive: true });
	return content;
}

const importInto = (content: string, ...args: readonly string[]) =>
	run(root, 'scripts/import.ts', { CONTENT_DIR: content, CATALOG_DATE: '2026-11-20' }, args);

/** The files of the API, by path. */
function apiOf(dist: string): Record<string, string> {
	const api = join(dist, 'client/api');
	const files = readdirSync(api, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
	return Object.fromEntries(paths.map((path) => [path.slice(api.length), readFileSync(path, 'utf8')]));
}

const everything = ['--approve', '--create-categories', '--create-periods'];

function expectSameApi(dist: string, other: string): void {
	const [api, expected] = [apiOf(dist), apiOf(other)];
	expect(Object.keys(api)).toEqual(Object.keys(expected));
	expect(Object.keys(api).filter((path) => api[path] !== expected[path])).toEqual([]);
}

describe('npm run import', () => {
	test('reads a site by its API, and a build then publishes the same', { timeout: 300_000 }, async () => {
		const content = join(folder, 'seeded');
		writeCatalog({ products: 120, periods: 20, seed: 7, out: content });
		await runBuild(join(folder, 'seeded-dist'), { CONTENT_DIR: content, EXTRAS: 'none' });
		const imported = join(folder, 'seeded-imported');
		cpSync(join(content, 'site.yaml'), join(imported, 'site.yaml'), { recursive: true });
		const server = await startTestServer(testRelease(join(folder, 'seeded-dist')));
		try {
			const { code, stdout, stderr } = await importInto(imported, server.url, '--api', ...everything);
			expect({ code, stderr }).toEqual({ code: 0, stderr: '100 of 116 products read.\n' });
			expect(stdout.split('\n')).toEqual([
				`${server.url}: a site of this API, 116 rows.`,
				'116 products added, 0 changed, 0 unchanged.',
				'Wrote 173 files. Next: `npm run check`.',
				'',
			]);
			expect((await importInto(imported, server.url, '--api', ...everything)).stdout).toContain(
				'0 products added, 0 changed, 116 unchanged.\nNothing to write. Next: `npm run check`.\n',
			);
		} finally {
			await server.close();
		}
		await runBuild(join(folder, 'seeded-again'), { CONTENT_DIR: imported, EXTRAS: 'none' });
		expectSameApi(join(folder, 'seeded-again'), join(folder, 'seeded-dist'));
	});

	test('reads a site with more weeks than its API lists by its export', { timeout: 300_000 }, async () => {
		const server = await startTestServer(testRelease(inject('release')));
		try {
			const content = emptyCatalog('site');
			const byApi = await importInto(content, server.url, '--api', '--dry-run', ...everything);
			expect(byApi.stdout).toContain(
				'products have votes in weeks or places that the API does not show; they are not imported. The export of the site has them.\n',
			);
			expect((await importInto(content, server.url, ...everything)).stdout).toContain(
				'125 products added, 0 changed, 0 unchanged.\n',
			);
			await runBuild(join(folder, 'site-dist'), { CONTENT_DIR: content, EXTRAS: 'none' });
			expectSameApi(join(folder, 'site-dist'), inject('release'));
		} finally {
			await server.close();
		}
	});

	test('reads an export, and a build then publishes the same API', { timeout: 300_000 }, async () => {
		const content = emptyCatalog('export', 'launch_periods', 'categories');
		const file = join(inject('release'), 'client/data/catalog.ndjson');
		expect((await importInto(content, file, '--approve')).code).toBe(0);
		await runBuild(join(folder, 'export-dist'), { CONTENT_DIR: content, EXTRAS: 'none' });
		expectSameApi(join(folder, 'export-dist'), inject('release'));
	});

	test('shows what it would change, then changes it, then has nothing to do', async () => {
		const content = emptyCatalog('table', 'launch_periods', 'categories');
		const table = join(folder, 'table.csv');
		writeFileSync(table, 'Name,Homepage,Notes,Category\nAcme Notes,https://acme.example,x,Productivity\n');
		const mapping = [
			`${table}: CSV, 1 row.`,
			'  Name     → name',
			'  Homepage → website_url',
			'  Category → categories',
			'  left out: Notes',
		];
		const waits =
			'The launches wait for approval: `npm run pending` lists them. With `--approve` they are public at once.';
		expect(await importInto(content, table, '--period', '2026-w47', '--dry-run')).toEqual({
			code: 0,
			stdout: [
				...mapping,
				'added      acme-notes: Acme Notes, 2026-w47',
				waits,
				'1 product added, 0 changed, 0 unchanged.',
				'Would write 1 file. Nothing was written.\n',
			].join('\n'),
			stderr: '',
		});
		expect(readdirSync(join(content, 'products'))).toEqual([]);
		expect((await importInto(content, table, '--period', '2026-w47')).stdout).toBe(
			[...mapping, waits, '1 product added, 0 changed, 0 unchanged.', 'Wrote 1 file. Next: `npm run check`.\n'].join(
				'\n',
			),
		);
		expect((await importInto(content, table, '--period', '2026-w47')).stdout).toBe(
			[...mapping, '0 products added, 0 changed, 1 unchanged.', 'Nothing to write. Next: `npm run check`.\n'].join(
				'\n',
			),
		);
	});

	test('prints names of files and columns without what steers a terminal', async () => {
		const content = emptyCatalog('names');
		const source = join(folder, 'documents');
		mkdirSync(source);
		writeFileSync(join(source, 'a\u001b[31m.yaml'), '- x\n');
		writeFileSync(join(source, 'b.yaml'), 'name: B\n"\\e[2J": x\n');
		const { stdout, stderr } = await importInto(content, source, '--skip-bad', '--dry-run');
		expect(stdout + stderr).toContain('U+001B[31m.yaml');
		expect(stdout + stderr).not.toContain('\u001b');
		const missing = await importInto(content, 'none\u001b[31m.csv');
		expect(missing.stderr).toBe('There is no file `noneU+001B[31m.csv`. Give a file, a folder or an address.\n');
	});

	test('names every row that it skips', async () => {
		const content = emptyCatalog('skipped', 'launch_periods', 'categories');
		const table = join(folder, 'skipped.csv');
		writeFileSync(table, 'Name,Category\nAcme Notes,Productivity\nBeta,Nowhere\nGamma,Nowhere\n');
		const { stdout } = await importInto(content, table, '--skip-bad');
		expect(stdout.match(/^skipped +\S+:\d+ Category/gm)).toEqual([
			`skipped    ${table}:3 Category`,
			`skipped    ${table}:4 Category`,
		]);
	});

	test('prints one document for programs', async () => {
		const content = emptyCatalog('json', 'launch_periods', 'categories');
		const table = join(folder, 'json.csv');
		writeFileSync(table, 'Name,Category\nAcme Notes,Productivity\nBeta,Nowhere\n');
		const { code, stdout } = await importInto(content, table, '--json', '--skip-bad');
		expect(code).toBe(0);
		expect(JSON.parse(stdout)).toMatchObject({
			written: true,
			source: { name: table, format: 'CSV', rows: 2 },
			counts: { added: 1, changed: 0, unchanged: 0, conflicts: 0, skipped: 1 },
			added: [{ slug: 'acme-notes', place: `${table}:2` }],
			skipped: [{ place: `${table}:3`, column: 'Category' }],
		});
	});

	test('ends with 1 and one message when a row is bad, an option unknown or a site away', async () => {
		const content = emptyCatalog('bad', 'launch_periods', 'categories');
		const table = join(folder, 'bad.csv');
		writeFileSync(table, 'Name,Category\nBeta,Nowhere\n');
		const bad = await importInto(content, table);
		expect({ code: bad.code, stdout: bad.stdout }).toEqual({ code: 1, stdout: '' });
		expect(bad.stderr).toContain('1 row of 1 cannot be imported, and nothing was written.');
		expect(await importInto(content, table, '--dryrun')).toEqual({
			code: 1,
			stdout: '',
			stderr:
				"Cannot use the arguments: unknown option '--dryrun'. Did you mean --dry-run? `npm run import -- --help` lists them.\n",
		});
		const away = await importInto(content, 'http://127.0.0.1:1');
		expect(away).toEqual({
			code: 1,
			stdout: '',
			stderr: expect.stringMatching(
				/^`http:\/\/127\.0\.0\.1:1\/api\/products\?page=1&per_page=100` cannot be reached: /,
			),
		});
		expect(readdirSync(join(content, 'products'))).toEqual([]);
	});
});
