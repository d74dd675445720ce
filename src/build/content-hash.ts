import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ContentFolder, contentFolders } from '../content/content-folder.ts';
import { whileListed } from '../content/read-content.ts';
import { historyName, siteName, synonymsName } from '../content/read-single-files.ts';

/**
 * SHA-256 of every file that a build reads from the content folder. Equal for equal content; a file that is renamed,
 * touched or hidden counts as its path and bytes do.
 */
export function hashContent(contentDir: string, place = new ContentFolder(contentDir)): string {
	for (const name of [siteName, historyName, synonymsName, ...contentFolders]) {
		if (!existsSync(join(contentDir, name))) continue;
		for (const source of filesAt(contentDir, name)) {
			whileListed(() => place.read({ source, file: resolve(contentDir, source) }));
		}
	}
	return place.hash();
}

/** Plain files at a path or below it; the content check reports everything else. */
function filesAt(contentDir: string, path: string): string[] {
	const visit = (name: string): string[] =>
		readdirSync(join(contentDir, name), { withFileTypes: true })
			// A name that is not UTF-8 leads nowhere.
			.filter((entry) => !entry.name.startsWith('.') && !entry.name.includes('\ufffd'))
			.flatMap((entry) => {
				const child = `${name}/${entry.name}`;
				return entry.isDirectory() ? visit(child) : entry.isFile() ? [child] : [];
			});
	return contentFolders.includes(path) ? visit(path) : [path];
}
