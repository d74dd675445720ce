import type { Warning } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import { quote } from '../content/schemas/text.ts';
import type { ChangeSet } from './change-set.ts';
import { EditError } from './edit-error.ts';
import { findProduct, findWeek, type ProductEntry } from './find-entry.ts';
import { editFrontMatter } from './front-matter-edit.ts';
import { keyOrder } from './key-order.ts';
import { refuseRecorded } from './week-state.ts';

export interface Approval {
	readonly product: string;
	readonly period: string;
	/** `false` when it was approved already. */
	readonly changed: boolean;
}

/**
 * Approves one launch of a product.
 *
 * @param period - Slug of its week; may be left out when only one launch waits.
 * @param changes - Gets the changed file.
 * @throws {EditError} when there is no such launch, more than one, or its week is closed.
 */
export function approveLaunch(content: Content, changes: ChangeSet, slug: string, period?: string): Approval {
	const product = findProduct(content, slug);
	const week = period === undefined ? onlyWaiting(product) : findWeek(content, period).slug;
	const index = product.frontMatter.launches.findIndex((launch) => launch.period === week);
	const launch = product.frontMatter.launches[index];
	if (!launch) throw new EditError(`\`${slug}\` has no launch in \`${week}\`. ${launchesOf(product)}`);
	if (launch.approved) return { product: slug, period: week, changed: false };
	const entry = findWeek(content, week);
	// A product that a correction names takes part, with the place that the correction gives it.
	if (!entry.frontMatter.corrections.some((correction) => correction.product === slug)) {
		const remedy = `Give the launch in \`${product.source}\` a later week, or correct the week first: \`npm run correct -- ${week} ${slug} --reason "…"\`.`;
		refuseRecorded(content, entry, remedy);
	}
	const edit = { path: ['launches', index, 'approved'], value: true };
	changes.write(product.source, editFrontMatter(changes.text(product.source), [edit], keyOrder));
	return { product: slug, period: week, changed: true };
}

/**
 * Approves every launch that waits in a week, but for products that the check warns of: these need a look.
 *
 * @param warnings - Of the content as it is.
 */
export function approveWeek(
	content: Content,
	changes: ChangeSet,
	period: string,
	warnings: readonly Warning[],
): { readonly approved: readonly string[]; readonly left: readonly string[] } {
	const week = findWeek(content, period);
	refuseRecorded(content, week, 'Give its launches that wait a later week, or delete them.');
	// That a launch waits in a week that is over is what this approval ends.
	const doubtful = new Set(warnings.filter(({ field }) => !field.startsWith('launches[')).map(({ path }) => path));
	const waiting = content.products.filter(({ frontMatter }) =>
		frontMatter.launches.some((launch) => frontMatter.discoverable && launch.period === period && !launch.approved),
	);
	const left = waiting.filter(({ issueAt }) => doubtful.has(issueAt([], '').path));
	const approved = waiting.filter((product) => !left.includes(product)).map(({ slug }) => slug);
	for (const slug of approved) approveLaunch(content, changes, slug, period);
	return { approved, left: left.map(({ slug }) => slug) };
}

function onlyWaiting(product: ProductEntry): string {
	const { slug, frontMatter } = product;
	const [first, second] = frontMatter.launches.filter(({ approved }) => !approved);
	if (second) {
		const commands = frontMatter.launches
			.filter(({ approved }) => !approved)
			.map((launch) => `  npm run approve -- ${slug} ${launch.period}`);
		throw new EditError(`Launches of ${quote(slug)} wait in more than one week. Name one:\n${commands.join('\n')}`);
	}
	const [last] = frontMatter.launches.slice(-1);
	const week = first ?? last;
	if (week) return week.period;
	throw new EditError(`\`${slug}\` has no launch. Add one to \`${product.source}\`.`);
}

function launchesOf({ source, frontMatter }: ProductEntry): string {
	const weeks = frontMatter.launches.map(({ period }) => `\`${period}\``);
	return weeks.length === 0 ? `Add one to \`${source}\`.` : `Its weeks are ${weeks.join(', ')}.`;
}
