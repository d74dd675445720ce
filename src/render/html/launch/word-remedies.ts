import type { Draft } from '../../../drafts/draft.ts';
import { type DraftProblem, fieldOf } from '../../../drafts/problem.ts';
import type { Vocabulary } from '../../../drafts/vocabulary.ts';

/** What one button does about a word of a draft that is in no list. */
export interface WordRemedy {
	readonly label: string;
	/** The slug that replaces the word; without one, the word is left out. */
	readonly choice?: string;
}

/** Plan and week have none: the person chooses them. */
export function wordRemedies(
	problem: DraftProblem,
	draft: Draft,
	vocabulary: Pick<Vocabulary, 'categories' | 'pricing_models'>,
): WordRemedy[] {
	const field = fieldOf(problem);
	if (problem.code !== 'unknown_word' || (field !== 'categories' && field !== 'pricing_model')) return [];
	const words = field === 'categories' ? vocabulary.categories : vocabulary.pricing_models;
	const chosen = [draft[field]].flat();
	const near = (problem.near ?? []).filter((slug) => !chosen.includes(slug));
	const nameOf = (slug: string): string => words.find((word) => word.slug === slug)?.name ?? slug;
	// A draft needs a category.
	const mayBeLeftOut = field === 'pricing_model' || (draft.categories ?? []).length > 0;
	return [
		...near.map((slug) => ({ label: `Use ${nameOf(slug)}`, choice: slug })),
		...(mayBeLeftOut ? [{ label: 'Leave it out' }] : []),
	];
}
