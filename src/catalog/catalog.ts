/**
 * The catalog: everything that a build publishes, checked, joined and decided. What it does not contain cannot leak:
 * unapproved launches, hidden products and plans of launches are left behind when it is made, and weeks that have not
 * begun are in a separate member.
 *
 * Fields that the API shows carry the API's names.
 */
import type { ProductPicture } from '../content/pictures.ts';
import { type OwnField, type OwnRow, type OwnValues, ownRows } from '../content/schemas/own-fields.ts';
import type { ProductFrontMatter } from '../content/schemas/product.ts';
import { fieldsWith, type MakerField, type ProductFieldRow, productRows } from '../content/schemas/product-fields.ts';
import type { ChangeKind } from '../content/schemas/record.ts';
import type { Site } from '../content/schemas/site.ts';
import type { Sponsor } from '../content/sponsors.ts';
import type { FacetField } from '../urls/paths.ts';

export interface Catalog {
	readonly site: Site & { readonly face?: FontFace | undefined };
	/** A text in the font of the board, for the build alone; `undefined` if it lacks a letter. */
	readonly outline?: ((text: string) => Outline | undefined) | undefined;
	/** Base of absolute URLs, without a trailing slash. */
	readonly base_url: string;
	/** When the content was read, UTC, in whole seconds: `2026-11-20T09:30:00Z`. */
	readonly built_at: string;
	/** The build date, UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** The instant from which another date gives another catalog, `YYYY-MM-DDT00:00:00Z`; `null` for never. */
	readonly valid_until: string | null;
	/** Whether the build draws cards for shared links and badges. */
	readonly has_images: boolean;
	/** The version of this software; `undefined` outside of builds. */
	readonly software: string | undefined;
	/** Who counts requests, see `RateLimitKind` in the settings of builds. */
	readonly rate_limit: string;
	/** In name order. */
	readonly categories: readonly Category[];
	/** Every visible product: launched and discoverable. In name order. */
	readonly products: readonly Product[];
	/** The texts that products share, such as makers, by field and in name order. */
	readonly facets: Readonly<Record<FacetField, readonly FacetValue[]>>;
	/** The board's own fields with lists. */
	readonly own_lists: readonly OwnList[];
	/** Active and finished launch periods, newest first. */
	readonly launch_periods: readonly LaunchPeriod[];
	/** Weeks that have not begun, the next one first. Pages and the calendar name the next of them with their days, and nothing else. */
	readonly upcoming_periods: readonly UpcomingPeriod[];
	readonly pages: readonly Page[];
	/** The text above the board on the first page. */
	readonly home: Page | undefined;
	/** Lists of words and phrases that mean the same in a search. */
	readonly synonyms: readonly (readonly string[])[];
	/** 16 hexadecimal digits that differ whenever the content of the catalog does. */
	readonly fingerprint: string;
	/** What has changed since earlier releases, newest first. */
	readonly releases: readonly Release[];
	/** The day from which on `releases` tell every change, `YYYY-MM-DD`; `undefined` if nothing is recorded. */
	readonly noted_since: string | undefined;
	/** Absolute paths of the files of pictures by their fingerprints, for the build alone: no published text may hold one. */
	readonly picture_files: ReadonlyMap<string, string>;
	/** Those of the build date. Nothing that programs read may have one. */
	readonly sponsors: readonly Sponsor[];
	/** Renamed products that are visible, by former slug. */
	readonly renamed: readonly Renamed[];
}

/** A board's own font: its rules, the file that pages load first, and its width as a multiple of that of the software's font. */
export type FontFace = Readonly<{ css: string; preload: string; wider: number }>;

/** A text as the path of an SVG, at a font size of 1,000, from the start of its base line. */
export type Outline = Readonly<{ path: string; width: number }>;

/** What changed from one release to the next. Lists are of slugs, in order. */
export interface Release {
	/** The date of the release before; `null` for the first. */
	readonly since: string | null;
	/** `null` for what has changed since the last one that was noted. */
	readonly date: string | null;
	readonly products: {
		readonly added: readonly string[];
		/** Products with a change in any published fact, such as a place. */
		readonly changed: readonly string[];
		readonly removed: readonly string[];
		/** The added and removed products that are the same one under another slug. */
		readonly renamed?: readonly Renamed[] | undefined;
		/** The kinds of changes by slug, where they are known. */
		readonly kinds?: Readonly<Record<string, readonly ChangeKind[]>> | undefined;
	};
	readonly launch_periods: {
		readonly opened: readonly string[];
		readonly closed: readonly string[];
		/** Those whose corrections have changed. */
		readonly corrected?: readonly string[] | undefined;
	};
}

interface Renamed {
	readonly from: string;
	readonly to: string;
}

/** An entry with a content file of its own. */
interface Sourced {
	/** Path of the file in the content folder, such as `products/acme-notes.md`. */
	readonly source: string;
}

export interface Category extends Sourced {
	readonly slug: string;
	readonly name: string;
	readonly description?: string | undefined;
	/** What its editors say of it, in Markdown. */
	readonly introduction?: string | undefined;
}

/** A text that products share, such as a maker. */
export interface FacetValue {
	/** Its part of a path. */
	readonly slug: string;
	readonly name: string;
	/** In name order; at least one. */
	readonly products: readonly Product[];
}

export interface OwnList {
	readonly field: OwnField;
	/** The options that products have, in their order in `site.yaml`. */
	readonly values: readonly FacetValue[];
}

/** What makers say about a product, by the names of its front matter. */
export type MakerFacts = {
	readonly [Field in MakerField]: Field extends 'categories' ? readonly string[] : ProductFrontMatter[Field];
};

/** In the order of the table, which decides the fingerprints of products. */
export const makerFacts = (of: { readonly [Field in MakerField]?: unknown }): MakerFacts =>
	Object.fromEntries(fieldsWith('draft').map((field) => [field, of[field]])) as unknown as MakerFacts;

export interface Product extends Sourced, MakerFacts {
	readonly slug: string;
	/** Markdown source, cleaned. */
	readonly description: string | undefined;
	readonly reviews_count: number | undefined;
	readonly average_rating: number | undefined;
	/** The date that an editor has set, else the first day of its earliest launch. */
	readonly first_launched_on: string;
	/** The picture beside the product's file that `icon` names. */
	readonly icon: Pick<ProductPicture, 'fingerprint'> | undefined;
	/** A picture of the product at work, of the size of the maker's file. */
	readonly screenshot: Screenshot | undefined;
	/** More of them, in their order. */
	readonly screenshots?: readonly Screenshot[] | undefined;
	/** Sum over the launches below. */
	readonly votes: number;
	/** Values of the board's own fields, which the API never shows. */
	readonly own?: OwnValues | undefined;
	/** Approved launches in periods that have begun, newest first. */
	readonly launches: readonly Placement[];
}

/** The fields of a product on a board: those of the software, then its own. */
export const rowsOf = ({ fields }: Pick<Site, 'fields'>): readonly (ProductFieldRow | OwnRow)[] => [
	...productRows,
	...ownRows(fields),
];

/** What a product has in a field; `undefined` for nothing, and for a field that is not published. */
export const fieldValue = (product: Product, { name }: Pick<ProductFieldRow, 'name'>): unknown =>
	product.own?.[name] ?? (product as Product & Readonly<Record<string, unknown>>)[name];

export interface Screenshot extends Pick<ProductPicture, 'fingerprint' | 'width' | 'height'> {
	/** A description, for people who cannot see it. */
	readonly alt: string;
}

/** The screenshot of a product, then the others. */
export const allScreenshots = ({
	screenshot,
	screenshots = [],
}: Pick<Product, 'screenshot' | 'screenshots'>): Screenshot[] => (screenshot ? [screenshot, ...screenshots] : []);

/** A product's place in one launch period. */
export interface Placement {
	readonly launch_period: PeriodFacts;
	readonly position: number;
	readonly score: number;
	readonly votes: number;
	readonly comments: number;
	/** Where readers discuss the launch. */
	readonly discussion_url?: string | undefined;
}

export interface PeriodFacts {
	readonly slug: string;
	readonly name: string;
	readonly status: 'active' | 'finished';
	readonly starts_on: string;
	readonly ends_on: string;
	/**
	 * Whether a launch has a score above 0. Without one the positions are an order for the API and nothing more: the week
	 * has no winner, and nothing else that is published names a place in it.
	 */
	readonly has_places: boolean;
}

/** The facts of a week, without its leaderboard. */
export const periodFacts = ({ slug, name, status, starts_on, ends_on, has_places }: PeriodFacts): PeriodFacts => {
	return { slug, name, status, starts_on, ends_on, has_places };
};

type UpcomingPeriod = Omit<PeriodFacts, 'status' | 'has_places'>;

export interface LaunchPeriod extends PeriodFacts, Sourced {
	/** Markdown source, cleaned. */
	readonly introduction: string | undefined;
	/**
	 * The whole leaderboard, the first place first; the API publishes places up to 50. Positions count 1, 2, 3 …; in a closed
	 * week those of withdrawn products are missing.
	 */
	readonly rankings: readonly Ranking[];
	/** Positions of a closed week whose products are withdrawn, the first one first. */
	readonly withdrawn: readonly number[];
	/** Why what is published of a closed week differs from what was, oldest first. */
	readonly corrections: readonly Correction[];
}

export interface Correction {
	/** `YYYY-MM-DD`. */
	readonly date: string;
	readonly product: string;
	/** The product's name. */
	readonly name: string;
	readonly reason: string;
	/** What was published before; `undefined` for a product that was not ranked. */
	readonly before: Place | undefined;
	/** What the correction made of it; `undefined` for a product that was no longer ranked. */
	readonly now: Place | undefined;
}

export type Place = Pick<Ranking, 'position' | 'score' | 'votes' | 'comments'>;

export interface Ranking {
	readonly position: number;
	readonly product: string;
	readonly name: string;
	readonly tagline: string | undefined;
	readonly score: number;
	readonly votes: number;
	readonly comments: number;
}

/** A page of text: one of the board, with a file in the content, or a guide of the software. */
export interface Page extends Partial<Sourced> {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly body: string;
	/** Its language, where that is not the board's. */
	readonly lang?: string | undefined;
}
