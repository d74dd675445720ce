/** New weeks and new categories. */
import type { Content } from '../../content/read-content.ts';
import { checkFileName, isNear, lettersAndDigits, slugOf } from '../../content/schemas/names.ts';
import { categoryFrontMatter } from '../../content/schemas/site.ts';
import { quote } from '../../content/schemas/text.ts';
import { addDays } from '../../content/schemas/week.ts';
import { isoWeekSlug, mondayOf, usualWeekName } from '../../urls/iso-week.ts';
import { UserError } from '../../user-error.ts';
import type { ChangeSet } from '../change-set.ts';
import { entryText } from '../front-matter.ts';

interface CategoryOrder {
	readonly name: string;
	readonly description: string | undefined;
	/** Made of the name when not given. */
	readonly slug: string | undefined;
	/** Whether a name that is nearly another one is meant. */
	readonly allowDuplicates: boolean;
}

/**
 * Adds a category.
 *
 * @returns Its path in the content folder.
 * @throws {UserError} for a name or slug that cannot be used, or that there is already.
 */
export function newCategory({ categories }: Content, changes: ChangeSet, order: CategoryOrder): string {
	const read = categoryFrontMatter.safeParse({ name: order.name, description: order.description });
	if (!read.success) {
		const messages = read.error.issues.map(
			({ path, message }) => `${path[0] === 'name' ? 'name' : '--description'}: ${message}`,
		);
		throw new UserError(`${messages.join('\n')}\n\nNothing was written.`);
	}
	const { name, description } = read.data;
	const slug = order.slug ?? slugOf(name);
	if (slug === '') throw new UserError(`${quote(name)} has no letters for a slug. Set one with \`--slug\`.`);
	if (checkFileName(slug)) {
		throw new UserError(
			`${quote(slug)} cannot be a slug. Set another one with \`--slug\`: lower-case letters and digits, joined by single hyphens.`,
		);
	}
	const taken = categories.find((category) => category.slug === slug);
	if (taken)
		throw new UserError(`The category \`${slug}\` already exists, in \`${taken.source}\`. Choose another name.`);
	const near = categories.find(({ frontMatter }) => isNear(lettersAndDigits(frontMatter.name), lettersAndDigits(name)));
	if (near && !order.allowDuplicates) {
		throw new UserError(
			`${quote(name)} is almost the name of \`${near.slug}\`. If it is a different category, add \`--allow-duplicates\`.`,
		);
	}
	const source = `categories/${slug}.md`;
	changes.write(source, entryText({ name, ...(description !== undefined && { description }) }));
	return source;
}

interface PeriodsOrder {
	/** Slug of the first week; by default, the week after the last one. */
	readonly first: string | undefined;
	readonly count: number;
	/** Today in UTC, `YYYY-MM-DD`: its week is the first of all. */
	readonly date: string;
}

/**
 * Adds weeks in a row, with the dates and the numbers of the calendar.
 *
 * @returns Their paths in the content folder.
 * @throws {UserError} for a week that does not exist in the calendar, or that the content has already.
 */
export function newPeriods({ launchPeriods }: Content, changes: ChangeSet, order: PeriodsOrder): string[] {
	const last = launchPeriods.toSorted((a, b) => (a.frontMatter.starts_on < b.frontMatter.starts_on ? -1 : 1)).at(-1);
	const next = last ? addDays(last.frontMatter.starts_on, 7) : mondayOf(isoWeekSlug(order.date));
	const monday = order.first === undefined ? next : mondayOf(order.first.toLowerCase());
	if (monday === undefined) {
		throw new UserError(
			`${quote(order.first ?? '')} is not a week of the calendar. Write one such as \`${isoWeekSlug(next ?? order.date)}\`.`,
		);
	}
	return Array.from({ length: order.count }, (_, index) => {
		const starts_on = addDays(monday, 7 * index);
		const slug = isoWeekSlug(starts_on);
		const there = launchPeriods.find((week) => week.slug === slug);
		if (there) throw new UserError(`The week \`${slug}\` already exists, in \`${there.source}\`. Choose another one.`);
		const source = `launch_periods/${slug}.md`;
		const name = usualWeekName(slug);
		changes.write(source, entryText({ name, starts_on, ends_on: addDays(starts_on, 6) }));
		return source;
	});
}
