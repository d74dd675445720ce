import { z } from 'zod';
import { checkFileName } from './file-name.ts';
import { calendarDate, httpUrl, line, maximumUrlLength, quote, slug } from './text.ts';

/** The most that a maker may write, in characters; categories in entries. */
export const productLimits = {
	name: 80,
	tagline: 160,
	categories: 20,
	price_label: 60,
	maker: 80,
	website_url: maximumUrlLength,
} as const;

const iconName = z
	.string()
	.trim()
	.superRefine((name, context) => {
		const [, stem = ''] = /^([^.]*)\.(?:png|jpg|webp)$/.exec(name) ?? [];
		if (checkFileName(stem) === undefined) return;
		const rule = 'the name of a file beside this one, a slug with the ending `.png`, `.jpg` or `.webp`';
		context.addIssue({ code: 'custom', message: `${quote(name)} is not the name of an icon. Write ${rule}.` });
	});

const count = z.int().nonnegative();

/** The part of a product's front matter that describes one week in which it was launched. */
const launch = z.strictObject({
	/** Slug of the launch period. */
	period: slug,
	/** One of the plans of `site.yaml`. Never published. */
	plan: slug.default('free'),
	/** Set by an editor. A submission waits, unpublished, until then. */
	approved: z.boolean().default(false),
	votes: count.default(0),
	comments: count.default(0),
	/** Replaces the score that the rule of `site.yaml` gives. */
	score: z.number().min(-1e9).max(1e9).optional(),
});

/** Front matter of `content/products/<slug>.md`. */
export const productFrontMatter = z.strictObject({
	name: line(productLimits.name),
	/** One line that says what the product is. */
	tagline: line(productLimits.tagline).optional(),
	/** Slugs of 1 to 20 categories, the main one first. */
	categories: z.array(slug).min(1).max(productLimits.categories),
	/** One of the pricing models of `site.yaml`. */
	pricing_model: line(40).optional(),
	/** The price in a few words, as a person would say it. */
	price_label: line(productLimits.price_label).optional(),
	/** The organisation, project or person behind the product. */
	maker: line(productLimits.maker).optional(),
	website_url: httpUrl.optional(),
	/** Name of a picture beside the product's file. */
	icon: iconName.optional(),
	/** `false` keeps the product out of every public surface. */
	discoverable: z.boolean().default(true),
	/**
	 * An editor's approval: makes the product public from this day on, whatever its launches say. For products that were
	 * launched elsewhere and have no approved launch here; for others the first approved week counts. Drafts have no such field.
	 */
	first_launched_on: calendarDate.optional(),
	reviews_count: count.optional(),
	/** 0 to 5. */
	average_rating: z.number().min(0).max(5).optional(),
	/** Slugs that the product had before it was renamed; their pages lead to the present one. */
	former_slugs: z.array(slug).max(20).default([]),
	/** One entry for each week that the product took part in. */
	launches: z.array(launch).max(520).default([]),
});

export type ProductFrontMatter = z.output<typeof productFrontMatter>;
export type LaunchFrontMatter = z.output<typeof launch>;
