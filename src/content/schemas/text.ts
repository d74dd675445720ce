/**
 * The texts that front matter is made of. Their rules keep what a reader cannot see (control characters, direction
 * overrides, tag characters) out of every page and response.
 */
import { z } from 'zod';
import { isSlug, maximumSlugLength, slugPattern } from '../../urls/paths.ts';

export const maximumUrlLength = 2_000;

/** A soft hyphen or a joiner behind a visible character, and a direction mark, each without another ignorable character next to it. */
const neededSign = /[^\p{DI}\s][\ufe00-\ufe0f]?[\u00ad\u200c\u200d](?!\p{DI})/u;
const neededMark = /(?:^|[^\p{DI}][\ufe00-\ufe0f]?)[\u061c\u200e\u200f](?!\p{DI})/u;
/** A variation selector directly behind an emoji, an ideograph or a Mongolian letter. */
const neededSelector =
	/\p{Emoji}[\ufe0e\ufe0f]|\p{Ideographic}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|[\u1820-\u18aa][\u180b-\u180f]/u;

/**
 * Characters that change how text is read without being seen: controls, line and paragraph separators, annotations, unpaired
 * surrogates, and every character with the Unicode property Default_Ignorable_Code_Point that is not needed. Runs of these can
 * spell any text. U+FDD0 to U+FDEF are noncharacters; `texts/english-marks.ts` has two of them as marks.
 */
const hidden = new RegExp(
	`[^\\P{Cc}\\t\\n]|[\\u2028\\u2029\\ufdd0-\\ufdef\\ufff9-\\ufffb]|\\p{Surrogate}|\\p{DI}(?<!${neededSign.source}|${neededMark.source}|${neededSelector.source})`,
	'u',
);

/** The index of the first forbidden character, and its name such as `U+202E`. */
export function findHiddenCharacter(text: string): { readonly index: number; readonly name: string } | undefined {
	const match = hidden.exec(text);
	if (!match) return undefined;
	return { index: match.index, name: nameOf(match[0]) };
}

const everyHidden = new RegExp(hidden.source, 'gu');

/** A text without such characters, for what can be written in more ways than one: `&#x202e;` in Markdown. */
export const withoutHidden = (text: string): string => text.replace(everyHidden, '');

/** Spaces, joiners, marks without a letter, and the blank Braille pattern. */
const blank = /[\p{Z}\p{C}\p{M}\u2800]/gu;

export const isBlank = (text: string): boolean => text.replace(blank, '') === '';

const unprintable = new RegExp(`${hidden.source}|[\\n\\t]|[^\\P{Zs} ]`, 'gu');

/** A text on one line with its hidden characters named, so that it cannot steer the terminal or log it is printed to. */
export const printable = (text: string): string => text.replace(unprintable, nameOf);

/** A printable text, cut after 100 characters. */
export function excerpt(text: string): string {
	const characters = [...text.slice(0, 400)];
	return printable(characters.length > 100 ? `${characters.slice(0, 99).join('')}…` : text);
}

/** An excerpt of an editor's text, between backticks. */
export const quote = (text: string): string => `\`${excerpt(text)}\``;

function nameOf(character: string): string {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Normalisation sorts the marks on a letter, which takes time by their square: 64 KiB of them take seconds. */
const tooManyMarks = /\p{M}{31}/u;

/** Whether no letter carries more than 30 marks, as in the Stream-Safe Text Format (UAX #15 section 13). */
export const isStreamSafe = (text: string): boolean => !tooManyMarks.test(text);

/** The text in NFC; one with more than 30 marks on a letter stays as it is. */
export const toNfc = (text: string): string => (isStreamSafe(text) ? text.normalize('NFC') : text);

/** The rule of `line` for JSON Schema, as one expression: a visible character, and no hidden one of the basic plane. */
const linePattern =
	'^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u200b\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb]*$';

/** One line of visible text, at most `maximum` characters (code points), normalised to NFC, without the space around it. */
export const line = (maximum: number) =>
	z
		.string()
		.superRefine((text, context) => {
			// NFC makes one character of four at most, each of two code units at most.
			if (text.length > 8 * maximum) return tooLong(context, maximum, [...text].length);
			if (!isStreamSafe(text))
				problem(context, 'too_many_marks', 'Must not contain a letter with more than 30 combining marks. Delete them.');
		})
		.normalize('NFC')
		.trim()
		.superRefine((text, context) => {
			const character = findHiddenCharacter(text);
			if (character)
				return problem(
					context,
					'invisible_character',
					`Must not contain the invisible character ${character.name}. Delete it.`,
				);
			if (/[\n\t]/.test(text))
				return problem(context, 'not_one_line', 'Must be one line of text without tabs. Write it on one line.');
			if (isBlank(text))
				return problem(
					context,
					'empty',
					'Must not be empty. Write some text, or delete the line if the key is optional.',
				);
			const length = [...text].length;
			if (length > maximum) tooLong(context, maximum, length);
		})
		.meta({ maxLength: maximum, pattern: linePattern });

function tooLong(context: z.RefinementCtx, limit: number, actual: number): void {
	const message = `Must be ${limit} characters or fewer; this one has ${actual}.`;
	problem(context, 'too_long', message, { limit, actual });
}

/** Letters, digits and hyphens that name an entry in paths and references. */
export const slug = z
	.string()
	.trim()
	.superRefine((text, context) => {
		if (!isSlug(text)) {
			const rule = `lower-case letters and digits, joined by single hyphens, at most ${maximumSlugLength} characters`;
			problem(context, 'not_a_slug', `${quote(text)} is not a slug. Write ${rule}.`);
		}
	})
	.meta({ maxLength: maximumSlugLength, pattern: slugPattern.source });

/** A date of the calendar, `YYYY-MM-DD`. */
export const calendarDate = z
	.string()
	.trim()
	.pipe(
		z.iso.date({
			error: ({ input }) => `${quote(String(input))} is not a calendar date. Write it as YYYY-MM-DD.`,
		}),
	)
	.meta({ format: 'date' });

/** The characters of a URI, with one `#` at most and every `%` before two hex digits (RFC 3986 sections 2 and 3). */
const part = "(?:[\\w.~!$&'()*+,;=:@/?-]|%[\\da-f]{2})";
const uri = new RegExp(`^https?://(?:\\[[\\da-f:.]+\\]${part}*|(?!/)${part}+)(?:#${part}*)?$`, 'i');

/** Characters that an address may hold in other scripts (RFC 3987). Browsers send them as `xn--` and `%`. */
const beyondAscii = /[^\p{ASCII}\p{Z}]/gu;

/** The part of the rules for addresses that JSON Schema can express. */
export const hostPattern = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+/?$';
export const urlPattern = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+(?:[/?#]\\S*)?$';

/**
 * An absolute http or https address without credentials, in ASCII: one with `münchen.example` or `/café` becomes what a
 * browser sends.
 */
export const httpUrl = line(maximumUrlLength)
	.superRefine((text, context) => {
		const url = URL.parse(text);
		// Browsers read `https:acme.example` as a path, but `URL` does not.
		if (url?.username || url?.password)
			return problem(context, 'not_a_web_address', 'Must not have a user name or password. Delete what is before `@`.');
		const plausible = url && /^https?:\/\/[^/]/i.test(text);
		if (plausible && uri.test(text.replace(beyondAscii, 'a')) && uri.test(inAscii(text))) return;
		// Suggest what a browser would request: `https://acme.example/a%20b` for `https://acme.example/a b`.
		const example = plausible && uri.test(url.href) ? url.href : 'https://acme.example';
		const rule = example === 'https://acme.example' ? 'a full one such as ' : '';
		problem(context, 'not_a_web_address', `${quote(text)} is not a web address. Write ${rule}\`${example}\`.`);
	})
	.overwrite(inAscii)
	.meta({ pattern: urlPattern });

/** An address as browsers send it; one that is ASCII already stays as it is written. */
function inAscii(address: string): string {
	return /^\p{ASCII}*$/u.test(address) ? address : (URL.parse(address)?.href ?? address);
}

/** The faults of a text. Each is in the `params` of its issue, so that others can describe it in their own words. */
export type TextFault =
	| 'invisible_character'
	| 'not_one_line'
	| 'empty'
	| 'too_long'
	| 'too_many_marks'
	| 'not_a_slug'
	| 'not_a_web_address';

function problem(
	context: z.RefinementCtx,
	fault: TextFault,
	message: string,
	excess?: { limit: number; actual: number },
): void {
	context.addIssue({ code: 'custom', message, params: { fault, ...excess }, continue: false });
}

/** The order of two texts by their code units: the same on every machine, in every language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
