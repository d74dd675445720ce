import { describe, expect, test } from 'vitest';
import { facetColumns } from '../../src/contract/data-files.ts';
import { placesOf } from '../../src/render/cards/badges.ts';
import { launchPeriodCardProps, launchPeriodCardSvg } from '../../src/render/cards/launch-period-card.ts';
import { productCardProps, productCardSvg } from '../../src/render/cards/product-card.ts';
import { weeksCalendar } from '../../src/render/feeds/calendar.ts';
import { feedsOf } from '../../src/render/feeds/feed.ts';
import { firstCall } from '../../src/render/guides/prose-text.ts';
import { facets, winners } from '../../src/render/json/facets.ts';
import { homeProps } from '../../src/render/props/pages.ts';
import { relatedProducts } from '../../src/render/props/product.ts';
import { productsProps } from '../../src/render/props/product-lists.ts';
import { boardPlaces, yearProps } from '../../src/render/props/week.ts';
import { liveExamples } from '../../src/render/reference/examples.ts';
import { shownPlaces } from '../../src/render/shared/leaderboard.ts';
import { launchPeriodData } from '../../src/render/structured-data/json-ld.ts';
import { filesOf } from '../content/content-folder.ts';
import { catalogIn, markdownAt } from '../support/catalog.ts';

/** Weeks 44 and 47, which is open, have votes in no launch; week 46 has some, and so has week 45 for one product. */
const catalog = catalogIn(
	filesOf({
		acme: { name: 'Acme', launches: { '2026-w44': 0, '2026-w45': 0, '2026-w46': 3, '2026-w47': 0 } },
		beta: { name: 'Beta', launches: { '2026-w44': 0, '2026-w45': 5, '2026-w46': 9, '2026-w47': 0 } },
		gamma: { name: 'Gamma', launches: { '2026-w44': 0 } },
	}),
);
const alone = (launches: Readonly<Record<string, number>>) => catalogIn(filesOf({ acme: { name: 'Acme', launches } }));
const [acme, , gamma] = catalog.products;
const [open, voted, , unvoted] = catalog.launch_periods;
if (!acme || !gamma || !open || !voted || !unvoted) throw new Error('The catalog has other products and weeks.');

describe('a week in which no launch has a score above 0', () => {
	test('has no winner in the files of agents, and no places', () => {
		const found = winners(catalog).map((each) => each.winners.map(({ product }) => product).join(' '));
		expect(found).toEqual(['', 'beta acme', 'beta acme', '']);
		expect(Object.keys(facets(catalog).columns)).toEqual(facetColumns);
		const weeks = [0, 0, 0, 0, 0, 1, 2, 3, 0, 3, 2, 2, 0, 0, 0, 3, 0, 0, 0, 0];
		expect(facets(catalog).columns.launch_numbers[0]).toEqual(weeks);
	});

	test('has no entry in the feed of first places and no winner in the calendar', () => {
		const titles = feedsOf(catalog)
			.find(({ name }) => name === 'winners')
			?.entries.map(({ title }) => title);
		expect(titles).toEqual(['Week 2026-w46: Beta', 'Week 2026-w45: Beta']);
		expect(weeksCalendar(catalog)?.match(/First: \w+/g)).toEqual(['First: Beta', 'First: Beta']);
	});

	test('gives no badge, and no place on a card', () => {
		const paths = ['/badges/acme/2026-w46.svg', '/badges/acme/2026-w45.svg'];
		expect(placesOf(catalog, acme).map(({ path }) => path)).toEqual(paths);
		expect(productCardSvg(productCardProps(catalog, acme))).toContain('#2 of week 46, 2026');
		expect(productCardSvg(productCardProps(catalog, gamma))).toContain('Launched on 26 October 2026');
		const card = launchPeriodCardSvg(launchPeriodCardProps(catalog, unvoted));
		expect(card).toContain('26 October – 1 November 2026, no votes yet');
		expect(card).not.toContain('Acme');
	});

	test('is passed over by movements', () => {
		const movementsIn = (period: typeof open) =>
			boardPlaces(catalog, period, shownPlaces(period)).map((place) => 'movement' in place && place.movement?.since);
		expect(movementsIn(open)).toEqual([undefined, undefined]);
		expect(movementsIn(voted)).toEqual(['2026-w45', '2026-w45']);
		expect(movementsIn(catalog.launch_periods[2] ?? open)).toEqual([undefined, undefined]);
	});

	test('is an unordered list without positions for search engines', () => {
		const { itemListOrder, itemListElement } = launchPeriodData('https://a.example', unvoted);
		expect(itemListOrder).toBe('https://schema.org/ItemListUnordered');
		expect(itemListElement.map(({ name, position }) => `${name} ${position}`)).toEqual([
			...['Acme undefined', 'Beta undefined', 'Gamma undefined'],
		]);
	});

	test('stands without numbers in Markdown', () => {
		const text = markdownAt(catalog, '/launches/2026-w44');
		expect(text).toContain('No votes yet\n\n| Product | Name |');
		expect(text).not.toMatch(/\| \d \| \[/);
		expect(markdownAt(catalog, '/launches')).toContain('| Week 2026-w44 | finished | 3 | No votes yet |');
		expect(markdownAt(catalog, '/products/acme')).toMatch(/\[2026-w44\]\([^)]+\) \| No votes yet \|/);
	});

	test('has no champion, no neighbours of a place and no example of a leaderboard', () => {
		const year = yearProps(catalog, '2026');
		expect(year.weeks.map(({ first }) => first?.product)).toEqual([undefined, 'beta', 'beta', undefined]);
		expect(year.champions).toMatchObject({ firsts: 2, highest: { week: { slug: '2026-w46' } } });
		expect(relatedProducts(catalog, acme).week?.slug).toBe('2026-w46');
		expect(relatedProducts(catalog, gamma).week).toBeUndefined();
		const today = alone({ '2026-w45': 1, '2026-w46': 0, '2026-w47': 0 });
		expect([liveExamples(today).week, firstCall(today).path]).toEqual(['2026-w45', '/api/launch_periods/2026-w45']);
	});

	test('gives no rank among all products', () => {
		const [group] = productsProps(catalog, 'score', 1).groups;
		const ranks = group?.items.map(({ name, best }) => `${name} ${best?.rank}`);
		expect(ranks).toEqual(['Beta 1', 'Acme 2', 'Gamma undefined']);
	});
});

describe('the front page', () => {
	const weeksOf = (shown: typeof catalog) => {
		const { lead, beside, latest } = homeProps(shown);
		return [lead, beside, latest].map((each) => each && `${each.slug}: ${each.places.length}`);
	};

	test('leads with the newest week once it has a score, and with the last one that has until then', () => {
		const started = alone({ '2026-w45': 1, '2026-w46': 0, '2026-w47': 1 });
		expect(weeksOf(started)).toEqual(['2026-w47: 1', '2026-w45: 1', '2026-w47: 1']);
		expect(weeksOf(catalog)).toEqual(['2026-w46: 2', '2026-w47: 2', '2026-w47: 2']);
	});

	test('of a board that never had a score shows its launches without numbers', () => {
		const never = alone({ '2026-w46': 0, '2026-w47': 0 });
		expect(weeksOf(never)).toEqual(['2026-w47: 1', undefined, '2026-w47: 1']);
		expect(markdownAt(never, '/')).toContain('## Week 2026-w47\n\nNo votes yet\n\n| Product |');
	});
});
