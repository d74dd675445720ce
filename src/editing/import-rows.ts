/** Rows of a table as products. What is wrong with their values, the check of the content says later. */
import type { Content } from '../content/read-content.ts';
import { checkFileName } from '../content/schemas/file-name.ts';
import { slugOf } from '../content/schemas/slug-of.ts';
import { quote } from '../content/schemas/text.ts';
import { isoWeekSlug } from '../routes/iso-week.ts';
import { isSlug } from '../routes/slug.ts';
import type { ColumnMap, Field } from './columns.ts';
import type { Cell, Problem, Row } from './table.ts';
import { countOf } from './votes.ts';

export interface ImportOptions {
	/** `column=field`. */
	readonly map: readonly string[];
	/** The week that all launch in. */
	readonly period?: string | undefined;
	/** The category of rows without one. */
	readonly category?: string | undefined;
	/** Whether what is imported is public without another look. */
	readonly approve: boolean;
	readonly createCategories: boolean;
	/** Whether rows that cannot be imported are left out, instead of all. */
	readonly skipBad: boolean;
	/** Whether values of the table replace those of existing files. */
	readonly force: boolean;
	/** Whether products may have the name or website of others. */
	readonly allowDuplicates: boolean;
}

export interface ImportedProduct {
	readonly row: Row;
	readonly slug: string;
	/** Whether the slug is made of the name. */
	readonly isSlugGuessed: boolean;
	/** Front matter, without launches. */
	readonly fields: Readonly<Record<string, unknown>> & {
		readonly name: string;
		readonly categories: readonly string[];
	};
	readonly launch: Readonly<Record<string, unknown>> | undefined;
	/** Markdown. */
	readonly body: string | undefined;
}

/** Something wrong with a row that was read. */
export interface RowProblem extends Problem {
	readonly row: Row;
}

/** A problem at the column of a field. */
export function problemAt(row: Row, columns: ColumnMap, field: string, message: string): RowProblem {
	const [name, { line, column }] = cellOf(row, columns, field as Field) ?? [columns.get(field as Field)?.[0], row];
	return { row, line, column, field: name ?? field, message };
}

function cellOf(row: Row, columns: ColumnMap, field: Field): readonly [column: string, Cell] | undefined {
	const named = columns.get(field)?.find((column) => row.cells.has(column));
	const cell = row.cells.get(named ?? '');
	return named !== undefined && cell ? [named, cell] : undefined;
}

/** @returns A function that reads one row, and the names of the categories that it has met and the content lacks, by slug. */
export function rowReader(content: Content, columns: ColumnMap, options: ImportOptions) {
	const { categoriesIn, slugIn, missing } = nameFinder(content);
	const read = (row: Row, report: (problem: RowProblem) => void): ImportedProduct | undefined => {
		const problems: RowProblem[] = [];
		const reject = (field: Field, message: string) => problems.push(problemAt(row, columns, field, message));
		const value = (field: Field): unknown => cellOf(row, columns, field)?.[1].value;
		const name = lineOf(value('name') ?? value('slug'));
		const slug = value('slug') === undefined ? slugOf(String(name ?? '')) : String(value('slug'));
		const texts = (columns.get('categories') ?? []).flatMap((column) => categoriesIn(row.cells.get(column)?.value));
		if (texts.length === 0 && options.category !== undefined) texts.push(...categoriesIn(options.category));
		if (texts.length === 0) {
			reject('categories', 'Has no category. Write one, or give one to all such rows with `--category SLUG`.');
		}
		if (name === undefined) reject('name', 'Is missing. Write text.');
		else {
			const wrong = slugFault(slug, String(name));
			if (wrong) reject(value('slug') === undefined ? 'name' : 'slug', wrong);
		}
		const count = (field: 'votes' | 'comments' | 'score') => {
			const number = value(field) === undefined ? undefined : countOf(field, value(field));
			if (typeof number === 'string') reject(field, number);
			return number;
		};
		const day = options.period ?? value('period');
		const period = slugIn('period', /^\d{4}-\d\d-\d\d$/.test(String(day)) ? weekOf(String(day)) : day);
		const launch = period !== undefined && {
			period,
			plan: slugIn('plan', value('plan')),
			approved: options.approve && booleanOf(value('approved')) !== false ? true : undefined,
			...{ votes: count('votes'), comments: count('comments'), score: count('score') },
		};
		const fields = {
			...{ name: String(name), tagline: lineOf(value('tagline')) },
			categories: [...new Set(texts)],
			pricing_model: slugIn('pricing_model', value('pricing_model')),
			...{ price_label: lineOf(value('price_label')), maker: lineOf(value('maker')) },
			website_url: lineOf(value('website_url')),
			discoverable: booleanOf(value('discoverable')),
			first_launched_on: options.approve ? dayOf(value('first_launched_on')) : undefined,
			...{ reviews_count: numberOf(value('reviews_count')), average_rating: numberOf(value('average_rating')) },
			former_slugs: value('former_slugs') === undefined ? undefined : listOf(value('former_slugs')),
		};
		for (const problem of problems) report(problem);
		if (problems.length > 0) return undefined;
		return {
			...{ row, slug, isSlugGuessed: value('slug') === undefined },
			fields: present(fields) as ImportedProduct['fields'],
			launch: launch ? present(launch) : undefined,
			body: bodyOf(value('description')),
		};
	};
	return { read, missing };
}

function slugFault(slug: string, name: string): string | undefined {
	if (slug === '') return `${quote(name)} gives no slug. Map a column with slugs: \`--map COLUMN=slug\`.`;
	const fault = checkFileName(slug)?.replace('The file name is the slug: ', '');
	return fault?.replace('Rename the file', 'Write another slug');
}

/** Finds slugs of what rows name, and notes the names of categories that are missing. */
function nameFinder(content: Content) {
	const named = (entries: readonly { readonly slug: string; readonly frontMatter: { readonly name: string } }[]) =>
		slugFinder(entries.map(({ slug, frontMatter: { name } }) => ({ slug, name })));
	const find = {
		category: named(content.categories),
		period: named(content.launchPeriods),
		pricing_model: slugFinder(content.site.pricing_models),
		plan: slugFinder(content.site.plans),
	};
	const missing = new Map<string, string>();
	const categoryOf = (text: string): string => {
		const slug = find.category(text) ?? (slugOf(text) || text);
		if (find.category(text) === undefined) missing.set(slug, isSlug(text) ? inWords(text) : text);
		return slug;
	};
	const categoriesIn = (given: unknown): string[] => {
		const texts = typeof given === 'string' && find.category(given) ? [given] : listOf(given);
		const parted = texts.flatMap((text) => {
			// `/data/products.csv` separates slugs by spaces.
			const words = text.split(/\s+/);
			return words.every((word) => find.category(word) !== undefined) ? words : [text];
		});
		return parted.map(categoryOf);
	};
	const slugIn = (kind: keyof typeof find, given: unknown): string | undefined => {
		const text = given === undefined ? undefined : String(given).trim();
		return text && (find[kind](text) ?? (slugOf(text) || text));
	};
	return { categoriesIn, slugIn, missing };
}

const present = (record: object): Record<string, unknown> =>
	Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** Finds the slug of what a text names: by its slug or its name, in any case. */
function slugFinder(entries: readonly { readonly slug: string; readonly name: string }[]) {
	// `Open Source` and `open_source` are one, `C` and `C++` are two.
	const folded = (text: string) =>
		/[+#*]/.test(text) ? text.trim().toLowerCase() : slugOf(text).replaceAll('-', '') || text;
	const slugs = new Map(entries.flatMap(({ slug, name }) => [name, slug].map((text) => [folded(text), slug])));
	return (text: string): string | undefined => slugs.get(folded(text));
}

/** A week that does not exist stays as it is written. */
const weekOf = (day: string): string => (Number.isNaN(Date.parse(day)) ? day : isoWeekSlug(day));

/** `audio-and-video` gives `Audio and video`. */
const inWords = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** A text on one line: other catalogs break lines within a tagline. */
function lineOf(value: unknown): unknown {
	if (typeof value === 'number' || typeof value === 'boolean') return String(value);
	return typeof value === 'string'
		? value
				.split('\n')
				.map((line) => line.trim())
				.filter((line) => line !== '')
				.join(' ')
		: value;
}

const numberOf = (value: unknown): unknown =>
	typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;

/** The day of an instant. */
const dayOf = (value: unknown): unknown =>
	typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value) ? value.slice(0, 10) : value;

function booleanOf(value: unknown): unknown {
	const text = String(value).toLowerCase();
	if (['true', 'yes', 'y', '1'].includes(text)) return true;
	return ['false', 'no', 'n', '0'].includes(text) ? false : value;
}

/** The entries of a list, or of a text that separates them. */
function listOf(value: unknown): readonly string[] {
	const text = value === undefined ? '' : String(value);
	const parts = Array.isArray(value) ? value.map(String) : text.split(/[;|]/.test(text) ? /[;|]/ : ',');
	return parts.map((part) => part.trim()).filter(Boolean);
}

/** Markdown or HTML as it is, with the line ends of the content. */
const bodyOf = (value: unknown): string | undefined =>
	value === undefined
		? undefined
		: String(value)
				.replace(/\r\n?/g, '\n')
				.replace(/^(?:[ \t]*\n)+/, '')
				.trimEnd() || undefined;
