import { formatWarning, type Warning } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import { quote } from '../content/schemas/text.ts';
import type { ChangeSet } from './change-set.ts';
import { EditError } from './edit-error.ts';
import { findProduct, findWeek, type ProductEntry, refuseRecorded } from './entries.ts';

export interface Approval {
	readonly product: string;
	readonly period: string;
	/** `false` when it was approved already. */
	readonly changed: boolean;
}

interface ApprovalOptions {
	/** Slug of the week; may be left out when only one launch of the product waits. */
	readonly period?: string | undefined;
	/** Warnings of the content; one about the product refuses the approval. */
	readonly warnings: readonly Warning[];
}

/**
 * Approves one launch of a product.
 *
 * @param changes - Gets the changed file.
 * @throws {EditError} when there is no such launch, more than one, its week is closed, or a warning is about the product.
 */
export function approveLaunch(
	content: Content,
	changes: ChangeSet,
	slug: string,
	{ period, warnings }: ApprovalOptions,
): Approval {
	const product = findProduct(content, slug);
	const week = period === undefined ? onlyWaiting(product) : findWeek(content, period).slug;
	const index = product.frontMatter.launches.findIndex((launch) => launch.period === week);
	const launch = product.frontMatter.launches[index];
	if (!launch) throw new EditError(`\`${slug}\` has no launch in \`${week}\`. ${launchesOf(product)}`);
	if (launch.approved) return { product: slug, period: week, changed: false };
	const remedy = `Give the launch in \`${product.source}\` a later week, or add it to the closed one: \`npm run votes -- ${week} ${slug} --reason "…"\`.`;
	refuseRecorded(content, findWeek(content, week), remedy);
	const own = warningsAbout(product, warnings);
	if (own.length > 0) {
		const lines = own.map(formatWarning).join('\n');
		throw new EditError(`${lines}\n\nLook at that first. To approve \`${slug}\` as it is, add \`--force\`.`);
	}
	changes.edit(product.source, [{ path: ['launches', index, 'approved'], value: true }]);
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
	const waiting = content.products.filter(({ frontMatter }) =>
		frontMatter.launches.some((launch) => frontMatter.discoverable && launch.period === period && !launch.approved),
	);
	const left = waiting.filter((product) => warningsAbout(product, warnings).length > 0);
	const approved = waiting.filter((product) => !left.includes(product)).map(({ slug }) => slug);
	for (const slug of approved) approveLaunch(content, changes, slug, { period, warnings });
	return { approved, left: left.map(({ slug }) => slug) };
}

/** What stands against an approval. That a launch waits in a week that is over is what the approval ends. */
const warningsAbout = ({ issueAt }: ProductEntry, warnings: readonly Warning[]): Warning[] =>
	warnings.filter(({ path, field }) => path === issueAt([], '').path && !field.startsWith('launches['));

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
