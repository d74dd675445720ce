/**
 * The bundles of pages that the package brings, one for each of its languages: a board without code and texts of its own starts
 * no bundler, which takes longer than rendering a small board.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBoardTexts } from '../../content/read-single-files.ts';
import { isCheckout, packageFolder } from '../../places.ts';
import { hashFiles, listFiles, readIfWhole } from '../files.ts';

/** Versions of packages by their names, several when there are several of a package. */
export type PackageVersions = Readonly<Record<string, readonly string[]>>;

/** The file in a bundle with the packages whose code it contains. */
export const packagesFile = 'packages.json';

/**
 * The bundle for a board.
 *
 * @param root - The board.
 * @returns `undefined` when it would differ from one that is made here: the board has code, texts or another configuration, its
 * language has no bundle, or a package in the bundle is installed in another version.
 */
export function shippedBundle(
	root: string,
	contentDir: string,
): { readonly folder: string; readonly code: string } | undefined {
	if (isCheckout || hasOwnCode(root)) return undefined;
	const { lang, texts } = readBoardTexts(contentDir);
	const folder = join(packageFolder, 'lib/bundles', lang);
	const inside = readIfWhole(() => JSON.parse(readFileSync(join(folder, packagesFile), 'utf8')) as PackageVersions);
	if (!inside || Object.keys(texts).length > 0) return undefined;
	const installed = installedVersions();
	if (Object.entries(inside).some(([name, versions]) => String(versions) !== String(installed[name]))) return undefined;
	const software = listFiles(join(packageFolder, 'lib')).map((path) => `lib/${path}`);
	// Pages import the packages that are not inside, and Node has its own formats of numbers and dates.
	return { folder, code: hashFiles(packageFolder, software, JSON.stringify([process.version, lang, installed])) };
}

/** Whether the board has files in `src`, or a configuration of its own for what bundles them. */
function hasOwnCode(root: string): boolean {
	const source = join(root, 'src');
	if (existsSync(source) && listFiles(source).length > 0) return true;
	const [first, ...others] = configurationFiles(root);
	const config = 'astro.config.mjs';
	if (first !== config || others.length > 0) return true;
	return readFileSync(join(root, config), 'utf8') !== readFileSync(join(packageFolder, 'template', config), 'utf8');
}

/** The files at the top of a board that configure what bundles its pages. */
export const configurationFiles = (root: string): string[] =>
	readdirSync(root)
		.filter((name) => configurations.test(name))
		.sort();

const configurations = /^(?:(?:astro|postcss)\.config\.|\.postcssrc|[jt]sconfig\.json$)/;

/** The packages that the software resolves, and those that they resolve. */
export function installedVersions(): PackageVersions {
	const versions = new Map<string, Set<string>>();
	const seen = new Set<string>();
	const visit = (file: string) => {
		if (seen.has(file)) return;
		seen.add(file);
		const { name, version, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
		versions.set(name, (versions.get(name) ?? new Set()).add(version));
		for (const dependency of Object.keys(dependencies)) {
			const found = findPackageJSON(dependency, pathToFileURL(file));
			// A package in a folder of links finds its dependencies beside its own place.
			if (found !== undefined) visit(realpathSync(found));
		}
	};
	visit(join(packageFolder, 'package.json'));
	return Object.fromEntries([...versions].map(([name, found]) => [name, [...found].sort()] as const).sort());
}

interface PackageJson {
	readonly name: string;
	readonly version: string;
	readonly dependencies?: Readonly<Record<string, string>>;
}
