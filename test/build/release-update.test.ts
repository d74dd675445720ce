import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ReleaseUpdate } from '../../src/build/release-update.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Makes releases one after the other. @returns The paths that a release takes as verified from the one before. */
function releases() {
	const root = temporaryFolder();
	let count = 0;
	return (...paths: readonly string[]): string[] => {
		const live = count === 0 ? undefined : join(root, String(count));
		const update = new ReleaseUpdate({ folder: join(root, String(++count)), live, verifiedWith: 'code' });
		for (const { path } of update.begin(paths.map((path) => ({ path, key: path }))))
			update.write(path, Buffer.from(path));
		update.finish();
		return [...update.sound.keys()];
	};
}

test('what links to a removed file is verified again; only the file that names it links to a search index', () => {
	const release = releases();
	expect(release('/a.html', '/b.html', '/search/1.json')).toEqual([]);
	expect(release('/a.html', '/b.html', '/search/2.json').sort()).toEqual(['/a.html', '/b.html']);
	expect(release('/a.html', '/search/2.json')).toEqual([]);
});
