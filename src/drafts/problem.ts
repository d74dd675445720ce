/**
 * What can be wrong with a draft, in sentences that hold no word of the draft: agents read them as guidance, and text
 * that somebody else has written must not reach them that way.
 */
import type { TextFault } from '../content/schemas/text.ts';
import { draft as t } from '../texts/sections.ts';
import { chosenFields, type Draft, draftFields } from './draft.ts';

export interface DraftProblem {
	/** A field of the draft, an entry such as `categories[1]`, or `draft` for the whole. */
	readonly field: string;
	readonly code: ProblemCode;
	readonly limit?: number;
	readonly actual?: number;
	/** Slugs of the vocabulary that may have been meant, the likeliest first. */
	readonly near?: readonly string[];
	/** What is wrong, and what to write instead. */
	readonly message: string;
}

export type ProblemCode =
	| TextFault
	| 'missing'
	| 'wrong_type'
	| 'too_many'
	| 'unknown_word'
	| 'unknown_field'
	| 'bad_markdown'
	| 'slug_taken'
	| 'to_choose';

/** What to do about a field that a draft needs, or a person has to choose. */
const requestFor = (field: string): string | undefined =>
	new Map([
		['name', t.enterName],
		['categories', t.chooseCategory],
		['period', t.chooseWeek],
		['plan', t.choosePlan],
	]).get(field);

function sentenceFor(field: string, code: ProblemCode, limit = 0, actual = 0): string {
	const request = requestFor(field);
	if (request && (code === 'missing' || code === 'to_choose')) return request;
	const values = { count: actual - limit, actual, limit };
	if (code === 'too_long' && limit > 0) return t.charactersTooLong(values);
	if (code === 'too_many' && limit > 0) return t.entriesTooMany(values);
	return t[code];
}

/** Replaces or extends the sentence of the table. */
type Detail = { readonly [Key in 'limit' | 'actual' | 'near' | 'message']?: DraftProblem[Key] | undefined };

export const problem = (
	field: string,
	code: ProblemCode,
	{ limit, actual, near, message }: Detail = {},
): DraftProblem => ({
	field,
	code,
	...(limit === undefined ? undefined : { limit }),
	...(actual === undefined ? undefined : { actual }),
	...(near === undefined || near.length === 0 ? undefined : { near }),
	message: message ?? sentenceFor(field, code, limit, actual),
});

/**
 * The findings that agents and the launch page report: problems and open choices, in the order of the fields.
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
const place = (finding: DraftProblem): number =>
	places.get(fieldOf(finding)) ?? (/^own\b/.test(finding.field) ? draftFields.length : -1);
