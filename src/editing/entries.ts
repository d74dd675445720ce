/** Finds the entries that a command names, and the records and pictures that belong to them. */
import { dirname, join } from 'node:path';
import { namedPictures } from '../content/pictures.ts';
import type { Content } from '../content/read-content.ts';
import { quote } from '../content/schemas/text.ts';
import { suggest } from '../urls/nearest.ts';
import { UserError } from '../user-error.ts';

export type ProductEntry = Content['products'][number];
export type WeekEntry = Content['launchPeriods'][number];

export const slugsOf = (entries: readonly { readonly slug: string }[]): string[] => entries.map(({ slug }) => slug);

/** Products by their slugs, and by the former ones that no product has. */
export const productsByAnySlug = (products: readonly ProductEntry[]): ReadonlyMap<string, ProductEntry> => {
	const former = products.flatMap((product) =>
		product.frontMatter.former_slugs.map((slug) => [slug, product] as const),
	);
	return new Map([...former, ...products.map((product) => [product.slug, product] as const)]);
};

/** @throws {UserError} when no product has the slug; it names the present one of a former slug. */
export function findProduct({ products }: Pick<Content, 'products'>, slug: string): ProductEntry {
	const product = products.find((each) => each.slug === slug);
	if (product) return product;
	const renamed = products.find(({ frontMatter }) => frontMatter.former_slugs.includes(slug));
	if (renamed) throw new UserError(`\`${slug}\` is a former slug. Use the current one, \`${renamed.slug}\`.`);
	const remedy = suggest(slug, slugsOf(products)) || ' Write the name of its file without `.md`.';
	throw new UserError(`There is no product ${quote(slug)}.${remedy}`);
}

/** @throws {UserError} when no week has the slug. */
export function findWeek({ launchPeriods }: Pick<Content, 'launchPeriods'>, slug: string): WeekEntry {
	const week = launchPeriods.find((each) => each.slug === slug);
	if (week) return week;
	if (/^\d{4}-w(?:0[1-9]|[1-4]\d|5[0-3])$/.test(slug)) {
		throw new UserError(`There is no week \`${slug}\`. \`npm run new -- period ${slug}\` adds it.`);
	}
	const remedy = suggest(slug.toLowerCase(), slugsOf(launchPeriods)) || ' Write its slug, such as `2026-w46`.';
	throw new UserError(`There is no week ${quote(slug)}.${remedy}`);
}

export type WeekState = 'coming' | 'open' | 'over' | 'recorded';

/** The file beside a week's own that holds its final order once the week is closed. */
export const recordOf = (week: WeekEntry): string => week.source.replace(/\.md$/, '.csv');

/** @param date - UTC, `YYYY-MM-DD`. */
export function weekState(
	{ records }: Pick<Content, 'records'>,
	{ slug, frontMatter }: WeekEntry,
	date: string,
): WeekState {
	if (records.has(slug)) return 'recorded';
	const { starts_on, ends_on } = frontMatter;
	if (starts_on > date) return 'coming';
	return ends_on < date ? 'over' : 'open';
}

/** @throws {UserError} for a week whose order is final. */
export function refuseRecorded({ records }: Pick<Content, 'records'>, week: WeekEntry, remedy: string): void {
	if (!records.has(week.slug)) return;
	throw new UserError(`The week \`${week.slug}\` is closed: \`${recordOf(week)}\` has its final order. ${remedy}`);
}

/** Closed weeks whose record has one of these slugs, in the order of the content. */
export const weeksRecording = (
	{ launchPeriods, records }: Pick<Content, 'launchPeriods' | 'records'>,
	slugs: readonly string[],
): WeekEntry[] =>
	launchPeriods.filter((week) =>
		records.get(week.slug)?.places.some(({ product }) => product !== undefined && slugs.includes(product)),
	);

interface OwnPicture {
	/** Where the front matter names it. */
	readonly places: readonly (readonly (string | number)[])[];
	/** Path of the file in the content folder. */
	readonly path: string;
}

/** The pictures beside a product's file, except those that another product shows as well. */
export function ownPictures({ products }: Content, product: ProductEntry): OwnPicture[] {
	const others = new Set(
		products.filter(({ slug }) => slug !== product.slug).flatMap((other) => [...picturesOf(other).keys()]),
	);
	return [...picturesOf(product)].flatMap(([path, places]) => (others.has(path) ? [] : [{ path, places }]));
}

/** Places in the front matter by the path of the file that they name. */
function picturesOf({ source, frontMatter }: ProductEntry): Map<string, OwnPicture['places']> {
	const named = namedPictures(frontMatter);
	const groups = Map.groupBy(named, ({ name }) => join(dirname(source), name));
	return new Map([...groups].map(([path, group]) => [path, group.map(({ at }) => at)]));
}
