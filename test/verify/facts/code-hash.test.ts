import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashCode } from '../../../src/verify/facts/code-hash.ts';
import { readFacts } from '../../../src/verify/facts/facts-file.ts';
import { FactsStore } from '../../../src/verify/facts/facts-store.ts';
import { inspectRelease } from '../../../src/verify/inspect/inspect-release.ts';
import { PublishedFiles } from '../../../src/verify/published-files.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

let checkout: string;

beforeEach(() => {
	checkout = join(root, crypto.randomUUID());
	for (const path of ['src/verify', 'src/contract', 'src/search', 'src/routes', 'package-lock.json'])
		cpSync(resolve(import.meta.dirname, '../../..', path), join(checkout, path), { recursive: true });
});

const at = (path: string) => join(checkout, path);

describe('hashCode', () => {
	test('is the same for the same code, wherever it lies', () => {
		expect(hashCode(checkout)).toBe(hashCode());
	});

	test.each<[string, () => void]>([
		['an edited inspection', () => appendFileSync(at('src/verify/inspect/outcome.ts'), ' ')],
		['an edited contract', () => appendFileSync(at('src/contract/openapi.yaml'), ' ')],
		['another format of the search index', () => appendFileSync(at('src/search/index-files.ts'), ' ')],
		['a module that has gone', () => rmSync(at('src/routes/paths.ts'))],
		['a module with another name', () => renameSync(at('src/routes/paths.ts'), at('src/routes/path.ts'))],
		['another module', () => writeFileSync(at('src/routes/more.ts'), '')],
		['other packages', () => appendFileSync(at('package-lock.json'), ' ')],
	])('differs for %s', (_what, edit) => {
		edit();
		expect(hashCode(checkout)).not.toBe(hashCode());
	});

	test('is never the same where no file says which packages are installed', () => {
		rmSync(at('package-lock.json'));
		expect(hashCode(checkout)).not.toBe(hashCode(checkout));
	});
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
