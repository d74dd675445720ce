/** Releases of two files, one of which never changes, made and published as a build does. */
import { manifestEntry, writeManifest } from '../../src/build/manifest.ts';
import { publish } from '../../src/build/publish.ts';
import { ReleaseUpdate } from '../../src/build/release-update.ts';
import { acquireBuildDirectory } from '../../src/build/releases.ts';
import { writeFiles } from '../content/content-folder.ts';

const made = { content: 'c'.repeat(64), inputs: 'd'.repeat(64), extras: 'none', base_url: 'https://catalog.example' };

/** Works in the free folder, up to the moment before it publishes. */
export function work({ free, live }: { readonly free: string; readonly live: string | undefined }, text: string): void {
	const update = new ReleaseUpdate({ folder: free, live, verifiedWith: '' });
	const files = [
		{ path: '/index.html', key: text },
		{ path: '/same/file.txt', key: 'same' },
	];
	const missing = update.begin([...files, manifestEntry]).filter(({ key }) => key !== '');
	for (const { path, key } of missing) update.write(path, Buffer.from(key));
	writeManifest(update, made.base_url);
	writeFiles(free, { 'server/entry.mjs': '', 'server/server.json': text });
	update.finish();
}

export async function release(root: string, out: string, text: string, plain = false): Promise<void> {
	const { leave, ...folders } = await acquireBuildDirectory(root, out);
	try {
		work(folders, text);
		publish({ folder: folders.free, out, root, plain, made });
	} finally {
		leave();
	}
}
