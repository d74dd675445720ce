import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, product } from '../content/content-folder.ts';
import { stateOf } from '../editing/folder-state.ts';
import { run } from '../support/checkout.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runStep } from '../support/workflows.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs a command on a content folder; a path of it is printed as `content`. */
async function command(folder: string, name: string, ...argv: readonly string[]) {
	const environment = { CONTENT_DIR: folder, CATALOG_DATE: '2026-11-18' };
	const { code, stdout, stderr } = await run(root, `scripts/${name}.ts`, environment, argv);
	const plain = (text: string) => text.replaceAll(folder, 'content').trimEnd();
	return { code, out: plain(stdout), err: plain(stderr) };
}

/** The content that `init` writes. */
async function boardContent(): Promise<string> {
	const folder = join(temporaryFolder(), 'board');
	const { stdout } = await run(root, 'scripts/init.ts', { CATALOG_DATE: '2026-11-18' }, [
		folder,
		'--repository',
		'https://github.com/acme/board',
		'--yes',
	]);
	expect(stdout).toContain('npm install && npm start');
	return join(folder, 'content');
}

const files = {
	'products/acme.md': product('website_url: https://acme.example', 'launches: [{ period: 2026-w46, approved: true }]'),
	'products/zeta.md': product('launches: [{ period: 2026-w47 }, { period: 2026-w46 }]').replace('Acme', 'Zeta'),
};

describe('the commands for editors', () => {
	test('check --fix names what it brings into form, and still checks', async () => {
		const folder = contentFolder({ ...files, 'products/b.md': product("maker:  'B' ").replace('Acme', 'B') });
		const { code, err } = await command(folder, 'check', '--fix');
		expect([code, err.split('\n')[0]]).toEqual([0, 'fixed content/products/b.md']);
		expect(stateOf(folder)['products/b.md']).toContain('\nmaker: B\n');
	});

	test('close and votes say what they change, and write nothing in a dry run', async () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		const { out } = await command(folder, 'close', '--all', '--without-votes', '--dry-run', '--json');
		expect(JSON.parse(out)).toEqual({
			closed: [{ slug: '2026-w46', source: 'launch_periods/2026-w46.csv', places: 1, not_approved: ['zeta'] }],
			products: { added: ['acme'], changed: [], removed: [] },
			dry_run: true,
			next: 'npm run build',
		});
		expect(stateOf(folder)).toEqual(before);
		expect((await command(folder, 'close', '2026-w46', '--without-votes', '--dry-run')).out).toContain(
			'\n1 launch of 2026-w46 is not approved and gets no place: zeta.\n',
		);
		expect((await command(folder, 'votes', '2026-w46', 'acme', '--votes', '9')).out).toBe(
			'2026-w46: 1 of 1 product changes.\n  acme  votes 0 → 9\nWrote 1 file. Next: `npm run close -- 2026-w46`.',
		);
	});

	test('import says how it understands it', async () => {
		const folder = contentFolder(files);
		const table = join(temporaryFolder(), 'table.csv');
		writeFileSync(table, 'Name,Homepage,Notes,Category\nAcme Pad,https://pad.example,x,Writing\n');
		const { code, out } = await command(folder, 'import', table, '--period', '2026-w47', '--dry-run');
		expect(code).toBe(0);
		expect(out).toContain(
			'1 row.\n  Name → name\n  Category → categories\n  Homepage → website_url\nNot read: `Notes`. To read a column, name its field: ',
		);
		expect(out).toMatch(/\nWould write 1 file\. Nothing was written\.$/);
		expect(JSON.parse((await command(folder, 'import', table, '--json')).out)).toEqual({
			dry_run: false,
			added: [{ slug: 'acme-pad', row: 2 }],
			updates: [],
			skipped: [],
		});
	});

	test.each<[where: string, start: () => string | Promise<string>, steps: Readonly<Record<string, string>>]>([
		[
			'in a new board',
			boardContent,
			{
				'new category Notes': 'content/categories/notes.md\nWrote 1 file. Next: `npm run build`.',
				'new period --next': 'content/launch_periods/2026-w51.md\n',
				'new product Pad --category Notes --period 2026-w47': 'Next: `npm run approve -- pad 2026-w47`.',
				approve: 'npm run approve -- pad 2026-w47',
				'approve pad': 'The launch of `pad` in `2026-w47` is approved.\n',
				'rename pad note-pad': '`pad` is now `note-pad`, in `products/note-pad.md`.',
				'rename notes jottings --category': '`notes` is now `jottings`, in `categories/jottings.md`.',
				check: '1 product and 1 week are public',
				'withdraw note-pad': '`note-pad` is withdrawn.\n',
			},
		],
		[
			'in a catalog',
			() => contentFolder(files),
			{
				'approve zeta 2026-w46 --force': 'The launch of `zeta` in `2026-w46` is approved.\n',
				'approve --week 2026-w47': 'Approved: zeta.\n',
				'close 2026-w46 --without-votes': '2026-w46: 2 places in content/launch_periods/2026-w46.csv\n',
				'votes 2026-w46 acme --votes 9 --reason Late.': 'acme: votes 0 → 9, score 0 → 9, place 1 stays\n',
				'votes 2026-w46 zeta --position 1 --reason Late.': 'zeta: place 2 → 1\nacme: place 1 → 2\n',
			},
		],
	])('say what they did and what comes next, %s', async (_where, start, steps) => {
		const folder = await start();
		for (const [words, text] of Object.entries(steps)) {
			const [name = '', ...rest] = words.split(' ');
			const { code, out } = await command(folder, name, ...rest);
			expect([words, code]).toEqual([words, 0]);
			expect(out).toContain(text);
		}
	});

	test('votes counts the responses of a form as the documentation says, and writes nothing when one is wrong', async () => {
		const folder = contentFolder(files);
		const board = temporaryFolder();
		const responses = 'Time,Product\n9:00,zeta\n9:01,acme\n9:02,zeta\n';
		const scripts = { votes: `${process.execPath} ${join(root, 'scripts/votes.ts')}` };
		writeFileSync(join(board, 'package.json'), JSON.stringify({ scripts }));
		const [, run = ''] = readFileSync('docs/editing.md', 'utf8').match(/```sh\n(tail [^`]*2026-w49 -\n)```/) ?? [];
		const step = { run: run.replace('2026-w49', '2026-w46').replace('npm run', 'npm run --silent') };
		const count = (text: string) => {
			writeFileSync(join(board, 'responses.csv'), text);
			return runStep(step, board, { CONTENT_DIR: folder, CATALOG_DATE: '2026-11-18' });
		};
		const before = stateOf(folder);
		await expect(count(`${responses}9:03,zetta\n`)).rejects.toThrow(
			'standard input:4 product: There is no product `zetta`. Did you mean `zeta`?\n\n1 problem. Nothing was written.',
		);
		expect(stateOf(folder)).toEqual(before);
		expect((await count(responses)).stdout).toContain(
			'  acme  votes 0 → 1\n  zeta  votes 0 → 2 (not approved)\nWrote 2 files.',
		);
	});

	const refused: Readonly<Record<string, string>> = {
		'votes 2026-w46 /no/such.csv': 'Cannot read `/no/such.csv` (ENOENT). Write the path of a file.',
		'votes 2026-w46 --from https://a.example acme': 'Cannot use `--from` with a table or slugs. Leave one of them out.',
		'approve 2026-w46':
			'Cannot approve: `2026-w46` is a week. `npm run approve -- --week 2026-w46` approves what is waiting in it.',
		'votes 2026-w46 acme --rerank':
			'Places change in closed weeks only, with `--reason`. Other weeks are ranked by their figures.',
		'new period 2026-w48 --website x':
			'Cannot use `--website` for a period. `npm run new -- --help` lists the options of each kind.',
		'new category': 'Cannot add a category without its name. Write it after `category`.',
		'new product A --description a --description-file b':
			'Cannot use `--description` and `--description-file` together. Leave one of them out.',
	};

	test.each(Object.entries(refused))('refuse `%s`, and write nothing', async (words, message) => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		const [name = '', ...rest] = words.split(' ');
		expect(await command(folder, name, ...rest)).toEqual({ code: 1, out: '', err: message });
		expect(stateOf(folder)).toEqual(before);
	});

	test('change no content that has issues', async () => {
		const folder = contentFolder({ ...files, 'categories/writing.md': '---\nname: 1\n---\n' });
		const before = stateOf(folder);
		const err =
			'content/categories/writing.md:2:7 name: Must be text; this one is `1`. Put it in quotes.\n\n1 issue in the content.';
		expect(await command(folder, 'approve', 'acme')).toEqual({ code: 1, out: '', err });
		expect(stateOf(folder)).toEqual(before);
	});
});
