import type { Placement, Product } from '../../../src/catalog/catalog.ts';
import { catalogOf, periodOf, rankingOf } from '../../support/catalog.ts';

const week46 = periodOf('2026-w46', { name: 'Week 46, 2026' });

export const weeks = {
	first: periodOf('2026-w44'),
	earlier: periodOf('2026-w45'),
	finished: week46,
	active: periodOf('2026-w47', { name: 'Week 47, 2026', status: 'active' }),
} as const;

/** A place with as many votes as its score. */
export function place(position: number, launch_period: Placement['launch_period'] = week46, score = 100): Placement {
	return { launch_period, position, score, votes: score, comments: 0 };
}

/** A catalog of one product and one week, with a text wherever someone can write one. */
export function sampleOf(text: string, changes: Partial<Product> = {}) {
	const catalog = catalogOf([text]);
	const [first] = catalog.products;
	if (!first) throw new Error('The catalog is empty.');
	const product = { ...first, tagline: text, maker: text, launches: [place(1)], ...changes };
	const rankings = [200, 100, -3].map((score, index) => rankingOf(index + 1, `product-${index + 1}`, score, text));
	const period = { ...week46, name: text, rankings };
	const site = { ...catalog.site, name: [...text].slice(0, 60).join(''), description: text };
	return { catalog: { ...catalog, site, products: [product], launch_periods: [period] }, product, period };
}

/** A text of so many characters. */
export const repeat = (text: string, length: number): string =>
	[...text.repeat(Math.ceil(length / [...text].length))].slice(0, length).join('');
