import { describe, expect, test } from 'vitest';
import type { Correction, LaunchPeriod, Place } from '../../../src/catalog/catalog.ts';
import { lastChangeOfWeek } from '../../../src/catalog/last-changes.ts';
import { addDays } from '../../../src/content/schemas/week.ts';
import { feedsOf } from '../../../src/render/feeds/feed.ts';
import { atomDocument } from '../../../src/render/feeds/feed-files.ts';
import { winners } from '../../../src/render/json/facets.ts';
import { launchPeriodDetail } from '../../../src/render/json/responses.ts';
import { changes } from '../../../src/render/json/site-data.ts';
import {
	correctionGroups,
	correctionText,
	countPlaces,
	movementText,
	rankingHistory,
	shownPlaces,
	winnerOf,
} from '../../../src/render/shared/leaderboard.ts';
import { isoWeekSlug } from '../../../src/urls/iso-week.ts';
import { catalogOf, markdownAt, periodOf, placementIn, rankingOf } from '../../support/catalog.ts';

function place(position: number, votes: number, comments = 0, score = votes): Place {
	return { position, score, votes, comments };
}
type Change = Pick<Correction, 'before' | 'now'>;
const unknown: Change = { before: undefined, now: undefined };
function correction(product: string, change: Change, date = '2026-11-20'): Correction {
	return { date, product, name: product.toUpperCase(), reason: 'Counted *twice*.', ...change };
}

const ranking = (position: number) => rankingOf(position, `p${position}`, 100 - position, `P${position}`);
const week = periodOf('2026-w46', {
	rankings: [2, 3, 5, 49, 50, 51, 52].map(ranking),
	withdrawn: [1, 4, 53],
	corrections: [correction('p2', { before: place(2, 99), now: place(2, 98) })],
});
const catalog = { ...catalogOf([]), launch_periods: [week] };

describe('correctionText', () => {
	const sentences: Readonly<Record<string, Change>> = {
		'has 200 votes; it was published with 214 votes': { before: place(1, 214), now: place(1, 200, 0, 214) },
		'has 200 votes, 2 comments, and a score of 200; it was published with 1,214 votes, 1 comment, and a score of 1,214':
			{ before: place(1, 1214, 1), now: place(1, 200, 2) },
		'moves from place 3 to place 1': { before: place(3, 5), now: place(1, 5) },
		'has 6 votes; it was published with 5 votes, and moves from place 3 to place 1': {
			before: place(3, 5, 0, 9),
			now: place(1, 6, 0, 9),
		},
		'was corrected': { before: place(3, 5), now: place(3, 5) },
		'is added in place 4, with 20 votes, 0 comments, and a score of 20': { before: undefined, now: place(4, 20) },
		'is no longer ranked; it was published in place 1': { before: place(1, 9), now: undefined },
	};

	test.for(Object.entries(sentences))('says %s', ([words, change]) => {
		expect(correctionText(change, 'Acme')).toBe(`Acme ${words}.`);
	});

	test('stands in groups of one day and reason, figures before places', () => {
		const moved = (product: string, from: number, to: number) =>
			correction(product, { before: place(from, 1), now: place(to, 1) });
		const figures = correction('d', { before: place(1, 9), now: place(3, 1) });
		const earlier = correction('z', unknown, '2026-11-18');
		const groups = correctionGroups([earlier, moved('a', 3, 2), moved('b', 2, 1), figures]);
		const found = groups.map(({ date, corrections }) => `${date} ${corrections.map(({ product }) => product)}`);
		expect(found).toEqual(['2026-11-18 z', '2026-11-20 d,b,a']);
	});
});

describe('a closed week', () => {
	test('has no withdrawn place in the API, and none above 50', () => {
		const { rankings } = launchPeriodDetail(catalog, week);
		expect(rankings.map(({ position }) => position)).toEqual([2, 3, 5, 49, 50]);
	});

	test('gives agents the first three places, not the first three products', () => {
		expect(winners(catalog).map((each) => each.winners.map(({ position }) => position))).toEqual([[2, 3]]);
	});

	test('shows withdrawn places without a name', () => {
		expect(shownPlaces(week).map(({ position, product }) => product ?? position)).toEqual([
			...[1, 'p2', 'p3', 4, 'p5', 'p49', 'p50'],
		]);
		expect(countPlaces(week)).toBe(10);
		expect(winnerOf(week)).toBeUndefined();
		expect(winnerOf({ ...week, rankings: [ranking(1)] })?.product).toBe('p1');
	});

	test('shows both in its Markdown', () => {
		const text = markdownAt(catalog, `/launches/${week.slug}`);
		expect(text).toContain('\n| 1 | Withdrawn |  |  |  |  |  |\n| 2 | [p2](');
		expect(text).toContain('The first 7 of 10.');
		expect(text).toContain(
			'## Corrections\n\n- Corrected on 2026-11-20: [p2](https://catalog.example/products/p2.md) has 98 votes and a score of 98; it was published with 99 votes and a score of 99. Reason: Counted \\*twice\\*.\n',
		);
	});

	test('shows both in its feed entry', () => {
		const feed = feedsOf(catalog).find(({ name }) => name === 'winners');
		expect(feed?.entries[0]).toMatchObject({
			title: 'Week 46: first place withdrawn',
			summary:
				'1. withdrawn, 2. P2 (98 points), 3. P3 (97 points). Corrected on 20 November 2026: P2 has 98 votes and a score of 98; it was published with 99 votes and a score of 99. Reason: Counted *twice*.',
			date: '2026-11-16',
			corrected: '2026-11-20',
		});
		expect(feed && atomDocument(catalog, feed).match(/<updated>2026-11-20/g)).toHaveLength(2);
	});

	test('names five products of a correction in its feed entry', () => {
		const many = [1, 2, 3, 4, 5, 6, 7].map((number) => correction(`p${number}`, unknown));
		const [, feed] = feedsOf({ ...catalog, launch_periods: [{ ...week, corrections: many }] });
		expect(feed?.entries[0]?.summary).toContain('P5 was corrected. 2 more products moved. Reason:');
	});

	test('has the day of its last change in the site map, as far as it is known', () => {
		const lastmod = (changed: Partial<LaunchPeriod>) => lastChangeOfWeek({ ...week, ...changed });
		expect(lastmod({})).toBeUndefined();
		expect(lastmod({ withdrawn: [] })).toBe('2026-11-20');
		expect(lastmod({ withdrawn: [], corrections: [] })).toBe('2026-11-16');
		expect(lastmod({ withdrawn: [], status: 'active' })).toBeUndefined();
	});

	test('stands with its corrections in /data/changes.json', () => {
		const corrections = [correction('p2', { before: undefined, now: place(2, 99) })];
		expect(changes({ ...catalog, launch_periods: [{ ...week, corrections }] })).toMatchObject({
			...{ fingerprint: catalog.fingerprint, releases: [] },
			corrections: [
				{
					...{ launch_period: '2026-w46', date: '2026-11-20', product: 'p2', reason: 'Counted *twice*.' },
					...{ before: null, now: { position: 2, score: 99, votes: 99, comments: 0 } },
				},
			],
		});
	});
});

test('rankingHistory holds the latest 52 launches at most', () => {
	const weeks = Array.from({ length: 80 }, (_, week) => addDays('2026-11-16', -7 * week));
	const launches = weeks.map((monday, index) => placementIn(isoWeekSlug(monday), 80 - index));
	const history = rankingHistory(launches, '2026-w47');
	expect([history?.length, history?.[0]?.position, history?.at(-1)?.position]).toEqual([52, 29, 80]);
});

test('movementText says how many places and since which week, with the year where it is another', () => {
	expect(movementText({ up: 3, since: '2026-w46' }, '2026-w47')).toBe('up 3 places since week 46');
	expect(movementText({ up: -1_204, since: '2026-w02' }, '2026-w47')).toBe('down 1,204 places since week 2');
	expect(movementText({ up: 0, since: '2025-w50' }, '2026-w01')).toBe('same place as in week 50 of 2025');
});
