import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, type Files, product, siteYaml } from '../../content/content-folder.ts';
import { run, settings } from '../../support/checkout.ts';
import { runGit } from '../../support/run-git.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../../..');
const git = (folder: string, ...words: readonly string[]): string => runGit(folder, words);

function commit(folder: string, message = 'Change'): void {
	git(folder, 'add', '--all');
	git(folder, 'commit', '--quiet', '--message', message);
}

const waiting = (period: string) => product('launches:', `  - period: ${period}`);
const overdue = (path: string, line = 5) =>
	`${path}:${line}:13 launches[0].period: warning: The week \`2026-w46\` is over and the launch is not approved. Approve it, move it to a later week, or delete it.`;

/** A repository whose content has a warning, on its main branch. */
function repository(files: Files = {}): string {
	const folder = contentFolder({
		'products/old.md': waiting('2026-w46').replace('Acme', 'Old'),
		...files,
	});
	git(folder, 'init', '--quiet', '--initial-branch=main');
	commit(folder, 'Begin');
	return folder;
}

async function check(folder: string, argv: readonly string[] = ['--changed']) {
	const environment = { ...settings, CONTENT_DIR: folder };
	const { code, stdout, stderr } = await run(root, 'scripts/check.ts', environment, argv);
	const short = (text: string) => text.replaceAll(folder, 'content').replace(/\(\d+\.\d\d s\)/, '(0 s)');
	return { code, out: short(stdout).trimEnd().split('\n'), err: short(stderr).trimEnd().split('\n') };
}

describe('npm run check -- --changed', () => {
	test('tells what a change breaks in files that have not changed', async () => {
		const folder = repository({ 'products/b.md': product('launches: [{period: 2026-w47}]').replace('Acme', 'Bee') });
		const before = siteYaml.match(/ {2}- \{ slug: free, name: Free, [^\n]+\n/)?.[0] ?? '';
		writeFileSync(join(folder, 'site.yaml'), siteYaml.replace(before, before.replace('slug: free', 'slug: gratis')));
		expect(await check(folder)).toEqual({
			code: 1,
			out: [''],
			err: [
				'content/products/b.md:4:12 launches[0].plan: There is no plan `free`. Use one of `gratis`, `featured`.',
				'  The same in 1 other place:',
				'  content/products/old.md:5:5 launches[0].plan',
				'',
				'1 issue in 2 places in the content.',
			],
		});
	});

	test('is no failure when what is wrong was wrong before', async () => {
		const folder = repository({ 'products/bad.md': product('tagline: ""') });
		writeFileSync(join(folder, 'categories/travel.md'), '---\nname: Travel\n---\n');
		const { code, out } = await check(folder);
		expect([code, out]).toEqual([
			0,
			['No issues in what has changed.', '1 more is in a file that has not changed: `npm run check` lists it.'],
		]);
	});

	test('reads content in a folder of the repository, and content that is new as a whole', async () => {
		const folder = temporaryFolder();
		git(folder, 'init', '--quiet', '--initial-branch=main');
		writeFileSync(join(folder, 'README.md'), 'A catalog.\n');
		commit(folder);
		const content = join(folder, 'catalog');
		mkdirSync(content);
		renameSync(contentFolder({ 'products/old.md': waiting('2026-w46') }), content);
		expect((await check(content)).err).toContain(overdue('content/products/old.md'));
		commit(folder);
		expect((await check(content)).err).toEqual(['']);
	});

	test('tells of a file that is not added yet, and leaves index, work tree and refs as they were', async () => {
		const folder = repository();
		writeFileSync(join(folder, 'products/new.md'), waiting('2026-w46').replace('Acme', 'New'));
		const state = () => [git(folder, 'status', '--porcelain'), git(folder, 'for-each-ref'), git(folder, 'write-tree')];
		const before = state();
		expect((await check(folder)).err).toEqual([overdue('content/products/new.md')]);
		expect(state()).toEqual(before);
	});
});
