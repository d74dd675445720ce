import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PageFile } from '../../../src/build/pages/list-page-files.ts';
import { renderPages } from '../../../src/build/pages/render.ts';
import { ReleaseUpdate } from '../../../src/build/release-update.ts';
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
	mkdirSync(join(folder, 'pages'));
	writeFileSync(join(folder, 'pages/prerender-entry.mjs'), entry);
});
afterEach(() => {
	process.off('worker', keep);
});

const file = (path: string, props: object, isOneOfMany: boolean): PageFile => ({
	...{ path, key: path, component: 'page', props, isOneOfMany },
});
const many = (props: (index: number) => object) =>
	Array.from({ length: 500 }, (_, index) => file(`/many/${index}.html`, props(index), true));

async function render(...files: readonly PageFile[]): Promise<ReleaseUpdate> {
	const update = new ReleaseUpdate({ folder: join(folder, 'release'), live: undefined, full: true, verifiedWith: '' });
	update.begin(files);
	await renderPages(files, { folder, code: '' }, update, () => {});
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
