/** What the pages of weeks show: one week, its later places, the list of weeks and the archive of a year. */
import { placedLaunches } from '../../catalog/best-launches.ts';
import { type Catalog, type LaunchPeriod, type PeriodFacts, periodFacts, type Ranking } from '../../catalog/catalog.ts';
import { productsBySlug } from '../../catalog/product-groups.ts';
import type { Site } from '../../content/schemas/site.ts';
import { millisecondsPerDay } from '../../contract/data-files.ts';
import { maximumRankings } from '../../contract/limits.ts';
import {
	countPlaces,
	type DatedPlace,
	everyPlace,
	type Movement,
	movementOf,
	publishedPlaces,
	rankingHistory,
	type ShownPlace,
	shownPlaces,
	weeksByYear,
	winnerOf,
} from '../shared/leaderboard.ts';
import { type DiscussionLink, discussionLink } from '../shared/product-text.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type TileProps, tileOf } from './lists.ts';
import { categoriesOf } from './product.ts';

export interface WeekProps {
	readonly layout: Layout;
	/** With its published places. */
	readonly period: LaunchPeriod;
	/** The same places as the page shows them. */
	readonly places: readonly BoardPlace[];
	/** With those of withdrawn products. */
	readonly count: number;
	/** The week before it, if there is one. */
	readonly previous: NamedWeek | undefined;
	readonly next: NamedWeek | undefined;
	/** The winner of the week before it, while it is open. */
	readonly lastWinner: Ranking | undefined;
	/** Those of the day. The Markdown version doesn't have them. */
	readonly sponsors: Catalog['sponsors'];
}

type NamedWeek = Pick<PeriodFacts, 'slug' | 'name'>;

export function launchPeriodProps(catalog: Catalog, period: LaunchPeriod): WeekProps {
	const { launch_periods } = catalog;
	const index = launch_periods.indexOf(period);
	return {
		layout: layoutOf(catalog),
		period: { ...period, rankings: publishedPlaces(period.rankings) },
		places: boardPlaces(catalog, period, shownPlaces(period)),
		count: countPlaces(period),
		previous: named(launch_periods[index + 1]),
		next: named(launch_periods[index - 1]),
		lastWinner: lastWinner(catalog, period),
		sponsors: catalog.sponsors,
	};
}

/** The winner of the week that ended the day before an open one began. */
export function lastWinner({ launch_periods }: Catalog, open: LaunchPeriod | undefined): Ranking | undefined {
	if (open?.status !== 'active') return undefined;
	const before = launch_periods[launch_periods.indexOf(open) + 1];
	const isLast = before && Date.parse(open.starts_on) - Date.parse(before.ends_on) === millisecondsPerDay;
	return isLast ? winnerOf(before) : undefined;
}

const named = (period: PeriodFacts | undefined) => period && { slug: period.slug, name: period.name };

export type LaterPlacesProps = ReturnType<typeof laterPlacesProps>;

/** How many pages the places of a week take; at least one. */
export const pagesOfPlaces = (count: number): number => Math.max(1, Math.ceil(count / maximumRankings));

/** @param page - 2 and more. The count includes the places of withdrawn products. */
export function laterPlacesProps(catalog: Catalog, period: LaunchPeriod, page: number) {
	const count = countPlaces(period);
	const places = everyPlace(period).slice((page - 1) * maximumRankings, page * maximumRankings);
	return {
		layout: layoutOf(catalog),
		period: periodFacts(period),
		places: boardPlaces(catalog, period, places),
		/** The best score of the week, to which bars are drawn. */
		best: period.rankings[0]?.score ?? 0,
		page,
		pages: pagesOfPlaces(count),
		count,
	};
}

/** A place of a leaderboard with its product; without one, the product is withdrawn. */
export type BoardPlace = TakenPlace | Extract<ShownPlace, { product: undefined }>;

interface TakenPlace extends Ranking {
	readonly tile: TileProps;
	/** Only for a product that has been launched before. */
	readonly movement: Movement | undefined;
	/** Only for a product that has been launched three times or more. */
	readonly history: readonly DatedPlace[] | undefined;
	readonly discussion: DiscussionLink | undefined;
	/** The name of its main category. */
	readonly category: string | undefined;
}

/**
 * Where the votes of a week come from, for the note beside its scores.
 *
 * @param places - Those that the page shows.
 * @returns `undefined` where the links of launches say it, or it is not known of a week that is over.
 */
export function voteSource(
	{ vote_page }: Pick<Site, 'vote_page'>,
	{ status }: Pick<PeriodFacts, 'status'>,
	places: readonly BoardPlace[],
): 'vote_page' | 'github' | 'editors' | undefined {
	const taken = places.filter((place) => place.product !== undefined);
	const onGithub = taken.filter(({ discussion }) => discussion?.isCounted).length;
	if (vote_page === undefined && onGithub === 0) return 'editors';
	if (vote_page !== undefined) return status === 'active' ? 'vote_page' : undefined;
	return onGithub === taken.length ? 'github' : undefined;
}

export interface PlaceProps {
	readonly place: TakenPlace;
	/** The week. */
	readonly period: Pick<PeriodFacts, 'slug' | 'has_places'>;
	/** `front`: the first three are set large. `short`: only name and score, for the margin. */
	readonly kind: 'front' | 'plain' | 'short';
	/** 0-based, in the list. */
	readonly index: number;
	/** The highest score of the week. */
	readonly best: number;
	/** Whether votes and scores are the same in the whole list: then they are written once. */
	readonly isScore: boolean;
	/** Whether it is next to another one. */
	readonly half: boolean;
}

/** @param places - Some of the places of the week. */
export function boardPlaces(
	catalog: Catalog,
	{ slug }: Pick<LaunchPeriod, 'slug'>,
	places: readonly ShownPlace[],
): BoardPlace[] {
	const products = productsBySlug(catalog);
	return places.map((place) => {
		if (place.product === undefined) return place;
		const product = products.get(place.product);
		const launches = placedLaunches(product?.launches ?? []);
		const own = product?.launches.find(({ launch_period }) => launch_period.slug === slug);
		return {
			...place,
			tile: tileOf(product ?? { slug: place.product, name: place.name, icon: undefined }),
			movement: movementOf(launches, slug),
			history: rankingHistory(launches, slug),
			discussion: own && discussionLink(own),
			category: product && categoriesOf(catalog, product)[0]?.name,
		};
	});
}

export interface WeekSummary extends PeriodFacts {
	/** How many launches it has, those of withdrawn products included. */
	readonly count: number;
	/** How many of them are withdrawn. */
	readonly withdrawn: number;
	/** The best place whose product is not withdrawn; `undefined` in a week without places. */
	readonly first: FirstPlace | undefined;
}

export interface FirstPlace extends Pick<Ranking, 'position' | 'product' | 'name' | 'score'> {
	readonly tile: TileProps;
}

/** Few people plan more than two months ahead. */
export const mostComing = 7;

/** Two years of weeks fit on a page. */
const yearsInFull = 2;

export type LaunchPeriodsProps = ReturnType<typeof launchPeriodsProps>;

export const launchPeriodsProps = (catalog: Catalog) => ({
	layout: layoutOf(catalog),
	/** Weeks that have not begun, the next one first. */
	coming: catalog.upcoming_periods.slice(0, mostComing),
	/** The week that is open. */
	open: catalog.launch_periods.filter(({ status }) => status === 'active').map(periodFacts)[0],
	/** Weeks that are over, newest first: all of the newest years, and none of earlier ones, whose archives have them. */
	years: weeksByYear({ launch_periods: catalog.launch_periods.filter(({ status }) => status === 'finished') }).map(
		({ year, weeks }, index) => ({
			year,
			count: weeks.length,
			weeks: index < yearsInFull ? weeks.map((week) => summaryOf(catalog, week)) : [],
		}),
	),
});

function summaryOf(catalog: Catalog, period: LaunchPeriod): WeekSummary {
	const { length: withdrawn } = period.withdrawn;
	return { ...periodFacts(period), count: countPlaces(period), withdrawn, first: firstOf(catalog, period) };
}

function firstOf(catalog: Catalog, { has_places, rankings: [first] }: LaunchPeriod): FirstPlace | undefined {
	const product = first && has_places && productsBySlug(catalog).get(first.product);
	if (!first || !product) return undefined;
	const { position, name, score } = first;
	return { position, product: first.product, name, score, tile: tileOf(product) };
}

export type YearProps = ReturnType<typeof yearProps>;

/** The best of the weeks that are over. */
interface Champions {
	/** The products with the most first places, when they have more than one; the newest of them. */
	readonly mostFirsts: readonly FirstPlace[];
	/** How many first places each of them has. */
	readonly firsts: number;
	/** How many more products have as many. */
	readonly others: number;
	/** The highest score, with its week; the earliest of equal ones. */
	readonly highest: { readonly first: FirstPlace; readonly week: Pick<PeriodFacts, 'slug' | 'name'> } | undefined;
}

/** The weeks of a year, newest first, and the years before and after it that have weeks. */
export function yearProps(catalog: Catalog, year: string) {
	const years = weeksByYear(catalog);
	const index = years.findIndex((each) => each.year === year);
	const weeks = (years[index]?.weeks ?? []).map((week) => summaryOf(catalog, week));
	return {
		layout: layoutOf(catalog),
		year,
		/** Whether one of its weeks is open or to come. */
		isOpen:
			weeks.some(({ status }) => status === 'active') ||
			catalog.upcoming_periods.some(({ slug }) => slug.startsWith(year)),
		weeks,
		/** In all its weeks. */
		launches: weeks.reduce((sum, { count }) => sum + count, 0),
		champions: championsOf(weeks),
		previous: years[index + 1]?.year,
		next: years[index - 1]?.year,
	};
}

/** The most products that are named as tied in first places, newest first. */
const mostTied = 3;

function championsOf(weeks: readonly WeekSummary[]): Champions {
	const won = weeks.flatMap(({ slug, name, status, first }) =>
		status === 'finished' && first ? [{ week: { slug, name }, first }] : [],
	);
	const counts = [
		...Map.groupBy(
			won.filter(({ first }) => first.position === 1),
			({ first }) => first.product,
		).values(),
	];
	const most = Math.max(0, ...counts.map((entries) => entries.length));
	const tied = most > 1 ? counts.filter((entries) => entries.length === most) : [];
	return {
		mostFirsts: tied.slice(0, mostTied).flatMap(([newest]) => (newest ? [newest.first] : [])),
		firsts: most,
		others: Math.max(0, tied.length - mostTied),
		// A score of zero is not the highest.
		highest: won.reduce<(typeof won)[number] | undefined>(
			(best, entry) => (entry.first.score > 0 && !(best && best.first.score > entry.first.score) ? entry : best),
			undefined,
		),
	};
}
