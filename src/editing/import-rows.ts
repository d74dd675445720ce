/** Rows of a table as products. What is wrong with their values, the check of the content says later. */
import type { Content } from '../content/read-content.ts';
import { checkFileName, slugOf } from '../content/schemas/names.ts';
import { ownRows } from '../content/schemas/own-fields.ts';
import { fieldsWith, membersOf } from '../content/schemas/product-fields.ts';
import { capitalized } from '../contract/text.ts';
import { isoWeekSlug } from '../urls/iso-week.ts';
import { isSlug } from '../urls/paths.ts';
import { type ColumnMap, numberOf, wholeNumberOf } from './columns.ts';
import type { Row, RowProblem } from './table.ts';

export interface ImportOptions {
	/** `column=field`. */
	readonly map?: readonly string[];
	/** The week that all launch in. */
	readonly period?: string;
	/** The category of rows without one. */
	readonly category?: string;
	/** Whether what is imported is public without another look. */
	readonly approve?: boolean;
	readonly createCategories?: boolean;
	/** Whether rows that cannot be imported are left out, instead of all. */
	readonly skipBad?: boolean;
	/** Whether values of the table replace those of existing files. */
	readonly force?: boolean;
	/** Whether products may have the name or website of others. */
	readonly allowDuplicates?: boolean;
}

export interface ImportedProduct {
	readonly row: number;
	readonly slug: string;
	/** Whether the slug is made of the name. */
	readonly isSlugGuessed: boolean;
	/** Front matter, without launches. */
	readonly fields: Readonly<Record<string, unknown>>;
	readonly launch: Readonly<Record<string, unknown>> | undefined;
	/** Markdown. */
	readonly body: string | undefined;
	/** Names of its categories that the content lacks, by slug. */
	readonly missing: ReadonlyMap<string, string>;
}

/** @returns A function that reads one row; what it gives instead of a product is why the row has no slug. */
export function rowReader(content: Content, columns: ColumnMap, options: ImportOptions) {
	const find = {
		categories: slugFinder(content.categories),
		period: slugFinder(content.launchPeriods),
		pricing_model: slugFinder(content.site.pricing_models),
		plan: slugFinder(content.site.plans),
	};
	const own = ownRows(content.site.fields);
	return ({ row, cells }: Row): ImportedProduct | RowProblem => {
		const value = (field: string): unknown => cells.get(columns.get(field) ?? '');
		const name = textOf(value('name') ?? value('slug'));
		const isSlugGuessed = value('slug') === undefined;
		const slug = isSlugGuessed ? slugOf(String(name ?? '')) : String(value('slug'));
		if (checkFileName(slug) !== undefined) {
			const message = `No slug can be made from this. Write lower-case letters and digits, joined by single hyphens, in a column \`slug\`.`;
			return { row, field: columns.get(isSlugGuessed ? 'name' : 'slug') ?? 'slug', message };
		}
		const named = (field: keyof typeof find, given = value(field)): unknown =>
			given === undefined ? undefined : (find[field](String(given)) ?? (slugOf(String(given)) || String(given)));
		const categories = listOf(value('categories') ?? options.category, (slug) => find.categories(slug) !== undefined);
		const missing = new Map(
			categories.flatMap((text) => (find.categories(text) ? [] : [[String(named('categories', text)), text]])),
		);
		const period = named('period', weekOf(options.period ?? value('period')));
		const launch = {
			period,
			plan: named('plan'),
			approved: options.approve && booleanOf(value('approved')) !== false ? true : undefined,
			discussion_url: textOf(value('discussion_url')),
			votes: wholeNumberOf(value('votes')),
			comments: wholeNumberOf(value('comments')),
			score: numberOf(value('score')),
		};
		const fields = {
			...Object.fromEntries(importedFields.map((field) => [field, readers[types[field]](value(field))])),
			...Object.fromEntries(own.map(({ name, type }) => [name, readers[type](value(name))])),
			name,
			categories:
				categories.length === 0 ? undefined : [...new Set(categories.map((text) => named('categories', text)))],
			pricing_model: named('pricing_model'),
			...(options.approve ? undefined : { first_launched_on: undefined }),
		};
		return {
			row,
			slug,
			isSlugGuessed,
			missing,
			fields: present(fields),
			launch: period === undefined ? undefined : present(launch),
			body: value('description') === undefined ? undefined : bodyOf(String(value('description'))),
		};
	};
}

const importedFields = fieldsWith('columns');
const types = membersOf('type');

const present = (record: object): Record<string, unknown> =>
	Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

type Named = { readonly slug: string } & (
	| { readonly name: string }
	| { readonly frontMatter: { readonly name: string } }
);

/** Finds a slug by the slug or the name in a text, in any case. */
function slugFinder(entries: readonly Named[]) {
	const nameOf = (entry: Named) => ('name' in entry ? entry.name : entry.frontMatter.name);
	const texts = entries.flatMap((entry) =>
		[nameOf(entry), entry.slug].map((text) => [text.toLowerCase(), entry.slug] as const),
	);
	const slugs = new Map(texts);
	return (text: string): string | undefined => slugs.get(text.trim().toLowerCase());
}

/** The name of a category of which a table has the slug or the name: `audio-and-video` gives `Audio and video`. */
export const categoryName = (text: string): string => (isSlug(text) ? capitalized(text).replaceAll('-', ' ') : text);

/** The week of a day; anything else as it is. */
const weekOf = (value: unknown): unknown => {
	const isDay = /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
	return isDay ? isoWeekSlug(String(value)) : value;
};

/** A text on one line: other catalogs break lines within a tagline. */
const textOf = (value: unknown): unknown =>
	value === undefined || typeof value === 'object' ? value : onOneLine(String(value));

const onOneLine = (text: string): string =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)
		.join(' ');

/** The day of an instant. */
const dayOf = (value: unknown): unknown =>
	typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)[T ].*/, '$1') : value;

function booleanOf(value: unknown): unknown {
	const text = String(value).toLowerCase();
	if (['true', 'yes', '1'].includes(text)) return true;
	return ['false', 'no', '0'].includes(text) ? false : value;
}

/**
 * The entries of a list, or of a text that separates them.
 *
 * @param isKnown - Whether a word is a slug: a text of such words is separated by spaces, as in `/data/products.csv`.
 */
function listOf(value: unknown, isKnown: (slug: string) => boolean = () => false): string[] {
	const text = String(value ?? '');
	const words = text.split(' ');
	const separated = words.every(isKnown) ? words : text.split(/[;|]/.test(text) ? /[;|]/ : ',');
	const parts = Array.isArray(value) ? value.map(String) : separated;
	return parts.map((part) => part.trim()).filter(Boolean);
}

/** Markdown or HTML as it is, without empty lines around it. */
const bodyOf = (text: string): string | undefined => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd() || undefined;

/** How the value of a cell is read, by the type of its field. */
const readers = {
	text: textOf,
	count: wholeNumberOf,
	number: numberOf,
	boolean: booleanOf,
	date: dayOf,
	slugs: (value: unknown) => (value === undefined ? undefined : listOf(value)),
} as const;
