/**
 * The responses of the API as far as a reader relies on them. Members that are not named here stay as they are, so that
 * another version of the contract can be read, and compared.
 */
import { z } from 'zod';
import { pageBounds } from '../contract/limits.ts';
import { isSlug } from '../routes/slug.ts';

const slug = z.string().refine(isSlug);
const date = z.iso.date();
const count = z.int().nonnegative();

const productItem = z.looseObject({
	name: z.string().optional(),
	slug: slug.optional(),
	tagline: z.string().optional(),
	categories: z.array(z.string()),
	pricing_model: z.string().optional(),
	price_label: z.string().optional(),
	url: z.string(),
	maker: z.string().optional(),
});

export const productList = z.looseObject({
	products: z.array(productItem),
	page: z.int().min(1),
	total_pages: z.int().min(0).max(pageBounds.maximum),
	total_count: count,
});

const productDetail = productItem.extend({
	slug,
	description: z.string().optional(),
	website_url: z.string().optional(),
	votes: count.optional(),
	reviews_count: count.optional(),
	average_rating: z.number().optional(),
	first_launched_on: date.optional(),
});

export const productBody = z.looseObject({ product: productDetail });

/** A product's place in a week, as the export has it. */
const placement = z.looseObject({
	launch_period: slug,
	position: z.int().min(1),
	score: z.number(),
	votes: count,
	comments: count,
});

/** A line of `/data/catalog.ndjson`. */
export const exportedProduct = productDetail.extend({ launches: z.array(placement) });

const launchPeriod = z.looseObject({
	slug,
	name: z.string(),
	status: z.enum(['active', 'finished']),
	starts_on: date,
	ends_on: date,
	url: z.string(),
});

export const launchPeriodList = z.looseObject({ launch_periods: z.array(launchPeriod).max(1_000) });

const rankingEntry = z.looseObject({
	position: z.int().min(1),
	product: slug.optional(),
	name: z.string().optional(),
	tagline: z.string().optional(),
	score: z.number().optional(),
	votes: count.optional(),
	comments: count.optional(),
	url: z.string().optional(),
});

export const launchPeriodBody = z.looseObject({
	launch_period: launchPeriod,
	rankings: z.array(rankingEntry).max(1_000),
});

/** `/data/moved.json`: paths of pages by their former paths. */
export const movedBody = z.record(z.string(), z.string());

/** `/data/vocabulary.json`, as far as it names categories. */
export const vocabularyBody = z.looseObject({ categories: z.array(z.looseObject({ slug, name: z.string() })) });

export type ProductDetail = z.output<typeof productDetail>;
export type ExportedProduct = z.output<typeof exportedProduct>;
export type PublishedPlacement = z.output<typeof placement>;
/** A product of a site; with its launches where the export has been read. */
export type PublishedProduct = ProductDetail & { readonly launches?: readonly PublishedPlacement[] };
export type LaunchPeriodDetail = z.output<typeof launchPeriodBody>;
