import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../../src/build/publish.ts';
import { acquireBuildDirectory, readRecord } from '../../src/build/releases.ts';

/** Publishes a copy of a release as a build of a checkout would, without the time that a build takes. */
export async function publishCopy(release: string, root: string, out = join(root, 'dist')): Promise<void> {
	const built = realpathSync(release);
	const record = readRecord(built);
	if (!record) throw new Error(`${release} is no verified release.`);
	// No build has these inputs, so that the next one makes a release.
	const { content, extras, base_url } = record;
	const made = { content, inputs: content, extras, base_url };
	const { free: folder, leave } = await acquireBuildDirectory(root, out);
	try {
		rmSync(folder, { recursive: true, force: true });
		cpSync(built, folder, { recursive: true });
		publish({ folder, out, root, plain: false, made });
	} finally {
		leave();
	}
}
