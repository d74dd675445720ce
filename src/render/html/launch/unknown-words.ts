/**
 * Words of a draft that are in no list of the vocabulary, and dates that are none, so that the form has no place for them. None is
 * replaced by another one: the person chooses.
 */

import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type Draft, isOwnPath, nameIn, type OwnPath, type OwnTexts } from '../../../drafts/draft.ts';
import { type DraftProblem, fieldOf } from '../../../drafts/problem.ts';
import { draft as t } from '../../../texts/sections.ts';

const wordFields = ['categories', 'pricing_model', 'plan', 'period'] as const;

export interface UnknownWord {
	readonly field: (typeof wordFields)[number] | OwnPath;
	readonly word: string;
	/** Reported until another word replaces it, or it is left out. */
	readonly problem: DraftProblem;
}

/**
 * @param problems - What `checkDraft` says of the draft.
 * @param shown - The board's own fields in the form.
 */
export function unknownWords(draft: Draft, problems: readonly DraftProblem[], shown: OwnTexts): UnknownWord[] {
	return problems.flatMap((problem): UnknownWord[] => {
		const { field: path } = problem;
		if (isOwnPath(path)) {
			const word = draft.own?.[nameIn(path)];
			return word !== undefined && shown[nameIn(path)] === '' ? [{ field: path, word, problem }] : [];
		}
		const field = wordFields.find((name) => name === fieldOf(problem));
		if (problem.code !== 'unknown_word' || field === undefined) return [];
		const words = draft[field];
		const word = typeof words === 'object' ? words[Number(/\d+/.exec(problem.field)?.[0])] : words;
		return word === undefined ? [] : [{ field, word, problem }];
	});
}

/**
 * The words that remain when a person has changed a field. A category that is checked replaces the word that it is near to,
 * else the only one; another field holds one word, which any change replaces.
 *
 * @param chosen - The category that has been checked; `undefined` when one has been unchecked.
 */
export function remainingWords(
	words: readonly UnknownWord[],
	field: string,
	chosen: string | undefined,
): readonly UnknownWord[] {
	if (field !== 'categories') return words.filter((word) => word.field !== field);
	if (chosen === undefined) return words;
	const [first, ...others] = words.filter((word) => word.field === field);
	const near = [first, ...others].find((word) => word?.problem.near?.includes(chosen));
	const replaced = near ?? (others.length === 0 ? first : undefined);
	return words.filter((word) => word !== replaced);
}

/** The draft with its unknown words where they came, so that a copy of it loses nothing. */
export function withUnknownWords(draft: Draft, words: readonly UnknownWord[]): Draft {
	const result = { ...draft };
	for (const { field, word } of words) {
		if (isOwnPath(field)) result.own = { ...result.own, [nameIn(field)]: word };
		else if (field === 'categories') result.categories = [...(result.categories ?? []), word];
		else result[field] ??= word;
	}
	return result;
}

/** A button that does something about an unknown word. */
export interface WordRemedy {
	readonly label: string;
	/** The slug that replaces the word; without one, the word is left out. */
	readonly choice?: string;
}

/**
 * Plan and week have no remedies: the person chooses them.
 *
 * @param problem - One of a field of the board is about a value that the form has no place for.
 */
export function wordRemedies(
	problem: DraftProblem,
	draft: Draft,
	vocabulary: Pick<Vocabulary, 'categories' | 'pricing_models'>,
): WordRemedy[] {
	const field = fieldOf(problem);
	if (isOwnPath(field)) return [{ label: t.leaveOut }];
	if (problem.code !== 'unknown_word' || (field !== 'categories' && field !== 'pricing_model')) return [];
	const words = field === 'categories' ? vocabulary.categories : vocabulary.pricing_models;
	const chosen = [draft[field]].flat();
	const near = (problem.near ?? []).filter((slug) => !chosen.includes(slug));
	const nameOf = (slug: string): string => words.find((word) => word.slug === slug)?.name ?? slug;
	// A draft needs a category.
	const mayBeLeftOut = field === 'pricing_model' || (draft.categories ?? []).length > 0;
	return [
		...near.map((slug) => ({ label: t.use({ word: nameOf(slug) }), choice: slug })),
		...(mayBeLeftOut ? [{ label: t.leaveOut }] : []),
	];
}
