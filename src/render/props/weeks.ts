/** What pages of many weeks show: the list of weeks, and the archive of a year. */
import type { Catalog, LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { productsBySlug } from '../products-of.ts';
import { countPlaces } from '../published-places.ts';
import { weeksByYear, type YearOfWeeks } from '../weeks-by-year.ts';
import { type TileProps, tileOf } from './tile.ts';

export interface WeekSummary extends PeriodFacts {
	/** How many launches it has, those of withdrawn products included. */
	readonly count: number;
	/** How many of them are withdrawn. */
	readonly withdrawn: number;
	/** The best place whose product is not withdrawn; `undefined` in a week without places. */
	readonly first: FirstPlace | undefined;
}

export interface FirstPlace {
	readonly position: number;
	readonly product: string;
	readonly name: string;
	readonly score: number;
	readonly tile: TileProps;
}

export interface LaunchPeriodsProps {
	readonly frame: Frame;
	/** Weeks that have not begun, the next one first. */
	readonly coming: Catalog['upcoming_periods'];
	/** Newest first, with every week of the newest years. */
	readonly years: readonly ListedYear[];
}

interface ListedYear {
	readonly year: string;
	/** How many weeks it has. */
	readonly count: number;
	/** Newest first; none of earlier years, whose archives have them. */
	readonly weeks: readonly WeekSummary[];
}

/** Two months are as far as anybody plans; two years of weeks are a page. */
const [mostComing, yearsInFull] = [8, 2];

export const launchPeriodsProps = (catalog: Catalog): LaunchPeriodsProps => ({
	frame: frameOf(catalog),
	coming: catalog.upcoming_periods
		.slice(0, mostComing)
		.map(({ slug, name, starts_on, ends_on }) => ({ slug, name, starts_on, ends_on })),
	years: weeksByYear(catalog).map(({ year, weeks }, index) => ({
		year,
		count: weeks.length,
		weeks: index < yearsInFull ? weeks.map((week) => summaryOf(catalog, week)) : [],
	})),
});

function summaryOf(catalog: Catalog, period: LaunchPeriod): WeekSummary {
	const { slug, name, status, starts_on, ends_on, has_places, withdrawn } = period;
	return {
		slug,
		name,
		status,
		starts_on,
		ends_on,
		has_places,
		count: countPlaces(period),
		withdrawn: withdrawn.length,
		first: firstOf(catalog, period),
	};
}

function firstOf(catalog: Catalog, { has_places, rankings: [first] }: LaunchPeriod): FirstPlace | undefined {
	const product = first && has_places && productsBySlug(catalog).get(first.product);
	if (!first || !product) return undefined;
	const { position, name, score } = first;
	return { position, product: first.product, name, score, tile: tileOf(product) };
}

export interface YearProps {
	readonly frame: Frame;
	readonly year: string;
	/** Whether one of its weeks is open or to come. */
	readonly isOpen: boolean;
	/** Newest first. */
	readonly weeks: readonly WeekSummary[];
	/** Of all weeks. */
	readonly launches: number;
	readonly champions: Champions;
	/** The years before and after that have weeks. */
	readonly previous: string | undefined;
	readonly next: string | undefined;
}

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

/** The archive of every year, as Astro wants it. */
export function yearPages(catalog: Catalog): { params: { year: string }; props: YearProps }[] {
	const years = weeksByYear(catalog);
	return years.map((entry, index) => ({
		params: { year: entry.year },
		props: {
			...yearProps(catalog, entry),
			previous: years[index + 1]?.year,
			next: years[index - 1]?.year,
		},
	}));
}

function yearProps(catalog: Catalog, { year, weeks }: YearOfWeeks): Omit<YearProps, 'previous' | 'next'> {
	const summaries = weeks.map((week) => summaryOf(catalog, week));
	return {
		frame: frameOf(catalog),
		year,
		isOpen:
			weeks.some(({ status }) => status === 'active') ||
			catalog.upcoming_periods.some(({ slug }) => slug.startsWith(year)),
		weeks: summaries,
		launches: summaries.reduce((sum, { count }) => sum + count, 0),
		champions: championsOf(summaries),
	};
}

/** Of ties in first places, which would be a list of their own, the newest ones. */
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
		// Nothing is highest by a score of zero.
		highest: won.reduce<(typeof won)[number] | undefined>(
			(best, entry) => (entry.first.score > 0 && !(best && best.first.score > entry.first.score) ? entry : best),
			undefined,
		),
	};
}
