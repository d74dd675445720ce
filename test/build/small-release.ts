/** Releases of one file, made and published as a build does. */
import { publish } from '../../src/build/publish.ts';
import { acquireBuildDirectory } from '../../src/build/releases.ts';
import { writeFiles } from '../content/content-folder.ts';
import { writeManifest } from '../support/write-manifest.ts';

const made = { content: 'c'.repeat(64), inputs: 'd'.repeat(64), extras: 'none', base_url: 'https://catalog.example' };

/** Works in the free folder, up to the moment before it publishes. */
export function work(folder: string, text: string): void {
	writeFiles(folder, { 'client/index.html': text });
	writeManifest(folder, 'https://catalog.example');
}

export async function release(root: string, out: string, text: string, plain = false): Promise<void> {
	const { folder, leave } = await acquireBuildDirectory(root);
	try {
		work(folder, text);
		await publish({ folder, out, root, plain, made });
	} finally {
		leave();
	}
}
