import { existsSync, lstatSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultReleases } from '../release-folders.ts';
import { readLiveStatus } from '../status/read-live-status.ts';

export interface BuildPlaces {
	/** The checkout. */
	readonly root: string;
	readonly contentDir: string;
	/** The output that is served. */
	readonly out: string;
}

/** Why nothing can be built here while the output is served, in a sentence; `undefined` when nothing is in the way. */
export function failedPrecondition({ root, contentDir, out }: BuildPlaces): string | undefined {
	if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) return `There is no folder \`${contentDir}\`.`;
	const pages = join(root, 'src', 'pages');
	if (!existsSync(pages)) return `There is no folder \`${pages}\`.`;
	if (!readLiveStatus(out)) return `\`${out}\` has no status. Run \`npm run build\` once.`;
	// Nothing replaces a folder in one step: requests would meet the gap.
	if (!lstatSync(out).isSymbolicLink()) return `\`${out}\` is a folder instead of a link. Run \`npm run build\` once.`;
	const builds = defaultReleases(root);
	const closed = [existsSync(builds) ? builds : root, dirname(out)].find((path) => !isWritable(path));
	return closed && `Nothing can be written into \`${closed}\`.`;
}

/** By writing: the permissions of a folder do not show that its file system is mounted read-only. */
function isWritable(folder: string): boolean {
	try {
		rmdirSync(mkdtempSync(join(folder, '.try-')));
		return true;
	} catch {
		return false;
	}
}
