/**
 * The weekly digest: the full text of a finished week's entry in the feed of winners. Newsletter services mail it
 * as it is.
 */
import type { Element, ElementContent, Properties } from 'hast';
import type { Catalog, LaunchPeriod, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { newestFirst } from '../../catalog/product-groups.ts';
import { grouped } from '../../texts/formats.ts';
import { facts, layout, feeds as t, weeks } from '../../texts/sections.ts';
import { isoWeekSlug } from '../../urls/iso-week.ts';
import { launchPeriodPage, productPage } from '../../urls/paths.ts';
import { type BoardPlace, boardPlaces } from '../props/week.ts';
import { longDate } from '../shared/dates.ts';
import {
	type CorrectionGroup,
	correctionGroups,
	correctionText,
	countPlaces,
	movementText,
	shownPlaces,
} from '../shared/leaderboard.ts';
import { countsText } from '../shared/product-text.ts';
import { untrustedTree } from '../shared/submitted-markdown.ts';

export interface FeedWeek {
	readonly slug: string;
	readonly introduction: string | undefined;
	/** The first ten, those of withdrawn products among them. */
	readonly places: readonly BoardPlace[];
	/** How many places the week has. */
	readonly count: number;
	/** Others that were new in the week. */
	readonly newest: readonly Pick<Product, 'slug' | 'name' | 'tagline'>[];
	readonly corrections: readonly CorrectionGroup[];
	readonly sponsors: Catalog['sponsors'];
}

/** A longer introduction would push the places off the screen. */
const most = { places: 10, newest: 5, introduction: 4_000, corrections: 5 } as const;

/** @param sponsors - Of the build date, for the newest entry alone: it is the one that is mailed next. */
export function weekEntry(catalog: Catalog, period: LaunchPeriod, sponsors: Catalog['sponsors'] = []): FeedWeek {
	const { slug, introduction = '' } = period;
	const places = boardPlaces(catalog, period, shownPlaces(period).slice(0, most.places));
	const shown = new Set(places.map(({ product }) => product));
	return {
		slug,
		introduction: introduction.length > most.introduction ? undefined : introduction || undefined,
		places,
		count: countPlaces(period),
		newest: (newestByWeek(catalog).get(slug) ?? []).filter((product) => !shown.has(product.slug)).slice(0, most.newest),
		corrections: correctionGroups(period.corrections),
		sponsors,
	};
}

/** The products that were first launched in each week, the last day first. */
const newestByWeek = oncePer(({ products }: Catalog): ReadonlyMap<string, readonly Product[]> => {
	const grouped = Map.groupBy(products, ({ first_launched_on }) => isoWeekSlug(first_launched_on));
	return new Map([...grouped].map(([slug, some]) => [slug, some.toSorted(newestFirst)]));
});

export function weekElements(baseUrl: string, week: FeedWeek): Element[] {
	const { slug, introduction, places, count, newest, corrections, sponsors } = week;
	return [
		...(introduction ? textOf(introduction) : []),
		element('ol', {}, ...places.map((place) => placeOf(baseUrl, place, slug))),
		paragraph(link(baseUrl + launchPeriodPage(slug), t.seeWeek({ count }))),
		...sponsors.map(sponsorOf),
		...(newest.length > 0 ? [paragraph(t.alsoNew), element('ul', {}, ...newest.map(newProduct))] : []),
		...corrections.map((group) => paragraph(correctionLine(group))),
	];

	function newProduct({ slug, name, tagline }: FeedWeek['newest'][number]): Element {
		return element('li', {}, link(baseUrl + productPage(slug), autoDirection(name)), ...withTagline(tagline));
	}
}

function sponsorOf({ name, tagline, url }: FeedWeek['sponsors'][number]): Element {
	const address = element('a', { href: url, rel: ['sponsored'] }, autoDirection(name));
	return paragraph(element('strong', {}, layout.sponsored), ': ', address, ...withTagline(tagline));
}

export const textOf = (source: string): Element[] =>
	untrustedTree(source).children.filter((node) => node.type === 'element');

function placeOf(baseUrl: string, place: BoardPlace, period: string): Element {
	const value = String(place.position);
	if (place.product === undefined) return element('li', { value }, weeks.withdrawn);
	const { product, name, tagline, movement } = place;
	const figures = [figuresOf(place), movement ? movementText(movement, period) : ''].filter(Boolean).join(' · ');
	return element(
		'li',
		{ value },
		element('strong', {}, link(baseUrl + productPage(product), autoDirection(name))),
		...withTagline(tagline),
		...(figures ? [element('br', {}), element('small', {}, figures)] : []),
	);
}

const withTagline = (tagline: string | undefined): Child[] => (tagline ? [': ', autoDirection(tagline)] : []);

/** A score with the votes and comments that it is made of; zero is not said. */
function figuresOf(place: Exclude<BoardPlace, { readonly product: undefined }>): string {
	const counts = countsText(place);
	if (place.score === 0) return counts;
	if (place.score === place.votes) return [grouped(place.score), counts].filter(Boolean).join(' ');
	return [facts.scoreText({ count: place.score }), counts].filter(Boolean).join(' · ');
}

/** Corrections of one day with one reason. The page of the week names all of many products, this line the first. */
export function correctionLine({ date, reason, corrections }: CorrectionGroup): string {
	const said = corrections.slice(0, most.corrections).map((correction) => correctionText(correction, correction.name));
	const more = corrections.length - said.length;
	const rest = more > 0 ? [t.moreMoved({ count: more })] : [];
	const changes = [...said, ...rest].join(' ');
	return `${weeks.corrected({ date: longDate(date), changes })} ${weeks.reason({ reason })}`;
}

export type Child = ElementContent | string;

export const element = (tagName: string, properties: Properties, ...children: readonly Child[]): Element => ({
	type: 'element',
	tagName,
	properties,
	children: children.flatMap((child): ElementContent[] => {
		if (typeof child === 'string') return child === '' ? [] : [{ type: 'text', value: child }];
		return child.type === 'element' && blocks.has(child.tagName) ? [lineFeed, child] : [child];
	}),
});

/** They begin on a line of their own: services mail entries, and a line of mail holds 998 characters (RFC 5322). */
const blocks: ReadonlySet<string> = new Set(['div', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'table']);

const lineFeed: ElementContent = { type: 'text', value: '\n' };

export const paragraph = (...children: readonly Child[]): Element => element('p', {}, ...children);

export const link = (href: string, ...children: readonly Child[]): Element => element('a', { href }, ...children);

/** A name or another text of a maker, whose script decides about its direction. */
export const autoDirection = (text: string): Element => element('span', { dir: 'auto' }, text);
