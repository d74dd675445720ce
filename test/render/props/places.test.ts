import { describe, expect, test } from 'vitest';
import type { Catalog, LaunchPeriod } from '../../../src/catalog/catalog.ts';
import { shownPlaces } from '../../../src/render/leaderboard.ts';
import { launchPeriodMarkdown } from '../../../src/render/markdown/weeks.ts';
import { boardPlaces } from '../../../src/render/props/week.ts';
import { catalogOf, periodOf, placementIn, rankingOf } from '../../support/synthetic-catalog.ts';

const weeks = ['2026-w47', '2026-w46', '2026-w40'] as const;

/** A week whose first two places are product 1 and 2, with a withdrawn third. */
const weekOf = (slug: string): LaunchPeriod =>
	periodOf(slug, { rankings: [1, 2].map((at) => rankingOf(at, `product-${at}`, 9 - at, `P${at}`)), withdrawn: [3] });

/** Product 1 stood in places 1, 4 and 6; product 2 is there for the first time. */
function exampleCatalog(): Catalog {
	const catalog = catalogOf(['P1', 'P2']);
	const products = catalog.products.map((product) => {
		const isFirst = product.slug === 'product-1';
		const places = isFirst ? [1, 4, 6] : [2];
		const launches = places.map((position, index) => placementIn(weeks[index] ?? '', position));
		return { ...product, launches, icon: isFirst ? undefined : { fingerprint: '0' } };
	});
	return { ...catalog, products, launch_periods: weeks.map(weekOf) };
}

describe('boardPlaces', () => {
	const catalog = exampleCatalog();
	const period = weekOf(weeks[0]);

	test('have the tile of their product, how it has moved and its history, and are empty where it is withdrawn', () => {
		expect(boardPlaces(catalog, period, shownPlaces(period))).toEqual([
			{
				...{ position: 1, product: 'product-1', name: 'P1', tagline: undefined, score: 8, votes: 8, comments: 0 },
				tile: { slug: 'product-1', name: 'P1', icon: false },
				movement: { up: 3, since: '2026-w46' },
				history: [
					{ starts_on: '2026-09-28', position: 6 },
					{ starts_on: '2026-11-09', position: 4 },
					{ starts_on: '2026-11-16', position: 1 },
				],
			},
			{
				...{ position: 2, product: 'product-2', name: 'P2', tagline: undefined, score: 7, votes: 7, comments: 0 },
				tile: { slug: 'product-2', name: 'P2', icon: true },
				movement: undefined,
				history: undefined,
			},
			{ position: 3, product: undefined },
		]);
	});

	test('say nothing on the page of an earlier week of what came later', () => {
		const earlier = weekOf(weeks[1]);
		const [first] = boardPlaces(catalog, earlier, shownPlaces(earlier));
		expect(first).toMatchObject({ movement: { up: 2, since: '2026-w40' }, history: undefined });
	});

	test('say how they have moved in Markdown, too, where one of them has', () => {
		const markdown = launchPeriodMarkdown(catalog, period);
		expect(markdown).toContain('| # | Product | Name | Tagline | Score | Votes | Comments | Movement |\n');
		expect(markdown).toContain('| 8 | 8 | 0 | up 3 since week 46 |\n');
		expect(markdown).toContain('| 7 | 7 | 0 |  |\n| 3 | Withdrawn |  |  |  |  |  |  |\n');
		const first = { ...period, slug: '2026-w40' };
		expect(launchPeriodMarkdown(catalog, first)).toContain('| Votes | Comments |\n');
	});
});
