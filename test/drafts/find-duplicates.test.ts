import { describe, expect, test } from 'vitest';
import { checkDraft } from '../../src/drafts/check-draft.ts';
import { otherProductsOf, takenSlugs } from '../../src/drafts/find-duplicates.ts';
import { complete, vocabulary } from './sample.ts';

const published = otherProductsOf({
	names: Object.entries({ acme: 'Acme', beta: 'Beta' }),
	websites: { 'acme.example/notes': 'acme' },
	moved: { '/products/acme-notes': '/products/acme', '/products/gone': '/products/nowhere' },
});

describe('otherProductsOf', () => {
	test('joins what a site publishes of each product', () => {
		expect(published).toEqual([
			{
				...{ slug: 'acme', name: 'Acme', name_key: 'acme' },
				...{ website_key: 'acme.example/notes', former_slugs: ['acme-notes'] },
			},
			{ slug: 'beta', name: 'Beta', name_key: 'beta', website_key: undefined, former_slugs: undefined },
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
