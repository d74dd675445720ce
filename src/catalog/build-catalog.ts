/**
 * Decides what is true on one date: which weeks have begun, which products are visible, who stands where.
 */
import type { z } from 'zod';
import type { Content } from '../content/read-content.ts';
import type { Entry, PlacedEntry } from '../content/read-entry.ts';
import type { launchPeriodFrontMatter } from '../content/schemas/launch-period.ts';
import type { ProductFrontMatter } from '../content/schemas/product.ts';
import type { Site } from '../content/schemas/site.ts';
import type { Catalog, Extras, LaunchPeriod, PeriodFacts, Placement, Product, Ranking } from './catalog.ts';
import { changesOf } from './changelog.ts';
import { makersOf } from './makers.ts';
import { inNameOrder } from './name-order.ts';
import { rankLaunches } from './rank-launches.ts';
import { scoreOf } from './score.ts';
import { validUntil } from './valid-until.ts';

/** What a catalog depends on beside its content. */
export interface BuildFacts {
	/** The build date, UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** When the content was read, in whole seconds since 1970; decides nothing else. */
	readonly builtAt: number;
	/** Base of absolute URLs; the one of `site.yaml` when not given. */
	readonly baseUrl?: string | undefined;
	/** What the build makes beside the rest; everything when not given. */
	readonly extras?: Extras | undefined;
}

const everything: Extras = { images: true, search: true, feeds: true };

export function buildCatalog(content: Content, { date, builtAt, baseUrl, extras = everything }: BuildFacts): Catalog {
	const { site } = content;
	const begun = new Map(
		content.launchPeriods
			.filter(({ frontMatter }) => frontMatter.starts_on <= date)
			.map((entry) => [entry.slug, periodFacts(entry, date)]),
	);
	const visible = content.products.flatMap((entry) => {
		const launches = approvedLaunches(entry.frontMatter, begun, site);
		const first = firstLaunchDate(entry.frontMatter, launches, date);
		return entry.frontMatter.discoverable && first ? [{ entry, launches, first }] : [];
	});
	const leaderboards = rankByPeriod(visible);
	const files = new Map(content.launchPeriods.map((entry) => [entry.slug, entry]));
	const products = inNameOrder(
		visible.map(({ entry, launches, first }): Product => {
			const placements = launches.sort((a, b) => (a.launch_period.starts_on < b.launch_period.starts_on ? 1 : -1));
			const { frontMatter } = entry;
			return {
				slug: entry.slug,
				source: entry.source,
				name: frontMatter.name,
				tagline: frontMatter.tagline,
				categories: frontMatter.categories,
				pricing_model: frontMatter.pricing_model,
				price_label: frontMatter.price_label,
				maker: frontMatter.maker,
				website_url: frontMatter.website_url,
				description: entry.body || undefined,
				reviews_count: frontMatter.reviews_count,
				average_rating: frontMatter.average_rating,
				first_launched_on: first,
				icon: iconOf(content, entry.slug),
				votes: placements.reduce((sum, { votes }) => sum + votes, 0),
				launches: placements,
			};
		}),
	);
	const launchPeriods = [...begun.values()]
		.sort((a, b) => (a.starts_on < b.starts_on ? 1 : -1))
		.map((period): LaunchPeriod => {
			const { body, source = '' } = files.get(period.slug) ?? {};
			const rankings = leaderboards.get(period.slug) ?? [];
			return { ...period, source, introduction: body || undefined, rankings };
		});
	const changes = changesOf(content.history, { products, launch_periods: launchPeriods });
	return {
		site,
		base_url: baseUrl ?? site.base_url,
		built_at: new Date(builtAt * 1_000).toISOString().replace('.000Z', 'Z'),
		date,
		valid_until: validUntil(content, date),
		extras,
		categories: inNameOrder(
			content.categories.map(({ slug, source, frontMatter: { name, description } }) => ({
				slug,
				source,
				name,
				description,
			})),
		),
		products,
		makers: makersOf(products),
		launch_periods: launchPeriods,
		upcoming_periods: content.launchPeriods
			.filter(({ slug }) => !begun.has(slug))
			.map(({ slug, frontMatter }) => ({ slug, ...frontMatter }))
			.sort((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
		icon_files: iconFiles(content, products),
		get fingerprint() {
			return changes.fingerprint();
		},
		get releases() {
			return changes.releases();
		},
		renamed: visible
			.flatMap(({ entry: { slug: to, frontMatter } }) => frontMatter.former_slugs.map((from) => ({ from, to })))
			.sort((a, b) => (a.from < b.from ? -1 : 1)),
		pages: content.pages.map(({ slug, source, frontMatter, body }) => ({ slug, source, ...frontMatter, body })),
	};
}

/** Without its file, whose path differs between machines. */
function iconOf({ icons }: Content, slug: string): Product['icon'] {
	const { fingerprint } = icons.get(slug) ?? {};
	return fingerprint === undefined ? undefined : { fingerprint };
}

function iconFiles({ icons }: Content, products: readonly Product[]): ReadonlyMap<string, string> {
	return new Map(
		products.flatMap(({ slug }): [string, string][] => {
			const { file } = icons.get(slug) ?? {};
			return file === undefined ? [] : [[slug, file]];
		}),
	);
}

/** A placement whose position is 0 until its week is ranked. */
type ApprovedLaunch = { -readonly [Field in keyof Placement]: Placement[Field] };

interface VisibleProduct {
	readonly entry: PlacedEntry<ProductFrontMatter>;
	readonly launches: ApprovedLaunch[];
	readonly first: string;
}

function periodFacts(
	{ slug, frontMatter }: Entry<z.output<typeof launchPeriodFrontMatter>>,
	date: string,
): PeriodFacts {
	return { slug, ...frontMatter, status: frontMatter.ends_on < date ? 'finished' : 'active' };
}

function approvedLaunches(
	{ launches }: ProductFrontMatter,
	begun: ReadonlyMap<string, PeriodFacts>,
	site: Site,
): ApprovedLaunch[] {
	return launches.flatMap((launch) => {
		const period = begun.get(launch.period);
		if (!launch.approved || !period) return [];
		const { votes, comments } = launch;
		return [{ launch_period: period, position: 0, score: scoreOf(launch, site.score), votes, comments }];
	});
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

/** The rankings of each period by its slug, best first; sets the positions of all launches. */
function rankByPeriod(products: readonly VisibleProduct[]): ReadonlyMap<string, Ranking[]> {
	const launched = products.flatMap(({ entry: { slug, frontMatter }, launches }) =>
		launches.map((launch) => {
			const { score, votes, comments } = launch;
			return { slug, name: frontMatter.name, tagline: frontMatter.tagline, score, votes, comments, launch };
		}),
	);
	const byPeriod = Map.groupBy(launched, ({ launch }) => launch.launch_period.slug);
	return new Map(
		[...byPeriod].map(([period, launches]) => [
			period,
			rankLaunches(launches).map(({ slug, name, tagline, score, votes, comments, launch }, index) => {
				launch.position = index + 1;
				return { position: index + 1, product: slug, name, tagline, score, votes, comments };
			}),
		]),
	);
}
