/** The files that describe the board itself: `site.yaml`, its categories and pages of prose, and `synonyms.yaml`. */
import { z } from 'zod';
import { ownFields } from './own-fields.ts';
import { analytics, newsletter, policy } from './policy.ts';
import { hostPattern, httpUrl, line, quote, slug } from './text.ts';

/** The path of a file in `public`. */
const publicPath = (pattern: RegExp, kind: string) => z.string().regex(pattern, `Write the path of ${kind}.`);
const picture = publicPath(/^(?:\/[\w-][\w.-]*)+\.(?:svg|png)$/, 'an SVG or PNG file, such as `/logo.svg`');
const image = publicPath(
	/^(?:\/[\w-][\w.-]*)+\.(?:png|jpg|webp)$/,
	'a PNG, JPEG or WebP file in `public`, such as `/share.jpg`',
);
const woff2 = publicPath(/^(?:\/[\w-][\w.-]*)+\.woff2$/, 'a WOFF2 file in `public`, such as `/fonts/acme.woff2`');

const color = z.string().regex(/^#[\da-fA-F]{6}$/, 'Write a color with six hex digits, in quotes: `"#0f766e"`.');

const colors = z.strictObject({ accent: color.optional(), paper: color.optional() }).optional();

const family = line(60).regex(/^[\p{L}\d][\p{L}\d -]*$/u, 'Write letters, digits, spaces and hyphens.');

const font = z.strictObject({ family, files: z.array(woff2).min(1).max(16) });

const href = z
	.string()
	.regex(
		/^(?:\/(?![/\\])|#|https?:\/\/(?=[^/])|mailto:)[^\s\\]*$/u,
		'Write a path such as `/about`, or an address with `https://`.',
	);

const links = z.array(z.strictObject({ label: line(40), href })).max(12);

const payment = { price_label: line(60).optional(), pay_url: httpUrl.optional() };

/** The content of `content/site.yaml`. */
export const siteFile = z.strictObject({
	name: line(60),
	description: line(200),
	base_url: httpUrl
		.refine(
			(text) => !/[?#]/.test(text) && ['/', undefined].includes(URL.parse(text)?.pathname),
			'Must have no path, `?` or `#`. Write the address of the host, such as `https://catalog.example`.',
		)
		.meta({ pattern: hostPattern }),
	lang: z
		.string()
		.regex(/^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/, {
			error: 'Write the tag of a language, such as `de` or `pt-BR` (BCP 47).',
			abort: true,
		})
		.refine(isKnownLanguage, 'There is no such language. Write a tag such as `de` or `pt-BR` (BCP 47).')
		.default('en'),
	logo: z
		.union([picture, z.strictObject({ light: picture, dark: picture })], {
			error: 'Write the path of a file in `public`, such as `/logo.svg`, or two of them as `light` and `dark`',
		})
		.optional(),
	colors: z.strictObject({ light: colors, dark: colors }).optional(),
	font: font.optional(),
	image: image.optional(),
	navigation: links.optional(),
	footer: links.default([]),
	footer_parts: z.boolean().default(true),
	powered_by: z.boolean().default(true),
	analytics: analytics.optional(),
	policy: policy.optional(),
	notice: line(300).optional(),
	newsletter: newsletter.optional(),
	newsletter_url: httpUrl.optional(),
	vote_page: href.optional(),
	host: z.enum(['static']).optional(),
	numbers: z.enum(['demonstration', 'real']).default('demonstration'),
	forge: z
		.strictObject({
			kind: z.enum(['github', 'gitea', 'gitlab']),
			repository: httpUrl,
			branch: line(100),
			folder: line(200).optional(),
			proposals: z.enum(['issues']).optional(),
		})
		.refine(({ kind, folder, proposals }) => !proposals || (kind === 'github' && !folder), {
			error:
				'Only GitHub has workflows for issues, and only for a board at the top of its repository. Delete this line.',
			path: ['proposals'],
		}),
	submit_email: z
		.email({
			error: ({ input }) =>
				`${quote(String(input))} is not an email address. Write one such as \`launch@acme.example\`.`,
		})
		.optional(),
	plans: z
		.array(z.strictObject({ slug, name: line(60), ...payment, description: line(200) }))
		.min(1)
		.superRefine(unique),
	pricing_models: z
		.array(z.strictObject({ slug: line(40), name: line(60), free: z.boolean().default(false) }))
		.min(1)
		.superRefine(unique),
	fields: ownFields,
	currency: z
		.string()
		.refine(
			(code) => Intl.supportedValuesOf('currency').includes(code),
			'There is no such currency. Write a code such as `EUR` (ISO 4217).',
		)
		.default('USD'),
	score: z.strictObject({ votes: z.number().min(0).max(1_000), comments: z.number().min(0).max(1_000) }),
});

export type Site = z.output<typeof siteFile>;

function isKnownLanguage(tag: string): boolean {
	const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
	return names.of(tag.split('-', 1)[0] ?? '') !== undefined;
}

function unique(entries: readonly { readonly slug: string }[], context: z.RefinementCtx): void {
	const slugs = entries.map(({ slug }) => slug);
	for (const [index, slug] of slugs.entries()) {
		if (slugs.indexOf(slug) === index) continue;
		const message = `The slug \`${slug}\` is listed twice. Delete one entry.`;
		context.addIssue({ code: 'custom', message, path: [index, 'slug'] });
	}
}

/** Front matter of `content/categories/<slug>.md`. */
export const categoryFrontMatter = z.strictObject({
	name: line(80),
	description: line(200).optional(),
});

/** Front matter of `content/pages/<slug>.md`. */
export const pageFrontMatter = z.strictObject({
	title: line(80),
	description: line(200),
});

/** The maximum number of words in a phrase. Readers don't type longer ones. */
const maximumWords = 3;

const phrase = line(60).refine(
	(text) => text.split(/[\s-]+/u).length <= maximumWords,
	`Must have ${maximumWords} words or fewer. Write what a reader would type into a search.`,
);

/** The content of `content/synonyms.yaml`. */
export const synonymsFile = z.strictObject({
	synonyms: z.array(z.array(phrase).min(2).max(20).superRefine(withoutRepetition).meta({ uniqueItems: true })).max(500),
});

export type Synonyms = z.output<typeof synonymsFile>['synonyms'];

function withoutRepetition(phrases: readonly string[], context: z.RefinementCtx): void {
	const plain = phrases.map((text) => text.toLowerCase());
	for (const [index, text] of plain.entries()) {
		if (plain.indexOf(text) === index) continue;
		context.addIssue({ code: 'custom', message: 'Listed twice. Delete one of them.', path: [index] });
	}
}
