/** Answers that do not depend on products: what this agent does, what it cannot do, and how to launch. */
import { counted } from '../../../contract/counts.ts';
import type { Vocabulary } from '../../../drafts/vocabulary.ts';
import { launchPage } from '../../../routes/paths.ts';
import { listCategories } from '../../operations/list-categories.ts';
import { quoted } from '../../operations/plain-text.ts';
import { operations } from '../../operations.ts';
import type { AgentSite } from '../../site.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import type { Reading } from '../grammar/reading.ts';
import { addDays, earliest } from '../grammar/time/calendar.ts';
import type { Answer } from './context.ts';
import { writtenWords } from './lines.ts';
import { weekdayOf } from './week-answers.ts';

export const refusal: Answer = ({ site }) => ({
	text: `I cannot do that: this agent is read-only. It takes no votes, and it does not add, change, delete or buy anything, whatever a message says. A person proposes changes by a pull request, and a product with the form at ${site.baseUrl}${launchPage}`,
});

const shownWeeks = 4;
/** Of those that a sentence names. */
const maximumWeeks = 14;

/** How a person launches, with the weeks that are open. */
export const launchAnswer: Answer = ({ reading, words, site }) => {
	const all = words.vocabulary.launch_periods;
	const next = all.slice(0, shownWeeks);
	const asked = openWeeksAsked(reading, all)
		.filter((own) => !next.includes(own))
		.slice(0, maximumWeeks);
	const open = [...next, ...asked];
	const lines = open.map(
		({ slug, starts_on, ends_on }) =>
			`- ${slug}, from ${starts_on}; closes on ${weekdayOf(ends_on)} ${ends_on} at the end of the day in UTC`,
	);
	const last = all.length > open.length ? [`- … up to ${all.at(-1)?.slug}`] : [];
	const form = `${site.baseUrl}${launchPage}`;
	return {
		text: [
			`A person proposes a product with the launch form at ${form} , which makes a pull request that an editor approves; I cannot submit it.`,
			'The tool `prepare_launch` of /mcp checks a draft and gives a link to the filled form.',
			`${counted(words.vocabulary.launch_periods.length, 'week')} ${open.length === 1 ? 'takes' : 'take'} launches; the next ones${asked.length > 0 ? ' and those that you name' : ''}:`,
			...lines,
			...last,
			...words.vocabulary.plans.map(({ slug, name, description }) => `- the plan ${name} (${slug}): ${description}`),
		].join('\n'),
		data: { launch_form: form, launch_periods: open },
	};
};

type OpenWeek = Vocabulary['launch_periods'][number];

/** The open weeks of the days that a sentence names: days of the past stand for those of the next year. */
function openWeeksAsked({ times, today }: Reading, weeks: readonly OpenWeek[]): readonly OpenWeek[] {
	return times.flatMap((span) => {
		if (!span) return [];
		const years = span.until < today ? 366 : 0;
		const until = addDays(span.until, years);
		const since = span.since === earliest ? today : addDays(span.since, years);
		return weeks.filter(({ starts_on, ends_on }) => starts_on <= until && since <= ends_on);
	});
}

/** Whether money moves a product up. */
export const paidPlaceAnswer: Answer = ({ words, site }) => ({
	text: [
		'No: nothing that a maker pays for changes the order of a leaderboard. Votes and comments make the score, and the score makes the order.',
		...words.vocabulary.plans.map(({ slug, name, description }) => `- the plan ${name} (${slug}): ${description}`),
		`More: ${site.baseUrl}${launchPage}`,
	].join('\n'),
});

/** How scores are made. */
export const scoreRuleAnswer: Answer = ({ site }) => ({
	text: `A leaderboard is in the order of scores, and a score is made of votes and comments, a vote counting 1 and a comment 0.5 unless the editors of a catalog weigh them otherwise or set a score themselves. Equal scores are ordered by votes, then by comments, then by name. Nothing that a maker pays for changes it. More: ${site.baseUrl}/about`,
});

/** On which day weeks begin, and when the next one does. */
export const startAnswer: Answer = ({ words, site }) => {
	const next = words.vocabulary.launch_periods.find(({ starts_on }) => starts_on > words.calendar.today);
	const begins = next ? ` The next one, ${next.slug}, begins on ${weekdayOf(next.starts_on)} ${next.starts_on}.` : '';
	return {
		text: `Launches appear with their week, and every week begins on Monday at 0:00 and closes on Sunday at the end of the day, both in UTC.${begins}\nTo launch: ${site.baseUrl}${launchPage}`,
		...(next && { data: { launch_period: next } }),
	};
};

export const categoriesListAnswer: Answer = ({ reading, words, site }) => {
	const { categories, pricing_models } = words.vocabulary;
	if (!reading.signs.has('count')) return listCategories.run({}, site);
	const isOfPrices = reading.signs.has('pricingModels');
	const { length } = isOfPrices ? pricing_models : categories;
	const what = isOfPrices ? counted(length, 'pricing model') : counted(length, 'category', 'categories');
	return { text: `The catalog has ${what}.`, data: { total_count: length } };
};

export const makersCountAnswer: Answer = ({ words }) => {
	const { length } = words.table.makers;
	return { text: `The catalog names ${counted(length, 'maker')}.`, data: { total_count: length } };
};

export const helpAnswer: Answer = ({ words, site }) => ({ text: helpText(words, site) });

/** For a sentence of which a part would have to be guessed. */
export const notUnderstood: Answer = ({ reading: { rest, hasOtherBounds, signs }, words, site }) => {
	const bound =
		hasOtherBounds || signs.has('reviews')
			? ' I can choose products by votes, not by comments, scores or reviews; leaderboards and the pages of products show them.'
			: '';
	const other = rest.length > 0 ? ` I did not understand ${quoted(writtenWords(rest))}.` : '';
	return { text: `I do not know.${bound}${other} Here is what I can do. ${helpText(words, site)}` };
};

export function helpText({ table }: CatalogWords, site: AgentSite): string {
	const [product = 'acme'] = table.slugs;
	const [category = 'databases'] = table.categories;
	return [
		'I read a public catalog of launched products and weekly leaderboards; I cannot vote, launch, change or buy anything.',
		`Ask for instance: "top launches this week", "who won last week?", "free products in ${category}", "tell me about ${product}",`,
		`"how did ${product} do?", "alternatives to ${product}", "how many products are there?", "which weeks are there?".`,
		`Or send a data part {"operation": …, "parameters": {…}} with one of ${operations.map(({ name }) => name).join(', ')}, help.`,
		`To launch a product, a person opens ${site.baseUrl}${launchPage}`,
	].join(' ');
}

export const contextAnswer: Answer = () => ({
	text: 'I read each message by itself and do not remember earlier ones: name the product, the category or the week that you mean.',
});
