import { appendFileSync, cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readCacheFile } from '../../../src/content/cache/cache-file.ts';
import { cacheVersion } from '../../../src/content/cache/cache-version.ts';
import { ContentCache } from '../../../src/content/cache/content-cache.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';
import { contentFolder } from '../content-folder.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

let checkout: string;

beforeEach(() => {
	checkout = join(root, crypto.randomUUID());
	for (const path of ['src/content', 'src/routes', 'package-lock.json'])
		cpSync(resolve(import.meta.dirname, '../../..', path), join(checkout, path), { recursive: true });
});

const at = (path: string) => join(checkout, path);

describe('cacheVersion', () => {
	test('is the same for the same code, wherever it lies', () => {
		expect(cacheVersion(checkout)).toBe(cacheVersion());
	});

	test.each<[string, () => void]>([
		['an edited module', () => appendFileSync(at('src/content/schemas/product.ts'), ' ')],
		['an edited route', () => appendFileSync(at('src/routes/paths.ts'), ' ')],
		['a module that has gone', () => rmSync(at('src/routes/paths.ts'))],
		['a module with another name', () => renameSync(at('src/routes/paths.ts'), at('src/routes/path.ts'))],
		['another module', () => writeFileSync(at('src/routes/more.ts'), '')],
		['other packages', () => appendFileSync(at('package-lock.json'), ' ')],
	])('differs for %s', (_what, edit) => {
		edit();
		expect(cacheVersion(checkout)).not.toBe(cacheVersion());
	});

	test('is never the same where no file says which packages are installed', () => {
		rmSync(at('package-lock.json'));
		expect(cacheVersion(checkout)).not.toBe(cacheVersion(checkout));
	});
});

test('a cache of the content is of the code and the packages that wrote it', () => {
	const [folder, directory] = [contentFolder({}), join(root, 'cache')];
	readContent(folder, new ContentCache({ directory }));
	const read = (version: string) => readCacheFile(join(directory, 'other-content.cache'), { version, folder });
	expect(read(cacheVersion())?.size).toBeGreaterThan(0);
	expect(read('other')).toBeUndefined();
});
