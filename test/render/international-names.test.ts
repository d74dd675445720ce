import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { productsTable } from '../../src/render/exports/products-table.ts';
import { slugsByWebsite } from '../../src/render/json/lookups.ts';
import { productDetail } from '../../src/render/json/product.ts';
import { productMarkdown } from '../../src/render/markdown/product.ts';
import { relatedProducts } from '../../src/render/props/related.ts';
import { contentFolder, product } from '../content/content-folder.ts';

describe('a website with an international domain name', () => {
	const contentDir = contentFolder({
		'products/acme.md': product('website_url: https://m\u00fcnchen.example', 'first_launched_on: 2026-11-09'),
	});
	const catalog = loadCatalog({ contentDir, date: '2026-11-20', baseUrl: 'https://catalog.example' });
	const [acme] = catalog.products;
	if (!acme) throw new Error('The catalog is empty.');

	test('is published in ASCII, which is what the contract calls a URI', () => {
		const sent = 'https://xn--mnchen-3ya.example/';
		expect(productDetail(catalog, acme).website_url).toBe(sent);
		expect(productMarkdown({ ...catalog, product: acme, related: relatedProducts(catalog, acme) })).toContain(
			`<${sent}>`,
		);
		expect(productsTable(catalog)).toContain(`,${sent},`);
	});

	test('is looked up in ASCII', () => {
		expect(slugsByWebsite(catalog)).toEqual({ 'xn--mnchen-3ya.example': 'acme' });
	});
});
