/**
 * The feeds of the site: new products in full, those of each category, pricing model and maker as summaries, and the first places
 * of finished weeks.
 */
import type { Catalog, LaunchPeriod, Product } from '../../catalog/catalog.ts';
import { firstPlace, newestFirst, productsByPrice, productsIn } from '../../catalog/product-groups.ts';
import { addDays } from '../../content/schemas/week.ts';
import { facts, layout, feeds as t, weeks as weekTexts } from '../../texts/sections.ts';
import { isoWeekSlug } from '../../urls/iso-week.ts';
import * as at from '../../urls/paths.ts';
import type { Layout } from '../props/layout.ts';
import { hasFeed } from '../props/product-lists.ts';
import { weekName } from '../shared/dates.ts';
import { correctionGroups, shownPlaces, winnerOf } from '../shared/leaderboard.ts';
import { correctionLine, type FeedWeek, weekEntry } from './week-entry.ts';

/** A feed before it has a format. Texts are plain. */
export interface Feed {
	/** Its path without the format, from `/feeds/` on. */
	readonly name: string;
	readonly title: string;
	/** Path of the page that says the same. */
	readonly page: string;
	/** Newest first. */
	readonly entries: readonly FeedEntry[];
	/** The day of the last entry or correction, else of the build: Atom requires one. */
	readonly updated: string;
}

export interface FeedEntry {
	/** Path of the entry's page, which distinguishes it from all others. */
	readonly page: string;
	readonly title: string;
	readonly summary: string;
	/** `YYYY-MM-DD`, in UTC. */
	readonly date: string;
	/** The day of its last correction, `YYYY-MM-DD`. */
	readonly corrected?: string | undefined;
	readonly maker: string | undefined;
	readonly categories: readonly { readonly slug: string; readonly name: string }[];
	/** Path of a picture, where the build draws any. */
	readonly card: string;
	/** Missing in feeds of summaries. */
	readonly content?: FeedContent;
}

/** The full content of an entry: a product, or a week that is over. */
export type FeedContent =
	| (Pick<Product, 'slug' | 'name' | 'tagline' | 'description' | 'website_url'> & { readonly hasIcon: boolean })
	| { readonly week: FeedWeek };

/** The facts of the site that a feed needs. */
export type FeedSite = Pick<Layout, 'base_url' | 'has_images' | 'site'>;

export const feedSite = ({ base_url, has_images, site }: Catalog): FeedSite => ({ base_url, has_images, site });

/** The maximum number of entries in the feed of winners; each is a week. */
const maximumEntries = 50;

export function feedsOf(catalog: Catalog): Feed[] {
	const { site: board, categories, facets, products, launch_periods } = catalog;
	const site = board.name;
	const names = new Map(categories.map((category) => [category.slug, category.name]));
	const lists: readonly (readonly [page: string, title: string, products: readonly Product[]])[] = [
		...categories.map(({ slug, name }) => {
			const title = t.newInCategory({ site, category: name });
			return [at.categoryPage(slug), title, productsIn(catalog, slug)] as const;
		}),
		...productsByPrice(catalog).map(({ slug, name, products: own }) => {
			return [at.pricingPage(slug), t.newWithPrice({ site, price: name }), own] as const;
		}),
		...at.facetFields.flatMap((field) =>
			facets[field].filter(hasFeed).map(({ slug, name, products: own }) => {
				return [at.facetPage(field, slug), t[field]({ site, name }), own] as const;
			}),
		),
	];
	const newest = productsOfNewestWeeks(products).map((one) => ({ ...ofProduct(one, names), content: contentOf(one) }));
	const finished = launch_periods.filter(({ status, has_places }) => status === 'finished' && has_places);
	const feeds: readonly Omit<Feed, 'updated'>[] = [
		{ name: at.productsFeed, title: layout.newProducts({ site }), page: at.productListPage, entries: newest },
		{
			name: at.winnersFeed,
			title: t.winners({ site }),
			page: at.launchPeriodListPage,
			entries: finished.slice(0, maximumEntries).map((period, index) => ofPeriod(catalog, period, index)),
		},
		...lists.map(([page, title, products]) => ({
			name: at.listFeed(page),
			title,
			page,
			entries: productsOfNewestWeeks(products).map((one) => ofProduct(one, names)),
		})),
	];
	return feeds.map((feed) => {
		const changes = feed.entries.map(({ date, corrected = date }) => corrected);
		return { ...feed, updated: changes.sort().at(-1) ?? catalog.date };
	});
}

function ofProduct(product: Product, names: ReadonlyMap<string, string>): FeedEntry {
	return {
		page: at.productPage(product.slug),
		title: product.name,
		summary: product.tagline ?? product.name,
		date: product.first_launched_on,
		maker: product.maker,
		categories: product.categories.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
		card: at.productCard(product.slug),
	};
}

const contentOf = ({ slug, name, tagline, description, website_url, icon }: Product): FeedContent => ({
	slug,
	name,
	tagline,
	description,
	website_url,
	hasIcon: icon !== undefined,
});

/** A week is listed when it is over. */
function ofPeriod(catalog: Catalog, period: LaunchPeriod, index: number): FeedEntry {
	const { slug, ends_on, corrections } = period;
	const name = weekName(period);
	const places = shownPlaces(period)
		.filter(({ position }) => position <= 3)
		.map((place) => {
			if (place.product === undefined) return `${place.position}. ${t.withdrawn}`;
			return `${place.position}. ${place.name}${place.score === 0 ? '' : ` (${weekTexts.points({ count: place.score })})`}`;
		});
	return {
		page: at.launchPeriodPage(slug),
		title: facts.labelled({ label: name, value: winnerOf(period)?.name ?? t.firstWithdrawn }),
		summary: sentences([places.join(', '), ...correctionGroups(corrections).map(correctionLine)]),
		date: addDays(ends_on, 1),
		corrected: corrections.at(-1)?.date,
		maker: undefined,
		categories: [],
		card: at.launchPeriodCard(slug),
		content: { week: weekEntry(catalog, period, index === 0 ? catalog.sponsors : []) },
	};
}

/** Each but the last ends with a full stop. */
const sentences = (texts: readonly string[]): string =>
	texts.map((text, index) => (index === texts.length - 1 || /[.!?]$/.test(text) ? text : `${text}.`)).join(' ');

/** Whole weeks are listed until there are so many products, and two weeks at least. */
const [enough, fewestWeeks] = [50, 2];
/** The most products of one week, best places first. */
const maximumOfWeek = 250;

/** @returns The newest day first; of one day by their places in its week, then in name order. At most 500. */
function productsOfNewestWeeks(products: readonly Product[]): readonly Product[] {
	const weeks = Map.groupBy(products, ({ first_launched_on }) => isoWeekSlug(first_launched_on));
	const listed: Product[] = [];
	for (const [index, week] of [...weeks.keys()].sort().reverse().entries()) {
		if (index >= fewestWeeks && listed.length >= enough) break;
		const best = (weeks.get(week) ?? []).toSorted((a, b) => firstPlace(a) - firstPlace(b)).slice(0, maximumOfWeek);
		listed.push(...best.toSorted(newestFirst));
	}
	return listed;
}
