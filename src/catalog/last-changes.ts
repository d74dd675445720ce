/**
 * The day since which each page has been the same, for search engines. It comes from the releases that editors have noted: no
 * repository is asked, because hosts clone it without its history.
 */

import { addDays } from '../content/schemas/week.ts';
import type { Catalog, LaunchPeriod, PeriodFacts, Product, Release } from './catalog.ts';
import { oncePer } from './once.ts';

/** `undefined` wherever a day is not known, and for what has changed after the last noted release. */
export interface LastChanges {
	readonly ofProduct: (product: Product) => string | undefined;
	/** The day since which a list has the same products, none of them changed. */
	readonly ofList: (products: readonly Product[]) => string | undefined;
	/** The day for a page that shows all weeks, or the newest one. */
	readonly ofWeeks: () => string | undefined;
	readonly ofWeek: (period: LaunchPeriod) => string | undefined;
	/** The day for the archive of a year, from its weeks. */
	readonly ofYear: (weeks: readonly LaunchPeriod[]) => string | undefined;
	/** The day for the changelog of the API. */
	readonly ofApi: () => string | undefined;
}

export function lastChanges(catalog: Catalog, apiChanged?: string): LastChanges {
	const { releases, noted_since, products, launch_periods, date } = catalog;
	const moved = releases.find(movesProducts)?.date;
	const noted = dayOfProducts(releases);
	const ofProduct = ({ slug, launches }: Product) => {
		const day = noted.has(slug) ? noted.get(slug) : noted_since;
		const turns = launches.map(({ launch_period }) => lastTurn(launch_period));
		return latest(date, [day, ...turns]);
	};
	const known = new Map(products.map((product) => [product.slug, ofProduct(product)]));
	// A long list has many pages.
	const ofList = oncePer((some: readonly Product[]) =>
		latest(date, [...some.map(({ slug }) => known.get(slug)), noted_since, ...(moved === undefined ? [] : [moved])]),
	);
	const ofWeeks = () => latest(date, [ofList(products), ...launch_periods.slice(0, 2).map(lastTurn)]);
	return {
		ofProduct: ({ slug }) => known.get(slug),
		ofList,
		ofWeeks,
		ofWeek: lastChangeOfWeek,
		// The first place of an open week changes with the products.
		ofYear: (weeks) =>
			weeks.some(({ status }) => status === 'active') ? ofWeeks() : latest(date, weeks.map(lastChangeOfWeek)),
		ofApi: () => latest(date, [apiChanged]),
	};
}

/** The order of a week stays as it was when the week ended, until it is corrected. When a product was withdrawn is not known. */
export function lastChangeOfWeek({ status, ends_on, corrections, withdrawn }: LaunchPeriod): string | undefined {
	if (status === 'active' || withdrawn.length > 0) return undefined;
	return corrections.at(-1)?.date ?? addDays(ends_on, 1);
}

/** The last release that has each product, by slug; `undefined` for one that is not noted yet. */
function dayOfProducts(releases: readonly Release[]): ReadonlyMap<string, string | undefined> {
	const days = new Map<string, string | undefined>();
	for (const { date, products } of releases.toReversed()) {
		for (const slug of [...products.added, ...products.changed]) days.set(slug, date ?? undefined);
	}
	return days;
}

/** Whether a product may have left a list: it is gone, or has another category, price or maker. */
const movesProducts = ({ products: { removed, changed, kinds } }: Release): boolean =>
	removed.length > 0 || changed.some((slug) => kinds?.[slug]?.some((kind) => kind !== 'launches') ?? true);

/** The day on which a week began, or the one after it ended. Hundreds of products have each week in common. */
const lastTurn = oncePer(({ status, starts_on, ends_on }: PeriodFacts): string =>
	status === 'active' ? starts_on : addDays(ends_on, 1),
);

/** The last of some days; `undefined` where one is not known, or after the day of the build. */
function latest(today: string, days: readonly (string | null | undefined)[]): string | undefined {
	let last = '';
	for (const day of days) {
		if (day === undefined || day === null || day > today) return undefined;
		if (day > last) last = day;
	}
	return last || undefined;
}
