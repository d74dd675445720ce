/**
 * A product whose row and page are the template of the preview. Each of its texts is unlike the others, so that
 * `show-page.ts` can put those of a draft in their place.
 */
import type { PeriodFacts, Product } from '../../../catalog/catalog.ts';
import { type MakerText, makerTexts } from '../../../content/schemas/product-fields.ts';
import type { BoardPlace } from '../../props/week.ts';

export const sampleWeek: PeriodFacts = {
	slug: '2000-w01',
	name: '{week}',
	// The week of a draft is one to come, which is not “This week”.
	status: 'finished',
	has_places: false,
	starts_on: '2000-01-03',
	ends_on: '2000-01-09',
};

const place = { position: 1, score: 0, votes: 0, comments: 0 };

export const sample = {
	...(Object.fromEntries(makerTexts.map((field) => [field, `{${field}}`])) as Record<MakerText, string>),
	slug: 'sample',
	source: '',
	price_label: '{price}',
	website_url: 'https://sample.example',
	first_launched_on: sampleWeek.starts_on,
	categories: ['main', 'further'],
	description: undefined,
	pricing_model: undefined,
	reviews_count: undefined,
	average_rating: undefined,
	icon: undefined,
	screenshot: undefined,
	votes: 0,
	launches: [{ launch_period: sampleWeek, ...place }],
} satisfies Product;

export const sampleCategories = [
	{ slug: 'main', name: '{category}' },
	{ slug: 'further', name: '{further}' },
] as const;

export const samplePlace: BoardPlace = {
	...place,
	product: sample.slug,
	name: sample.name,
	tagline: sample.tagline,
	tile: { slug: sample.slug, name: sample.name, icon: false },
	movement: undefined,
	history: undefined,
	discussion: undefined,
	category: undefined,
};
