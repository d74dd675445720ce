/** Launches that wait for approval, with what the check finds in each, and their approval. */
import { join } from 'node:path';
import { checkContent } from '../build/check/check-content.ts';
import type { LoadOptions } from '../catalog/load.ts';
import { folderLabel } from '../content/content-folder.ts';
import { formatIssue, type Issue } from '../content/issue.ts';
import type { Content } from '../content/read-content.ts';
import { correction } from '../content/record-warnings.ts';
import { compareTexts, printable, quote } from '../content/schemas/text.ts';
import { counted } from '../contract/text.ts';
import { UserError } from '../user-error.ts';
import type { ChangeSet } from './change-set.ts';
import { findProduct, findWeek, type ProductEntry, refuseRecorded, type WeekState, weekState } from './entries.ts';

interface PendingLaunch {
	readonly product: string;
	readonly name: string;
	/** Path from the editor's point of view. */
	readonly file: string;
	readonly period: string;
	readonly week: { readonly state: WeekState; readonly starts_on: string; readonly ends_on: string };
	readonly warnings: readonly Issue[];
	readonly approve: string;
}

/**
 * @returns Launches of the earliest week first.
 * @throws {ContentError} with every issue of the content: nothing can be approved before.
 */
export function findPending(options: LoadOptions): readonly PendingLaunch[] {
	const { contentDir, date } = options;
	const { content, warnings } = checkContent(options);
	const byPath = Map.groupBy(warnings, ({ path }) => path);
	const waiting = content.products.filter(({ frontMatter }) => frontMatter.discoverable);
	const launches = waiting.flatMap(({ slug, source, frontMatter: { name, launches } }) => {
		const file = join(folderLabel(contentDir), source);
		return launches.flatMap(({ period, approved }, index): PendingLaunch[] => {
			const isOfOther = ({ field }: Issue) => /^launches\[\d/.test(field) && !field.startsWith(`launches[${index}]`);
			if (approved) return [];
			const week = findWeek(content, period);
			const { starts_on, ends_on } = week.frontMatter;
			const state = weekState(content, week, date);
			return [
				{
					product: slug,
					name,
					file,
					period,
					week: { state, starts_on, ends_on },
					warnings: byPath.get(file)?.filter((warning) => !isOfOther(warning)) ?? [],
					approve: state === 'recorded' ? correction(period, slug) : `npm run approve -- ${slug} ${period}`,
				},
			];
		});
	});
	return launches.sort(
		(a, b) => compareTexts(a.week.starts_on, b.week.starts_on) || compareTexts(a.product, b.product),
	);
}

/** One section per launch, with the facts that an editor needs to decide. */
export function describePending(launches: readonly PendingLaunch[]): string[] {
	if (launches.length === 0) return ['No launches are waiting for approval.'];
	const waits = `${counted(launches.length, 'launch', 'launches')} ${launches.length === 1 ? 'is' : 'are'} waiting`;
	return [`${waits} for approval.`, ...launches.flatMap(linesOf)];
}

function linesOf(launch: PendingLaunch): string[] {
	const { product, name, file, warnings, approve } = launch;
	const found = warnings.length === 0 ? ['No warnings.'] : warnings.map(formatIssue);
	return [
		'',
		`${printable(name)} (${product}, ${file})`,
		`  ${weekText(launch)}`,
		...found.map((line) => `  ${line}`),
		`  ${approve}`,
	];
}

function weekText({ period, week }: PendingLaunch): string {
	const { state, starts_on, ends_on } = week;
	if (state === 'coming') return `Week ${period} begins on ${starts_on}.`;
	if (state === 'open') return `Week ${period} is open until ${ends_on}.`;
	return `Week ${period} ended on ${ends_on}${state === 'recorded' ? ' and is closed' : ''}.`;
}

interface ApprovalOptions {
	/** Slug of the week; may be left out when only one launch of the product waits. */
	readonly period?: string | undefined;
	/** Warnings of the content; one about the product refuses the approval. */
	readonly warnings: readonly Issue[];
}

/**
 * Approves one launch of a product.
 *
 * @param changes - Gets the changed file.
 * @returns `changed` is `false` when it was approved already.
 * @throws {UserError} when there is no such launch, more than one, its week is closed, or a warning is about the product.
 */
export function approveLaunch(
	content: Content,
	changes: ChangeSet,
	slug: string,
	{ period, warnings }: ApprovalOptions,
) {
	const product = findProduct(content, slug);
	const week = period === undefined ? onlyWaiting(product) : findWeek(content, period).slug;
	const index = product.frontMatter.launches.findIndex((launch) => launch.period === week);
	const launch = product.frontMatter.launches[index];
	if (!launch) throw new UserError(`\`${slug}\` has no launch in \`${week}\`. ${launchesOf(product)}`);
	if (launch.approved) return { product: slug, period: week, changed: false };
	const remedy = `Move the launch in \`${product.source}\` to a later week, or add it to the closed one: \`${correction(week, slug)}\`.`;
	refuseRecorded(content, findWeek(content, week), remedy);
	const own = warningsAbout(product, warnings);
	if (own.length > 0) {
		const lines = own.map(formatIssue).join('\n');
		throw new UserError(`${lines}\n\nLook at that first. To approve \`${slug}\` anyway, add \`--force\`.`);
	}
	changes.edit(product.source, [{ path: ['launches', index, 'approved'], value: true }]);
	return { product: slug, period: week, changed: true };
}

/**
 * Approves every launch that waits in a week. Products with warnings are skipped, because an editor should look at them.
 *
 * @param warnings - The warnings of the content as it is.
 */
export function approveWeek(
	content: Content,
	changes: ChangeSet,
	period: string,
	warnings: readonly Issue[],
): { readonly approved: readonly string[]; readonly left: readonly string[] } {
	const week = findWeek(content, period);
	refuseRecorded(content, week, 'Move its waiting launches to a later week, or delete them.');
	const waiting = waitingIn(content, period);
	const left = waiting.filter((product) => warningsAbout(product, warnings).length > 0);
	const approved = waiting.filter((product) => !left.includes(product)).map(({ slug }) => slug);
	for (const slug of approved) approveLaunch(content, changes, slug, { period, warnings });
	return { approved, left: left.map(({ slug }) => slug) };
}

/** Products with a launch in the week that is not approved. */
export const waitingIn = ({ products }: Pick<Content, 'products'>, period: string): ProductEntry[] =>
	products.filter(({ frontMatter }) =>
		frontMatter.launches.some((launch) => frontMatter.discoverable && launch.period === period && !launch.approved),
	);

/** Warnings that speak against an approval. Those about launches do not: an approval ends the wait that they report. */
const warningsAbout = ({ issueAt }: ProductEntry, warnings: readonly Issue[]): Issue[] =>
	warnings.filter(({ path, field }) => path === issueAt([], '').path && !field.startsWith('launches['));

function onlyWaiting(product: ProductEntry): string {
	const { slug, frontMatter } = product;
	const waiting = frontMatter.launches.filter(({ approved }) => !approved);
	const [first, second] = waiting;
	if (second) {
		const commands = waiting.map((launch) => `  npm run approve -- ${slug} ${launch.period}`);
		throw new UserError(
			`Launches of ${quote(slug)} are waiting in more than one week. Choose one:\n${commands.join('\n')}`,
		);
	}
	const [last] = frontMatter.launches.slice(-1);
	const week = first ?? last;
	if (week) return week.period;
	throw new UserError(`\`${slug}\` has no launch. Add one to \`${product.source}\`.`);
}

function launchesOf({ source, frontMatter }: ProductEntry): string {
	const weeks = frontMatter.launches.map(({ period }) => `\`${period}\``);
	return weeks.length === 0 ? `Add one to \`${source}\`.` : `It has launches in ${weeks.join(', ')}.`;
}
