/** Releases of one file, made and published as a build does. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publish } from '../../src/build/publish.ts';
import { acquireBuildDirectory } from '../../src/build/releases.ts';
import { writeManifest } from '../support/write-manifest.ts';

const made = { content: 'c'.repeat(64), inputs: 'd'.repeat(64), extras: 'none', base_url: 'https://catalog.example' };

export function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/** Works in the free folder, up to the moment before it publishes. */
export function work(folder: string, text: string): void {
	write(join(folder, 'client/index.html'), text);
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
