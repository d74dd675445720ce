import { chosenFields, type Draft, draftFields } from './draft.ts';
import { type DraftProblem, problem } from './problem.ts';

/**
 * What agents and the launch page report of a draft: its problems and the choices that are still open, in the order of
 * the fields.
 *
 * @param chosen - What the person has chosen; suggestions of a draft are no choices.
 */
export function findingsOf(problems: readonly DraftProblem[], chosen: Draft): readonly DraftProblem[] {
	const open = chosenFields.filter(
		(field) => chosen[field] === undefined && !problems.some((known) => known.field === field),
	);
	return [...problems, ...open.map((field) => problem(field, 'to_choose'))].toSorted((a, b) => place(a) - place(b));
}

/** `categories[2]` belongs to `categories`. */
export const fieldOf = ({ field }: DraftProblem): string => field.replace(/\[.*/, '');

const places = new Map<string, number>(draftFields.map((field, index) => [field, index]));

/** What is wrong with the whole draft comes first. */
const place = (finding: DraftProblem): number => places.get(fieldOf(finding)) ?? -1;
