import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder } from '../copy-folder.ts';
import { listFiles } from '../list-files.ts';
import type { PageBundle } from '../pages/page-bundle.ts';
import { hashFiles } from '../sha256.ts';

/** Puts the on-demand routes into a release. @param folder - Absolute path of the release. */
export function copyServer(bundle: PageBundle, folder: string): void {
	if (hasServer(bundle, folder)) return;
	const server = join(folder, 'server');
	rmSync(server, { recursive: true, force: true });
	mkdirSync(server, { recursive: true });
	copyFolder(join(bundle.folder, 'server'), server);
}

/** Whether a release has the on-demand routes of a bundle, byte for byte. */
export const hasServer = (bundle: PageBundle, folder: string): boolean =>
	hashServer(folder) === hashServer(bundle.folder);

function hashServer(folder: string): string | undefined {
	const server = join(folder, 'server');
	try {
		return hashFiles(server, listFiles(server));
	} catch {
		// It is missing, or holds something other than files.
		return undefined;
	}
}
