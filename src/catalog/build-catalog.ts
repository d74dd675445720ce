/**
 * Decides what is true on one date: which weeks have begun, which products are visible, and their places.
 */
import type { ProductPicture } from '../content/pictures.ts';
import type { Content } from '../content/read-content.ts';
import type { Entry } from '../content/read-entry.ts';
import type { ProductFrontMatter } from '../content/schemas/product.ts';
import type { Site } from '../content/schemas/site.ts';
import { addDays, type LaunchPeriodFrontMatter } from '../content/schemas/week.ts';
import {
	type Catalog,
	type LaunchPeriod,
	makerFacts,
	type Page,
	type PeriodFacts,
	type Placement,
	type Product,
	type Ranking,
} from './catalog.ts';
import { changesOf } from './changelog.ts';
import { type ClosedWeeks, closedWeeks } from './closed-weeks.ts';
import { facetsOf } from './facets.ts';
import { inNameOrder } from './name-order.ts';
import { type RankedLaunch, rankLaunches, scoreOf } from './ranking.ts';

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
	/** Pages in addition to those of the content. */
	readonly guides?: readonly Page[] | undefined;
}

export function buildCatalog(
	content: Content,
	{ date, builtAt, baseUrl, hasImages = true, rateLimit = 'server', guides = [] }: BuildFacts,
): Catalog {
	const begun = new Map(
		content.launchPeriods
			.filter(({ frontMatter }) => frontMatter.starts_on <= date)
			.map((entry) => [entry.slug, periodFacts(entry, date)]),
	);
	const closed = closedWeeks(content, begun);
	const visible = content.products.flatMap((entry) => {
		const launches = approvedLaunches(entry, begun, closed, content.site);
		const first = firstLaunchDate(entry.frontMatter, launches, date);
		return entry.frontMatter.discoverable && first ? [{ entry, launches, first }] : [];
	});
	const leaderboards = rankByPeriod(visible, closed);
	const products = inNameOrder(visible.map((product) => productOf(content, product)));
	const names = new Map(products.map(({ slug, name }) => [slug, name]));
	const launchPeriods = content.launchPeriods
		.flatMap(({ slug, source, body }): LaunchPeriod[] => {
			const facts = begun.get(slug);
			const rankings = leaderboards.get(slug) ?? [];
			if (!facts) return [];
			return [
				{ ...facts, source, introduction: body || undefined, rankings, ...closed.complete(slug, rankings, names) },
			];
		})
		.sort((a, b) => (a.starts_on < b.starts_on ? 1 : -1));
	const renamed = visible
		.flatMap(({ entry: { slug: to, frontMatter } }) => frontMatter.former_slugs.map((from) => ({ from, to })))
		.sort((a, b) => (a.from < b.from ? -1 : 1));
	const changes = changesOf(content.history, { products, launch_periods: launchPeriods, renamed });
	return {
		site: content.site,
		base_url: baseUrl ?? content.site.base_url,
		built_at: new Date(builtAt * 1_000).toISOString().replace('.000Z', 'Z'),
		date,
		valid_until: validUntil(content, date),
		has_images: hasImages,
		rate_limit: rateLimit,
		categories: inNameOrder(
			content.categories.map(({ slug, source, frontMatter }) => ({ slug, source, ...frontMatter })),
		),
		products,
		facets: facetsOf(products),
		launch_periods: launchPeriods,
		upcoming_periods: content.launchPeriods
			.filter(({ slug }) => !begun.has(slug))
			.map(({ slug, frontMatter: { name, starts_on, ends_on } }) => ({ slug, name, starts_on, ends_on }))
			.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
		icon_files: filesOf(content.icons, products),
		screenshot_files: filesOf(content.screenshots, products),
		get fingerprint() {
			return changes.fingerprint();
		},
		get releases() {
			return changes.releases();
		},
		noted_since: changes.notedSince,
		renamed,
		synonyms: content.synonyms,
		pages: [
			...content.pages.map(({ slug, source, frontMatter, body }) => ({ slug, source, ...frontMatter, body })),
			...guides,
		].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
	};
}

function productOf(content: Content, { entry, launches, first }: VisibleProduct): Product {
	const { slug, source, frontMatter, body } = entry;
	const placements = launches.sort((a, b) => (a.launch_period.starts_on < b.launch_period.starts_on ? 1 : -1));
	return {
		slug,
		source,
		...makerFacts(frontMatter),
		description: body || undefined,
		reviews_count: frontMatter.reviews_count,
		average_rating: frontMatter.average_rating,
		first_launched_on: first,
		icon: iconOf(content, slug),
		screenshot: screenshotOf(content, entry),
		votes: placements.reduce((sum, { votes }) => sum + votes, 0),
		launches: placements,
	};
}

/** The icon without the path of its file, which differs between machines. */
function iconOf({ icons }: Content, slug: string): Product['icon'] {
	const { fingerprint } = icons.get(slug) ?? {};
	return fingerprint === undefined ? undefined : { fingerprint };
}

function screenshotOf(
	{ screenshots }: Content,
	{ slug, frontMatter: { screenshot_alt: alt } }: Entry<ProductFrontMatter>,
): Product['screenshot'] {
	const picture = screenshots.get(slug);
	if (!picture || alt === undefined) return undefined;
	const { fingerprint, width, height } = picture;
	return { fingerprint, width, height, alt };
}

function filesOf(
	pictures: ReadonlyMap<string, ProductPicture>,
	products: readonly Product[],
): ReadonlyMap<string, string> {
	return new Map(
		products.flatMap(({ slug }): [string, string][] => {
			const { file } = pictures.get(slug) ?? {};
			return file === undefined ? [] : [[slug, file]];
		}),
	);
}

type Writable<Facts> = { -readonly [Field in keyof Facts]: Facts[Field] };

/** A placement. Its position comes from the record of a closed week, and is 0 until any other week is ranked. */
interface ApprovedLaunch extends Writable<Omit<Placement, 'launch_period'>> {
	readonly launch_period: Writable<PeriodFacts>;
}

interface VisibleProduct {
	readonly entry: Entry<ProductFrontMatter>;
	readonly launches: ApprovedLaunch[];
	readonly first: string;
}

/** The week has no places until it is ranked. */
function periodFacts({ slug, frontMatter }: Entry<LaunchPeriodFrontMatter>, date: string): Writable<PeriodFacts> {
	const { name, starts_on, ends_on } = frontMatter;
	return { slug, name, starts_on, ends_on, status: ends_on < date ? 'finished' : 'active', has_places: false };
}

function approvedLaunches(
	{ slug, frontMatter }: Entry<ProductFrontMatter>,
	begun: ReadonlyMap<string, Writable<PeriodFacts>>,
	closed: ClosedWeeks,
	site: Site,
): ApprovedLaunch[] {
	const open = frontMatter.launches.flatMap((launch): ApprovedLaunch[] => {
		const launch_period = begun.get(launch.period);
		if (!launch.approved || !launch_period || closed.has(launch.period)) return [];
		const { votes, comments, discussion_url } = launch;
		return [{ launch_period, position: 0, score: scoreOf(launch, site.score), votes, comments, discussion_url }];
	});
	const discussions = new Map(frontMatter.launches.map(({ period, discussion_url }) => [period, discussion_url]));
	const recorded = closed.placementsOf(slug).map((place): ApprovedLaunch => {
		return { ...place, discussion_url: discussions.get(place.launch_period.slug) };
	});
	return [...open, ...recorded];
}

/** The explicit date, else the first day of the earliest launch; `undefined` while the product is not launched. */
function firstLaunchDate(
	{ first_launched_on }: ProductFrontMatter,
	launches: readonly ApprovedLaunch[],
	date: string,
): string | undefined {
	if (first_launched_on !== undefined && first_launched_on <= date) return first_launched_on;
	return launches.map(({ launch_period }) => launch_period.starts_on).sort()[0];
}

/** The rankings of each period by its slug, the first place first. Sets the positions of all launches, and which weeks have places. */
function rankByPeriod(products: readonly VisibleProduct[], closed: ClosedWeeks): ReadonlyMap<string, Ranking[]> {
	const launched = products.flatMap(({ entry: { slug, frontMatter }, launches }) =>
		launches.map((launch) => {
			const { score, votes, comments } = launch;
			return { slug, name: frontMatter.name, tagline: frontMatter.tagline, score, votes, comments, launch };
		}),
	);
	for (const { score, launch } of launched) if (score > 0) launch.launch_period.has_places = true;
	const byPeriod = Map.groupBy(launched, ({ launch }) => launch.launch_period.slug);
	return new Map(
		[...byPeriod].map(([period, launches]) => [
			period,
			inRankedOrder(launches, closed.has(period)).map(({ slug, name, tagline, score, votes, comments, launch }) => {
				return { position: launch.position, product: slug, name, tagline, score, votes, comments };
			}),
		]),
	);
}

/** Orders a closed week by its recorded places, and any other week by its figures. */
function inRankedOrder<Launch extends RankedLaunch & { readonly launch: ApprovedLaunch }>(
	launches: readonly Launch[],
	isClosed: boolean,
): Launch[] {
	if (isClosed) return launches.toSorted((a, b) => a.launch.position - b.launch.position);
	const ranked = rankLaunches(launches);
	for (const [index, { launch }] of ranked.entries()) launch.position = index + 1;
	return ranked;
}

/**
 * The first day on which the same content gives another catalog: a week begins, the day after a week's last, or a
 * discoverable product reaches the date on which it says it was launched. Exact, not only a bound: on each of these days
 * something that is published differs, and on no day before.
 *
 * @param date - The build date, UTC, `YYYY-MM-DD`.
 * @returns The instant at which that day begins, `YYYY-MM-DDT00:00:00Z`; `null` when no such day is to come.
 */
export function validUntil({ launchPeriods, products }: Content, date: string): string | null {
	const days = [
		...launchPeriods.flatMap(({ frontMatter: { starts_on, ends_on } }) => [starts_on, addDays(ends_on, 1)]),
		...products.flatMap(({ frontMatter: { discoverable, first_launched_on } }) =>
			discoverable && first_launched_on !== undefined ? [first_launched_on] : [],
		),
	];
	const [next] = days.filter((day) => day > date).sort();
	return next === undefined ? null : `${next}T00:00:00Z`;
}
