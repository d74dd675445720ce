import { describe, expect, test } from 'vitest';
import type { Catalog, LaunchPeriod } from '../../../src/catalog/catalog.ts';
import { fillIn } from '../../../src/render/guides/prose-text.ts';
import { launchPeriodsMarkdown } from '../../../src/render/markdown/weeks.ts';
import {
	boardPlaces,
	laterPlacesProps,
	launchPeriodsProps,
	voteSource,
	yearProps,
} from '../../../src/render/props/week.ts';
import { everyPlace, shownPlaces } from '../../../src/render/shared/leaderboard.ts';
import { sitePages } from '../../../src/render/site-pages.ts';
import { filesOf } from '../../content/content-folder.ts';
import { catalogIn, catalogOf, periodOf, placementIn, rankingOf } from '../../support/catalog.ts';

const catalog = catalogIn(
	filesOf({
		acme: { launches: { '2026-w45': 5, '2026-w46': 9, '2026-w47': 300, '2025-w51': 4, '2024-w50': 1 } },
		beta: { launches: { '2026-w01': 50, '2025-w51': 7, '2025-w52': 7 } },
		// Approved for a week that has not begun.
		secret: { launches: { '2026-w48': 99 } },
	}),
);
const yearOf = (year: string) => yearProps(catalog, year);

describe('the archive of a year', () => {
	test('has the weeks whose slugs name it, and its neighbours', () => {
		expect(
			['2026', '2025', '2024']
				.map(yearOf)
				.map(({ year, weeks, previous, next }) => [year, weeks.length, previous, next]),
		).toEqual([
			['2026', 4, '2025', undefined],
			['2025', 2, '2024', '2026'],
			['2024', 1, undefined, '2025'],
		]);
	});

	test('has the product with the most first places and the highest score of weeks that are over', () => {
		expect(yearOf('2026').champions).toMatchObject({
			mostFirsts: [{ product: 'acme', position: 1 }],
			firsts: 2,
			others: 0,
			highest: { first: { product: 'beta', score: 50 }, week: { slug: '2026-w01' } },
		});
	});

	test('has no champion by first places where nobody has two', () => {
		expect(yearOf('2024').champions).toMatchObject({ mostFirsts: [], highest: { first: { product: 'acme' } } });
	});

	test('is open while one of its weeks is', () => {
		expect([yearOf('2026').isOpen, yearOf('2025').isOpen]).toEqual([true, false]);
	});

	test('names three of many champions with as many first places, the newest', () => {
		const twice = (first: string, second: string) => ({ launches: { [first]: 9, [second]: 9 } });
		const tied = catalogIn(
			filesOf({
				a: twice('2026-w01', '2026-w40'),
				b: twice('2026-w41', '2026-w42'),
				c: twice('2026-w43', '2026-w44'),
				d: twice('2026-w45', '2026-w46'),
			}),
		);
		const { mostFirsts, firsts, others } = yearProps(tied, '2026').champions;
		expect([mostFirsts.map(({ product }) => product), firsts, others]).toEqual([['d', 'c', 'b'], 2, 1]);
	});
});

describe('the page of the weeks', () => {
	test('lists the weeks of two years that are over, and of earlier ones their number', () => {
		expect(launchPeriodsProps(catalog).open?.slug).toBe('2026-w47');
		expect(launchPeriodsProps(catalog).years.map(({ year, count, weeks }) => [year, count, weeks.length])).toEqual([
			['2026', 3, 3],
			['2025', 2, 2],
			['2024', 1, 0],
		]);
	});

	test('names the coming weeks with their days and nothing that waits for them', () => {
		const props = launchPeriodsProps(catalog);
		expect(props.coming).toEqual([
			{ slug: '2026-w48', name: 'Week 2026-w48', starts_on: '2026-11-23', ends_on: '2026-11-29' },
		]);
		expect(JSON.stringify(props) + launchPeriodsMarkdown(props)).not.toContain('secret');
	});
});

describe('the later places of a week', () => {
	const crowded = catalogIn(
		filesOf(
			Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`p${index}`, { launches: { '2026-w46': index } }])),
		),
	);
	const [week] = crowded.launch_periods.filter(({ slug }) => slug === '2026-w46');

	test('stand on pages of fifty, each place on one', () => {
		if (!week) throw new Error('There is no week.');
		const paths = sitePages(crowded).flatMap(({ component, path }) =>
			component === 'week/LaterPlacesPage' ? [path] : [],
		);
		expect(paths).toEqual(['/launches/2026-w46/page/2', '/launches/2026-w46/page/3']);
		const pages = [2, 3].map((page) => laterPlacesProps(crowded, week, page));
		expect(pages.flatMap(({ places }) => places.map(({ position }) => position))).toEqual(
			Array.from({ length: 70 }, (_, index) => index + 51),
		);
		expect(pages[0]).toMatchObject({ best: 119, count: 120, pages: 3 });
	});

	test('have those of withdrawn products among them', () => {
		if (!week) throw new Error('There is no week.');
		const rankings = week.rankings.filter(({ position }) => ![51, 120].includes(position));
		const places = everyPlace({ rankings, withdrawn: [51, 120] });
		expect(places.map(({ position }) => position)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
		expect([places[50]?.product, places[119]?.product]).toEqual([undefined, undefined]);
	});
});

const launchWeeks = ['2026-w47', '2026-w46', '2026-w40'] as const;

/** A week whose first two places are product 1 and 2, with a withdrawn third. */
const weekOf = (slug: string): LaunchPeriod =>
	periodOf(slug, { rankings: [1, 2].map((at) => rankingOf(at, `product-${at}`, 9 - at, `P${at}`)), withdrawn: [3] });

/** Product 1 stood in places 1, 4 and 6; product 2 is there for the first time. */
function exampleCatalog(): Catalog {
	const catalog = catalogOf(['P1', 'P2']);
	const products = catalog.products.map((product) => {
		const isFirst = product.slug === 'product-1';
		const places = isFirst ? [1, 4, 6] : [2];
		const launches = places.map((position, index) => placementIn(launchWeeks[index] ?? '', position));
		return { ...product, launches };
	});
	return { ...catalog, products, launch_periods: launchWeeks.map(weekOf) };
}

describe('boardPlaces', () => {
	const catalog = exampleCatalog();
	const period = weekOf(launchWeeks[0]);

	test('only link to a discussion at another host', () => {
		const launch = { votes: 9, discussion_url: 'https://www.forum.example:8443/t/1' };
		const discussed = catalogIn(filesOf({ acme: { launches: { '2026-w47': launch } } }));
		const [week = period] = discussed.launch_periods;
		const discussion = { url: launch.discussion_url, text: 'Discuss at forum.example:8443', isCounted: false };
		expect(boardPlaces(discussed, week, shownPlaces(week))).toMatchObject([{ discussion, category: 'TOOLS' }]);
		expect(fillIn(discussed, 'Order. {votes_source}')).toBe('Order. Editors enter the votes and comments.');
	});

	test('say where readers vote on the site only while they can, and on GitHub only if each launch has a discussion there', () => {
		const launch = { votes: 9, discussion_url: 'https://github.com/acme/board/issues/1' };
		const source = (files: Parameters<typeof filesOf>[0], week: object = {}, site = {}) => {
			const own = catalogIn(filesOf(files));
			const [newest = period] = own.launch_periods;
			const places = boardPlaces(own, newest, shownPlaces(newest));
			return voteSource(site, { ...newest, status: 'active', ...week }, places);
		};
		const one = { acme: { launches: { '2026-w47': launch } } };
		const two = { ...one, beta: { launches: { '2026-w47': 3 } } };
		const over = { status: 'finished' };
		const own = { vote_page: '/vote' };
		expect([source(one), source(two), source(one, over)]).toEqual(['github', undefined, 'github']);
		expect(source(two, over)).toBeUndefined();
		expect([source(two, {}, own), source(two, over, own)]).toEqual(['vote_page', undefined]);
		expect(source({ beta: { launches: { '2026-w47': 3 } } })).toBe('editors');
		expect(fillIn({ ...catalog, site: { ...catalog.site, ...own } }, 'Order. {votes_source}')).toBe(
			'Order. Readers vote on [the voting page](/vote).',
		);
	});

	test('say how they have moved, and nothing on the page of an earlier week of what came later', () => {
		const [last] = boardPlaces(catalog, period, shownPlaces(period));
		expect(last).toMatchObject({ movement: { up: 3, since: '2026-w46' }, history: [{}, {}, { position: 1 }] });
		const earlier = weekOf(launchWeeks[1]);
		const [first] = boardPlaces(catalog, earlier, shownPlaces(earlier));
		expect(first).toMatchObject({ movement: { up: 2, since: '2026-w40' }, history: undefined });
	});
});
