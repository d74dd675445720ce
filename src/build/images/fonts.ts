/**
 * Fonts for drawing. Packages bring them compressed for browsers (WOFF2), which the drawing library does not read, so
 * they are unpacked once into the cache. Only these fonts are offered to it: what a machine has installed must not
 * decide how a card looks.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPackages, packageFolder, versionOf } from './packages.ts';

/** One file for each set of characters, with every weight. */
const fontFile = /-wght-normal\.woff2$/;

/**
 * @param cache - The folder in which unpacked fonts wait for the next build.
 * @returns Path of a fontconfig configuration that knows these fonts and no others.
 * @throws {Error} when a package is missing or holds what is no font.
 */
export async function unpackFonts(cache: string): Promise<string> {
	mkdirSync(cache, { recursive: true });
	const name = `fonts-${versionOf(['woff2-encoder', ...fontPackages]).slice(0, 16)}`;
	const folder = join(cache, name);
	if (!isWhole(folder)) {
		for (const other of readdirSync(cache))
			if (other.startsWith('fonts-')) rmSync(join(cache, other), { recursive: true });
		try {
			await unpackInto(`${folder}.new`);
			renameSync(`${folder}.new`, folder);
		} finally {
			rmSync(`${folder}.new`, { recursive: true, force: true });
		}
	}
	const file = join(folder, 'fonts.conf');
	writeFileSync(file, configuration(folder));
	return file;
}

/** The bytes of each unpacked font, by its name. */
const listName = 'sizes.json';

async function unpackInto(folder: string): Promise<void> {
	const { default: decompress } = await import('woff2-encoder/decompress');
	mkdirSync(join(folder, 'fonts'), { recursive: true });
	const sizes: Record<string, number> = {};
	for (const name of fontPackages) {
		const source = join(packageFolder(name), 'files');
		for (const file of readdirSync(source).filter((path) => fontFile.test(path))) {
			const bytes = await decompress(readFileSync(join(source, file)));
			const target = file.replace(/woff2$/, 'ttf');
			writeFileSync(join(folder, 'fonts', target), bytes);
			sizes[target] = bytes.length;
		}
	}
	writeFileSync(join(folder, listName), JSON.stringify(sizes));
}

/** Whether the folder has every font it once had, in full length. */
function isWhole(folder: string): boolean {
	try {
		const sizes = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as Record<string, number>;
		const fonts = Object.entries(sizes);
		return fonts.length > 0 && fonts.every(([name, size]) => statSync(join(folder, 'fonts', name)).size === size);
	} catch {
		return false;
	}
}

/** A variable font lists each of its weights once more as a font of its own, among which every text would be searched. */
function configuration(folder: string): string {
	const path = (name: string) => join(folder, name).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${path('fonts')}</dir>
	<cachedir>${path('index')}</cachedir>
	<selectfont>
		<rejectfont>
			<pattern><patelt name="namedinstance"><bool>true</bool></patelt></pattern>
		</rejectfont>
	</selectfont>
</fontconfig>
`;
}
