import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, run, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();

afterAll(() => removeFolder(folder));

test('npm run snapshot refuses a day before the last snapshot and keeps the file', async () => {
	writeSampleContent(folder, { products: 3 });
	const snapshot = (date: string) => run(root, 'scripts/snapshot.ts', { CONTENT_DIR: folder, CATALOG_DATE: date });
	expect((await snapshot('2026-11-20')).code).toBe(0);
	const file = join(folder, 'releases.json');
	const written = readFileSync(file, 'utf8');
	expect(await snapshot('2026-11-19')).toEqual({
		code: 1,
		stdout: '',
		stderr: 'The last snapshot is of 2026-11-20, and today is 2026-11-19. Set `CATALOG_DATE` to a later day.\n',
	});
	expect(readFileSync(file, 'utf8')).toBe(written);
});
