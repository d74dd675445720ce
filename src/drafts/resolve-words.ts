/** Resolves the names in a draft to slugs of the vocabulary. */

import { slugOf } from '../content/schemas/names.ts';
import type { Vocabulary, Word } from '../content/schemas/vocabulary.ts';
import { draft as t } from '../texts/sections.ts';
import { nearestWord } from '../urls/nearest.ts';
import type { Draft } from './draft.ts';
import { type DraftProblem, problem } from './problem.ts';

/** No slug and no name is longer; a draft may be of any length. */
const maximumLength = 100;

/** Replaces names in the draft with slugs of the vocabulary. Unknown words stay as they are. */
export function resolveWords(draft: Draft, vocabulary: Vocabulary): { draft: Draft; problems: DraftProblem[] } {
	const problems: DraftProblem[] = [];
	const slugFor = (field: WordField, text: string, words: readonly Word[], path: string = field): string => {
		const compared = text.slice(0, maximumLength);
		const word = find(compared, words);
		if (!word) problems.push(unknownWord(field, path, nearWords(compared, words), words));
		return word?.slug ?? text;
	};
	const result = { ...draft };
	if (draft.categories) {
		const { categories } = draft;
		const slugs = categories.flatMap((text, index) =>
			categories.indexOf(text) < index
				? []
				: slugFor('categories', text, vocabulary.categories, `categories[${index}]`),
		);
		result.categories = [...new Set(slugs)];
	}
	if (draft.pricing_model) {
		result.pricing_model = slugFor('pricing_model', draft.pricing_model, vocabulary.pricing_models);
	}
	if (draft.plan) result.plan = slugFor('plan', draft.plan, vocabulary.plans);
	if (draft.period) {
		const { period } = draft;
		// Of the coming half-year: the number of a week that has ended is not that of the next year.
		const near = vocabulary.launch_periods.slice(0, 26);
		const isNumber = /^w\d\d$/i.test(period);
		const week = near.find(({ slug }) => isNumber && slug.endsWith(`-${period.toLowerCase()}`));
		result.period = week?.slug ?? slugFor('period', period, vocabulary.launch_periods);
	}
	return { draft: result, problems };
}

function find(text: string, words: readonly Word[]): Word | undefined {
	const folded = fold(text);
	return (
		words.find(({ slug }) => slug === text) ?? words.find((word) => [word.slug, word.name].map(fold).includes(folded))
	);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Vocabularies with more words are not listed in a message. */
const maximumShown = 8;

const whatIsUnknown = () => ({
	categories: t.noCategory,
	pricing_model: t.noPricingModel,
	plan: t.noPlan,
	period: t.weekNotOpen,
});

type WordField = keyof ReturnType<typeof whatIsUnknown>;

/** A problem in words of the vocabulary only. It never repeats the draft. */
function unknownWord(field: WordField, path: string, near: readonly string[], words: readonly Word[]): DraftProblem {
	const names = (some: readonly Word[]) => some.map(({ name }) => t.quoted({ text: name }));
	const all = words.length <= maximumShown ? names(words) : [];
	const usual = all.length > 0 ? t.chooseOneOf({ words: all.join(', ') }) : t.chooseFromList;
	const meant = near.flatMap((slug) => names(words.filter((word) => word.slug === slug)));
	const fix = meant.length > 0 ? t.didYouMean({ words: meant.reduce((words, word) => t.or({ words, word })) }) : usual;
	return problem(path, 'unknown_word', { near, message: `${whatIsUnknown()[field]} ${fix}` });
}

const maximumNear = 3;

/**
 * Slugs of words that may have been meant: the one that is spelled alike, and those that begin a word of theirs as the
 * text begins one of its own.
 *
 * @returns At most 3, the likeliest first.
 */
function nearWords(text: string, words: readonly Word[]): readonly string[] {
	const given = slugOf(text);
	const slugs = new Map(words.flatMap(({ slug, name }) => [slug, slugOf(name)].map((form) => [form, slug] as const)));
	const form = nearestWord(given, [...slugs.keys()]) ?? '';
	const alike = [slugs.get(form)].filter((slug) => slug !== undefined);
	const parts = given.split('-').filter(isTelling);
	const related = words.filter((word) => {
		const own = [word.slug, slugOf(word.name)].flatMap((slug) => slug.split('-')).filter(isTelling);
		return own.some((one) => parts.some((part) => beginAlike(one, part)));
	});
	return [...new Set([...alike, ...related.map(({ slug }) => slug)])].slice(0, maximumNear);
}

/** Shorter parts, such as `and` and `for`, say nothing, and neither do numbers. */
const isTelling = (part: string): boolean => part.length >= 4 && !/^\d+$/.test(part);

/** `writer` and `writing`, but not `write` and `wrist`. */
function beginAlike(a: string, b: string): boolean {
	const length = Math.max(4, Math.min(a.length, b.length) - 3);
	return a.slice(0, length) === b.slice(0, length);
}
