import { describe, expect, test } from 'vitest';
import { searchHeadFile } from '../../src/routes/paths.ts';
import { findProducts } from '../../src/search/find-products.ts';
import { IndexCache } from '../../src/search/index-cache.ts';
import { IndexReader, MissingFile } from '../../src/search/index-reader.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

const rows: readonly ProductRow[] = [
	['acme-notes', 'Acme Notes', 'Notes that write back'],
	['zeta', 'Zeta', 'Takes notes for you'],
];
const before = searchTexts(catalogOfRows(rows));
const after = searchTexts(catalogOfRows([...rows, ['omega', 'Omega Notes', 'Last of all']]));

/** Reads from what `texts` holds at the time, and writes down what. */
function recorded(texts: Readonly<Record<string, string>>, maximumSize = 1_000_000) {
	const site = { texts, read: [] as string[] };
	const reader = new IndexReader(async (path) => {
		site.read.push(path);
		return site.texts[path];
	}, new IndexCache(maximumSize));
	return { site, reader };
}

const slugs = async (reader: IndexReader, words: string) =>
	(await findProducts(reader, words, { count: 8 }))?.hits.map(({ slug }) => slug);

describe('a search while another release is published', () => {
	test('reads the head again where a file of the old one is gone', async () => {
		const { site, reader } = recorded(before);
		await reader.head();
		site.texts = after;
		expect(await slugs(reader, 'notes')).toEqual(['acme-notes', 'omega', 'zeta']);
		expect(site.read.filter((path) => path === searchHeadFile)).toHaveLength(2);
	});

	test('finds what the old release has where all of its files are known', async () => {
		const { site, reader } = recorded(before);
		const found = await slugs(reader, 'notes');
		site.texts = after;
		expect(await slugs(reader, 'notes')).toEqual(found);
	});

	test('finds what one of both has whenever the release changes', async () => {
		const answers = new Set<string>();
		for (let reads = 0; reads < 12; reads++) {
			let left = reads;
			const reader = new IndexReader(async (path) => (left-- > 0 ? before : after)[path], new IndexCache(1_000_000));
			answers.add(JSON.stringify(await slugs(reader, 'notes')));
		}
		expect([...answers].toSorted()).toEqual([
			JSON.stringify(['acme-notes', 'omega', 'zeta']),
			JSON.stringify(['acme-notes', 'zeta']),
		]);
	});

	test('fails where files stay away', async () => {
		const { reader } = recorded({ [searchHeadFile]: before[searchHeadFile] ?? '' });
		await expect(slugs(reader, 'notes')).rejects.toThrow(MissingFile);
	});
});

describe('IndexReader', () => {
	test('reads a file once, also for searches at the same time', async () => {
		const { site, reader } = recorded(before);
		await Promise.all([slugs(reader, 'notes'), slugs(reader, 'notes'), slugs(reader, 'zeta')]);
		await slugs(reader, 'acme');
		expect(new Set(site.read).size).toBe(site.read.length);
	});

	test('keeps no more than it may, the latest files', async () => {
		const texts = { '/search/a.json': '["aa"]', '/search/b.json': '["bb"]', '/search/c.json': '["cc"]' };
		const { site, reader } = recorded(texts, 12);
		for (const name of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await reader.file(name);
		expect(site.read.map((path) => path.at(8))).toEqual(['a', 'b', 'c', 'b']);
	});

	test('keeps no failure, and no size of a file that could not be parsed', async () => {
		const texts = { '/search/a.json': '["aa"]', '/search/b.json': '["bb"]', '/search/c.json': '["c"' };
		const { site, reader } = recorded(texts, 12);
		for (let attempt = 0; attempt < 3; attempt++) await expect(reader.file('c')).rejects.toThrow(SyntaxError);
		for (const name of ['a', 'b', 'a', 'b']) await reader.file(name);
		expect(site.read.map((path) => path.at(8))).toEqual(['c', 'c', 'c', 'a', 'b']);
	});

	test('tries again after a failure', async () => {
		let fails = true;
		const reader = new IndexReader(async (path) => {
			if (fails) throw new Error('The network is down.');
			return before[path];
		}, new IndexCache(1_000_000));
		await expect(slugs(reader, 'notes')).rejects.toThrow('The network is down.');
		fails = false;
		expect(await slugs(reader, 'notes')).toEqual(['acme-notes', 'zeta']);
	});

	test('refuses a head of another version', async () => {
		const { reader } = recorded({ [searchHeadFile]: '{"version":9}' });
		await expect(reader.head()).rejects.toThrow('The search index has the version 9.');
	});
});
