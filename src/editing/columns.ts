/** Which column of a table gives which field, by the names that people give to columns. */
import { suggestKey } from '../content/read-entry.ts';
import { lettersAndDigits } from '../content/schemas/names.ts';
import type { OwnField } from '../content/schemas/own-fields.ts';
import { membersOf } from '../content/schemas/product-fields.ts';
import { excerpt, quote } from '../content/schemas/text.ts';
import { boardTexts } from '../texts/board-texts.ts';
import { suggest } from '../urls/nearest.ts';
import { UserError } from '../user-error.ts';
import { refuse, type Table } from './table.ts';

/** Names of columns for each field beside its own, the likeliest first, letters and digits alone. */
const synonyms = {
	slug: ['handle'],
	...membersOf('columns'),
	description: ['longdescription', 'body', 'details', 'about', 'content', 'text'],
	period: ['launchperiod', 'week', 'launchweek'],
	plan: [],
	votes: ['vote', 'upvotes', 'votecount', 'votescount', 'likes'],
	comments: ['comment', 'commentcount', 'commentscount', 'replies'],
	score: ['totalscore'],
	approved: [],
	discussion_url: ['discussion', 'discussionlink'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Field = keyof typeof synonyms;

const fieldNames = Object.keys(synonyms) as readonly Field[];

/** Digits alone: `1.214` is another number in another country. Anything else stays text, which the check of the field refuses. */
export const wholeNumberOf = (value: unknown): unknown =>
	typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;

/** A number with at most one point. */
export const numberOf = (value: unknown): unknown =>
	typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** By the names of fields, also of the board's own. */
export type ColumnMap = ReadonlyMap<string, string>;

/**
 * @param given - `column=field`, or `column=` for one that is left out. Other fields are found by the names of columns.
 * @param own - The fields that the board declares. Their names come before other names of the software's fields.
 * @throws {UserError} for what cannot be used, and when no column names the product.
 */
export function mapColumns(table: Table, given: readonly string[] = [], own: readonly OwnField[] = []): ColumnMap {
	const ownNames = own.map(({ name }) => name);
	const told = new Map(given.map((assignment) => readAssignment(assignment, table, ownNames)));
	const map = new Map([...told].flatMap(([column, field]) => (field ? [[field, column] as const] : [])));
	const free = new Map(table.columns.flatMap((name) => (told.has(name) ? [] : [[lettersAndDigits(name), name]])));
	const find = (field: string, keys: readonly string[]) => {
		const column = keys.map((key) => free.get(key)).find(Boolean);
		if (column !== undefined && !map.has(field) && ![...map.values()].includes(column)) map.set(field, column);
	};
	for (const name of ownNames) find(name, [lettersAndDigits(name)]);
	for (const field of fieldNames) find(field, [lettersAndDigits(field), ...synonyms[field]]);
	for (const { name, label } of own) find(name, [lettersAndDigits(label)]);
	for (const field of fieldNames) find(field, wordsOf(field));
	if (map.has('name') || map.has('slug')) return map;
	const message = `No column has the name of the product. The columns are ${table.columns.map(quote).join(', ')}; call one of them \`name\`, or use \`--map COLUMN=name\`.`;
	return refuse(table, [{ row: 1, field: 'header', message }]);
}

/** Names of columns for a field in the language of the board. */
const wordsOf = (field: string): string[] => {
	const words: Readonly<Record<string, string>> = boardTexts('columns');
	return words[field]?.split(',').map(lettersAndDigits) ?? [];
};

/** A line about columns that no field has and nobody left out; none where there are none. */
export function unreadColumns(
	{ columns }: Table,
	map: ColumnMap,
	given: readonly string[] = [],
	own: readonly OwnField[] = [],
): string[] {
	const read = new Set(map.values());
	const unread = columns.filter((column) => !read.has(column) && !given.includes(`${column}=`));
	const [first] = unread;
	if (first === undefined) return [];
	const names = [...fieldNames, ...own.map(({ name }) => name)];
	const free = names.filter((field) => !map.has(field)).map(quote);
	return [
		`Not read: ${unread.map(quote).join(', ')}. To read a column, name its field: \`--map "${excerpt(first)}=FIELD"\`, where FIELD is one of ${free.join(', ')}.`,
	];
}

/** A line about a column with days of launch, which can be launches here or elsewhere; none if options or another column say which. */
export function dayColumn(
	map: ColumnMap,
	{ map: given = [], period }: { readonly map?: readonly string[]; readonly period?: string },
): string[] {
	const column = map.get('first_launched_on');
	if (column === undefined || map.has('period') || period !== undefined) return [];
	if (given.some((assignment) => assignment.startsWith(`${column}=`))) return [];
	return [
		`${quote(column)} is the day of a launch before this board. If the products launch here, use \`--map "${excerpt(column)}=period"\`, which takes the week of the day.`,
	];
}

function readAssignment(
	assignment: string,
	{ path, columns }: Table,
	ownNames: readonly string[],
): readonly [string, string | undefined] {
	const at = assignment.lastIndexOf('=');
	const [column, field] = [assignment.slice(0, Math.max(0, at)), assignment.slice(at + 1)];
	if (!columns.includes(column)) {
		const remedy =
			suggest(column, columns) || ` Write \`--map COLUMN=FIELD\` with one of ${columns.map(quote).join(', ')}.`;
		throw new UserError(`\`${path}\` has no column ${quote(column)}.${remedy}`);
	}
	const isCalled = (names: readonly string[]) => names.includes(lettersAndDigits(field));
	const names = [...fieldNames, ...ownNames];
	const known =
		names.find((one) => one === field) ?? fieldNames.find((one) => isCalled([...synonyms[one], ...wordsOf(one)]));
	if (known || field === '') return [column, known];
	throw new UserError(`There is no field ${quote(field)} to map ${quote(column)} to.${suggestKey(field, names)}`);
}
