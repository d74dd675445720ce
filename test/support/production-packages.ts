/** What `npm ci --omit=dev` installs, taken from this checkout's packages by the marks of the lock file: no network. */
import {
	copyFileSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface LockedPackage {
	readonly dev?: boolean;
}

const root = resolve(import.meta.dirname, '../..');

/** The packages of this checkout by their path, such as `node_modules/astro`. */
export const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
	readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** @param target - Where `node_modules` appears. */
export function installProduction(target: string): void {
	for (const [path, { dev }] of Object.entries(packages)) {
		if (path !== '' && !dev && existsSync(join(root, path))) linkFolder(join(root, path), join(target, path));
	}
	const commands = 'node_modules/.bin';
	mkdirSync(join(target, commands), { recursive: true });
	for (const name of readdirSync(join(root, commands))) {
		const link = readlinkSync(join(root, commands, name));
		if (existsSync(resolve(target, commands, link))) symlinkSync(link, join(target, commands, name));
	}
}

/** Packages inside of a package have entries of their own. */
function linkFolder(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(from)) {
		const [source, target] = [join(from, name), join(to, name)];
		const stats = lstatSync(source);
		if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else if (!stats.isDirectory()) link(source, target);
		else if (name !== 'node_modules') linkFolder(source, target);
	}
}

/** A link takes no room; between file systems there are none. */
function link(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch {
		mkdirSync(dirname(target), { recursive: true });
		copyFileSync(source, target);
	}
}
