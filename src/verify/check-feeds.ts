/** A build with feeds has every feed, with the newest entries, which are the same in both formats. */
import { hasPlaces } from '../contract/places.ts';
import type { CorrectedWeek } from './check-corrections.ts';
import type { Leaderboard } from './check-launch-periods.ts';
import { linksInCalendar } from './inspect/links-in-feeds.ts';
import type { Resource } from './inspect/outcome.ts';
import { elementsIn } from './markup.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/** Weeks in the feed of first places. */
const longest = 50;
/** A feed of products has whole weeks: at least two, and as many as it takes to have 50 products. */
const [enough, fewestWeeks] = [50, 2];
const longestOfWeek = 250;
const longestCalendar = 52;
const mostComing = 8;
const missing = 'does not exist, though the site has feeds.';

interface Facts {
	readonly baseUrl: string | undefined;
	readonly products: ReadonlyMap<string, Resource>;
	readonly launchPeriods: ReadonlyMap<string, Leaderboard>;
	readonly correctedWeeks: ReadonlyMap<string, CorrectedWeek>;
}

/** The date of a page that a feed may list, and its place, where the contract shows one. */
interface Candidate {
	readonly instant: string;
	/** When it was corrected last. */
	readonly corrected?: string | undefined;
	readonly place?: number | undefined;
}

/** By the address of the page. */
type Candidates = ReadonlyMap<string, Candidate>;

export function checkFeeds(
	files: PublishedFiles,
	{ baseUrl, products, launchPeriods, correctedWeeks }: Facts,
	report: Report,
): void {
	if (baseUrl === undefined || !files.paths.list.some((path) => path.startsWith('/feeds/'))) return;
	const all = [...products.values()];
	const placeOf = placesIn([...launchPeriods.values()]);
	const checkProducts = (name: string, some: readonly Resource[]): void => {
		const candidates: Candidates = new Map(
			some.map(({ slug, first_launched_on: day }) => [
				`${baseUrl}/products/${slug}`,
				{ instant: `${day}T00:00:00Z`, place: placeOf(String(slug), String(day)) },
			]),
		);
		checkFeed(files, name, candidates, newestWeeks(candidates), report);
	};
	checkProducts('products', all);
	const ends = endsOf([...launchPeriods.values()], correctedWeeks, baseUrl);
	checkFeed(files, 'winners', ends, newestFirst(ends).slice(0, longest), report);
	const categories = files.paths.list.flatMap((path) => /^\/categories\/([^/]+)\.html$/.exec(path)?.[1] ?? []);
	const named = all.flatMap((product) => product['categories'] as string[]);
	for (const category of new Set([...categories, ...named])) {
		const placed = all.filter((product) => (product['categories'] as string[]).includes(category));
		checkProducts(`categories/${category}`, placed);
	}
	checkCalendar(files, [...launchPeriods.keys()], baseUrl, report);
}

/** A week with places is news when its last day is over. */
function endsOf(
	leaderboards: readonly Leaderboard[],
	correctedWeeks: Facts['correctedWeeks'],
	baseUrl: string,
): Candidates {
	const end = (day: unknown) => new Date(Date.parse(String(day)) + 86_400_000).toISOString().replace('.000Z', 'Z');
	return new Map(
		leaderboards
			.filter(({ launch_period, rankings }) => launch_period['status'] === 'finished' && hasPlaces(rankings))
			.map(({ launch_period: { slug, ends_on } }) => {
				const { last } = correctedWeeks.get(String(slug)) ?? {};
				return [`${baseUrl}/launches/${slug}`, { instant: end(ends_on), corrected: last && `${last}T00:00:00Z` }];
			}),
	);
}

/** The place of a product in the week of a day, as far as the contract shows it. */
function placesIn(leaderboards: readonly Leaderboard[]): (product: string, day: string) => number | undefined {
	// Of a product that is ranked twice, which is reported elsewhere, the better place counts.
	const places = new Map(
		leaderboards.flatMap(({ launch_period: { starts_on }, rankings }) =>
			rankings
				.map(({ product, position }) => [`${product} ${weekOf(String(starts_on))}`, Number(position)] as const)
				.reverse(),
		),
	);
	return (product, day) => places.get(`${product} ${weekOf(day)}`);
}

/** The number of a week from Monday to Sunday; the first day of 1970 was a Thursday. */
const weekOf = (instant: string): number => Math.floor((Date.parse(instant) / 86_400_000 + 3) / 7);

const newestFirst = (candidates: Candidates): string[] =>
	[...candidates.values()]
		.map(({ instant }) => instant)
		.sort()
		.reverse();

/** The instants that a feed of products has. Of a week that is cut they stand for its week alone. */
function newestWeeks(candidates: Candidates): string[] {
	const weeks = Map.groupBy(newestFirst(candidates), weekOf);
	const listed: string[] = [];
	for (const [index, instants] of [...weeks.values()].entries()) {
		if (index >= fewestWeeks && listed.length >= enough) break;
		listed.push(...instants.slice(0, longestOfWeek));
	}
	return listed;
}

/** The newest weeks that have begun, then those to come, which have no page. A calendar needs an event (RFC 5545 section 3.6). */
function checkCalendar(files: PublishedFiles, slugs: readonly string[], baseUrl: string, report: Report): void {
	const file = '/feeds/weeks.ics';
	// Slugs of weeks sort as their dates do.
	const weeks = slugs.toSorted().reverse().slice(0, longestCalendar);
	if (!files.paths.has(file)) {
		if (weeks.length > 0) report({ file, pointer: '', message: missing });
		return;
	}
	const listed = linksInCalendar(files.text(file));
	const coming = Math.min(mostComing, Math.max(0, listed.length - weeks.length));
	const begun = weeks.map((slug) => `${baseUrl}/launches/${slug}`);
	const expected = [...begun, ...Array.from({ length: coming }, () => `${baseUrl}/launches`)];
	if (listed.length > 0 && listed.join('\n') === expected.join('\n')) return;
	report({ file, pointer: '', message: `does not list the newest ${weeks.length} weeks that have begun.` });
}

interface Item {
	readonly id?: unknown;
	readonly date_published?: unknown;
	readonly date_modified?: unknown;
}

/** When an entry has changed last. */
const lastChange = (item: Item | null | undefined): unknown => item?.date_modified ?? item?.date_published;

/** @param newest - The instants that its entries have. */
function checkFeed(
	files: PublishedFiles,
	name: string,
	candidates: Candidates,
	newest: readonly string[],
	report: Report,
): void {
	const file = `/feeds/${name}.json`;
	if (!files.paths.has(file)) report({ file, pointer: '', message: missing });
	// What is no JSON is reported with all other files.
	const body = files.json(file, () => {}) as { readonly items?: unknown } | null | undefined;
	const items = Array.isArray(body?.items) ? (body.items as readonly (Item | null)[]) : undefined;
	checkAtom(files, name, items, report);
	if (!items) {
		if (body !== undefined) report({ file, pointer: '/items', message: 'is not a list.' });
		return;
	}
	if (items.length !== newest.length) {
		report({ file, pointer: '/items', message: `has ${items.length} items instead of ${newest.length}.` });
	}
	const seen = new Set<unknown>();
	let before: Candidate | undefined;
	for (const [index, item] of items.entries()) {
		const { id, date_published: date, date_modified: modified } = item ?? {};
		const pointer = `/items/${index}`;
		const own = candidates.get(String(id));
		if (own === undefined || seen.has(id)) {
			report({ file, pointer: `${pointer}/id`, message: `is \`${id}\`, which does not belong here.` });
		} else if (own.instant !== date) {
			report({ file, pointer: `${pointer}/date_published`, message: `is \`${date}\` instead of \`${own.instant}\`.` });
		} else if (own.corrected !== modified) {
			const message = `is \`${modified}\` instead of \`${own.corrected}\`.`;
			report({ file, pointer: `${pointer}/date_modified`, message });
		} else if (newest[index] !== undefined && weekOf(own.instant) !== weekOf(newest[index])) {
			report({ file, pointer, message: `stands where one of \`${newest[index]}\` belongs.` });
		} else if (before && !isInOrder(before, own)) {
			report({ file, pointer, message: 'stands behind one that is older, or has a lower place on the same day.' });
		} else {
			before = { ...own, place: own.place ?? (before?.instant === own.instant ? before.place : undefined) };
		}
		seen.add(id);
	}
}

/** The newest day first, and of one day the best place, as far as places are known. */
function isInOrder(before: Candidate, after: Candidate): boolean {
	if (before.instant !== after.instant) return before.instant > after.instant;
	return (before.place ?? 0) <= (after.place ?? Number.POSITIVE_INFINITY);
}

/** The same entries in the same order. */
function checkAtom(
	files: PublishedFiles,
	name: string,
	items: readonly (Item | null)[] | undefined,
	report: Report,
): void {
	const file = `/feeds/${name}.atom`;
	if (!files.paths.has(file)) report({ file, pointer: '', message: missing });
	if (!files.paths.has(file) || !items) return;
	const elements = elementsIn(files.text(file));
	const textsAt = (wanted: string) => elements.flatMap(({ path, text }) => (path === wanted ? text : []));
	const instants = textsAt('feed/entry/updated');
	const listed = textsAt('feed/entry/id').map((id, index) => `${id} ${instants[index]}`);
	const expected = items.map((item) => `${item?.id} ${lastChange(item)}`);
	if (listed.join('\n') !== expected.join('\n')) {
		report({ file, pointer: '', message: `has other entries than /feeds/${name}.json.` });
	}
	const [updated] = textsAt('feed/updated');
	const changes = items.flatMap((item) => lastChange(item) ?? []);
	const latest = changes.map(String).sort().at(-1) ?? updated;
	if (updated === latest) return;
	report({ file, pointer: '', message: `was updated at \`${updated}\` instead of \`${latest}\`.` });
}
