import { describe, expect, test, vi } from 'vitest';
import type { Catalog } from '../../src/catalog/catalog.ts';
import type { Asset, Assets } from '../../src/http/assets.ts';
import type { PageChunks } from '../../src/http/product-list.ts';
import { readContract } from '../../src/verify/contract.ts';
import { catalogOf, listFiles } from '../support/catalog.ts';
import { requestsTo, textAssets } from '../support/memory-assets.ts';

interface List {
	readonly products: readonly { readonly slug: string }[];
	readonly page: number;
	readonly total_pages: number;
	readonly total_count: number;
}

const validate = readContract().bodies.get('/api/products');

function asker(catalog: Catalog, files = listFiles(catalog)) {
	const errors: unknown[] = [];
	const send = requestsTo(textAssets(files), { onError: (error) => errors.push(error) });
	return async (page: number, perPage: number): Promise<{ list: List; response: Response }> => {
		const response = await send(`/api/products?page=${page}&per_page=${perPage}`);
		if (response.status !== 200) throw new Error(`Answered ${response.status}: ${String(errors)}`);
		return { list: (await response.clone().json()) as List, response };
	};
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Product ${(index * 7919) % count}`);

describe('GET /api/products over every page size', () => {
	test.for([0, 1, 50, 99, 101, 230])(
		'gives a catalog of %i products once, in name order, in pages of 1 to 100',
		async (count) => {
			const catalog = catalogOf(names(count));
			const ask = asker(catalog);
			const expected = catalog.products.map(({ slug }) => slug);
			for (let perPage = 1; perPage <= 100; perPage++) {
				const pages = Math.ceil(count / perPage);
				const seen: string[] = [];
				for (let page = 1; page <= pages + 1; page++) {
					const { list } = await ask(page, perPage);
					expect([validate?.(list), validate?.errors]).toEqual([true, null]);
					expect([list.page, list.total_pages, list.total_count]).toEqual([page, pages, count]);
					if (page > pages) expect(list.products).toEqual([]);
					else if (page < pages) expect(list.products).toHaveLength(perPage);
					seen.push(...list.products.map(({ slug }) => slug));
				}
				expect(seen).toEqual(expected);
			}
		},
	);

	test('takes a file apart once for requests that come together', async () => {
		const files = listFiles(catalogOf(names(230)));
		const parse = vi.spyOn(JSON, 'parse');
		const ask = requestsTo(textAssets(files));
		const answers = [1, 2, 3, 4].map((page) => ask(`/api/products?page=${page}&per_page=7`));
		expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		const count = parse.mock.calls.length;
		parse.mockRestore();
		expect(count).toBe(1);
	});

	test('writes composed pages in the same bytes as built ones', async () => {
		const catalog = catalogOf(names(230));
		const files = listFiles(catalog);
		const built = files['/api/lists/products/50/2.json'];
		delete files['/api/lists/products/50/2.json'];
		const { response } = await asker(catalog, files)(2, 50);
		expect(await response.text()).toBe(built);
	});

	test('gives a composed page a tag that follows its bytes', async () => {
		const before = catalogOf(names(230));
		const tag = async (catalog: Catalog) => (await asker(catalog)(2, 30)).response.headers.get('etag');
		expect(await tag(catalogOf(names(230)))).toBe(await tag(before));
		const products = before.products.map((own, index) => (index === 31 ? { ...own, tagline: 'Changed' } : own));
		expect(await tag({ ...before, products })).not.toBe(await tag(before));
	});

	test('reads nothing again that an earlier handler of the release has read', async () => {
		const files = textAssets(listFiles(catalogOf(names(120))));
		const asked: string[] = [];
		const pageChunks: PageChunks = new Map();
		const get: Assets['get'] = async (path, coding) => {
			asked.push(path);
			return files.get(path, coding);
		};
		const ask = async () => (await requestsTo({ get }, { pageChunks })('/api/products?page=15&per_page=7')).text();
		expect(await ask()).toBe(await ask());
		expect(asked).toEqual(['/api/lists/products/100/1.json', '/api/lists/products/100/2.json']);
	});

	test('tries a file again that could not be read', async () => {
		const files = textAssets(listFiles(catalogOf(names(20))));
		const broken: Asset[] = [{ body: '{', etag: '"broken"' }];
		const send = requestsTo({ get: async (path, coding) => broken.pop() ?? files.get(path, coding) });
		const status = async () => (await send('/api/products?per_page=7')).status;
		expect([await status(), await status()]).toEqual([500, 200]);
	});

	test('fails with a clear error when the build is incomplete', async () => {
		await expect(asker(catalogOf([]), {})(1, 7)).rejects.toThrow(
			'Answered 500: Error: There is no file /api/lists/products/100/1.json. Build the catalog.',
		);
	});
});
