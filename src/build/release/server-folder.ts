import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder } from '../copy-folder.ts';
import type { PageBundle } from '../pages/page-bundle.ts';

/**
 * Puts the on-demand routes into a release.
 *
 * @param present - SHA-256 of the code of those that it has.
 */
export function copyServer({ folder: bundle, code }: PageBundle, folder: string, present: string | undefined): void {
	if (present === code) return;
	const server = join(folder, 'server');
	rmSync(server, { recursive: true, force: true });
	mkdirSync(server, { recursive: true });
	copyFolder(join(bundle, 'server'), server);
}
