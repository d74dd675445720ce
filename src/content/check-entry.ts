/** Checks an entry against the rest of the content: its name, its dates, and its references. */

import type { z } from 'zod';
import { isMonday, isoWeekSlug, usualWeekName } from '../urls/iso-week.ts';
import { suggest } from '../urls/nearest.ts';
import type { Check } from './read-entry.ts';
import type { ProductFrontMatter } from './schemas/product.ts';
import { addDays, type launchPeriodFrontMatter } from './schemas/week.ts';

/** The slug of a week that may exist: what resembles it is another week, not a correction. */
const missingWeek = /^\d{4}-w(?:0[1-9]|[1-4]\d|5[0-3])$/;

export const checkLaunchPeriod: Check<z.output<typeof launchPeriodFrontMatter>> = ({ slug, frontMatter }, reject) => {
	const { name, starts_on, ends_on, corrections } = frontMatter;
	const [, number, year] = /^week (\d{1,2}), (\d{4})$/i.exec(name ?? '') ?? [];
	if (year !== undefined && usualWeekName(`${year}-w${number}`) !== usualWeekName(slug)) {
		reject(['name'], `This names another week. Write \`${usualWeekName(slug)}\`, or a name of your own.`);
	}
	if (starts_on === undefined) return;
	if (!isMonday(starts_on))
		return reject(['starts_on'], `${starts_on} is not a Monday. Write the Monday of that week.`);
	const week = isoWeekSlug(starts_on);
	if (slug !== week) {
		reject(
			['starts_on'],
			`${starts_on} is the Monday of \`${week}\`. Rename the file to \`${week}.md\`, or correct the date.`,
		);
	}
	const sunday = addDays(starts_on, 6);
	if (ends_on === undefined) return;
	if (ends_on !== sunday) reject(['ends_on'], `Must be the Sunday of the same week. Write ${sunday}.`);
	for (const [index, { date = '' }] of validEntries(corrections)) {
		if (date === '' || date > ends_on) continue;
		reject(
			['corrections', index, 'date'],
			`A correction is made after the week, which ends on ${ends_on}. Write the day it was made.`,
		);
	}
};

export function productCheck(known: {
	readonly categories: ReadonlySet<string>;
	readonly launchPeriods: ReadonlySet<string>;
	readonly products: ReadonlySet<string>;
	/** Unknown when `site.yaml` has issues of its own. */
	readonly pricingModels: ReadonlySet<string> | undefined;
	readonly plans: ReadonlySet<string> | undefined;
}): Check<ProductFrontMatter> {
	const renamed = new Map<string, string>();
	return ({ slug, frontMatter }, reject) => {
		const { categories, former_slugs, launches, pricing_model, screenshot, screenshot_alt, screenshots } = frontMatter;
		for (const [index, former] of validEntries(former_slugs)) {
			const other = renamed.get(former);
			renamed.set(former, slug);
			const refuse = (what: string) => reject(['former_slugs', index], `\`${former}\` ${what}`);
			if (known.products.has(former)) refuse('is the current slug of a product. Delete it here.');
			else if (other === slug) refuse('is listed twice. Delete one.');
			else if (other !== undefined)
				refuse(
					`is also a former slug of \`${other}\`. It can redirect to only one product: keep it in one of the two files.`,
				);
		}
		if (screenshot !== undefined && screenshot_alt === undefined) {
			reject(
				['screenshot'],
				'A screenshot needs a `screenshot_alt`. Describe there what it shows, for people who cannot see it.',
			);
		}
		if (screenshot === undefined && screenshot_alt !== undefined) {
			reject(['screenshot_alt'], 'There is no `screenshot` to describe. Add one, or delete the line.');
		}
		if (screenshot === undefined && screenshots !== undefined) {
			reject(['screenshots'], 'Write the first of these as `screenshot`, with a `screenshot_alt`.');
		}
		for (const [index, category] of validEntries(categories)) {
			if (!known.categories.has(category)) {
				const message = `No category has the slug \`${category}\`.`;
				const remedy = suggest(category, known.categories) || ' Add it, or use another one.';
				reject(['categories', index], message + remedy, `category ${category}`);
			}
			if (Number(categories?.indexOf(category)) < index)
				reject(['categories', index], `\`${category}\` is listed twice. Delete one.`);
		}
		if (pricing_model !== undefined && known.pricingModels && !known.pricingModels.has(pricing_model)) {
			const message = unknownWord('pricing model', pricing_model, known.pricingModels);
			reject(['pricing_model'], message, `pricing model ${pricing_model}`);
		}
		for (const [index, { period, plan }] of validEntries(launches)) {
			if (period !== undefined && !known.launchPeriods.has(period)) {
				const message = `No launch period has the slug \`${period}\`.`;
				const near = () => suggest(period, known.launchPeriods) || ' Use an existing week.';
				const remedy = missingWeek.test(period)
					? ` Add it with \`npm run new -- period ${period}\`, or use another week.`
					: near();
				reject(['launches', index, 'period'], message + remedy, `launch period ${period}`);
			}
			if (period !== undefined && launches?.some((launch, other) => other < index && launch?.period === period)) {
				reject(['launches', index, 'period'], `The week \`${period}\` is listed twice. Keep one launch per week.`);
			}
			if (plan !== undefined && known.plans && !known.plans.has(plan)) {
				reject(['launches', index, 'plan'], unknownWord('plan', plan, known.plans), `plan ${plan}`);
			}
		}
	};
}

/** The valid entries of a list, with their indexes. */
const validEntries = <Item>(list: readonly (Item | undefined)[] = []) =>
	list.flatMap((item, index) => (item === undefined ? [] : [[index, item] as const]));

function unknownWord(noun: string, word: string, known: ReadonlySet<string>): string {
	const list = [...known].map((name) => `\`${name}\``).join(', ');
	return `There is no ${noun} \`${word}\`.${suggest(word, known) || ` Use one of ${list}.`}`;
}
