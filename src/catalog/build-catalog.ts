/**
 * Decides what is true on one date: which weeks have begun, which products are visible, and their places.
 */

import { iconOf } from '../content/pictures.ts';
import type { Content } from '../content/read-content.ts';
import type { Entry } from '../content/read-entry.ts';
import type { ClosedPeriod } from '../content/records.ts';
import { ownValues } from '../content/schemas/own-fields.ts';
import type { ProductFrontMatter } from '../content/schemas/product.ts';
import type { RecordedPlace } from '../content/schemas/record.ts';
import type { Site } from '../content/schemas/site.ts';
import { compareTexts } from '../content/schemas/text.ts';
import { addDays, type LaunchPeriodFrontMatter } from '../content/schemas/week.ts';
import { sponsorsOf } from '../content/sponsors.ts';
import { homeName } from '../urls/paths.ts';
import {
	type Catalog,
	type Correction,
	type LaunchPeriod,
	makerFacts,
	type Page,
	type PeriodFacts,
	type Place,
	type Placement,
	type Product,
	type Ranking,
	type Screenshot,
} from './catalog.ts';
import { changesOf } from './changelog.ts';
import { facetValuesOf, ownListsOf } from './facets.ts';
import { inNameOrder } from './name-order.ts';
import { rankLaunches, scoreOf } from './ranking.ts';

/** The facts that a catalog depends on beside its content. */
export interface BuildFacts {
	/** The build date, UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** When the content was read, in whole seconds since 1970; decides nothing else. */
	readonly builtAt: number;
	/** Base of absolute URLs; the one of `site.yaml` when not given. */
	readonly baseUrl?: string | undefined;
	/** Whether the build draws cards and badges, as it does when not given. */
	readonly hasImages?: boolean | undefined;
	/** Who counts requests; the server when not given. */
	readonly rateLimit?: string | undefined;
	/** The version of this software. */
	readonly software?: string | undefined;
	/** Pages in addition to those of the content, in all of their languages. */
	readonly guides?: readonly Page[] | undefined;
}

export function buildCatalog(
	content: Content,
	{ date, builtAt, baseUrl, hasImages = true, rateLimit = 'server', software, guides = [] }: BuildFacts,
): Catalog {
	const discoverable = content.products.filter(({ frontMatter }) => frontMatter.discoverable);
	const weeks = rankWeeks(content, discoverable, date);
	const placements = placementsIn(weeks);
	const products = inNameOrder(
		discoverable.flatMap((entry) => visibleProduct(content, entry, placements.get(entry.slug) ?? [], date)),
	);
	const sponsors = sponsorsOf(content.sponsors, content.pictures.icon, date);
	const names = new Map(products.map(({ slug, name }) => [slug, name]));
	const launchPeriods = weeks.map(({ entry: { source, body }, facts, closed, rankings }): LaunchPeriod => {
		const beside = closed ? closedFacts(closed, rankings, names) : { withdrawn: [], corrections: [] };
		return { ...facts, source, introduction: body || undefined, rankings, ...beside };
	});
	const renamed = discoverable
		.filter(({ slug }) => names.has(slug))
		.flatMap(({ slug: to, frontMatter }) => frontMatter.former_slugs.map((from) => ({ from, to })))
		.sort((a, b) => (a.from < b.from ? -1 : 1));
	const pages = content.pages.map(({ slug, source, frontMatter, body }) => ({ slug, source, ...frontMatter, body }));
	const home = pages.find(({ slug }) => slug === homeName);
	const changes = changesOf(content.history, { products, launch_periods: launchPeriods, renamed });
	return {
		site: content.site,
		base_url: baseUrl ?? content.site.base_url,
		built_at: new Date(builtAt * 1_000).toISOString().replace('.000Z', 'Z'),
		date,
		valid_until: validUntil(content, date),
		has_images: hasImages,
		software,
		rate_limit: content.site.host === 'static' ? 'none' : rateLimit,
		categories: inNameOrder(
			content.categories.map(({ slug, source, frontMatter, body }) => {
				return { slug, source, ...frontMatter, introduction: body || undefined };
			}),
		),
		products,
		facets: facetValuesOf(products),
		own_lists: ownListsOf(content.site.fields, products),
		launch_periods: launchPeriods,
		upcoming_periods: content.launchPeriods
			.filter(({ frontMatter }) => frontMatter.starts_on > date)
			.map(({ slug, frontMatter: { name, starts_on, ends_on } }) => ({ slug, name, starts_on, ends_on }))
			.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
		picture_files: filesOf(content, [...products, ...sponsors]),
		get fingerprint() {
			return changes.fingerprint();
		},
		get releases() {
			return changes.releases();
		},
		noted_since: changes.notedSince,
		renamed,
		sponsors,
		synonyms: content.synonyms,
		pages: [...pages.filter((page) => page !== home), ...guidesFor(content.site, pages, guides)].sort((a, b) =>
			a.slug < b.slug ? -1 : 1,
		),
		home,
	};
}

/** The guides in the language of the board, or else in English. A page of the board takes the place of the guide of its name. */
function guidesFor({ lang }: Site, pages: readonly Page[], guides: readonly Page[]): Page[] {
	const own = new Set(pages.map(({ slug }) => slug));
	return [...Map.groupBy(guides, ({ slug }) => slug)]
		.filter(([slug]) => !own.has(slug))
		.flatMap(([, versions]) => {
			const found = versions.find((guide) => guide.lang === lang.split('-', 1)[0]);
			return found ? { ...found, lang: undefined } : versions.filter((guide) => guide.lang === 'en');
		});
}

/** @param launches - Its places, newest first. @returns None while it is not launched. */
function visibleProduct(
	content: Content,
	entry: Entry<ProductFrontMatter>,
	launches: readonly Placement[],
	date: string,
): Product[] {
	const { slug, source, frontMatter, body } = entry;
	const first_launched_on = firstLaunchDate(frontMatter, launches, date);
	if (first_launched_on === undefined) return [];
	const discussions = new Map(frontMatter.launches.map(({ period, discussion_url }) => [period, discussion_url]));
	const [screenshot, ...screenshots] = screenshotsOf(content, entry);
	const product = {
		slug,
		source,
		...makerFacts(frontMatter),
		description: body || undefined,
		reviews_count: frontMatter.reviews_count,
		average_rating: frontMatter.average_rating,
		first_launched_on,
		icon: iconOf(content.pictures.icon, slug),
		screenshot,
		screenshots: screenshots.length > 0 ? screenshots : undefined,
		own: ownValues(content.site.fields, frontMatter),
		votes: launches.reduce((sum, { votes }) => sum + votes, 0),
		launches: launches.map((launch) => ({ ...launch, discussion_url: discussions.get(launch.launch_period.slug) })),
	};
	return [product];
}

function screenshotsOf({ pictures }: Content, { slug, frontMatter }: Entry<ProductFrontMatter>): Screenshot[] {
	const { screenshot_alt, screenshots = [] } = frontMatter;
	const texts = [screenshot_alt, ...screenshots.map(({ alt }) => alt)];
	return (pictures.screenshot.get(slug) ?? []).map(({ fingerprint, width, height }, index) => {
		return { fingerprint, width, height, alt: texts[index] ?? '' };
	});
}

const filesOf = (
	{ pictures: { icon, screenshot } }: Content,
	products: readonly Pick<Product, 'slug'>[],
): ReadonlyMap<string, string> =>
	new Map(
		products
			.flatMap(({ slug }) => [...(icon.get(slug) ?? []), ...(screenshot.get(slug) ?? [])])
			.map(({ fingerprint, file }) => [fingerprint, file]),
	);

/** A week that has begun. */
interface RankedWeek {
	readonly entry: Entry<LaunchPeriodFrontMatter>;
	readonly facts: PeriodFacts;
	/** What is recorded of it once it is closed. */
	readonly closed: ClosedPeriod | undefined;
	readonly rankings: readonly Ranking[];
}

/** The weeks that have begun, newest first. A closed one has the places of its record, any other those of its figures. */
function rankWeeks(
	{ launchPeriods, closedPeriods, site }: Content,
	products: readonly Entry<ProductFrontMatter>[],
	date: string,
): RankedWeek[] {
	const bySlug = new Map(products.map((product) => [product.slug, product]));
	const approved = Map.groupBy(approvedLaunches(products, site), ({ period }) => period);
	return launchPeriods
		.filter(({ frontMatter }) => frontMatter.starts_on <= date)
		.sort((a, b) => (a.frontMatter.starts_on < b.frontMatter.starts_on ? 1 : -1))
		.map((entry): RankedWeek => {
			const { name, starts_on, ends_on } = entry.frontMatter;
			const status = ends_on < date ? 'finished' : 'active';
			const closed = status === 'finished' ? closedPeriods.get(entry.slug) : undefined;
			const rankings = closed
				? closed.places.flatMap((place) => recordedRanking(place, bySlug))
				: rankLaunches(approved.get(entry.slug) ?? []).map(rankingOf);
			const has_places = rankings.some(({ score }) => score > 0);
			return { entry, facts: { slug: entry.slug, name, starts_on, ends_on, status, has_places }, closed, rankings };
		});
}

function approvedLaunches(products: readonly Entry<ProductFrontMatter>[], { score: rule }: Site) {
	return products.flatMap(({ slug, frontMatter: { name, tagline, launches } }) =>
		launches.flatMap((launch) => {
			const { period, votes, comments } = launch;
			return launch.approved ? [{ period, slug, name, tagline, score: scoreOf(launch, rule), votes, comments }] : [];
		}),
	);
}

type ApprovedLaunch = ReturnType<typeof approvedLaunches>[number];

const rankingOf = ({ slug, name, tagline, score, votes, comments }: ApprovedLaunch, index: number): Ranking => {
	return { position: index + 1, product: slug, name, tagline, score, votes, comments };
};

/** A recorded place; none if its product is withdrawn. */
function recordedRanking(
	{ position, product = '', score, votes, comments }: RecordedPlace,
	products: ReadonlyMap<string, Entry<ProductFrontMatter>>,
): Ranking[] {
	const { name, tagline } = products.get(product)?.frontMatter ?? {};
	return name === undefined ? [] : [{ position, product, name, tagline, score, votes, comments }];
}

/** The places of each product, by its slug, newest first. */
function placementsIn(weeks: readonly RankedWeek[]): ReadonlyMap<string, readonly Placement[]> {
	const found = new Map<string, Placement[]>();
	for (const { facts: launch_period, rankings } of weeks) {
		for (const { product, position, score, votes, comments } of rankings) {
			const placements = found.get(product) ?? [];
			placements.push({ launch_period, position, score, votes, comments });
			found.set(product, placements);
		}
	}
	return found;
}

/** What is published of a closed week beside its places. @param names - Of the products that are public, by slug. */
function closedFacts(
	{ places, corrections }: ClosedPeriod,
	rankings: readonly Ranking[],
	names: ReadonlyMap<string, string>,
): Pick<LaunchPeriod, 'withdrawn' | 'corrections'> {
	const taken = new Set(rankings.map(({ position }) => position));
	const withdrawn = places.map(({ position }) => position).filter((position) => !taken.has(position));
	const current = new Map(rankings.map((ranking) => [ranking.product, placeOf(ranking)]));
	const published = corrections.flatMap(({ date, product, reason, before }, index): Correction[] => {
		const name = names.get(product);
		if (name === undefined) return [];
		const next = corrections.slice(index + 1).find((later) => later.product === product);
		return [{ date, product, name, reason, before, now: next ? next.before : current.get(product) }];
	});
	published.sort((a, b) => compareTexts(a.date, b.date) || compareTexts(a.product, b.product));
	return { withdrawn, corrections: published };
}

const placeOf = ({ position, score, votes, comments }: Ranking): Place => ({ position, score, votes, comments });

/** The explicit date, else the first day of the earliest launch; `undefined` while the product is not launched. */
function firstLaunchDate(
	{ first_launched_on }: ProductFrontMatter,
	launches: readonly Placement[],
	date: string,
): string | undefined {
	if (first_launched_on !== undefined && first_launched_on <= date) return first_launched_on;
	return launches.at(-1)?.launch_period.starts_on;
}

/**
 * The first day on which the same content gives another catalog: a week or a sponsor begins, the day after
 * its last, or a discoverable product reaches the date on which it says it was launched. Exact, not only a bound: on each of these days
 * something that is published differs, and on no day before.
 *
 * @param date - The build date, UTC, `YYYY-MM-DD`.
 * @returns The instant at which that day begins, `YYYY-MM-DDT00:00:00Z`; `null` when no such day is to come.
 */
export function validUntil({ launchPeriods, products, sponsors }: Content, date: string): string | null {
	const days = [
		...launchPeriods.flatMap(({ frontMatter: { starts_on, ends_on } }) => [starts_on, addDays(ends_on, 1)]),
		...sponsors.flatMap(({ frontMatter: { from, until } }) => [from, addDays(until, 1)]),
		...products.flatMap(({ frontMatter: { discoverable, first_launched_on } }) =>
			discoverable && first_launched_on !== undefined ? [first_launched_on] : [],
		),
	];
	const [next] = days.filter((day) => day > date).sort();
	return next === undefined ? null : `${next}T00:00:00Z`;
}
