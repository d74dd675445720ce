/**
 * Where things are. The package is this software: its checkout, or what a board has installed of it. The board is the folder
 * in which a command runs, with `content`, `public` and `astro.config.mjs`, and in which a build writes. A checkout is both.
 */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `.ts` in a checkout, `.js` where the sources are compiled. */
const extension = extname(import.meta.filename);

const code = resolve(import.meta.dirname, '..');

/** The folder of the software's `package.json`. */
export const packageFolder = extension === '.js' ? resolve(code, '..') : code;

interface PackageJson {
	readonly version: string;
	readonly dependencies: Readonly<Record<string, string>>;
	readonly scripts: Readonly<Record<string, string>>;
}

/** The software's `package.json`. */
export const packageJson = (): PackageJson => JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));

export const softwareVersion = (): string => packageJson().version;

/** The folder of the board. */
export const board = process.cwd();

/** Whether the board is the software's own checkout. */
export const isCheckout = board === packageFolder;

/** Path of a page of the documentation from the board, such as `docs/editing.md` in the checkout. */
export const documentation = (name: string): string =>
	`${isCheckout ? '' : 'node_modules/launch-catalog/'}docs/${name}`;

/** Absolute path of a file beside the sources, such as `src/contract/openapi.yaml`. */
export const sourceFile = (path: string): string => join(code, path);

/** Absolute path of a module, such as `scripts/build`. */
export const moduleFile = (name: string): string => sourceFile(name) + extension;

/**
 * Arguments of Node to run a command, with the flags of its script in `package.json`: how much room for new objects it has, in
 * MiB. For builds of 10,000 products, less room takes 50 MiB less of memory in all, and 0.3 s more for an edit.
 */
export const commandArguments = (name: string): string[] => [
	...(packageJson().scripts[name]?.match(/--\S+/g) ?? []),
	moduleFile(`scripts/${name}`),
];

/** For threads. */
export const moduleUrl = (name: string): URL => pathToFileURL(moduleFile(name));

/** The folders whose files are published as they are; a file of a later one takes the place of the same file of an earlier one. */
export const publicFolders = (): string[] =>
	[...new Set([packageFolder, board])].map((folder) => join(folder, 'public')).filter((folder) => existsSync(folder));

/** Absolute path of a file that is published as it is. @param path - With a slash at its start. */
export const publicFile = (path: string): string | undefined =>
	publicFolders()
		.map((folder) => join(folder, path))
		.findLast((file) => existsSync(file));
