import type { Content } from '../content/read-content.ts';
import type { ChangeSet } from './change-set.ts';
import { findProduct, ownPictures, weeksRecording } from './entries.ts';

export interface Withdrawal {
	readonly product: string;
	/** `false` when it was withdrawn already. */
	readonly changed: boolean;
	/** Whether the file is deleted as well. */
	readonly deleted: boolean;
	/** Whether `/data/changes.json` keeps its slug, so that programs with a copy of the catalog can delete it. */
	readonly tombstone: boolean;
	/** Closed weeks that keep its place empty. */
	readonly recorded: readonly string[];
	/** Slugs whose redirects end. */
	readonly former_slugs: readonly string[];
}

/**
 * Removes a product from everything that is published.
 *
 * @param changes - Gets the changed file, or loses it and its pictures.
 * @throws {UserError} when there is no such product.
 */
export function withdrawProduct(content: Content, changes: ChangeSet, slug: string, isDeleted: boolean): Withdrawal {
	const product = findProduct(content, slug);
	const { source, frontMatter } = product;
	if (isDeleted) {
		changes.remove(source);
		for (const { path } of ownPictures(content, product)) changes.remove(path);
	} else if (frontMatter.discoverable) {
		changes.edit(source, [{ path: ['discoverable'], value: false }]);
	}
	const recorded = weeksRecording(content, [slug, ...frontMatter.former_slugs]);
	return {
		product: slug,
		changed: frontMatter.discoverable,
		deleted: isDeleted,
		tombstone: isInHistory(content, slug),
		recorded: recorded.map((week) => week.slug),
		former_slugs: frontMatter.former_slugs,
	};
}

/** What remains, in sentences. */
export function describeWithdrawal(withdrawal: Withdrawal): string[] {
	const { product, changed, deleted, tombstone, recorded, former_slugs } = withdrawal;
	const first = deleted ? 'is deleted' : changed ? 'is withdrawn' : 'is already withdrawn';
	return [
		`\`${product}\` ${first}.`,
		tombstone
			? 'Its slug stays in the list of removed products in `/data/changes.json`, so that copies of the catalog delete it, too.'
			: 'It is not in `releases.json`, so nothing about it stays public.',
		...(recorded.length > 0 ? [`Closed weeks keep its place without its name: ${recorded.join(', ')}.`] : []),
		...(former_slugs.length > 0 ? [`Its former slugs no longer redirect: ${former_slugs.join(', ')}.`] : []),
		...(deleted ? [] : ['Its file stays. Delete the line `discoverable: false` to publish it again.']),
	];
}

function isInHistory({ history }: Content, slug: string): boolean {
	if (!history) return false;
	const isRemoved = history.releases.some(({ products }) => products.removed.includes(slug));
	return Object.hasOwn(history.products, slug) || isRemoved;
}
