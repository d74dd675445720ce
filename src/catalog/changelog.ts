/**
 * What has changed from release to release. Builds know the present content only, so an editor commits what was published
 * before: `content/releases.json`, which `npm run snapshot` writes.
 */
import { fingerprint } from '../content/fingerprint.ts';
import type { History } from '../content/schemas/history.ts';
import type { Catalog, LaunchPeriod, Product, Release } from './catalog.ts';
import { once } from './once.ts';

type State = Pick<History, 'products' | 'launch_periods'>;

/** More releases than that are forgotten, the oldest first. */
const maximumReleases = 100;

/** What depends on the whole text of every product: computed when somebody wants it, which a check does not. */
export function changesOf(history: History | undefined, catalog: Pick<Catalog, 'products' | 'launch_periods'>) {
	const state = once(() => stateOf(catalog));
	return {
		/** Of everything that is published of products and weeks, whatever the base URL: another one means that something changed. */
		fingerprint: once(() => fingerprint(JSON.stringify(state()))),
		releases: once(() => (history ? releasesAfter(history, state()) : [])),
	};
}

/**
 * Everything that has changed, newest first: what no snapshot holds yet, then the releases of the file.
 *
 * A product that is withdrawn stands once in all of them: among the removed ones of the release in which it went last, so
 * that anyone who keeps a copy learns of it. The history of the file stays as it is.
 */
function releasesAfter(history: History, state: State): Release[] {
	const pending = difference(history, state);
	return withoutWithdrawn(
		[...(pending ? [{ since: history.date, date: null, ...pending }] : []), ...history.releases],
		state,
	);
}

/** @param releases - Newest first. */
function withoutWithdrawn(releases: readonly Release[], { products, launch_periods }: State): Release[] {
	const listed = new Set<string>();
	const isPublic = (slug: string) => Object.hasOwn(products, slug);
	const isWeek = (slug: string) => Object.hasOwn(launch_periods, slug);
	return releases.map((release) => {
		const removed = release.products.removed.filter((slug) => isPublic(slug) || !listed.has(slug));
		for (const slug of removed) listed.add(slug);
		return {
			...release,
			products: {
				added: release.products.added.filter(isPublic),
				changed: release.products.changed.filter(isPublic),
				removed,
			},
			launch_periods: {
				opened: release.launch_periods.opened.filter(isWeek),
				closed: release.launch_periods.closed.filter(isWeek),
			},
		};
	});
}

/**
 * The file after a snapshot of the present catalog.
 *
 * @param history - The file so far, whose date is not after that of the catalog.
 * @returns `undefined` when nothing has changed since the last one.
 */
export function nextHistory(
	history: History | undefined,
	catalog: Pick<Catalog, 'date' | 'products' | 'launch_periods'>,
): History | undefined {
	const { date } = catalog;
	const state = stateOf(catalog);
	if (!history) return { date, ...state, releases: [] };
	const changes = difference(history, state);
	if (!changes) return undefined;
	const releases = [{ since: history.date, date, ...changes }, ...history.releases];
	return { date, ...state, releases: releases.slice(0, maximumReleases) };
}

function difference(before: State, after: State): Omit<Release, 'since' | 'date'> | undefined {
	const slugsOf = (record: object) => Object.keys(record).sort();
	const products = {
		added: slugsOf(after.products).filter((slug) => !Object.hasOwn(before.products, slug)),
		changed: slugsOf(after.products).filter(
			(slug) => Object.hasOwn(before.products, slug) && before.products[slug] !== after.products[slug],
		),
		removed: slugsOf(before.products).filter((slug) => !Object.hasOwn(after.products, slug)),
	};
	const turned = (status: 'active' | 'finished') =>
		slugsOf(after.launch_periods).filter(
			(slug) => after.launch_periods[slug] === status && before.launch_periods[slug] !== status,
		);
	const launch_periods = { opened: turned('active'), closed: turned('finished') };
	const isEmpty = [...Object.values(products), ...Object.values(launch_periods)].every((list) => list.length === 0);
	return isEmpty ? undefined : { products, launch_periods };
}

function stateOf({ products, launch_periods }: Pick<Catalog, 'products' | 'launch_periods'>): State {
	return {
		products: Object.fromEntries(bySlug(products).map((product) => [product.slug, fingerprint(written(product))])),
		launch_periods: Object.fromEntries(bySlug(launch_periods).map(({ slug, status }) => [slug, status])),
	};
}

/** What is published of a product, without what is true of its weeks. */
function written({ source: _, icon, launches, ...facts }: Product): string {
	const places = launches.map(({ launch_period, ...place }) => ({ launch_period: launch_period.slug, ...place }));
	return JSON.stringify({ ...facts, icon: icon?.fingerprint, launches: places });
}

const bySlug = <Item extends Product | LaunchPeriod>(items: readonly Item[]): Item[] =>
	items.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
