/** What `npm ci --omit=dev` installs, taken from this checkout's packages by the marks of the lock file: no network. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

interface LockedPackage {
	readonly dev?: boolean;
	/** Whether it is a link to a folder of this checkout. */
	readonly link?: boolean;
}

const root = resolve(import.meta.dirname, '../..');

/** The packages of this checkout by their path, such as `node_modules/astro`. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
	readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** @param target - Where `node_modules` appears. */
export function installProduction(target: string): void {
	for (const [path, { dev, link }] of Object.entries(packages)) {
		const source = join(root, path);
		if (!path.startsWith('node_modules/') || dev || link || !existsSync(source)) continue;
		// Packages inside of a package have entries of their own.
		const filter = (file: string) => basename(file) !== 'node_modules';
		cpSync(source, join(target, path), { recursive: true, verbatimSymlinks: true, filter });
	}
	const commands = 'node_modules/.bin';
	mkdirSync(join(target, commands), { recursive: true });
	for (const name of readdirSync(join(root, commands))) {
		const link = readlinkSync(join(root, commands, name));
		if (existsSync(resolve(target, commands, link))) symlinkSync(link, join(target, commands, name));
	}
}
