import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersAndDigits } from '../../src/content/schemas/names.ts';
import { checkDraft } from '../../src/drafts/check-draft.ts';
import {
	findDuplicates,
	indexProducts,
	type OtherProduct,
	otherProductsOf,
	takenSlugs,
} from '../../src/drafts/find-duplicates.ts';
import { complete, vocabulary } from './sample.ts';

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

const published = otherProductsOf({
	names: [
		['acme', 'Acme'],
		['beta', 'Beta'],
	],
	websites: { 'acme.example/notes': 'acme' },
	moved: { '/products/acme-notes': '/products/acme', '/products/gone': '/products/nowhere' },
});

describe('otherProductsOf', () => {
	test('joins what a site publishes of each product', () => {
		expect(published).toEqual([
			{ slug: 'acme', name: 'Acme', website_key: 'acme.example/notes', former_slugs: ['acme-notes'] },
			{ slug: 'beta', name: 'Beta', website_key: undefined, former_slugs: undefined },
		]);
		expect([...takenSlugs(published)]).toEqual(['acme', 'acme-notes', 'beta']);
	});

	test('makes a former slug one that is taken', () => {
		const { problems, suggested_slug } = checkDraft({ ...complete, slug: 'acme-notes' }, vocabulary, published);
		expect(problems).toMatchObject([{ field: 'slug', code: 'slug_taken' }]);
		expect(suggested_slug).toBe('acme-notes-2');
	});

	test('finds a website whose path is written with other capitals, as the lookup has none', () => {
		const draft = { ...complete, name: 'Else', website_url: 'https://Acme.example/Notes/' };
		expect(checkDraft(draft, vocabulary, published).duplicates).toEqual([{ slug: 'acme', reason: 'website' }]);
	});
});
