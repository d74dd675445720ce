import type { Draft } from './draft.ts';
import { nearWords, type Word } from './near-words.ts';
import { type DraftProblem, problem } from './problem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The draft with slugs in place of names, as far as the vocabulary knows them; unknown words stay as they are. */
export function inWords(draft: Draft, vocabulary: Vocabulary): { draft: Draft; problems: DraftProblem[] } {
	const problems: DraftProblem[] = [];
	const slugFor = (field: string, text: string, words: readonly Word[]): string => {
		const word = find(text, words);
		if (!word) problems.push(closedWeek(field, text, words) ?? unknownWord(field, nearWords(text, words), words));
		return word?.slug ?? text;
	};
	const result = { ...draft };
	if (draft.categories) {
		const { categories } = draft;
		const slugs = categories.flatMap((text, index) =>
			categories.indexOf(text) < index ? [] : slugFor(`categories[${index}]`, text, vocabulary.categories),
		);
		result.categories = [...new Set(slugs)];
	}
	if (draft.pricing_model) {
		result.pricing_model = slugFor('pricing_model', draft.pricing_model, vocabulary.pricing_models);
	}
	if (draft.plan) result.plan = slugFor('plan', draft.plan, vocabulary.plans);
	if (draft.period) result.period = slugFor('period', draft.period, vocabulary.launch_periods);
	return { draft: result, problems };
}

function find(text: string, words: readonly Word[]): Word | undefined {
	if (text.length > maximumWordLength) return undefined;
	const folded = fold(text);
	return (
		words.find(({ slug }) => slug === text) ?? words.find((word) => [word.slug, word.name].map(fold).includes(folded))
	);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** More words than these are for a list of their own. */
const maximumShown = 8;

const lists: Readonly<Record<string, string>> = {
	categories: 'categories',
	pricing_model: 'pricing models',
	plan: 'plans',
	period: 'weeks that are open or to come',
};

/** In words of the vocabulary only: what the draft says is not repeated. */
function unknownWord(field: string, near: readonly string[], words: readonly Word[]): DraftProblem {
	const list = lists[field.replace(/\[.*/, '')] ?? 'known words';
	const inTicks = (slugs: readonly string[]) => slugs.map((slug) => `\`${slug}\``);
	const all = words.length <= maximumShown ? words.map(({ slug }) => slug) : [];
	const usual = all.length > 0 ? `Use one of ${inTicks(all).join(', ')}.` : 'Choose from the list.';
	const fix = near.length > 0 ? `Did you mean ${inTicks(near).join(' or ')}?` : usual;
	return problem(field, 'unknown_word', { near, message: `Is not one of the ${list}.`, fix });
}

/** What is said of a week before all those that take launches; `undefined` of any other word. */
function closedWeek(field: string, text: string, [next]: readonly Word[]): DraftProblem | undefined {
	if (field !== 'period' || !next || text.length > maximumWordLength) return undefined;
	const week = fold(text);
	if (!isWeek.test(week) || week >= next.slug) return undefined;
	const fix = `The next one that does is \`${next.slug}\`.`;
	return problem(field, 'unknown_word', {
		near: [next.slug],
		message: 'Is a week that takes no launches any more.',
		fix,
	});
}

/** Slugs of weeks begin with their year, so that they sort by time. */
const isWeek = /^\d{4}-w(?:0[1-9]|[1-4]\d|5[0-3])$/;

/** No word is longer, in code units. */
const maximumWordLength = 400;
