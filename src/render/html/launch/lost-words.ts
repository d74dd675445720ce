/** Words of a draft that the form has no place for. None is replaced by another one: the person chooses. */
import type { Draft } from '../../../drafts/draft.ts';
import { type DraftProblem, fieldOf } from '../../../drafts/problem.ts';

type WordField = 'categories' | 'pricing_model' | 'plan' | 'period';

export interface LostWord {
	readonly field: WordField;
	readonly word: string;
	/** Reported until another word replaces it, or it is left out. */
	readonly problem: DraftProblem;
}

const wordFields = ['categories', 'pricing_model', 'plan', 'period'] as const satisfies readonly WordField[];

/** @param problems - What `checkDraft` says of the draft. */
export function lostWords(draft: Draft, problems: readonly DraftProblem[]): LostWord[] {
	return problems.flatMap((problem) => {
		const field = wordFields.find((name) => name === fieldOf(problem));
		if (problem.code !== 'unknown_word' || field === undefined) return [];
		const words = draft[field];
		const word = typeof words === 'object' ? words[Number(/\d+/.exec(problem.field)?.[0])] : words;
		if (word === undefined) return [];
		return [{ field, word, problem }];
	});
}

/**
 * What is still lost when a person has changed a field. A category that is checked replaces the word that it is near to,
 * else the only one; another field holds one word, which any change replaces.
 *
 * @param chosen - The category that has been checked; `undefined` when one has been unchecked.
 */
export function stillLost(lost: readonly LostWord[], field: string, chosen: string | undefined): readonly LostWord[] {
	if (field !== 'categories') return lost.filter((word) => word.field !== field);
	if (chosen === undefined) return lost;
	const [first, ...others] = lost.filter((word) => word.field === field);
	const near = [first, ...others].find((word) => word?.problem.near?.includes(chosen));
	const replaced = near ?? (others.length === 0 ? first : undefined);
	return lost.filter((word) => word !== replaced);
}

/** The draft with its lost words where they stood, so that a copy of it loses nothing either. */
export function withLostWords(draft: Draft, lost: readonly LostWord[]): Draft {
	const result = { ...draft };
	for (const { field, word } of lost) {
		if (field === 'categories') result.categories = [...(result.categories ?? []), word];
		else result[field] ??= word;
	}
	return result;
}
