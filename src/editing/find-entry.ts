/** Finds what a command is asked to change, or says what was probably meant. */
import type { Content } from '../content/read-content.ts';
import { quote } from '../content/schemas/text.ts';
import { suggest } from '../routes/nearest.ts';
import { EditError } from './edit-error.ts';

export type ProductEntry = Content['products'][number];
export type WeekEntry = Content['launchPeriods'][number];

/** @throws {EditError} when no product has the slug; it names the present one of a former slug. */
export function findProduct({ products }: Pick<Content, 'products'>, slug: string): ProductEntry {
	const product = products.find((each) => each.slug === slug);
	if (product) return product;
	const renamed = products.find(({ frontMatter }) => frontMatter.former_slugs.includes(slug));
	if (renamed) throw new EditError(`\`${slug}\` is a former slug. The product is \`${renamed.slug}\` now: write that.`);
	const near = suggest(
		slug,
		products.map((each) => each.slug),
	);
	throw new EditError(`There is no product ${quote(slug)}.${near || ' Write the name of its file without `.md`.'}`);
}

/** @throws {EditError} when no week has the slug. */
export function findWeek({ launchPeriods }: Pick<Content, 'launchPeriods'>, slug: string): WeekEntry {
	const week = launchPeriods.find((each) => each.slug === slug);
	if (week) return week;
	if (/^\d{4}-w(?:0[1-9]|[1-4]\d|5[0-3])$/.test(slug)) {
		throw new EditError(`There is no week \`${slug}\`. \`npm run new -- period ${slug}\` adds it.`);
	}
	const near = suggest(
		slug.toLowerCase(),
		launchPeriods.map((each) => each.slug),
	);
	throw new EditError(`There is no week ${quote(slug)}.${near || ' Write its slug, such as `2026-w46`.'}`);
}
