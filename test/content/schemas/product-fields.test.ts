import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getProduct } from '../../../src/agents/operations/get-products.ts';
import type { Product } from '../../../src/catalog/catalog.ts';
import { productFrontMatter } from '../../../src/content/schemas/product.ts';
import { fieldsWith, makerTexts } from '../../../src/content/schemas/product-fields.ts';
import { line } from '../../../src/content/schemas/text.ts';
import { productMembers } from '../../../src/contract/members.generated.ts';
import { sample, sampleCategories } from '../../../src/render/html/launch/sample.ts';
import { searchIndex } from '../../../src/render/json/search.ts';
import { factsOf } from '../../../src/render/shared/product-facts.ts';
import { ProductSearch } from '../../../src/search/product-search.ts';
import { agentTexts } from '../../support/agent-texts.ts';
import { catalogOf } from '../../support/catalog.ts';
import { recordedSite } from '../../support/recorded-site.ts';

describe('the table of fields', () => {
	test('holds the front matter of a product but for the launches', () => {
		expect([...fieldsWith('meaning'), 'launches']).toEqual(Object.keys(productFrontMatter.shape));
	});

	test('says of every field but the pictures whether makers write it or only editors set it', () => {
		const told: readonly string[] = [...fieldsWith('draft'), ...fieldsWith('editorsOnly')];
		const others = fieldsWith('meaning').filter((field) => !told.includes(field));
		expect(others).toEqual(['icon', 'screenshot', 'screenshot_alt', 'screenshots']);
	});

	test('takes the words of makers for untrusted unless the board lists them', () => {
		const listed = ['categories', 'pricing_model'];
		expect(fieldsWith('draft').filter((field) => !listed.includes(field))).toEqual(makerTexts);
		expect(fieldsWith('untrusted')).toEqual([...makerTexts, 'screenshot_alt']);
	});
});

const inContract: ReadonlySet<string> = new Set(productMembers.all);

describe('every field of a product', () => {
	const golden = (path: string): string => readFileSync(`test/golden/${path}`, 'utf8');
	/** What pages write where it is not the value in the file. */
	const written: Readonly<Record<string, string>> = {
		icon: '/icons/qutebrowser.png',
		screenshot: '/screenshots/qutebrowser-960.webp',
		screenshots: '/screenshots/qutebrowser/2-640.webp',
		first_launched_on: '28 September 2026|2026-09-28',
		reviews_count: '1,240',
	};

	test('is on the page of the product that has all of them, in its Markdown version and, if it is in the contract, in what agents get', () => {
		const [, yaml = ''] = readFileSync('test/fixtures/content/products/qutebrowser.md', 'utf8').split('---\n');
		const data = parse(yaml);
		const outputs = {
			page: golden('products/qutebrowser.html'),
			markdown: golden('products/qutebrowser.md'),
			agents: golden('operations/get_product.txt'),
		};
		const missing = Object.entries(outputs).flatMap(([name, output]) =>
			fieldsWith('meaning')
				.filter((field) => name !== 'agents' || inContract.has(field))
				.filter((field) => !(written[field] ?? String(data[field])).split('|').some((text) => output.includes(text)))
				.map((field) => `${name}: ${field}`),
		);
		expect(missing).toEqual([
			// Where there is a label of the price, the page shows that.
			...['page: pricing_model', 'page: discoverable', 'page: former_slugs'],
			...['markdown: icon', 'markdown: discoverable', 'markdown: former_slugs'],
		]);
	});

	test('is called as its row says where the languages have no text, and has a list only where it is a facet', () => {
		const row = { name: 'license', type: 'text', schema: line(60), label: 'License', meaning: 'Its license.' } as const;
		const licensed = { ...product, maker: 'Acme', license: 'MIT' };
		const facts = factsOf(licensed, [{ ...row, fact: 'under' }, row, { ...row, name: 'maker', fact: 'by' }]);
		expect(facts).toEqual([
			{ label: 'License', text: 'MIT', list: undefined },
			{ label: 'Maker', text: 'Acme', list: { title: 'All by this maker', slug: 'acme', page: '/makers/acme' } },
		]);
	});

	test('that makers write is in the preview of the launch form, but the pricing model only in place of a price', () => {
		const own: Readonly<Record<string, unknown>> = {
			...sample,
			categories: sampleCategories[0].name,
			website_url: new URL(sample.website_url).host,
		};
		const [, preview = ''] = golden('launch.html').split('id="preview-template"');
		expect(fieldsWith('draft').filter((field) => !preview.includes(String(own[field])))).toEqual(['pricing_model']);
	});
});

/** A product whose every text says which field it is, as words that nothing else holds. */
const wordOf = (field: string): string =>
	field === 'website_url' ? 'https://zq.example/x' : `zq${field.replaceAll('_', '')}`;
const words = Object.fromEntries(makerTexts.map((field) => [field, wordOf(field)]));
const [template] = catalogOf(['Acme']).products;
const product = { ...(template as Product), ...words, slug: 'acme' };
const catalog = { ...catalogOf([]), products: [product] };
const texts = agentTexts(catalog);

describe('every text of makers', () => {
	test('is found by a search where the table says so', () => {
		const search = new ProductSearch(searchIndex(catalog));
		const found = makerTexts.filter((field) => {
			const { hits, exactness } = search.find(wordOf(field));
			return hits.length > 0 && exactness === 'all_words';
		});
		expect(found).toEqual(fieldsWith('searched'));
	});

	test('in the contract is told to agents between quotation marks, and nowhere else', async () => {
		const result = await getProduct.run({ slug: 'acme' }, recordedSite(texts).site);
		const text = 'text' in result ? result.text : '';
		const unquoted = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
		const told = makerTexts.filter((field) => inContract.has(field));
		expect(told.filter((field) => !text.includes(JSON.stringify(wordOf(field))))).toEqual([]);
		expect(makerTexts.filter((field) => unquoted.includes(wordOf(field)))).toEqual([]);
	});
});
