import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listPageFiles, type PageFile } from '../../../src/build/pages/list-page-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let folder: string;

beforeEach(() => {
	folder = temporaryFolder();
	mkdirSync(join(folder, 'pages'));
});

/** The files of one page. @param module - What its file exports, as JavaScript. */
async function filesOf(component: string, module: string, code = '') {
	const page = `{ component: '${component}', load: async () => (${module}) }`;
	const entry = `export const prerendered = [${page}];\n`;
	writeFileSync(join(folder, 'pages/prerender-entry.mjs'), entry);
	const files: PageFile[] = [];
	for await (const file of listPageFiles({ folder, code })) files.push(file);
	return files;
}

describe('listPageFiles', () => {
	test('gives other keys when the code is another one', async () => {
		const page = ['src/pages/robots.txt.ts', "{ getStaticProps: async () => ({ body: 'x' }) }"] as const;
		const [[before], [after]] = [await filesOf(...page, 'a'), await filesOf(...page, 'b')];
		expect(after?.path).toBe(before?.path);
		expect(after?.key).not.toBe(before?.key);
	});

	test('says which file is longer than a text can be', async () => {
		const module = "{ getStaticProps: async () => ({ body: 'x'.repeat(2 ** 30) }) }";
		await expect(filesOf('src/pages/data/catalog.ndjson.ts', module)).rejects.toThrow(
			'The file of src/pages/data/catalog.ndjson.ts would be longer than 512 MiB, the longest text of Node. Publish fewer products.',
		);
	});
});
