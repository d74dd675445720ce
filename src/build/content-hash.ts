import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolders } from '../content/content-folders.ts';
import { historyName } from '../content/read-history.ts';

/**
 * SHA-256 of every file that a build reads from the content folder. Equal for equal content; a file that is renamed,
 * touched or hidden counts as its path and bytes do.
 */
export function hashContent(contentDir: string): string {
	const hash = createHash('sha256');
	const parts = ['site.yaml', historyName, ...contentFolders].filter((name) => existsSync(join(contentDir, name)));
	for (const path of parts.flatMap((name) => filesAt(contentDir, name)).sort()) {
		const bytes = readFileSync(join(contentDir, path));
		hash.update(`${path}\0${bytes.length}\0`).update(bytes);
	}
	return hash.digest('hex');
}

/** Plain files at a path or below it; the content check reports everything else. */
function filesAt(contentDir: string, path: string): string[] {
	const visit = (name: string): string[] =>
		readdirSync(join(contentDir, name), { withFileTypes: true })
			.filter((entry) => !entry.name.startsWith('.'))
			.flatMap((entry) => {
				const child = `${name}/${entry.name}`;
				return entry.isDirectory() ? visit(child) : entry.isFile() ? [child] : [];
			});
	return contentFolders.includes(path) ? visit(path) : [path];
}
