import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listPageFiles, type PageFile } from '../../../src/build/pages/list-page-files.ts';
import { renderPages, threadError } from '../../../src/build/pages/render.ts';
import { ReleaseUpdate } from '../../../src/build/release-update.ts';
import { UserError } from '../../../src/user-error.ts';
import { writeFiles } from '../../content/content-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A page that shows its title, late, and fails without one. */
const entry = `
const render = async ({ title }) => {
	await new Promise((shown) => setTimeout(shown, 1));
	// As an error is that no clone can be made of.
	if (title === undefined) throw Object.assign(new Error('There is no title.'), { give: () => title });
	return new TextEncoder().encode(title);
};
export const prerendered = [{ component: 'page', render, load: async () => ({}) }];
`;

let folder: string;
let workers: Worker[];
const keep = (worker: Worker) => void workers.push(worker);

beforeEach(() => {
	workers = [];
	process.on('worker', keep);
	folder = temporaryFolder();
	writeFiles(folder, { 'pages/prerender-entry.mjs': entry });
});
afterEach(() => {
	process.off('worker', keep);
});

const file = (path: string, props: object, isOneOfMany: boolean): PageFile => ({
	...{ path, url: `https://catalog.example${path}`, key: path, component: 'page', props, isOneOfMany },
});
const many = (props: (index: number) => object) =>
	Array.from({ length: 500 }, (_, index) => file(`/many/${index}.html`, props(index), true));

async function render(...files: readonly PageFile[]): Promise<ReleaseUpdate> {
	const update = new ReleaseUpdate({ folder: join(folder, 'release'), live: undefined, verifiedWith: '' });
	update.begin(files);
	await renderPages([...files], { folder, code: '' }, update, 500);
	return update;
}

describe('renderPages', () => {
	test('renders pages of which there are many in threads, and the others here', async () => {
		const title = (index: number) => `Page ${index}`;
		const update = await render(
			file('/one.html', { title: 'One' }, false),
			...many((index) => ({ title: title(index), place: index })),
		);
		expect(update.counts.written).toBe(501);
		expect(readFileSync(`${update.client}/one.html`, 'utf8')).toBe('One');
		expect(readFileSync(`${update.client}/many/499.html`, 'utf8')).toBe('Page 499');
		expect(workers.length).toBeGreaterThan(0);
	});

	test.each([
		['here', '/one.html', {}, () => ({ title: 'Many' })],
		['in a thread', '/many/40.html', { title: 'One' }, (index: number) => (index === 40 ? {} : { title: 'Many' })],
	])('names the page with which something goes wrong %s, and ends the threads', async (_where, path, one, props) => {
		const error = await render(file('/one.html', one, false), ...many(props)).catch((thrown: unknown) => thrown);
		expect(error).toMatchObject({ message: `Cannot render ${path}.` });
		expect(inspect(error)).toContain('There is no title.');
		expect(workers.map(({ threadId }) => threadId)).toEqual(workers.map(() => -1));
	});
});

test('an error of a thread says whether it is for the person who runs the command', () => {
	const errors = [new UserError('Cannot render /team.html.'), new Error('There is no page.')];
	expect(errors.map((error) => threadError(error).isForUser)).toEqual([true, false]);
});

/** The files of one page. @param module - What its file exports, as JavaScript. */
async function filesOf(component: string, module: string, code = '') {
	const page = `{ component: '${component}', route: '/page', isHtml: false, load: async () => (${module}) }`;
	writeFiles(folder, { 'pages/prerender-entry.mjs': `export const prerendered = [${page}];\n` });
	const files: PageFile[] = [];
	for await (const file of listPageFiles({ folder, code }, 'https://catalog.example')) files.push(file);
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
