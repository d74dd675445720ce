/** Compares two states of the API: the one that the content would publish, and another one. */
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '../catalog/catalog.ts';
import type { Content } from '../content/read-content.ts';
import type { RecordedPlace } from '../content/schemas/record.ts';
import { excerpt, printable } from '../content/schemas/text.ts';
import { productDetail } from '../render/json/product.ts';
import { launchPeriodDetail } from '../render/json/responses.ts';

/** What differs between two states of the API. A change is a line of text. */
export interface ApiDiff {
	readonly added: readonly string[];
	readonly removed: readonly string[];
	/** New slugs by old ones. */
	readonly renamed: ReadonlyMap<string, string>;
	/** Changes of products that both states have, by their slug in the state after. */
	readonly changed: ReadonlyMap<string, readonly string[]>;
	readonly weeksOpened: readonly string[];
	readonly weeksClosed: readonly string[];
	readonly weeksRemoved: readonly string[];
	/** Changes of weeks that both states have, by their slug. */
	readonly weeksChanged: ReadonlyMap<string, readonly string[]>;
	/** By week and position. */
	readonly places: readonly ChangedPlace[];
}

/** A place in the leaderboard of a week, by the present slug of its product. */
export interface ChangedPlace {
	readonly week: string;
	readonly product: string;
	/** `undefined` where it had, or has, no place. */
	readonly from: number | undefined;
	readonly to: number | undefined;
	/** Changes of score, votes and comments. */
	readonly changes: readonly string[];
}

export function diffStates(before: ApiState, after: ApiState): ApiDiff {
	const renamed = matchRenames(before, after);
	const targets = new Set(renamed.values());
	const kept = [...before.products.keys()].map((slug): [string, string] => [slug, renamed.get(slug) ?? slug]);
	const turned = (isFinished: boolean): string[] =>
		[...after.weeks].flatMap(([slug, week]) =>
			week.isFinished === isFinished && before.weeks.get(slug)?.isFinished !== isFinished ? [slug] : [],
		);
	return {
		added: [...after.products.keys()].filter((slug) => !before.products.has(slug) && !targets.has(slug)).sort(),
		removed: kept.flatMap(([slug, now]) => (after.products.has(now) ? [] : [slug])).sort(),
		renamed,
		changed: changesOf(
			kept.map(([slug, now]) => [now, before.products.get(slug), after.products.get(now)]),
			['slug', 'url'],
		),
		weeksOpened: turned(false),
		weeksClosed: turned(true),
		weeksRemoved: [...before.weeks.keys()].filter((slug) => !after.weeks.has(slug)),
		weeksChanged: changesOf(
			[...before.weeks].map(([slug, week]) => [slug, week.facts, after.weeks.get(slug)?.facts]),
			['url'],
		),
		places: [...before.weeks.keys()].flatMap((week) => changedPlaces(week, before, after, renamed)),
	};
}

/** Renamed products: gone under one slug and new under another, to which the former redirects; one to one. */
function matchRenames(before: ApiState, after: ApiState): ReadonlyMap<string, string> {
	const byTarget = new Map<string, string>();
	for (const [from, to] of after.renamed) {
		const isGone = before.products.has(from) && !after.products.has(from);
		if (isGone && after.products.has(to) && !before.products.has(to) && !byTarget.has(to)) byTarget.set(to, from);
	}
	return new Map([...byTarget].map(([to, from]) => [from, to]));
}

function changesOf(
	pairs: readonly (readonly [string, JsonObject | undefined, JsonObject | undefined])[],
	except: readonly string[],
): ReadonlyMap<string, readonly string[]> {
	return new Map(
		pairs.flatMap(([slug, old, now]): [string, string[]][] => {
			const changes = old && now ? changedMembers(old, now, except).map((line) => line.join(': ')) : [];
			return changes.length === 0 ? [] : [[slug, changes]];
		}),
	);
}

/** Members of an entry that repeat its product or its place. */
const elsewhere = ['position', 'product', 'name', 'tagline', 'url'];

function changedPlaces(
	week: string,
	before: ApiState,
	after: ApiState,
	renamed: ReadonlyMap<string, string>,
): ChangedPlace[] {
	const now = after.weeks.get(week)?.rankings;
	const rankings = before.weeks.get(week)?.rankings;
	if (!now || !rankings) return [];
	const old = new Map([...rankings].map(([slug, entry]) => [renamed.get(slug) ?? slug, entry]));
	return [...new Set([...now.keys(), ...old.keys()])].flatMap((product): ChangedPlace[] => {
		const [left, right] = [old.get(product), now.get(product)];
		const [from, to] = [left?.['position'], right?.['position']] as [number | undefined, number | undefined];
		const changes = left && right ? changedMembers(left, right, elsewhere).map((line) => line.join(' ')) : [];
		return from === to && changes.length === 0 ? [] : [{ week, product, from, to, changes }];
	});
}

/** Each member that differs, with a description of its change. */
function changedMembers(before: JsonObject, after: JsonObject, except: readonly string[]): [string, string][] {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((member): [string, string][] => {
		const [old, now] = [before[member], after[member]];
		if (except.includes(member) || isDeepStrictEqual(old, now)) return [];
		return [[printable(member), isLong(old) || isLong(now) ? 'text changed' : `${shown(old)} → ${shown(now)}`]];
	});
}

const isLong = (value: unknown): boolean => typeof value === 'string' && (value.length > 200 || value.includes('\n'));

/** As JSON, cut; `none` where there is no value. */
const shown = (value: unknown): string => (value === undefined ? 'none' : excerpt(JSON.stringify(value)));

/** The members of a JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export interface PublishedWeek {
	readonly facts: JsonObject;
	readonly isFinished: boolean;
	/** Entries of the leaderboard by product, best first. */
	readonly rankings: ReadonlyMap<string, JsonObject>;
}

export interface ApiState {
	readonly products: ReadonlyMap<string, JsonObject>;
	/** Newest first. */
	readonly weeks: ReadonlyMap<string, PublishedWeek>;
	/** Present slugs of renamed products, by former slug. */
	readonly renamed: ReadonlyMap<string, string>;
	/** Products that the catalog says were withdrawn. */
	readonly withdrawn: ReadonlySet<string>;
	/** Why the order of closed weeks differs, by week. */
	readonly corrections: ReadonlyMap<string, readonly { readonly product: string }[]>;
	/** The records of closed weeks, by week, in order of position. */
	readonly records: ReadonlyMap<string, readonly RecordedPlace[]>;
}

/** The state that a build of this content would publish. */
export function stateOfContent(content: Content, catalog: Catalog): ApiState {
	const weeks = catalog.launch_periods.map((period): [string, PublishedWeek] => {
		const { launch_period: facts, rankings } = launchPeriodDetail(catalog, period);
		const places = rankings.map((entry): [string, JsonObject] => [String(entry.product), { ...entry }]);
		return [period.slug, { facts: { ...facts }, isFinished: facts.status === 'finished', rankings: new Map(places) }];
	});
	return {
		products: new Map(catalog.products.map((product) => [product.slug, { ...productDetail(catalog, product) }])),
		weeks: new Map(weeks),
		renamed: new Map(catalog.renamed.map(({ from, to }) => [from, to])),
		withdrawn: new Set([
			...content.products.filter(({ frontMatter }) => !frontMatter.discoverable).map(({ slug }) => slug),
			...catalog.releases.flatMap((release) => release.products.removed),
		]),
		corrections: new Map(content.launchPeriods.map(({ slug, frontMatter }) => [slug, frontMatter.corrections])),
		records: new Map([...content.records].map(([slug, { places }]) => [slug, places])),
	};
}
