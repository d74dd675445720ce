/**
 * The fields of a product's front matter, a row for each, in the order in which a file has them. Schemas, imports, drafts,
 * commands, the catalog, exports, the search and agents take the fields from here. The launches of a product, which are
 * lists within the file, are in `product.ts`.
 */
import { z } from 'zod';
import { slugPattern } from '../../urls/paths.ts';
import { checkFileName } from './names.ts';
import { calendarDate, httpUrl, line, maximumUrlLength, quote, slug } from './text.ts';

interface ProductField {
	readonly schema: z.ZodType;
	/** What people call the field: in answers of agents, and on pages in languages without a text for it. */
	readonly label?: string;
	/** What the field means, for editors: in JSON Schemas and in the reference of the editors' guide. */
	readonly meaning: string;
	/** How a value of a table is read. */
	readonly type: 'text' | 'count' | 'number' | 'boolean' | 'date' | 'slugs' | 'picture';
	/** The limit for makers: characters of a text, entries of a list. */
	readonly limit?: number;
	/** Names of columns in tables to import beside the field's own, the likeliest first, letters and digits alone: `Home page` is `homepage`. */
	readonly columns?: readonly string[];
	/** How a launch draft asks makers for the field. These fields are published on pages, in exports and to agents. */
	readonly draft?: DraftPart;
	/** Whether submissions write its text freely: data for agents, never instructions. */
	readonly untrusted?: true;
	/** The word before the text, as in `by "Acme"`. Pages and agents show texts that have one as facts of their own. */
	readonly fact?: string;
	/** Its property of a `SoftwareApplication` in schema.org, if the value is that of the field. */
	readonly schemaOrg?: string;
	/** Whether searches find its words. */
	readonly searched?: true;
	/** Whether only editors set it: a review names every change of it. */
	readonly editorsOnly?: true;
}

/** A field of a launch draft, as forms, commands and agents ask for it. */
export interface DraftPart {
	/** What the launch form says below the label, where the texts have no `${field}Hint`. */
	readonly hint?: string;
	/** The option of `npm run new` and its help. */
	readonly option?: readonly [flags: string, help: string];
	/** The description of the argument of `prepare_launch`. */
	readonly argument: string;
}

/** What pictures have to be like, for editors and for makers. */
export const pictureSizes = {
	icon: 'nearly square, each side 32 to 2,048 pixels, at most 256 KB',
	screenshot: '640 to 4,096 pixels wide, 320 to 4,096 high, at most 2 MB',
} as const;

export const picturePattern = slugPattern.source.replace('$', '\\.(?:png|jpg|webp)$');

/** @param what - The picture, with its article. */
export const pictureName = (what: string) =>
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

const text = (limit: number) => ({ type: 'text', limit, schema: line(limit).optional() }) as const;

const productFields = {
	name: {
		...text(80),
		schema: line(80),
		label: 'Name',
		meaning: 'What the product is called.',
		columns: ['title', 'product', 'productname', 'app', 'project', 'tool'],
		draft: { argument: 'What the product is called.' },
		untrusted: true,
		searched: true,
	},
	tagline: {
		...text(160),
		label: 'Tagline',
		meaning: 'One line that says what the product is.',
		columns: ['summary', 'shortdescription', 'subtitle', 'slogan', 'excerpt'],
		draft: {
			option: ['--tagline <text>', 'what it is, in one line'],
			argument: 'What it does, on one line.',
		},
		untrusted: true,
		searched: true,
	},
	categories: {
		type: 'slugs',
		limit: 20,
		schema: z.array(slug).min(1).max(20).meta({ uniqueItems: true }),
		label: 'Categories',
		meaning: 'Slugs of categories (`content/categories`), the main one first.',
		columns: ['category', 'topics', 'topic', 'tags', 'tag', 'keywords', 'labels', 'genre'],
		draft: {
			option: ['--category <name>', 'slug or name; can be repeated'],
			argument: 'Slugs or names, the main one first.',
		},
	},
	pricing_model: {
		type: 'text',
		schema: line(40).optional(),
		label: 'Pricing',
		meaning: 'One of the pricing models in `site.yaml`.',
		columns: ['pricing', 'pricemodel', 'pricingtype'],
		draft: {
			option: ['--pricing-model <name>', 'slug or name of a pricing model in `site.yaml`'],
			argument: 'Slug or name.',
		},
	},
	price_label: {
		...text(60),
		label: 'Price in a few words',
		meaning: 'The price in a few words, as a person would say it, such as `Free, then $8 a month`.',
		columns: ['price', 'cost'],
		draft: {
			option: ['--price <text>', 'its price in a few words'],
			argument: 'Its price in words.',
		},
		untrusted: true,
	},
	maker: {
		...text(80),
		label: 'Maker',
		meaning: 'The organisation, project or person behind the product.',
		columns: ['author', 'vendor', 'company', 'developer', 'publisher', 'owner'],
		draft: {
			option: ['--maker <name>', 'who makes it'],
			argument: 'Who makes it.',
		},
		fact: 'by',
		untrusted: true,
		searched: true,
	},
	website_url: {
		type: 'text',
		limit: maximumUrlLength,
		schema: httpUrl.optional(),
		label: 'Website',
		meaning:
			"The product's own address. It may contain letters beyond ASCII, such as `https://münchen.example`; it is published in the encoded form that browsers send. It must not have a user name or password.",
		columns: ['website', 'homepage', 'homepageurl', 'site', 'link', 'repository'],
		draft: {
			option: ['--website <address>', 'its address'],
			argument: 'Its website.',
		},
		schemaOrg: 'sameAs',
		untrusted: true,
	},
	icon: {
		type: 'picture',
		schema: pictureName('an icon').optional(),
		meaning: `Name of a picture beside this file, ${pictureSizes.icon}.`,
	},
	screenshot: {
		type: 'picture',
		schema: pictureName('a screenshot').optional(),
		meaning: `Name of a picture beside this file that shows the product at work, ${pictureSizes.screenshot}. It needs a \`screenshot_alt\`.`,
	},
	screenshot_alt: {
		...text(300),
		meaning: 'What the screenshot shows, in a sentence for people who cannot see it.',
		untrusted: true,
	},
	screenshots: {
		type: 'picture',
		schema: z
			.array(z.strictObject({ file: pictureName('a screenshot'), alt: line(300) }))
			.min(1)
			.max(4)
			.optional(),
		meaning: 'Up to four more pictures, which the page shows in a row behind the screenshot.',
	},
	discoverable: {
		type: 'boolean',
		schema: z.boolean().default(true),
		meaning: '`false` keeps the product out of everything that is published. Set by an editor.',
		columns: ['visible', 'public'],
		editorsOnly: true,
	},
	first_launched_on: {
		type: 'date',
		schema: calendarDate.optional(),
		meaning:
			'For a product that launched before this board existed, or outside its weeks. It is public from this day on, and needs no entry under `launches`. Set by an editor.',
		columns: ['launchedon', 'launchdate', 'releasedate'],
		editorsOnly: true,
	},
	reviews_count: {
		type: 'count',
		schema: z.int().nonnegative().max(1_000_000_000).optional(),
		meaning: 'How many reviews there are. Set by an editor.',
		columns: ['reviewcount', 'reviews'],
		editorsOnly: true,
	},
	average_rating: {
		type: 'number',
		schema: z.number().min(0).max(5).optional(),
		meaning: 'The average rating in the reviews. Set by an editor.',
		columns: ['rating'],
		editorsOnly: true,
	},
	former_slugs: {
		type: 'slugs',
		schema: z.array(slug).max(20).meta({ uniqueItems: true }).default([]),
		meaning:
			'Slugs that the product had before it was renamed. Their pages redirect to this one. None may be the slug of another product.',
		columns: ['aliases'],
		editorsOnly: true,
	},
} as const satisfies Readonly<Record<string, ProductField>>;

/** A row with the name of its field. */
export type ProductFieldRow = ProductField & { readonly name: string };

export const productRows = Object.entries<ProductField>(productFields).map(
	([name, row]): ProductFieldRow => ({ name, ...row }),
);

type Rows = typeof productFields;

/** Names of the fields whose rows have a member. */
type FieldWith<Member extends keyof ProductField> = {
	[Name in keyof Rows]: Member extends keyof Rows[Name] ? Name : never;
}[keyof Rows];

/** One member of all rows that have it, by the names of the fields. */
export function membersOf<Member extends keyof ProductField>(member: Member) {
	const members = productRows.flatMap((row) => (row[member] === undefined ? [] : [[row.name, row[member]]]));
	return Object.fromEntries(members) as {
		readonly [Name in FieldWith<Member>]: Rows[Name] extends Readonly<Record<Member, infer Value>> ? Value : never;
	};
}

export const fieldsWith = <Member extends keyof ProductField>(member: Member) =>
	Object.keys(membersOf(member)) as FieldWith<Member>[];

export type MakerField = FieldWith<'draft'>;

/** The texts that makers write in drafts, word by word. */
export type MakerText = MakerField & FieldWith<'untrusted'>;

const drafted: readonly string[] = fieldsWith('draft');
export const makerTexts = fieldsWith('untrusted').filter((name): name is MakerText => drafted.includes(name));
