import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersAndDigits } from '../../src/content/schemas/names.ts';
import { findDuplicates, indexProducts, type OtherProduct } from '../../src/drafts/find-duplicates.ts';

const name = fc.string({ unit: fc.constantFrom(...'aab1'), minLength: 1, maxLength: 9 });
const site = fc.constantFrom('https://a.example/', 'https://www.a.example', 'https://b.example/x', undefined);
const slug = fc.constantFrom('old-a', 'old-b', 'aaaaaa');

const product = fc.record({ name, website_url: site, former_slugs: fc.option(fc.array(slug), { nil: undefined }) });

test('an index of products finds all that a draft may repeat, in their order', () => {
	fc.assert(
		fc.property(fc.array(product, { maxLength: 30 }), product, slug, (rows, { name, website_url }, slug) => {
			const others = rows.map((row, at): OtherProduct => ({ ...row, slug: `p-${at}` }));
			const draft = { name, slug, ...(website_url === undefined ? {} : { website_url }) };
			const candidates = indexProducts(others)({
				site: website_url === undefined ? undefined : website_url.replace(/^https:\/\/(?:www\.)?|\/$/g, ''),
				name: lettersAndDigits(name),
				slugs: [slug, name],
			});
			expect(findDuplicates(draft, candidates)).toEqual(findDuplicates(draft, others));
		}),
	);
});

test('a draft is compared with few of many products', () => {
	const many = Array.from({ length: 5_000 }, (_, at): OtherProduct => ({ slug: `p-${at}`, name: `Product ${at}` }));
	const wanted = { site: undefined, name: 'product4711', slugs: [] };
	expect(indexProducts(many)(wanted).map(({ slug }) => slug)).toContain('p-4711');
	expect(indexProducts(many)({ ...wanted, name: 'nothinglikeit' }).length).toBeLessThan(50);
	expect(findDuplicates({ name: 'Product 4711' }, many)).toEqual([{ slug: 'p-4711', reason: 'name' }]);
});
