import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, emptyFolder, product } from '../content/content-folder.ts';
import { stateOf } from '../editing/folder-state.ts';
import { run } from '../support/checkout.ts';

const root = resolve(import.meta.dirname, '../..');

/** Runs a command on a content folder; a path of it is printed as `content`. */
async function command(folder: string, name: string, ...argv: readonly string[]) {
	const environment = { CONTENT_DIR: folder, CATALOG_DATE: '2026-11-18' };
	const { code, stdout, stderr } = await run(root, `scripts/${name}.ts`, environment, argv);
	const plain = (text: string) => text.replaceAll(folder, 'content').trimEnd();
	return { code, out: plain(stdout), err: plain(stderr) };
}

const files = {
	'products/acme.md': product('website_url: https://acme.example', 'launches: [{ period: 2026-w46, approved: true }]'),
	'products/zeta.md': product('launches: [{ period: 2026-w47 }, { period: 2026-w46 }]').replace('Acme', 'Zeta'),
};

describe('the commands for editors', () => {
	test('take a product from its first file to its withdrawal', async () => {
		const folder = contentFolder(files);
		const votes = join(emptyFolder(), 'votes.csv');
		writeFileSync(votes, 'Product,Votes\nBoard One,214\n');
		const said = async (...argv: readonly string[]) => {
			const { code, out, err } = await command(folder, argv[0] ?? '', ...argv.slice(1));
			expect({ code, err }).toEqual({ code: 0, err: '' });
			return out.replace(/Here since.*$/gm, 'Here …').split('\n');
		};
		expect(await said('new', 'period', '--next')).toEqual([
			'content/launch_periods/2026-w48.md',
			'Wrote 1 file. Next: `npm run build`.',
		]);
		expect(await said('new', 'category', 'Games')).toEqual([
			'content/categories/games.md',
			'Wrote 1 file. Next: `npm run build`.',
		]);
		expect(await said('new', 'product', 'Board One', '--category', 'games,writing', '--period', 'Week 47')).toEqual([
			'content/products/board-one.md',
			'Wrote 1 file. Next: `npm run approve -- board-one 2026-w47`.',
		]);
		const pending = await said('pending');
		expect(pending[0]).toBe('3 launches wait for approval.');
		expect(pending).toContain('  npm run approve -- board-one 2026-w47');
		expect(await said('approve', 'board-one', '--dry-run')).toEqual([
			'The launch of `board-one` in `2026-w47` would be approved.',
			'Would write 1 file. Nothing was written.',
		]);
		expect(await said('approve', 'board-one')).toEqual([
			'The launch of `board-one` in `2026-w47` is approved.',
			'Wrote 1 file. Next: `npm run build`.',
		]);
		expect(await said('votes', '2026-w47', votes)).toEqual([
			'2026-w47: 1 of 1 product changes.',
			'  board-one  votes 0 → 214',
			'Wrote 1 file. Next: `npm run build`.',
		]);
		expect(JSON.parse((await said('votes', '2026-w47', votes, '--json')).join())).toEqual({
			period: '2026-w47',
			dry_run: false,
			changed: [],
			same: ['board-one'],
			unread: [],
			next: 'npm run build',
		});
		expect(await said('rename', 'board-one', 'board-two')).toEqual([
			'`board-one` is `board-two` now, in `products/board-two.md`. Its former pages lead to the new ones.',
			'Wrote 2 files. Next: `npm run build`.',
		]);
		expect(await said('withdraw', 'board-two')).toEqual([
			'`board-two` is withdrawn.',
			'No snapshot has noted it, so that nothing of it remains public.',
			'No page leads from its former slugs any longer: board-one.',
			'Its file stays. Delete the line `discoverable: false` to publish it again.',
			'Wrote 1 file. Next: `npm run build`.',
		]);
		expect(stateOf(folder)['products/board-two.md']).toBe(
			'---\nname: Board One\ncategories:\n  - games\n  - writing\ndiscoverable: false\nformer_slugs: [board-one]\nlaunches:\n  - period: 2026-w47\n    plan: free\n    approved: true\n    votes: 214\n---\n',
		);
		expect(await said('format')).toEqual(['All 10 files are in their canonical form.']);
	});

	test('format lists what differs, and ends with 1', async () => {
		const folder = contentFolder({ ...files, 'products/b.md': product("maker:  'B' ").replace('Acme', 'B') });
		expect(await command(folder, 'format', '--check')).toEqual({
			code: 1,
			out: 'content/products/b.md\n1 of 8 files differ. `npm run format` writes them.',
			err: '',
		});
		expect(JSON.parse((await command(folder, 'format', '--json')).out)).toEqual({
			files: ['products/b.md'],
			checked: 8,
			written: true,
		});
	});

	const lists = (name: string) => `\`npm run ${name} -- --help\` lists them.`;

	test.each([
		[['votes', '2026-w46'], `Cannot use the arguments: missing required argument 'file'. ${lists('votes')}`],
		[
			['votes', '2026-w46', '/no/such.csv'],
			'Cannot read `/no/such.csv`: there is no such file. Write the path of one.',
		],
		[['votes', '2026-w46', '/'], 'Cannot read `/`: it is a folder. Write the path of a file.'],
		[
			['votes', 'a', 'b', '--dry-rum'],
			`Cannot use the arguments: unknown option '--dry-rum'. Did you mean --dry-run? ${lists('votes')}`,
		],
		[
			['pending', 'acme'],
			`Cannot use the arguments: too many arguments. Expected 0 arguments but got 1: acme. ${lists('pending')}`,
		],
		[['approve'], 'Cannot approve: name one product, or a week with `--week`.'],
		[
			['approve', '2026-w46'],
			'Cannot approve: `2026-w46` is a week. `npm run approve -- --week 2026-w46` approves what waits in it.',
		],
		[['approve', 'acme', '--week', '2026-w46'], 'Cannot approve: name one product, or a week with `--week`.'],
		[
			['approve', 'zeta'],
			'Launches of `zeta` wait in more than one week. Name one:\n  npm run approve -- zeta 2026-w47\n  npm run approve -- zeta 2026-w46',
		],
		[['approve', '--week', '2026-w49'], 'There is no week `2026-w49`. `npm run new -- period 2026-w49` adds it.'],
		[['new'], `Cannot use the arguments: missing required argument 'kind'. ${lists('new')}`],
		[
			['new', 'week'],
			`Cannot use the arguments: command-argument value 'week' is invalid for argument 'kind'. Allowed choices are product, period, category, site. ${lists('new')}`,
		],
		[['new', 'period'], 'Cannot add a week without its slug. Name one such as `2026-w48`, or add `--next`.'],
		[['new', 'period', '--count', '0'], 'Cannot use `--count=0`: write a whole number from 1 to 104.'],
		[
			['new', 'period', '2026-w48', '--website', 'x'],
			'Cannot use `--website` for a period. `npm run new -- --help` lists what belongs to which.',
		],
		[['new', 'category'], 'Cannot add a category without its name. Write it after `category`.'],
		[
			['new', 'product', 'A', '--next'],
			'Cannot use `--next` for a product. `npm run new -- --help` lists what belongs to which.',
		],
		[
			['new', 'product', 'A', '--description', 'a', '--description-file', 'b'],
			'Cannot use `--description` and `--description-file` together. Leave one of them out.',
		],
		[
			['new', 'product', 'B', '--category', 'writing', '--period', '2026-w47', '--website', 'acme.example'],
			'--website: Is not a web address. Write an absolute one such as https://acme.example.\n\n1 problem. Nothing was written.',
		],
		[['rename', 'acme'], `Cannot use the arguments: missing required argument 'new'. ${lists('rename')}`],
		[['rename', 'acme', 'zeta'], '`zeta` is the slug of another product, `products/zeta.md`. Choose another one.'],
		[['withdraw', 'zetta'], 'There is no product `zetta`. Did you mean `zeta`?'],
		[
			['format', 'content'],
			`Cannot use the arguments: too many arguments. Expected 0 arguments but got 1: content. ${lists('format')}`,
		],
	] as const)('refuse %j, and write nothing', async (argv, message) => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		const [name, ...rest] = argv;
		expect(await command(folder, name, ...rest)).toEqual({ code: 1, out: '', err: message });
		expect(stateOf(folder)).toEqual(before);
	});

	test.each(['votes', 'approve', 'withdraw', 'rename', 'new'])(
		'%s changes no content that has issues',
		async (name) => {
			const folder = contentFolder({ ...files, 'categories/writing.md': '---\nname: 1\n---\n' });
			const votes = join(emptyFolder(), 'votes.csv');
			writeFileSync(votes, 'product,votes\nacme,214\n');
			const before = stateOf(folder);
			const argv = {
				votes: ['2026-w46', votes],
				approve: ['zeta', '2026-w47'],
				withdraw: ['acme'],
				rename: ['acme', 'b'],
				new: ['category', 'Games'],
			}[name];
			expect(await command(folder, name, ...(argv ?? []))).toEqual({
				code: 1,
				out: '',
				err: 'content/categories/writing.md:2:7 name: Must be text; this one is `1`. Put it in quotes.\n\n1 issue in the content.',
			});
			expect(stateOf(folder)).toEqual(before);
		},
	);
});
