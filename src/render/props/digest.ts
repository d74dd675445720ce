/** What the weekly digest shows: a closed week as a newsletter. */
import type { Catalog, LaunchPeriod, PeriodFacts, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { isoWeekSlug } from '../../routes/iso-week.ts';
import { type CorrectionGroup, correctionGroups } from '../corrections.ts';
import { newestFirst } from '../products-of.ts';
import { countPlaces, shownPlaces } from '../published-places.ts';
import { type BoardPlace, boardPlaces } from './places.ts';
import type { SiteFacts } from './product.ts';

export interface DigestProps extends SiteFacts {
	readonly period: Pick<LaunchPeriod, 'slug' | 'name' | 'starts_on' | 'ends_on' | 'introduction'>;
	/** The first ten, those of withdrawn products among them. */
	readonly places: readonly BoardPlace[];
	/** How many places the week has. */
	readonly count: number;
	/** Others that were new in the week. */
	readonly newest: readonly Pick<Product, 'slug' | 'name' | 'tagline'>[];
	/** The week after it, where editors have planned one. */
	readonly next: NextWeek | undefined;
	readonly corrections: readonly CorrectionGroup[];
}

interface NextWeek extends Pick<PeriodFacts, 'slug' | 'name' | 'ends_on'> {
	/** How many products have launched in it; `undefined` before it begins. */
	readonly count: number | undefined;
}

const most = { places: 10, newest: 5, introduction: 4_000 } as const;

/** Weeks that have a digest, newest first: those that are over and have places. */
export const digestWeeks = ({ launch_periods }: Pick<Catalog, 'launch_periods'>): LaunchPeriod[] =>
	launch_periods.filter(hasDigest);

/** The week of the newest digest; `undefined` where none has one, or the build leaves digests out. */
export const newestDigest = ({
	extras,
	launch_periods,
}: Pick<Catalog, 'extras' | 'launch_periods'>): LaunchPeriod | undefined =>
	extras.digests ? launch_periods.find(hasDigest) : undefined;

const hasDigest = ({ status, has_places }: LaunchPeriod): boolean => status === 'finished' && has_places;

/** Both files of each digest, as Astro wants them; none when the build leaves digests out. */
export const digestPages = oncePer((catalog: Catalog): { params: { slug: string }; props: DigestProps }[] =>
	catalog.extras.digests
		? digestWeeks(catalog).map((period) => ({ params: { slug: period.slug }, props: digestProps(catalog, period) }))
		: [],
);

export function digestProps(catalog: Catalog, period: LaunchPeriod): DigestProps {
	const { base_url, site } = catalog;
	const { slug, name, starts_on, ends_on, introduction = '' } = period;
	const places = boardPlaces(catalog, period, shownPlaces(period).slice(0, most.places));
	const shown = new Set(places.map(({ product }) => product));
	return {
		...{ base_url, site },
		// A long text would push the places out of sight, and the mail over what mail programs show of one.
		period: {
			...{ slug, name, starts_on, ends_on },
			introduction: introduction.length > most.introduction ? undefined : introduction || undefined,
		},
		places,
		count: countPlaces(period),
		newest: (newestByWeek(catalog).get(slug) ?? [])
			.filter((product) => !shown.has(product.slug))
			.slice(0, most.newest)
			.map(({ slug, name, tagline }) => ({ slug, name, tagline })),
		next: nextWeek(catalog, period),
		corrections: correctionGroups(period.corrections),
	};
}

/** The products that were first launched in each week, the last day first. */
const newestByWeek = oncePer(({ products }: Catalog): ReadonlyMap<string, readonly Product[]> => {
	const grouped = Map.groupBy(products, ({ first_launched_on }) => isoWeekSlug(first_launched_on));
	return new Map([...grouped].map(([slug, some]) => [slug, some.toSorted(newestFirst)]));
});

function nextWeek({ launch_periods, upcoming_periods }: Catalog, period: LaunchPeriod): NextWeek | undefined {
	const begun = launch_periods[launch_periods.indexOf(period) - 1];
	if (begun) return { slug: begun.slug, name: begun.name, ends_on: begun.ends_on, count: countPlaces(begun) };
	const [coming] = upcoming_periods;
	return coming && { slug: coming.slug, name: coming.name, ends_on: coming.ends_on, count: undefined };
}
