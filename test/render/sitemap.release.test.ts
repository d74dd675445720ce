import { describe, expect, test } from 'vitest';
import { sitePaths } from '../../src/render/site-paths.ts';
import { sitemap, sitemapParts } from '../../src/render/sitemap.ts';
import { catalogOf } from '../support/catalog.ts';
import { published } from '../support/published.ts';
import { xmlProblems } from '../support/xml-validator.ts';

describe('the site map', () => {
	test('obeys the schema', async () => {
		expect(await xmlProblems([...published('sitemap.xml'), sitemap(catalogOf([]))], 'sitemap')).toBe('');
	});

	test('is cut into parts of at most 50,000 addresses', () => {
		const [product] = catalogOf(['x']).products;
		if (!product) throw new Error('The catalog is empty.');
		const products = Array.from({ length: 60_000 }, (_, index) => ({ ...product, slug: `p-${index}` }));
		const catalog = { ...catalogOf([]), products };
		const parts = sitemapParts(catalog);
		const counts = parts.map(({ props: { text } }) => text.split('<loc>').length - 1);
		expect(counts).toEqual([50_000, sitePaths(catalog).length - 50_000]);
		expect(sitemap(catalog).match(/<loc>[^<]*/g)).toEqual([
			'<loc>https://catalog.example/sitemap-1.xml',
			'<loc>https://catalog.example/sitemap-2.xml',
		]);
		expect(parts.map(({ params }) => params.part)).toEqual(['sitemap-1', 'sitemap-2']);
	});
});
