/** The installed packages that decide how a picture looks. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { sha256 } from '../sha256.ts';

export const fontPackages: readonly string[] = [
	'source-serif-4',
	'noto-sans-sc',
	'noto-sans-jp',
	'noto-sans-kr',
	'noto-sans-arabic',
	'noto-sans-hebrew',
	'noto-sans-devanagari',
	'noto-sans-thai',
	'noto-emoji',
].map((name) => `@fontsource-variable/${name}`);

/** @throws {Error} when the package is not installed. */
export function packageFolder(name: string): string {
	return dirname(packageFile(name));
}

/** One text for a set of packages, another one when one of them is of another version. */
export function versionOf(names: readonly string[]): string {
	const versions = names.map((name) => {
		const { version } = JSON.parse(readFileSync(packageFile(name), 'utf8')) as { version: string };
		return `${name}@${version}`;
	});
	return sha256(versions.join('\n'));
}

function packageFile(name: string): string {
	const file = findPackageJSON(name, import.meta.url);
	if (file === undefined) throw new Error(`The package \`${name}\` is not installed.`);
	return file;
}
