/**
 * What can be wrong with a draft, in sentences that hold no word of the draft: agents read them as guidance, and text
 * that somebody else has written must not reach them that way.
 */
import type { TextFault } from '../content/schemas/text.ts';
import { counted, grouped } from '../contract/text.ts';
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

const sentences = {
	invisible_character: 'Delete the invisible character.',
	not_one_line: 'Use one line, without tabs.',
	empty: 'Enter some visible text, or leave this empty.',
	too_long: 'Shorten it.',
	too_many_marks: 'One letter has more than 30 accents or marks. Delete some.',
	not_a_slug: 'Use lower-case letters, digits and hyphens.',
	not_a_web_address: 'Enter a web address, such as https://acme.example.',
	missing: 'Enter a value.',
	wrong_type: 'Enter text.',
	too_many: 'Choose fewer.',
	unknown_word: 'Choose one of the listed values.',
	unknown_field: 'This field doesn’t exist. Remove it.',
	bad_markdown: 'Change the Markdown.',
	slug_taken: 'Another product has this address. Choose a different one.',
	to_choose: 'Choose one.',
} satisfies Record<TextFault, string> & Record<string, string>;

export type ProblemCode = keyof typeof sentences;

export const isProblemCode = (code: unknown): code is ProblemCode =>
	typeof code === 'string' && Object.hasOwn(sentences, code);

/** What to do about a field that a draft needs, or a person has to choose. */
const requests: Readonly<Record<string, string>> = {
	name: 'Enter a name.',
	categories: 'Choose a category.',
	period: 'Choose a week.',
	plan: 'Choose a plan.',
};

function sentenceFor(field: string, code: ProblemCode, limit = 0, actual = 0): string {
	const request = requests[field];
	if (request && (code === 'missing' || code === 'to_choose')) return request;
	const count = `(${grouped(actual)} of ${grouped(limit)})`;
	if (code === 'too_long' && limit > 0) return `${counted(actual - limit, 'character')} too long ${count}.`;
	if (code === 'too_many' && limit > 0) return `${grouped(actual - limit)} too many ${count}.`;
	return sentences[code];
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
const place = (finding: DraftProblem): number => places.get(fieldOf(finding)) ?? -1;
