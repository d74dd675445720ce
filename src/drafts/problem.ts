/**
 * What can be wrong with a draft, in sentences that hold no word of the draft: agents read them as guidance, and text
 * that somebody else has written must not reach them that way.
 */
import { textFaults } from '../content/schemas/text.ts';
import { chosenFields, type Draft, draftFields } from './draft.ts';

export interface DraftProblem {
	/** A field of the draft, an entry such as `categories[1]`, or `draft` for the whole. */
	readonly field: string;
	readonly code: ProblemCode;
	readonly limit?: number;
	readonly actual?: number;
	/** Slugs of the vocabulary that may have been meant, the likeliest first. */
	readonly near?: readonly string[];
	/** What is wrong. */
	readonly message: string;
	/** What to write instead. */
	readonly fix: string;
}

export const problemCodes = [
	...textFaults,
	'missing',
	'wrong_type',
	'too_many',
	'unknown_word',
	'unknown_field',
	'bad_markdown',
	'slug_taken',
	'to_choose',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

const sentences: Readonly<Record<ProblemCode, readonly [message: string, fix: string]>> = {
	invisible_character: ['Holds a character that cannot be seen.', 'Delete it.'],
	not_one_line: ['Is longer than one line, or holds a tab.', 'Write it on one line.'],
	empty: ['Holds nothing that can be seen.', 'Write a text, or leave it out.'],
	too_long: ['Is too long.', 'Shorten it.'],
	too_many_marks: ['Holds a letter with more than 30 marks.', 'Delete them.'],
	not_a_slug: ['Is not a slug.', 'Write lower-case letters and digits, joined by single hyphens.'],
	not_a_web_address: ['Is not a web address.', 'Write an absolute one such as https://acme.example.'],
	missing: ['Is missing.', 'Fill it in.'],
	wrong_type: ['Is not a text.', 'Write a text.'],
	too_many: ['Has too many entries.', 'Choose fewer.'],
	unknown_word: ['Is not one of the known words.', 'Use one of them.'],
	unknown_field: ['Is not a field of a draft.', 'Leave it out.'],
	bad_markdown: ['Is nested, indented or tabulated too much.', 'Write it flatter.'],
	slug_taken: ['Is the slug of another product.', 'Choose another one.'],
	to_choose: ['Is not chosen yet.', 'Whoever submits the launch chooses it.'],
};

/** Replaces or extends the sentences of the table. */
export interface Detail {
	readonly limit?: number | undefined;
	readonly actual?: number | undefined;
	readonly near?: readonly string[] | undefined;
	readonly message?: string | undefined;
	readonly fix?: string | undefined;
}

export function problem(
	field: string,
	code: ProblemCode,
	{ limit, actual, near, message, fix }: Detail = {},
): DraftProblem {
	const [usualMessage, usualFix] = sentences[code];
	const count = limit === undefined || actual === undefined ? '' : ` ${limit} is the limit; it has ${actual}.`;
	return {
		field,
		code,
		...(limit === undefined ? undefined : { limit }),
		...(actual === undefined ? undefined : { actual }),
		...(near === undefined || near.length === 0 ? undefined : { near }),
		message: message ?? `${usualMessage}${count}`,
		fix: fix ?? usualFix,
	};
}

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
