import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentFolder, emptyFolder, product, week } from '../content/content-folder.ts';
import { run } from '../support/checkout.ts';
import { type Repository, repositoryWith } from '../support/git-repository.ts';

const root = resolve(import.meta.dirname, '../..');

const launched = (votes: number, period = '2026-w47') =>
	product(`launches: [{ period: ${period}, approved: true, votes: ${votes} }]`);
const named = (name: string, text: string) => text.replace('name: Acme', `name: ${name}`);

const files = {
	'products/acme.md': launched(9),
	'products/beta.md': named('Beta', launched(5)),
	'products/zeta.md': named('Zeta', launched(3)),
};

const diff = (contentDir: string, ...words: readonly string[]) =>
	run(root, 'scripts/diff.ts', { CONTENT_DIR: contentDir, CATALOG_DATE: '2026-11-20' }, words);

/** What a command prints, with `<commit>` for the short hashes of commits. */
const shown = (text: string): string => text.replaceAll(/\([0-9a-f]{7}\)/g, '(<commit>)');

describe('npm run diff', () => {
	test('says so when nothing differs', async () => {
		const { content } = repositoryWith(files);
		const { code, stdout } = await diff(content, 'HEAD');
		expect([code, shown(stdout)]).toEqual([0, 'The API says the same as at `HEAD` (<commit>).\n']);
	});

	test('says in words what a change does', async () => {
		const repository = repositoryWith(files);
		repository.git('tag', 'start');
		repository.commit({
			'content/products/acme.md': launched(9).replace('Text.', 'Text.\n\nMore of it.'),
			'content/products/beta.md': null,
			'content/products/gamma.md': named('Beta', launched(12)).replace('---\nText', 'former_slugs: [beta]\n---\nText'),
			'content/products/zeta.md': named('Zeta', launched(3)).replace('---\nText', 'discoverable: false\n---\nText'),
			'content/products/delta.md': named('Delta', product('first_launched_on: 2026-11-02')),
			'content/launch_periods/2026-w45.md': week('Week 45', '2026-11-02', '2026-11-08'),
		});
		const { code, stdout } = await diff(repository.content, 'start');
		expect(
			shown(stdout),
		).toBe(`Compared with \`start\` (<commit>): 1 product added, 1 removed, 1 renamed, 1 changed; 1 week closed; 3 places changed.

Weeks closed (1)
  2026-w45

Products added (1)
  delta  Delta

Products removed (1)
  zeta  Zeta  (withdrawn)

Products renamed (1)
  beta → gamma
    votes: 5 → 12

Products changed (1)
  acme
    description: 1 line → 3 lines; from line 2: none → ""

Places changed (3)
  2026-w47  gamma: place 2 → 1, score 5 → 12, votes 5 → 12
  2026-w47  acme: place 1 → 2
  2026-w47  zeta: place 3 → none
`);
		expect(code).toBe(0);
	});

	test('ends with 1 when a promise is broken, and gives programs everything', async () => {
		const repository = repositoryWith(files);
		repository.commit({ 'content/products/acme.md': null });
		const { code, stdout } = await diff(repository.content, 'HEAD~1', '--json');
		expect(code).toBe(1);
		expect(JSON.parse(stdout)).toEqual({
			base: expect.stringMatching(/^`HEAD~1` \([0-9a-f]{7}\)$/),
			products: {
				added: [],
				removed: [{ slug: 'acme', name: 'Acme', withdrawn: false }],
				renamed: [],
				changed: [],
			},
			launch_periods: { added: [], removed: [], opened: [], closed: [], changed: [] },
			places: [
				{ launch_period: '2026-w47', product: 'beta', from: 2, to: 1, changes: [] },
				{ launch_period: '2026-w47', product: 'zeta', from: 3, to: 2, changes: [] },
				{ launch_period: '2026-w47', product: 'acme', from: 1, to: null, changes: [] },
			],
			broken_promises: [
				{
					kind: 'vanished_product',
					resource: '/api/products/acme',
					message: expect.stringContaining('`acme` is gone'),
				},
			],
		});
	});

	test('counts what is more than twenty of a kind, unless all is wanted', async () => {
		const repository = repositoryWith(files);
		const names = Array.from({ length: 23 }, (_, index) => `new-${index + 10}`);
		const added = names.map((name) => [`content/products/${name}.md`, named(`${name} of them`, launched(1))]);
		repository.commit(Object.fromEntries(added));
		const { stdout } = await diff(repository.content, 'HEAD~1');
		expect(stdout).toContain('  new-29  new-29 of them\n  … and 3 more, which `--all` lists.\n');
		const { stdout: all } = await diff(repository.content, 'HEAD~1', '--all');
		expect(all).toContain('  new-32  new-32 of them\n');
		expect(all).not.toContain('more, which');
	});

	test('prints texts of makers without what steers a terminal', async () => {
		const repository = repositoryWith(files);
		const name = 'A\\x1b[31m';
		repository.commit({ 'content/products/acme.md': named(`"${name}"`, launched(9)) });
		const { stdout, stderr } = await diff(repository.content, 'HEAD~1');
		expect(`${stdout}${stderr}`).not.toContain('\x1b');
	});

	describe('of a closed week', () => {
		const monday = week('Week 45', '2026-11-02', '2026-11-08');
		const record = (votes: number) =>
			`position,product,score,votes,comments\n1,acme,${votes},${votes},0\n2,beta,5,5,0\n`;
		const closed = {
			'products/acme.md': launched(9, '2026-w45'),
			'products/beta.md': named('Beta', launched(5, '2026-w45')),
			'launch_periods/2026-w45.md': monday,
			'launch_periods/2026-w45.csv': record(9),
		};
		const corrections =
			'corrections: [{ date: 2026-11-20, product: acme, reason: Counted twice., before: { position: 1, score: 9, votes: 9, comments: 0 } }]\n---\n';

		test('takes a correction for a reason', async () => {
			const repository = repositoryWith(closed);
			repository.commit({
				'content/launch_periods/2026-w45.csv': record(4),
				'content/launch_periods/2026-w45.md': monday.replace(/---\n$/, corrections),
			});
			const { code, stdout } = await diff(repository.content, 'HEAD~1');
			expect(stdout).toContain('  2026-w45  acme: place 1, score 9 → 4, votes 9 → 4\n');
			expect([code, stdout.includes('Promises broken')]).toEqual([0, false]);
		});

		test('sees a record that was edited together with the file', async () => {
			const repository = repositoryWith(closed);
			repository.commit({
				'content/products/acme.md': launched(8, '2026-w45'),
				'content/launch_periods/2026-w45.csv': record(8),
			});
			const { code, stdout } = await diff(repository.content, 'HEAD~1');
			expect(code).toBe(1);
			expect(stdout).toContain(`Promises broken (2)
  /api/launch_periods/2026-w45: The closed week \`2026-w45\` differs without a correction, at \`acme\`. Take the change back, or say why: \`npm run votes -- 2026-w45 acme --reason "…"\`.
  /api/launch_periods/2026-w45: The record of the week \`2026-w45\` has another row 1. Take \`launch_periods/2026-w45.csv\` back as it was; \`npm run votes\` with \`--reason\` is the way to change it.
`);
		});

		test('lets a record follow a rename', async () => {
			const repository = repositoryWith(closed);
			repository.commit({
				'content/products/acme.md': null,
				'content/products/gamma.md': launched(9, '2026-w45').replace('---\nText', 'former_slugs: [acme]\n---\nText'),
				'content/launch_periods/2026-w45.csv': record(9).replace('acme', 'gamma'),
			});
			const { code, stdout } = await diff(repository.content, 'HEAD~1');
			expect([code, stdout.includes('acme → gamma')]).toEqual([0, true]);
		});
	});

	test('reads the contract of the revision', async () => {
		const repository = repositoryWith(files);
		const schemas = '{ ProductResponse: { properties: { product: { properties: { slogan: { type: string } } } } } }';
		repository.commit({ 'src/contract/openapi.yaml': `components: { schemas: ${schemas} }` });
		const { code, stdout } = await diff(repository.content, 'HEAD');
		expect(code).toBe(1);
		expect(stdout).toContain(
			'ProductResponse.product.slogan: The member `ProductResponse.product.slogan` is gone from the contract. Members of version 1 stay: put it back.',
		);
	});
});

/** A clone that knows nothing but the last commit. */
function shallowClone({ folder, git }: Repository): string {
	const clone = join(emptyFolder(), 'clone');
	git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
	return join(clone, 'content');
}

describe('npm run diff, without something to compare with,', () => {
	const cases: Readonly<Record<string, () => readonly [content: string, base: string, message: string | RegExp]>> = {
		'names the remedy outside a repository': () => [
			contentFolder(files),
			'HEAD',
			/^Cannot look for `HEAD` in the history of `.*`: not a git repository .*\. Work in a clone of the repository\.\n$/,
		],
		'suggests a name that was meant': () => [
			repositoryWith(files).content,
			'mian',
			'There is no revision `mian` in this repository. Did you mean `main`?\n',
		],
		'takes no option of git for a revision': () => [
			repositoryWith(files).content,
			'HEAD..main',
			'There is no revision `HEAD..main` in this repository. Write a branch, a tag or a commit.\n',
		],
		'says that a clone is shallow': () => {
			const repository = repositoryWith(files);
			const first = repository.git('rev-parse', 'HEAD');
			repository.commit({});
			const said = `There is no revision \`${first}\` in this clone, which is shallow. Get the rest of its history: \`git fetch --unshallow\`.\n`;
			return [shallowClone(repository), first, said];
		},
		'says that a revision has no content': () => {
			const repository = repositoryWith(files);
			repository.git('switch', '--quiet', '--orphan=empty');
			repository.commit({ 'README.md': 'Nothing yet.\n' });
			repository.git('switch', '--quiet', 'main');
			return [
				repository.content,
				'empty',
				/^`empty` \([0-9a-f]{7}\) has no files in `content`\. Write a revision that has content\.\n$/,
			];
		},
		'names what is wrong in the content of the revision': () => {
			const repository = repositoryWith({ ...files, 'products/acme.md': launched(9, '2026-w64') });
			repository.commit({ 'content/products/acme.md': launched(9) });
			return [
				repository.content,
				'HEAD~1',
				/^Cannot compare with `HEAD~1` \([0-9a-f]{7}\): its content does not pass the check of this checkout\. Write a revision that does\.\ncontent\/products\/acme\.md:4:22 launches\[0\]\.period: No launch period has the slug `2026-w64`\. Did you mean `2026-w46`\?\n$/,
			];
		},
		'refuses a link in the content of the revision': () => {
			const repository = repositoryWith(files);
			repository.commit({ 'content/products/link.md': ['/etc/passwd'] });
			repository.commit({ 'content/products/link.md': null });
			return [
				repository.content,
				'HEAD~1',
				/\ncontent\/products\/link\.md:1:1 file: Links are not followed\. Put the file itself here\.\n$/,
			];
		},
	};

	test.each(Object.entries(cases))('%s', async (_, prepare) => {
		const [content, base, message] = prepare();
		const { code, stdout, stderr } = await diff(content, base);
		expect([code, stdout]).toEqual([1, '']);
		if (typeof message === 'string') expect(stderr).toBe(message);
		else expect(stderr).toMatch(message);
	});

	test.each([
		[[], "Cannot use the arguments: missing required argument 'base'. `npm run diff -- --help` lists them.\n"],
		[
			['HEAD', '--al'],
			"Cannot use the arguments: unknown option '--al'. Did you mean --all? `npm run diff -- --help` lists them.\n",
		],
	])('refuses the arguments %j', async (words, message) => {
		const { content } = repositoryWith(files);
		expect(await diff(content, ...words)).toEqual({ code: 1, stdout: '', stderr: message });
	});

	test('reads a work tree whose folder has another name', async () => {
		const repository = repositoryWith(files);
		mkdirSync(join(repository.folder, 'catalogs'));
		repository.git('mv', 'content', 'catalogs/board');
		repository.commit({});
		const { stdout } = await diff(join(repository.folder, 'catalogs/board'), 'main');
		expect(shown(stdout)).toBe('The API says the same as at `main` (<commit>).\n');
	});
});
