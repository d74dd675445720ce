/** A new board: a folder with its content, its configuration and the files of its host. */
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { boardFiles } from '../../build/board-files.ts';
import { listFiles, writeTo } from '../../build/files.ts';
import { loadContent } from '../../catalog/load.ts';
import { slugOf } from '../../content/schemas/names.ts';
import { moduleFile, packageFolder, packageJson } from '../../places.ts';
import { ChangeSet } from '../change-set.ts';
import { type BoardOrder, checkFolder, checkOrder, languageOf } from './board-order.ts';
import { newPeriods } from './new-entry.ts';

/** Weeks that a board begins with, so that makers can choose one. */
const weeks = 4;

/**
 * Writes a board into a folder that is empty or missing: all of it, or nothing.
 *
 * @returns The paths of its files.
 * @throws {UserError} for a folder with files in it, or a value that cannot be used.
 */
export function newBoard(folder: string, order: BoardOrder): string[] {
	checkFolder(folder);
	checkOrder(order);
	const target = resolve(folder);
	const made = mkdirSync(target, { recursive: true });
	// In it, so that one rename for each entry brings it there, on any file system.
	const next = mkdtempSync(join(target, '.new-'));
	try {
		for (const [path, text] of filesOf(target, order)) {
			mkdirSync(dirname(join(next, path)), { recursive: true });
			writeTo(join(next, path), text);
		}
		if (isFile(order.software)) copyFileSync(order.software, join(next, tarball));
		const contentDir = join(next, 'content');
		const changes = new ChangeSet(contentDir);
		newPeriods(loadContent({ contentDir, date: order.date }).content, changes, {
			first: undefined,
			count: weeks,
			date: order.date,
		});
		changes.apply();
		const paths = listFiles(next);
		for (const name of readdirSync(next)) renameSync(join(next, name), join(target, name));
		rmSync(next, { recursive: true });
		return paths;
	} catch (error) {
		rmSync(made ?? next, { recursive: true, force: true });
		throw error;
	}
}

const forges = ['github', 'gitlab', 'gitea'] as const;

function filesOf(folder: string, order: BoardOrder): Map<string, string> {
	const labels = URL.parse(order.repository)?.hostname.split('.') ?? [];
	const forge = forges.find((name) => labels.includes(name)) ?? 'gitea';
	const words = new Map(Object.entries({ ...order, forge }).map(([name, value]) => [name, String(value)]));
	const template = join(packageFolder, 'template');
	const files = new Map(boardFiles(order.host, forge === 'github', order.lang));
	const texts = `languages/${languageOf(order.lang)}/`;
	const extra = `with/${order.extra}/${languageOf(order.lang)}/`;
	const paths = listFiles(template).filter(
		(path) => !/^(?:languages|proposal|with)\//.test(path) || path.startsWith(texts) || path.startsWith(extra),
	);
	for (const path of paths) {
		const isYaml = path.endsWith('.yaml');
		const text = readFileSync(join(template, path), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
			const value = words.get(name) ?? '';
			// A text in JSON is one in YAML.
			return isYaml ? JSON.stringify(value) : value;
		});
		// npm leaves files of this name out of packages.
		const place = path.endsWith('/README.md') ? '' : 'content/';
		const target = path === 'gitignore' ? '.gitignore' : path.replace(texts, place).replace(extra, '');
		// A part of a board adds to the settings, and has pages in place of those of the language.
		files.set(target, isYaml ? [files.get(target), text].filter(Boolean).join('\n') : text);
	}
	const site = 'content/site.yaml';
	// Issues become pull requests with a workflow of GitHub.
	if (forge === 'github') files.set(site, `${files.get(site)}`.replace(/^ {2}branch: .*$/m, '$&\n  proposals: issues'));
	if (order.host === 'static') files.set(site, `${files.get(site)}\nhost: static\n`);
	files.set('package.json', `${JSON.stringify(packageOf(folder, order), undefined, '\t')}\n`);
	return files;
}

/** The software, if npm has it from a file. Hosts need it, so the board has a copy; an upgrade replaces it, so its name has no version. */
const tarball = 'launch-catalog.tgz';

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

function packageOf(folder: string, { software, node }: BoardOrder): object {
	const { dependencies, scripts } = packageJson();
	const commands = Object.keys(scripts).filter((name) => existsSync(moduleFile(`scripts/${name}`)));
	// Signals reach the server if the shell does not wait for it.
	const run = (name: string) => `${['start', 'serve', 'dev'].includes(name) ? 'exec ' : ''}launch-catalog ${name}`;
	return {
		name: slugOf(basename(folder)) || 'board',
		private: true,
		type: 'module',
		scripts: Object.fromEntries(commands.map((name) => [name, run(name)])),
		// The board's own pages import Astro, in the version that the software was tested with.
		dependencies: { astro: dependencies['astro'], 'launch-catalog': isFile(software) ? `file:${tarball}` : software },
		...(node && { optionalDependencies: { [node.name]: `^${node.version}` } }),
		// They work as npm unpacks them. npm lists scripts of a repository by its address, and those of a file by a path of the machine.
		allowScripts: {
			esbuild: false,
			...(/[:/]/.test(software) && !isFile(software) && { [software.split('#')[0] ?? '']: false }),
		},
	};
}
