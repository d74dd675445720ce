/**
 * What has changed from release to release. Builds know the present content only, so an editor commits what was published
 * before: `content/releases.json`, which `npm run close -- --all` writes. It keeps fingerprints of each product, which show
 * what has changed since.
 */
import { fingerprint, fingerprintLength } from '../content/fingerprint.ts';
import { type ChangeKind, changeKinds, type History } from '../content/schemas/record.ts';
import type { Catalog, Product, Release } from './catalog.ts';
import { once } from './once.ts';

export { fingerprint };

type State = Pick<History, 'products' | 'launch_periods' | 'corrected'>;
type Published = Pick<Catalog, 'products' | 'launch_periods' | 'renamed'>;

/** The number of releases that are kept. The oldest are dropped. */
const maximumReleases = 100;

/** The changes of a catalog, computed when they are first read: a check never reads them. */
export function changesOf(history: History | undefined, catalog: Published) {
	// Kinds take as long as the rest, and only those of changed products are needed.
	const state = once(() => stateOf(catalog, wholeState));
	return {
		/** The fingerprint of all published facts about products and weeks. It does not depend on the base URL. */
		fingerprint: once(() => fingerprint(JSON.stringify(state()))),
		notedSince: history && (history.releases.at(-1)?.since ?? history.releases.at(-1)?.date ?? history.date),
		releases: once(() => (history ? releasesAfter(history, state(), catalog) : [])),
	};
}

/**
 * Everything that has changed, newest first: what is not recorded yet, then the releases of the file.
 *
 * A withdrawn product is listed once: among the removed ones of the release in which it was last withdrawn, so
 * that anyone who keeps a copy learns of it. The history of the file stays as it is.
 */
function releasesAfter(history: History, state: State, catalog: Published): Release[] {
	const pending = difference(history, state, catalog);
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
		const { added, changed, renamed, kinds } = release.products;
		const { opened, closed, corrected } = release.launch_periods;
		return {
			...release,
			products: {
				added: added.filter(isPublic),
				changed: changed.filter(isPublic),
				removed,
				renamed: renamed?.filter(({ from, to }) => removed.includes(from) && isPublic(to)),
				kinds: kinds && Object.fromEntries(Object.entries(kinds).filter(([slug]) => isPublic(slug))),
			},
			launch_periods: {
				opened: opened.filter(isWeek),
				closed: closed.filter(isWeek),
				corrected: corrected?.filter(isWeek),
			},
		};
	});
}

/**
 * The file once the present catalog is recorded.
 *
 * @param history - The file so far, whose date is not after that of the catalog.
 * @param records - Fingerprints of the records of closed weeks, by slug.
 * @returns `undefined` when nothing has changed since the last one.
 */
export function nextHistory(
	history: History | undefined,
	catalog: Published & Pick<Catalog, 'date'>,
	records: Readonly<Record<string, string>> = {},
): History | undefined {
	const { date } = catalog;
	const state = stateOf(catalog, productState);
	const noted = { ...state, ...(Object.keys(records).length > 0 && { records }) };
	if (!history) return { date, ...noted, releases: [] };
	const changes = difference(history, state, catalog);
	if (!changes) {
		const isNoted = Object.entries(records).every(([slug, record]) => history.records?.[slug] === record);
		return knowsKinds(history) && isNoted ? undefined : { ...history, ...noted };
	}
	const releases = [{ since: history.date, date, ...changes }, ...history.releases];
	return { date, ...noted, releases: releases.slice(0, maximumReleases) };
}

/** @returns `undefined` when nothing has changed. */
function difference(before: State, after: State, { products: all, renamed }: Published): Changes | undefined {
	const slugsOf = (record: object) => Object.keys(record).sort();
	const stateOf = ({ products }: State, slug: string) => (Object.hasOwn(products, slug) ? products[slug] : undefined);
	const changed = bySlug(all).flatMap((product) => {
		const { slug } = product;
		const [old, present] = [stateOf(before, slug), stateOf(after, slug)];
		if (old === undefined || present === undefined || wholeOf(old) === wholeOf(present)) return [];
		return [{ slug, kinds: kindsOfChange(old, productState(product)) }];
	});
	const added = slugsOf(after.products).filter((slug) => !Object.hasOwn(before.products, slug));
	const removed = slugsOf(before.products).filter((slug) => !Object.hasOwn(after.products, slug));
	const isNew = new Set(added);
	const isGone = new Set(removed);
	const products = {
		added,
		changed: changed.map(({ slug }) => slug),
		removed,
		renamed: renamed.filter(({ from, to }) => isGone.has(from) && isNew.has(to)),
		kinds: Object.fromEntries(changed.flatMap(({ slug, kinds }) => (kinds ? [[slug, kinds]] : []))),
	};
	const turned = (status: 'active' | 'finished') =>
		slugsOf(after.launch_periods).filter(
			(slug) => after.launch_periods[slug] === status && before.launch_periods[slug] !== status,
		);
	const [old = {}, present = {}] = [before.corrected, after.corrected];
	const corrected = slugsOf({ ...old, ...present }).filter((slug) => old[slug] !== present[slug]);
	const launch_periods = { opened: turned('active'), closed: turned('finished'), corrected };
	const lists = [added, products.changed, removed, ...Object.values(launch_periods)];
	return lists.every((list) => list.length === 0) ? undefined : { products, launch_periods };
}

type Changes = Omit<Release, 'since' | 'date'>;

function stateOf({ products, launch_periods }: Published, stateOfProduct: (product: Product) => string): State {
	const corrected = bySlug(launch_periods).filter(({ corrections }) => corrections.length > 0);
	return {
		products: Object.fromEntries(bySlug(products).map((product) => [product.slug, stateOfProduct(product)])),
		launch_periods: Object.fromEntries(bySlug(launch_periods).map(({ slug, status }) => [slug, status])),
		...(corrected.length > 0 && {
			corrected: Object.fromEntries(
				corrected.map(({ slug, corrections }) => [slug, fingerprint(JSON.stringify(corrections))]),
			),
		}),
	};
}

/** Whether the state has kinds for every product. A state that was noted before there were kinds has none. */
const knowsKinds = ({ products }: State): boolean => Object.values(products).every((state) => wholeOf(state) !== state);

const bySlug = <Item extends { readonly slug: string }>(items: readonly Item[]): Item[] =>
	items.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

/** Hexadecimal digits for each kind. They decide which kinds have changed, not whether the product has. */
const kindLength = 6;

/** A fingerprint of everything that is published of a product: its state without the kinds. */
const wholeState = (product: Product): string => fingerprint(JSON.stringify(written(product)));

/** A fingerprint of everything that is published of a product, and one for each kind of change. */
function productState(product: Product): string {
	const published = written(product);
	return [
		fingerprint(JSON.stringify(published)),
		...changeKinds.map((kind) => fingerprint(JSON.stringify(partOf(published, kind))).slice(0, kindLength)),
	].join('');
}

/** The part of a state that differs whenever anything does. */
const wholeOf = (state: string): string => state.slice(0, fingerprintLength);

/** @returns `undefined` when one of the two was noted before there were kinds. */
function kindsOfChange(before: string, after: string): ChangeKind[] | undefined {
	if (before.length !== after.length) return undefined;
	const partAt = (state: string, index: number): string =>
		state.slice(fingerprintLength + index * kindLength, fingerprintLength + (index + 1) * kindLength);
	return changeKinds.filter((_kind, index) => partAt(before, index) !== partAt(after, index));
}

/** The published facts about a product, with the slugs of its weeks. */
function written({ source: _, icon, screenshot, screenshots, launches, ...facts }: Product) {
	const places = launches.map(({ launch_period, ...place }) => ({ launch_period: launch_period.slug, ...place }));
	// `JSON.stringify` leaves `undefined` out, so products without a screenshot keep the fingerprint they had before the field.
	return {
		...facts,
		icon: icon?.fingerprint,
		screenshot: screenshot && [screenshot.fingerprint, screenshot.alt],
		screenshots: screenshots?.map(({ fingerprint, alt }) => [fingerprint, alt]),
		launches: places,
	};
}

function partOf(published: ReturnType<typeof written>, kind: ChangeKind): unknown {
	const { slug: _, name, tagline, description, price_label, maker, votes, launches, ...facts } = published;
	if (kind === 'texts') return [name, tagline, description, price_label, maker];
	return kind === 'launches' ? [votes, launches] : facts;
}
