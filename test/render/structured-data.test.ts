import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../src/catalog/catalog.ts';
import { fieldsWith } from '../../src/content/schemas/product-fields.ts';
import type { Site } from '../../src/content/schemas/site.ts';
import { breadcrumbs, itemList, jsonLd, launchPeriodData } from '../../src/render/structured-data/json-ld.ts';
import { productData } from '../../src/render/structured-data/product.ts';
import { exportsData, makerData, siteData } from '../../src/render/structured-data/site.ts';
import { catalogOf } from '../support/catalog.ts';
import { schemaOrgFaults } from '../support/schema-org.ts';
import { sampleOf } from './cards/sample.ts';

const catalog = catalogOf(['Acme']);
const { base_url } = catalog;
const productOf = (facts: Partial<Product>): Product => {
	const [product] = catalog.products;
	if (!product) throw new Error('The catalog is empty.');
	return { ...product, ...facts };
};
const site = (facts: Partial<Site> = {}): Site => ({ ...catalog.site, ...facts });
const dataOf = (facts: Partial<Product>, siteFacts?: Partial<Site>) =>
	productData({ base_url, site: site(siteFacts) }, productOf(facts), [{ slug: 'notes', name: 'Notes' }]);

const rated = { average_rating: 4.5, reviews_count: 3, votes: 12 } as const;

describe('structured data', () => {
	test('cannot end its element, whatever a name holds', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				const name = `</script><!--${text}\u2028&amp;`;
				const written = jsonLd({ '@type': 'WebPage', name });
				expect(written).not.toMatch(/[<>&\u2028\u2029]/);
				expect(JSON.parse(written)).toEqual({
					'@context': 'https://schema.org',
					'@type': 'WebPage',
					name,
					inLanguage: 'en',
				});
			}),
		);
	});

	test('says the language of the page, which is not that of a list or a product', () => {
		const list = itemList(base_url, { name: 'Tools', path: '/', items: [] });
		expect(JSON.parse(jsonLd(list))['@graph'][1]).toEqual({ '@type': 'WebPage', inLanguage: 'en' });
		const [page, crumbs] = JSON.parse(jsonLd({ '@type': 'CollectionPage' }, breadcrumbs(base_url, [])))['@graph'];
		expect([page.inLanguage, crumbs.inLanguage]).toEqual(['en', undefined]);
	});

	test('holds only types and properties of the vocabulary', () => {
		const values = Object.fromEntries(fieldsWith('schemaOrg').map((field) => [field, 'https://acme.example/']));
		const written = jsonLd(
			dataOf({ ...rated, ...values, maker: 'Acme', icon: { fingerprint: 'a' } }),
			dataOf({ ...rated, pricing_model: 'open_source', price_label: undefined }, { numbers: 'real' }),
			makerData(base_url, 'Acme'),
			siteData({ site: site(), base_url }),
			exportsData({ site: site(), base_url }, '/developers'),
			breadcrumbs(base_url, [{ name: 'All weeks', path: '/launches' }]),
			itemList(base_url, { name: 'Tools', path: '/categories/tools', items: [{ name: 'A', path: '/products/a' }] }),
			launchPeriodData(base_url, sampleOf('Acme').period),
		);
		expect(schemaOrgFaults(JSON.parse(written))).toEqual([]);
		const wrong = { '@type': 'WebSite', colour: 'red', author: { '@type': 'Robot' } };
		expect(schemaOrgFaults(JSON.parse(jsonLd(wrong)))).toEqual([
			'WebSite has no property colour.',
			'There is no type Robot.',
		]);
	});
});

describe('a product', () => {
	test('has a rating and votes only where the numbers are real', () => {
		expect(dataOf(rated)).not.toHaveProperty('aggregateRating');
		expect(dataOf(rated)).not.toHaveProperty('interactionStatistic');
		expect(dataOf(rated, { numbers: 'real' })).toMatchObject({
			aggregateRating: { ratingValue: 4.5, reviewCount: 3, bestRating: 5 },
			interactionStatistic: { userInteractionCount: 12 },
		});
	});

	test('is offered at the price 0 only where it certainly costs nothing', () => {
		const free = { pricing_model: 'open_source', price_label: undefined };
		expect([undefined, { currency: 'EUR' }].map((site) => dataOf(free, site).offers?.priceCurrency)).toEqual([
			'USD',
			'EUR',
		]);
		const offersOf = (facts: Partial<Product>) => dataOf(facts).offers?.price;
		expect(offersOf({ pricing_model: 'open_source', price_label: undefined })).toBe(0);
		expect(offersOf({ pricing_model: 'open_source', price_label: 'Free, then $8 a month' })).toBeUndefined();
		expect(offersOf({ pricing_model: undefined, price_label: undefined })).toBeUndefined();
		expect(offersOf({ pricing_model: 'paid', price_label: undefined })).toBeUndefined();
	});
});
