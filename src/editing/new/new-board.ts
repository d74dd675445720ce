/** A new board: a folder with its content, its configuration and the files of its host. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { boardFiles, type Host } from '../../build/board-files.ts';
import { listFiles, writeTo } from '../../build/files.ts';
import { loadContent } from '../../catalog/load.ts';
import { slugOf } from '../../content/schemas/names.ts';
import { siteFile } from '../../content/schemas/site.ts';
import { moduleFile, packageFolder, packageJson } from '../../places.ts';
import { UserError } from '../../user-error.ts';
import { ChangeSet } from '../change-set.ts';
import { newPeriods } from './new-entry.ts';

export interface BoardOrder {
	readonly name: string;
	/** Where the site is reached, such as `https://board.example`. */
	readonly address: string;
	/** Address of the repository, such as `https://github.com/acme/board`. */
	readonly repository: string;
	/** Its language, such as `en` or `pt-BR`. */
	readonly lang: string;
	/** One sentence that says what the board is. */
	readonly description: string;
	readonly host: Host;
	/** A part that the board begins with, from the template. */
	readonly extra?: Extra | undefined;
	/** Where npm finds the software: a range of versions, or the address of a tarball or a repository. */
	readonly software: string;
	/** A package of Node, for machines whose own is too old. */
	readonly node?: NodePackage | undefined;
	/** Today in UTC, `YYYY-MM-DD`. */
	readonly date: string;
}

interface NodePackage {
	readonly name: string;
	readonly version: string;
}

/** The package whose Node this process runs on, if it is one: `bin/launch-catalog.mjs` uses it where Node is too old. */
export function nodePackage({ execPath, versions } = process): NodePackage | undefined {
	const [, name] = /\/node_modules\/(node-[\w-]+)\/bin\/node$/.exec(execPath) ?? [];
	return name === undefined ? undefined : { name, version: versions.node };
}

export const extras = ['votes'] as const;
export type Extra = (typeof extras)[number];

/** What a board is, by its language, until its editors write a sentence of their own. */
const usualDescriptions: Readonly<Record<string, string>> = { de: 'Neue Produkte, Woche für Woche.' };

export const usualDescription = (lang: string): string =>
	usualDescriptions[languageOf(lang)] ?? 'New products, week by week.';

/** Weeks that a board begins with, so that makers can choose one. */
const weeks = 4;

/**
 * Writes a board into a folder that is empty or missing: all of it, or nothing.
 *
 * @returns The paths of its files.
 * @throws {UserError} for a folder with files in it, or a value that cannot be used.
 */
export function newBoard(folder: string, order: BoardOrder): string[] {
	if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git')) {
		throw new UserError(`\`${folder}\` is not empty. Name a folder that is empty or does not exist.`);
	}
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

/** @throws {UserError} with a line for each option whose value cannot be used. */
function checkOrder({ name, description, address, repository, lang, host, extra }: BoardOrder): void {
	if (extra !== undefined && host !== 'node' && host !== 'docker') {
		throw new UserError(
			`Cannot use \`--with ${extra}\` with the host \`${host}\`: only the Node server renders pages on request.`,
		);
	}
	const { shape } = siteFile;
	const repositories = shape.forge.shape.repository;
	const secure = shape.base_url.refine(
		(text) => !/^http:/i.test(text),
		'Write an address that begins with `https://`.',
	);
	const given = [
		['--name', shape.name.safeParse(name)],
		['--description', shape.description.safeParse(description)],
		['--address', secure.safeParse(address)],
		['--repository', repositories.safeParse(repository)],
		['--lang', shape.lang.safeParse(lang)],
	] as const;
	const messages = given.flatMap(
		([option, { error }]) => error?.issues.map(({ message }) => `${option}: ${message}`) ?? [],
	);
	if (messages.length > 0) throw new UserError(`${messages.join('\n')}\n\nNothing was written.`);
}

const forges = ['github', 'gitlab', 'gitea'] as const;

function filesOf(folder: string, order: BoardOrder): Map<string, string> {
	const labels = URL.parse(order.repository)?.hostname.split('.') ?? [];
	const forge = forges.find((name) => labels.includes(name)) ?? 'gitea';
	const words = new Map(Object.entries({ ...order, forge }).map(([name, value]) => [name, String(value)]));
	const template = join(packageFolder, 'template');
	const files = new Map(boardFiles(order.host, forge === 'github'));
	const texts = `languages/${languageOf(order.lang)}/`;
	const extra = `with/${order.extra}/${languageOf(order.lang)}/`;
	const paths = listFiles(template).filter(
		(path) => !/^(?:languages|with)\//.test(path) || path.startsWith(texts) || path.startsWith(extra),
	);
	for (const path of paths) {
		const isYaml = path.endsWith('.yaml');
		const text = readFileSync(join(template, path), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
			const value = words.get(name) ?? '';
			// A text in JSON is one in YAML.
			return isYaml ? JSON.stringify(value) : value;
		});
		// npm leaves files of this name out of packages.
		const target = path === 'gitignore' ? '.gitignore' : path.replace(texts, 'content/').replace(extra, '');
		// The texts of `site.yaml` are below its other fields.
		files.set(target, [files.get(target), text].filter(Boolean).join('\n'));
	}
	const site = 'content/site.yaml';
	if (order.host === 'static') files.set(site, `${files.get(site)}\n# The host only sends files.\nhost: static\n`);
	files.set('package.json', `${JSON.stringify(packageOf(folder, order), undefined, '\t')}\n`);
	return files;
}

/** The language of the texts that a board begins with, which have a folder of the template: English if its own has none. */
function languageOf(lang: string): string {
	const [base = ''] = lang.split('-');
	return existsSync(join(packageFolder, 'template/languages', base)) ? base : 'en';
}

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
		dependencies: { astro: dependencies['astro'], 'launch-catalog': software },
		...(node && { optionalDependencies: { [node.name]: `^${node.version}` } }),
		// They work as npm unpacks them. npm lists scripts of a tarball or a repository by its address.
		allowScripts: { esbuild: false, ...(/[:/]/.test(software) && { [software.replace(/#.*$/, '')]: false }) },
	};
}
