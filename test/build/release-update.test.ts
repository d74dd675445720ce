import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { ReleaseUpdate } from '../../src/build/release-update.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Makes releases one after the other. @returns The paths that a release takes as verified from the one before. */
function releases() {
	const root = temporaryFolder();
	let count = 0;
	return (...paths: readonly string[]): string[] => {
		const live = count === 0 ? undefined : join(root, String(count));
		const update = new ReleaseUpdate({ folder: join(root, String(++count)), live, verifiedWith: 'code' });
		for (const { path } of update.keepLast(paths.map((path) => ({ path, key: path }))))
			update.write(path, Buffer.from(path));
		update.finish();
		return [...update.sound.keys()];
	};
}

test('a file can take the place of a folder that an earlier build left, and a folder that of a file', () => {
	const root = temporaryFolder();
	const make = (folder: string, live: string | undefined, ...paths: readonly string[]) => {
		const update = new ReleaseUpdate({ folder: join(root, folder), live: live && join(root, live), verifiedWith: '' });
		for (const { path } of update.keepLast(paths.map((path) => ({ path, key: path }))))
			update.write(path, Buffer.from(path));
		update.finish();
		return listFiles(update.client);
	};
	make('1', undefined, '/a', '/b/c');
	make('2', '1', '/a', '/b/c');
	expect(make('1', '2', '/a/d', '/b')).toEqual(['a/d', 'b']);
});

test('what links to a removed file is verified again; only the file that names it links to a search index', () => {
	const release = releases();
	expect(release('/a.html', '/b.html', '/search/1.json')).toEqual([]);
	expect(release('/a.html', '/b.html', '/search/2.json').sort()).toEqual(['/a.html', '/b.html']);
	expect(release('/a.html', '/search/2.json')).toEqual([]);
});
