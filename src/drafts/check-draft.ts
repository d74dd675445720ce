/**
 * Checks a draft with the rules of the content, so that what passes here passes the check of the repository as well.
 */
import { type BodyProblem, checkBody } from '../content/schemas/body.ts';
import { checkFileName, cutSlug, slugOf, whyReserved } from '../content/schemas/names.ts';
import { type OwnField, ownRows, ownValueOf } from '../content/schemas/own-fields.ts';
import { makerTexts, membersOf } from '../content/schemas/product-fields.ts';
import { excerpt, findHiddenCharacter, type TextFault } from '../content/schemas/text.ts';
import type { Vocabulary } from '../content/schemas/vocabulary.ts';
import { draft as t } from '../texts/sections.ts';
import { suggest } from '../urls/nearest.ts';
import { maximumSlugLength } from '../urls/paths.ts';
import {
	type Draft,
	draftFields,
	isNameLike,
	isOwnPath,
	nameIn,
	ownPath,
	type ReadDraft,
	readDraft,
	requiredFields,
} from './draft.ts';
import { type Duplicate, findDuplicates, type OtherProduct, takenSlugs } from './find-duplicates.ts';
import { type DraftProblem, type ProblemCode, problem } from './problem.ts';
import { resolveWords } from './resolve-words.ts';

export type CheckMarkdown = (body: string, firstLine: number) => readonly BodyProblem[];

export interface DraftReport {
	/** Whether the file that the draft becomes passes the content check. Duplicates do not make a draft invalid. */
	readonly valid: boolean;
	readonly problems: readonly DraftProblem[];
	readonly missing_fields: readonly string[];
	readonly duplicates: readonly Duplicate[];
	readonly suggested_slug: string;
	/** The tidied draft, with slugs instead of names, and without values of unknown fields. */
	readonly draft: Draft;
}

/**
 * @param input - Anything.
 * @param others - Products that the catalog has, as far as the caller knows them.
 * @param checkMarkdown - The function of `content/schemas/markdown.ts`; a browser loads its parser when there is a description.
 */
export function checkDraft(
	input: unknown,
	vocabulary: Vocabulary,
	others: readonly OtherProduct[],
	checkMarkdown: CheckMarkdown = () => [],
): DraftReport {
	const read = readDraft(input);
	const { draft, problems: unknownWords } = resolveWords(read?.draft ?? {}, vocabulary);
	const taken = takenSlugs(others);
	const missing_fields = requiredFields.filter((field) => draft[field] === undefined);
	const ownFields = vocabulary.own_fields ?? [];
	const problems = [
		...(read ? shapeProblems(read) : [problem('draft', 'wrong_type', { message: writeObject })]),
		...missing_fields.map((field) => problem(field, 'missing')),
		...unknownWords,
		...fieldProblems(draft),
		...ownProblems(draft, read?.wrongTypes ?? [], ownFields),
		...bodyProblems(draft, checkMarkdown),
		...slugProblems(draft, taken),
	];
	return {
		valid: problems.length === 0,
		problems,
		missing_fields,
		duplicates: findDuplicates(draft, others),
		suggested_slug: suggestSlug(draft, taken),
		draft: withKnownOwn(draft, ownFields),
	};
}

const writeObject = 'Write an object of fields.';

/** Unknown fields that are reported; more are of no help. */
const maximumUnknown = 20;

/** Programs alone send such drafts. */
function shapeProblems({ wrongTypes, unknownFields }: ReadDraft): DraftProblem[] {
	const unknown = unknownFields.slice(0, maximumUnknown).map((name) => {
		const near = suggest(name.slice(0, 40), draftFields);
		return problem(excerpt(name), 'unknown_field', { message: near ? `This field doesn’t exist.${near}` : undefined });
	});
	const wrong = wrongTypes.filter((path) => !isOwnPath(path));
	return [
		...wrong.map((path) => problem(path, 'wrong_type', { message: path === 'own' ? writeObject : undefined })),
		...unknown,
	];
}

const schemas = membersOf('schema');

function fieldProblems(draft: Draft): DraftProblem[] {
	const plain = makerTexts.flatMap((field) => {
		if (draft[field] === undefined) return [];
		const result = schemas[field].safeParse(draft[field]);
		return (result.error?.issues ?? []).map((issue) => {
			const { fault, limit, actual } = { ...(issue.code === 'custom' ? issue.params : undefined) };
			return problem(field, codeOf(fault), { limit, actual });
		});
	});
	// Each entry is a word that the vocabulary has, or a problem of its own: what is left is their number.
	const count = draft.categories?.length ?? 0;
	const { categories: limit } = membersOf('limit');
	return count > limit ? [...plain, problem('categories', 'too_many', { limit, actual: count })] : plain;
}

/** What is wrong with values of the board's own fields. @param wrongTypes - Paths of values that are no text. */
function ownProblems({ own = {} }: Draft, wrongTypes: readonly string[], fields: readonly OwnField[]): DraftProblem[] {
	const rows = new Map(ownRows(fields).map((row) => [row.name, row]));
	const given = new Map<string, string | undefined>(Object.entries(own));
	for (const path of wrongTypes) if (isOwnPath(path)) given.set(nameIn(path), undefined);
	const unknown = [...given.keys()].filter((name) => !rows.has(name));
	const known = [...given].flatMap(([name, text]): DraftProblem[] => {
		const row = rows.get(name);
		if (!row) return [];
		const { error } = row.schema.safeParse(text === undefined ? null : ownValueOf(row.own, text));
		return (error?.issues ?? []).slice(0, 1).map((issue) => {
			const { fault, limit, actual } = { ...(issue.code === 'custom' ? issue.params : undefined) };
			if (fault) return problem(ownPath(name), codeOf(fault), { limit, actual });
			const isUnknown = row.own.type === 'choice' && text !== undefined;
			return problem(ownPath(name), isUnknown ? 'unknown_word' : 'wrong_type', { message: ownRequest(row.own) });
		});
	});
	return [...known, ...unknownOwn(unknown, [...rows.keys()])];
}

function ownRequest({ type, options = [] }: OwnField): string | undefined {
	if (type === 'choice') return t.chooseOneOf({ words: options.join(', ') });
	if (type === 'year') return t.enterYear;
	if (type === 'date') return t.enterDate;
	return type === 'number' ? t.enterNumber : undefined;
}

/** Agents read problems as guidance, and other names may be instructions to a model. */
function unknownOwn(unknown: readonly string[], known: readonly string[]): DraftProblem[] {
	const names = unknown.filter(isNameLike).slice(0, 5);
	const named = names.map((name) =>
		problem('own', 'unknown_field', {
			message: `There is no field \`${name}\`.${suggest(name, known) || ' Remove it.'}`,
		}),
	);
	return names.length < unknown.length ? [...named, problem('own', 'unknown_field')] : named;
}

/** Without values of fields that the board doesn't have. */
function withKnownOwn({ own, ...draft }: Draft, fields: readonly OwnField[]): Draft {
	const names = new Set(fields.map(({ name }) => name));
	const known = Object.entries(own ?? {}).filter(([name]) => names.has(name));
	return { ...draft, ...(known.length > 0 && { own: Object.fromEntries(known) }) };
}

function codeOf(fault: TextFault | undefined): ProblemCode {
	if (!fault) throw new Error('A rule of a text does not name its fault.');
	return fault;
}

function bodyProblems({ description }: Draft, checkMarkdown: CheckMarkdown): DraftProblem[] {
	const hidden = description && findHiddenCharacter(description);
	if (hidden)
		return [problem('description', 'invisible_character', { message: t.invisibleCharacter({ name: hidden.name }) })];
	const fault = description && (checkBody(description, 1) ?? checkMarkdown(description, 1)[0]);
	if (!fault) return [];
	const { excess, message } = fault;
	return [problem('description', excess ? 'too_long' : 'bad_markdown', { ...excess, message })];
}

function slugProblems({ name, slug }: Draft, taken: ReadonlySet<string>): DraftProblem[] {
	if (slug === undefined) {
		if (name === undefined || slugOf(name) !== '') return [];
		return [problem('slug', 'missing', { message: t.nameWithoutLetters })];
	}
	if (whyReserved(slug)) return [problem('slug', 'not_a_slug', { message: t.reservedAddress })];
	if (checkFileName(slug)) return [problem('slug', 'not_a_slug')];
	return taken.has(slug) ? [problem('slug', 'slug_taken')] : [];
}

/**
 * A free slug for a draft: from its name, else from the host of its website, else the word for a product.
 *
 * @param taken - Slugs of other products.
 */
export function suggestSlug({ name, website_url }: Draft, taken: ReadonlySet<string> = new Set()): string {
	const host = (website_url && URL.parse(website_url)?.hostname.replace(/^www\./, '')) || '';
	const [slug = 'product'] = [name ?? '', host, t.unnamed].map(slugOf).filter(Boolean);
	const isFree = (candidate: string) => !taken.has(candidate) && whyReserved(candidate) === undefined;
	for (let count = 1; ; count++) {
		const suffix = count === 1 ? '' : `-${count}`;
		const candidate = `${cutSlug(slug, maximumSlugLength - suffix.length)}${suffix}`;
		if (isFree(candidate)) return candidate;
	}
}
