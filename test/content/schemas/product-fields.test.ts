import { describe, expect, test } from 'vitest';
import { getProduct } from '../../../src/agents/operations/get-products.ts';
import type { Product } from '../../../src/catalog/catalog.ts';
import { productFrontMatter } from '../../../src/content/schemas/product.ts';
import { fieldsWith, makerTexts } from '../../../src/content/schemas/product-fields.ts';
import { draftFile } from '../../../src/drafts/draft-file.ts';
import { catalogExport, productsTable } from '../../../src/render/exports.ts';
import { searchIndex } from '../../../src/render/json/search.ts';
import { productMarkdown } from '../../../src/render/markdown/product.ts';
import { relatedProducts } from '../../../src/render/props/product.ts';
import { ProductSearch } from '../../../src/search/product-search.ts';
import { agentTexts } from '../../support/agent-texts.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

describe('the table of fields', () => {
	test('holds the front matter of a product but for the launches', () => {
		expect([...fieldsWith('meaning'), 'launches']).toEqual(Object.keys(productFrontMatter.shape));
	});

	test('says what makers write, what of it is their own words, and what editors set', () => {
		expect(fieldsWith('draft')).toEqual([
			...['name', 'tagline', 'categories', 'pricing_model', 'price_label', 'maker', 'website_url'],
		]);
		expect(makerTexts).toEqual(['name', 'tagline', 'price_label', 'maker', 'website_url']);
		expect(fieldsWith('searched')).toEqual(['name', 'tagline', 'maker']);
		expect(fieldsWith('editorsOnly')).toEqual([
			...['discoverable', 'first_launched_on', 'reviews_count', 'average_rating', 'former_slugs'],
		]);
	});

	test('takes the words of makers for untrusted unless the board lists them', () => {
		const listed = ['categories', 'pricing_model'];
		expect(fieldsWith('draft').filter((field) => !listed.includes(field))).toEqual(makerTexts);
		expect(fieldsWith('untrusted')).toEqual([...makerTexts, 'screenshot_alt']);
	});
});

/** A product whose every text says which field it is, as words that nothing else holds. */
const wordOf = (field: string): string =>
	field === 'website_url' ? 'https://zq.example/x' : `zq${field.replace('_', '')}`;
const words = Object.fromEntries(makerTexts.map((field) => [field, wordOf(field)]));
const [template] = catalogOf(['Acme']).products;
const product = { ...(template as Product), ...words, slug: 'acme' };
const catalog = { ...catalogOf([]), products: [product] };
const texts = agentTexts(catalog);

describe('every text of makers', () => {
	test('is in the exports, the Markdown version and the file of a draft', () => {
		const outputs = {
			ndjson: catalogExport(catalog),
			csv: productsTable(catalog),
			markdown: productMarkdown({ layout: catalog, product, related: relatedProducts(catalog, product) }),
			draft: draftFile({ ...words, categories: ['tools'] }, { plans: [] }).text,
		};
		const missing = Object.entries(outputs).flatMap(([name, output]) =>
			makerTexts.filter((field) => !output.includes(wordOf(field))).map((field) => `${name}: ${field}`),
		);
		expect(missing).toEqual([]);
	});

	test('is found by a search where the table says so', () => {
		const search = new ProductSearch(searchIndex(catalog));
		const found = makerTexts.filter((field) => {
			const { hits, exactness } = search.find(wordOf(field));
			return hits.length > 0 && exactness === 'all_words';
		});
		expect(found).toEqual(fieldsWith('searched'));
	});

	test('is told to agents between quotation marks, and nowhere else', async () => {
		const result = await getProduct.run(
			{ slug: 'acme' },
			{ baseUrl: catalog.base_url, read: async (path: string) => texts[path], memo: new Map() },
		);
		const text = 'text' in result ? result.text : '';
		const unquoted = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
		expect(makerTexts.filter((field) => !text.includes(JSON.stringify(wordOf(field))))).toEqual([]);
		expect(makerTexts.filter((field) => unquoted.includes(wordOf(field)))).toEqual([]);
	});
});
