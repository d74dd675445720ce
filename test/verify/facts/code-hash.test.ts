import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashCode } from '../../../src/verify/facts/code-hash.ts';
import { readFacts } from '../../../src/verify/facts/facts-file.ts';
import { FactsStore } from '../../../src/verify/facts/facts-store.ts';
import { inspectRelease } from '../../../src/verify/inspect/inspect-release.ts';
import { PublishedFiles } from '../../../src/verify/published-files.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';
import { describeCodeVersion } from '../../support/code-version.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

describeCodeVersion(hashCode, ['src/verify', 'src/contract', 'src/search', 'src/routes'], {
	'an edited inspection': 'src/verify/inspect/outcome.ts',
	'an edited contract': 'src/contract/openapi.yaml',
	'another format of the search index': 'src/search/product-index.ts',
});

test('facts are of the code and the packages that found them', async () => {
	const [release, store, base] = [join(root, 'release'), join(root, 'facts'), 'https://catalog.example'];
	mkdirSync(release);
	writeFileSync(join(release, 'a.txt'), 'Text');
	const files = new PublishedFiles(release);
	new FactsStore(store, release, files, base).saveFacts(await inspectRelease(files, base, undefined, () => {}));
	expect(readFacts(join(store, 'facts'), `${hashCode()} ${base}`)?.lines).toBe('/a.txt');
	expect(readFacts(join(store, 'facts'), `other ${base}`)).toBeUndefined();
});
