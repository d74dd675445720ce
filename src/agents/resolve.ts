/**
 * Resolves names in arguments. An operation that takes a product, a maker, a category, a pricing model or a week accepts its
 * slug, or its name in any spelling: `krita`, `Krita`, `w45`, `2026-W45`, `last`.
 */
import * as z from 'zod';
import { millisecondsPerDay } from '../contract/data-files.ts';
import { nameKey } from '../search/terms.ts';
import { isoWeekSlug, mondayOf } from '../urls/iso-week.ts';
import { nearestWord } from '../urls/nearest.ts';
import { type FacetField, facetPlurals, isFacet } from '../urls/paths.ts';
import { notFound, type Problem } from './operations/operation.ts';
import { productTable, weekWinners } from './product-table.ts';
import { type AgentSite, memoize, readMoved, readNames, readVocabulary, slugOfWebsite } from './site.ts';

interface Word {
	readonly slug: string;
	readonly name: string;
}

export type WordKind = 'product' | 'category' | 'pricing_model' | FacetField;

/** Where clients find all words of a kind. */
const sources: Readonly<Record<Exclude<WordKind, FacetField>, string>> = {
	product: 'Find products with `search_products`.',
	category: '`list_categories` has all categories.',
	pricing_model: '`list_categories` has all pricing models.',
};

const sourceOf = (kind: WordKind): string =>
	isFacet(kind) ? `\`list_${facetPlurals[kind]}\` has all ${facetPlurals[kind]}.` : sources[kind];

export type Resolved = { readonly slug: string } | { readonly problem: Problem };

/** @param given - A slug or a name; for a product also a former slug, its page here or its website. */
export async function resolveWord(site: AgentSite, kind: WordKind, given: string): Promise<Resolved> {
	const slug = await findWord(site, kind, given);
	if (slug !== undefined) return { slug };
	const message = `There is no such ${kind.replace('_', ' ')}.`;
	return { problem: notFound(`${kind}_not_found`, message, sourceOf(kind), await nearSlugs(site, kind, given)) };
}

export async function findWord(site: AgentSite, kind: WordKind, given: string): Promise<string | undefined> {
	const { slugs, byName, byKey } = await wordsOf(site, kind);
	const [, page] = /(?:^|\/)products\/([\w-]+)(?:\.\w+)?$/.exec(given.trim()) ?? [];
	const text = kind === 'product' && page !== undefined ? page : given.trim();
	const known = slugs.has(text) ? text : (byName.get(text) ?? byKey.get(nameKey(text)));
	if (known !== undefined || kind !== 'product' || !text.includes('.')) return known;
	return slugOfWebsite(site, text);
}

const shown = 3;
/** No slug and no name is longer. */
const longestName = 80;

/** Slugs of words that may have been meant, at most three: those in which a word begins so, then the one that is spelled most alike. */
export async function nearSlugs(site: AgentSite, kind: WordKind, given: string): Promise<readonly string[]> {
	if (site.nearNames && site.nearNames.left-- <= 0) return [];
	const { words } = await wordsOf(site, kind);
	const key = nameKey(given.slice(0, longestName));
	const isBegun = (own: string): boolean => key !== '' && (own.startsWith(key) || own.includes(` ${key}`));
	const begun = words.filter(({ key: own }) => isBegun(own)).map(({ slug }) => slug);
	const forms = await memoize(
		site,
		`forms: ${kind}`,
		async () =>
			new Map(words.flatMap(({ slug, key: own }) => [nameKey(slug), own].map((form) => [form, slug] as const))),
	);
	const alike = forms.get(nearestWord(key, [...forms.keys()]) ?? '');
	return [...new Set([...begun.slice(0, shown), ...(alike === undefined ? [] : [alike])])].slice(0, shown);
}

interface Words {
	readonly words: readonly (Word & { readonly key: string })[];
	readonly slugs: ReadonlySet<string>;
	/** Slugs by names as they are written; names may differ in case or punctuation alone. */
	readonly byName: ReadonlyMap<string, string>;
	/** Slugs by keys of names, slugs and former slugs; of several words with a key the first one. */
	readonly byKey: ReadonlyMap<string, string>;
}

export function wordsOf(site: AgentSite, kind: WordKind): Promise<Words> {
	return memoize(site, `words: ${kind}`, async () => {
		const words = (await listOf(site, kind)).map(({ slug, name }) => ({ slug, name, key: nameKey(name) }));
		const former = kind === 'product' ? await formerSlugs(site) : [];
		const keys = [
			...words.map(({ key, slug }) => [key, slug] as const),
			...words.map(({ slug }) => [nameKey(slug), slug] as const),
			...former.map(([from, to]) => [nameKey(from), to] as const),
		];
		return {
			words,
			slugs: new Set(words.map(({ slug }) => slug)),
			byName: new Map(words.toReversed().map(({ name, slug }) => [name, slug])),
			byKey: new Map(keys.toReversed()),
		};
	});
}

async function listOf(site: AgentSite, kind: WordKind): Promise<readonly Word[]> {
	if (kind === 'category') return (await readVocabulary(site)).categories;
	if (kind === 'pricing_model') return (await readVocabulary(site)).pricing_models;
	const pairs = isFacet(kind) ? (await productTable(site))[facetPlurals[kind]] : await readNames(site);
	return pairs.map(([slug, name]) => ({ slug, name }));
}

async function formerSlugs(site: AgentSite): Promise<readonly (readonly [from: string, to: string])[]> {
	const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
	return Object.entries(await readMoved(site)).map(([from, to]) => [lastPart(from), lastPart(to)]);
}

/** @param given - A slug, a number such as `w45`, a day in it, `current`, `last` or `next`. */
export async function resolveWeek(site: AgentSite, given: string): Promise<Resolved> {
	const weeks = await weekWinners(site);
	const { launch_periods } = await readVocabulary(site);
	const isNext = /^next(?:[ _-]week)?$/i.test(given.trim());
	const next = launch_periods.find(({ slug }) => weeks.every((begun) => begun.slug !== slug));
	const wanted = isNext ? next?.slug : weekSlug(given, weeks);
	if (wanted !== undefined && weeks.some(({ slug }) => slug === wanted)) return { slug: wanted };
	const upcoming = launch_periods.find(({ slug }) => slug === wanted);
	const message = upcoming
		? `The week ${upcoming.slug} has not begun: it starts on ${upcoming.starts_on}, and what launches in it is not public.`
		: 'There is no such week.';
	return { problem: weekNotFound(message, wanted, weeks) };
}

type Weeks = Awaited<ReturnType<typeof weekWinners>>;

/** The slug that a week would have; `undefined` for what names none. */
export function weekSlug(given: string, weeks: Weeks): string | undefined {
	const text = given.trim().toLowerCase();
	if (/^(?:current|this|newest|latest)(?:[ _-]week)?$/.test(text)) return weeks[0]?.slug;
	if (/^(?:last|previous)(?:[ _-]week)?$/.test(text)) return weeks.find(({ status }) => status === 'finished')?.slug;
	if (isDay(text)) return isoWeekSlug(text);
	const [, year, number] = /^(\d{4})[ -]?w(?:eek)?[ -]?(\d{1,2})$/.exec(text) ?? [];
	const [, only = number, later] = /^(?:w|week)?[ -]?(\d{1,2})(?:,? (\d{4}))?$/.exec(text) ?? [];
	if (only === undefined) return undefined;
	const end = `-w${only.padStart(2, '0')}`;
	// A number alone is that of the latest week that has begun, else one of the same year as the newest.
	const own = year ?? later ?? (weeks.find(({ slug }) => slug.endsWith(end)) ?? weeks[0])?.slug.slice(0, 4);
	return own === undefined ? undefined : `${own}${end}`;
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

export interface Days {
	readonly from: string;
	readonly to: string;
}

/**
 * The days of a year, a month or a week, or from the first of one to the last of another: `2026`, `2026-10`, `2026-w45`,
 * `last`, `2026-09-01..2026-10`. A day is its week, and itself at the end of a range.
 */
export async function resolveDays(site: AgentSite, given: string): Promise<Days | { readonly problem: Problem }> {
	const weeks = await weekWinners(site);
	const ends = given.split(/\.\.|\/|\bto\b/).map((end) => end.trim());
	const days = ends.map((end) => (ends.length > 1 && isDay(end) ? { from: end, to: end } : daysOf(end, weeks)));
	const [from, to] = [days[0]?.from, days.at(-1)?.to];
	if (ends.length <= 2 && from !== undefined && to !== undefined && from <= to) return { from, to };
	return {
		problem: {
			error: 'Invalid parameter',
			code: 'invalid_parameter',
			message: '`launched_in` must be a week, a month, a year, or a range from an earlier to a later one.',
			resolution: 'Write `2026-w45`, `last`, `2026-10`, `2026` or `2026-09-01..2026-10-31`.',
		},
	};
}

function daysOf(text: string, weeks: Weeks): Days | undefined {
	if (/^\d{4}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` };
	const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(monthSlug(text, weeks) ?? text) ?? [];
	if (month !== undefined) return { from: `${year}-${month}-01`, to: dayAt(Date.UTC(Number(year), Number(month), 0)) };
	const monday = mondayOf(weekSlug(text, weeks) ?? '');
	return monday === undefined ? undefined : { from: monday, to: dayAt(Date.parse(monday) + 6 * millisecondsPerDay) };
}

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** `2026-10` for `October 2026`, or for `october` if that is the last one that has begun; `undefined` for other texts. */
function monthSlug(text: string, weeks: Weeks): string | undefined {
	const [, name = '', year] = new RegExp(`^(${monthNames})(?:,? (\\d{4}))?$`, 'i').exec(text) ?? [];
	if (name === '') return undefined;
	const month = String(monthNames.split('|').indexOf(name.toLowerCase()) + 1).padStart(2, '0');
	const latest = weeks.find(({ starts_on }) => starts_on.slice(5, 7) === month);
	return `${year ?? (latest ?? weeks[0])?.starts_on.slice(0, 4)}-${month}`;
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** @param wanted - The slug that was asked for, if it is one. */
export function weekNotFound(message: string, wanted: string | undefined, weeks: Weeks): Problem {
	if (weeks.length === 0) return notFound('launch_period_not_found', 'No week has begun yet.', 'Try again later.');
	const slugs = weeks.map(({ slug }) => slug);
	const day = Date.parse(mondayOf(wanted ?? '') ?? '');
	const distance = (slug: string): number => Math.abs(Date.parse(mondayOf(slug) ?? '') - day);
	const nearest = Number.isNaN(day) ? slugs : slugs.toSorted((a, b) => distance(a) - distance(b));
	const remedy = `The catalog has ${slugs.at(-1)} to ${slugs[0]}; \`list_launch_periods\` has the latest.`;
	return notFound('launch_period_not_found', message, remedy, nearest.slice(0, shown));
}
