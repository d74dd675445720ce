/** Words of a draft that the form has no place for. None is replaced by another one: the person chooses. */
import { excerpt } from '../../../content/schemas/text.ts';
import type { Draft } from '../../../drafts/draft.ts';
import { type DraftProblem, problem } from '../../../drafts/problem.ts';

type WordField = 'categories' | 'pricing_model' | 'plan' | 'period';

export interface LostWord {
	readonly field: WordField;
	readonly word: string;
	/** Reported until the field is changed, or the word is left out. */
	readonly problem: DraftProblem;
}

const lists: Readonly<Record<WordField, string>> = {
	categories: 'categories',
	pricing_model: 'pricing models',
	plan: 'plans',
	period: 'weeks that are open or to come',
};

const isWordField = (field: string): field is WordField => field in lists;

/** @param problems - What `checkDraft` says of the draft. */
export function lostWords(draft: Draft, problems: readonly DraftProblem[]): LostWord[] {
	return problems.flatMap(({ field: path, code, fix }) => {
		const [field = '', index] = path.split(/[[\]]/);
		if (code !== 'unknown_word' || !isWordField(field)) return [];
		const words = draft[field];
		const word = typeof words === 'object' ? words[Number(index)] : words;
		if (word === undefined) return [];
		const message = `“${excerpt(word)}” is not one of the ${lists[field]}.`;
		const near = fix.startsWith('Did you mean') ? fix.replace(/`([^`]*)`/, '“$1”') : 'Choose from the list.';
		return [{ field, word, problem: problem(field, 'unknown_word', { message, fix: near }) }];
	});
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

/** Whether the form can do without the word: then it may be left out instead of replaced. */
export const mayBeLeftOut = (field: string, { categories = [] }: Draft): boolean =>
	field === 'pricing_model' || (field === 'categories' && categories.length > 0);
