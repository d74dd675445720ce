/** Renames a product or a category: everything in the content that uses the old slug changes as well. */
import { basename, dirname, extname, join } from 'node:path';
import type { Content } from '../content/read-content.ts';
import { slugOf, whyReserved } from '../content/schemas/names.ts';
import { quote, slug as slugSchema } from '../content/schemas/text.ts';
import { suggest } from '../urls/nearest.ts';
import { UserError } from '../user-error.ts';
import type { ChangeSet } from './change-set.ts';
import { findProduct, ownPictures, type ProductEntry, recordOf, slugsOf, weeksRecording } from './entries.ts';
import type { Edit } from './front-matter.ts';

export interface Renaming {
	readonly from: string;
	readonly to: string;
	/** What pages call it, which stays. */
	readonly name: string;
	/** Path of its file in the content folder. */
	readonly source: string;
	/** Products of a category. */
	readonly products?: readonly string[];
	/** Closed weeks whose records follow. */
	readonly recorded: readonly string[];
	/** Weeks whose corrections follow. */
	readonly corrected: readonly string[];
	/** Pages whose links follow. */
	readonly linking: readonly string[];
}

/**
 * Gives a product another slug. The former one leads to it from then on; one that it had before is its own again.
 *
 * @param changes - Gets the moved and the changed files.
 * @throws {UserError} when the slug cannot be used or belongs to another product.
 */
export function renameProduct(content: Content, changes: ChangeSet, from: string, to: string): Renaming {
	const product = findProduct(content, from);
	refuseSlug(content, product, to);
	const source = join(dirname(product.source), `${to}.md`);
	const edits = formerSlugEdits(product, to);
	for (const { path, places } of ownPictures(content, product)) {
		const [name, stem] = [basename(path), basename(path, extname(path))];
		// Such as `acme.png` and `acme-screenshot.webp`.
		if (stem !== from && !stem.startsWith(`${from}-`)) continue;
		const renamed = to + name.slice(from.length);
		changes.move(path, join(dirname(path), renamed));
		edits.push(...places.map((place) => ({ path: place, value: renamed })));
	}
	changes.move(product.source, source);
	changes.edit(source, edits);
	const recorded = weeksRecording(content, [from]);
	for (const week of recorded) {
		changes.write(recordOf(week), renameInRecord(changes.text(recordOf(week)), from, to));
	}
	const corrected = content.launchPeriods.filter((week) => {
		const corrections = week.frontMatter.corrections.flatMap(({ product: named }, index) =>
			named === from ? [{ path: ['corrections', index, 'product'], value: to }] : [],
		);
		changes.edit(week.source, corrections);
		return corrections.length > 0;
	});
	const linking = renameInLinks(content, changes, `/products/${from}`, to);
	const { name } = product.frontMatter;
	return { from, to, name, source, recorded: slugsOf(recorded), corrected: slugsOf(corrected), linking };
}

/** Gives a category another slug. Nothing redirects from the former one. @throws {UserError} when the slug cannot be used. */
export function renameCategory(content: Content, changes: ChangeSet, from: string, to: string): Renaming {
	const category = content.categories.find(({ slug }) => slug === from);
	if (!category)
		throw new UserError(`There is no category ${quote(from)}.${suggest(from, slugsOf(content.categories))}`);
	refuseForm(to);
	const source = join(dirname(category.source), `${to}.md`);
	changes.move(category.source, source);
	const products = content.products.filter(({ frontMatter }) => frontMatter.categories.includes(from));
	for (const { source, frontMatter } of products) {
		changes.edit(source, [{ path: ['categories', frontMatter.categories.indexOf(from)], value: to }]);
	}
	const linking = renameInLinks(content, changes, `/categories/${from}`, to);
	const { name } = category.frontMatter;
	return { from, to, name, source, products: slugsOf(products), recorded: [], corrected: [], linking };
}

/** @param path - Of the page that has another slug. @returns Pages whose links follow. */
function renameInLinks({ pages }: Content, changes: ChangeSet, path: string, to: string): string[] {
	const renamed = pages.filter((page) => {
		const before = changes.text(page.source);
		const after = before.replace(/\/(?:products|categories)\/[a-z0-9-]+/g, (link) =>
			link === path ? join(dirname(path), to) : link,
		);
		changes.write(page.source, after);
		return after !== before;
	});
	return slugsOf(renamed);
}

function refuseForm(to: string): void {
	const fault = slugSchema.safeParse(to).error?.issues[0]?.message;
	if (fault !== undefined) throw new UserError(slugOf(to) ? `${fault} Did you mean \`${slugOf(to)}\`?` : fault);
}

function refuseSlug(content: Content, product: ProductEntry, to: string): void {
	refuseForm(to);
	const reserved = whyReserved(to);
	if (reserved) throw new UserError(`${reserved} Choose another slug.`);
	if (to === product.slug) throw new UserError(`\`${to}\` is already its slug. Choose another one.`);
	for (const other of content.products) {
		if (other.slug === to) {
			throw new UserError(`\`${to}\` is the slug of another product, \`${other.source}\`. Choose another one.`);
		}
		if (other.slug !== product.slug && other.frontMatter.former_slugs.includes(to)) {
			throw new UserError(
				`\`${to}\` is a former slug of \`${other.slug}\` and redirects there. Choose another one, or delete it in \`${other.source}\`.`,
			);
		}
	}
	const [week] = product.frontMatter.former_slugs.includes(to) ? [] : weeksRecording(content, [to]);
	if (week) {
		throw new UserError(`\`${to}\` is the slug of a deleted product in \`${recordOf(week)}\`. Choose another one.`);
	}
}

/** In a list as it is written, so that its comments stay. */
function formerSlugEdits({ slug, frontMatter }: ProductEntry, to: string): Edit[] {
	const { former_slugs } = frontMatter;
	const index = former_slugs.indexOf(to);
	if (index >= 0) return [{ path: ['former_slugs', index], value: slug }];
	if (former_slugs.length > 0) return [{ path: ['former_slugs', former_slugs.length], value: slug }];
	return [{ path: ['former_slugs'], value: [slug] }];
}

/** A record with another slug for a product. Everything else stays byte for byte. */
const renameInRecord = (text: string, from: string, to: string): string =>
	text
		.split('\n')
		.map((line) => {
			const cells = line.split(',');
			return cells[1] === from ? cells.with(1, to).join(',') : line;
		})
		.join('\n');

/** What was renamed, in sentences. */
export function describeRenaming({ from, to, name, source, products, ...updated }: Renaming): string[] {
	const line = (what: string, slugs: readonly string[]) => (slugs.length > 0 ? [`${what}: ${slugs.join(', ')}.`] : []);
	return [
		`\`${from}\` is now \`${to}\`, in \`${source}\`. ${products ? 'Its old page is gone.' : 'While it is public, its old pages redirect to the new ones.'}`,
		...line('Updated products', products ?? []),
		...line('Updated records', updated.recorded),
		...line('Updated corrections', updated.corrected),
		...line('Pages with updated links', updated.linking),
		`Pages still call it \`${name}\`. To change that, edit \`name\` in the file.`,
	];
}
