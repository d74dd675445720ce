import { z } from 'zod';
import { slugPattern } from '../../routes/paths.ts';
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
	screenshot_alt: 300,
} as const;

export const picturePattern = slugPattern.source.replace('$', '\\.(?:png|jpg|webp)$');

/** @param what - The picture, with its article. */
const pictureName = (what: string) =>
	z
		.string()
		.trim()
		.superRefine((name, context) => {
			const [, stem = ''] = /^([^.]*)\.(?:png|jpg|webp)$/.exec(name) ?? [];
			if (checkFileName(stem) === undefined) return;
			const rule = 'the name of a file beside this one, a slug with the ending `.png`, `.jpg` or `.webp`';
			context.addIssue({ code: 'custom', message: `${quote(name)} is not the name of ${what}. Write ${rule}.` });
		})
		.meta({ pattern: picturePattern });

const count = z.int().nonnegative();

/** The part of a product's front matter that describes one week in which it was launched. */
const launch = z.strictObject({
	period: slug,
	plan: slug.default('free'),
	approved: z.boolean().default(false),
	votes: count.default(0),
	comments: count.default(0),
	score: z.number().min(-1e9).max(1e9).optional(),
});

/** Front matter of `content/products/<slug>.md`. What each field means stands in `field-descriptions.ts`. */
export const productFrontMatter = z.strictObject({
	name: line(productLimits.name),
	tagline: line(productLimits.tagline).optional(),
	categories: z.array(slug).min(1).max(productLimits.categories).meta({ uniqueItems: true }),
	pricing_model: line(40).optional(),
	price_label: line(productLimits.price_label).optional(),
	maker: line(productLimits.maker).optional(),
	website_url: httpUrl.optional(),
	icon: pictureName('an icon').optional(),
	screenshot: pictureName('a screenshot').optional(),
	screenshot_alt: line(productLimits.screenshot_alt).optional(),
	discoverable: z.boolean().default(true),
	first_launched_on: calendarDate.optional(),
	reviews_count: count.optional(),
	average_rating: z.number().min(0).max(5).optional(),
	former_slugs: z.array(slug).max(20).meta({ uniqueItems: true }).default([]),
	launches: z.array(launch).max(520).default([]),
});

export type ProductFrontMatter = z.output<typeof productFrontMatter>;
export type LaunchFrontMatter = z.output<typeof launch>;
