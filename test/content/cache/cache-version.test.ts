import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCacheFile } from '../../../src/content/cache/cache-file.ts';
import { cacheVersion } from '../../../src/content/cache/cache-version.ts';
import { ContentCache } from '../../../src/content/cache/content-cache.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';
import { describeCodeVersion } from '../../support/code-version.ts';
import { contentFolder } from '../content-folder.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

describeCodeVersion(cacheVersion, ['src/content', 'src/routes'], {
	'an edited module': 'src/content/schemas/product.ts',
	'an edited route': 'src/routes/paths.ts',
});

test('a cache of the content is of the code and the packages that wrote it', () => {
	const [folder, directory] = [contentFolder({}), join(root, 'cache')];
	readContent(folder, new ContentCache({ directory }));
	const read = (version: string) => readCacheFile(join(directory, 'other-content.cache'), { version, folder });
	expect(read(cacheVersion())?.size).toBeGreaterThan(0);
	expect(read('other')).toBeUndefined();
});
