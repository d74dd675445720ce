import { EditError } from '../edit-error.ts';
import { flattenRow, isPlainObject } from './flatten-row.ts';
import { faultyLine } from './json-fault.ts';
import { elementLines } from './json-lines.ts';
import { columnsOf, type RowProblem, type SourceRow, type SourceTable } from './source.ts';

/** A list of objects, an object with one such list, an object of objects, or a body of this API. */
export function readJson(text: string, name: string): SourceTable {
	const { list, member, more } = listIn(parse(text, name), name);
	const lines = elementLines(text, member === undefined ? 1 : 2);
	const known = lines.length === list.length;
	const rows: SourceRow[] = [];
	const problems: RowProblem[] = [];
	for (const [index, item] of list.entries()) {
		const place = known ? `${name}:${lines[index]}` : `${name}:${index + 1}.`;
		if (isPlainObject(item)) rows.push({ place, values: new Map([...more, ...flattenRow(item)]) });
		else problems.push({ place, column: 'row', message: notAnObject });
	}
	return { name, format: 'JSON', columns: columnsOf(rows), rows, problems };
}

export const notAnObject = 'Is no object with names and values. Delete it.';

function parse(text: string, name: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		const line = faultyLine(text);
		const where = line === undefined ? 'it ends too early, and was probably cut off' : `line ${line} is not JSON`;
		throw new EditError(`Cannot import \`${name}\`: ${where}. Correct the file.`);
	}
}

interface FoundList {
	readonly list: readonly unknown[];
	/** Of the object that the list stands in. */
	readonly member: string | undefined;
	/** What the object says of all rows. */
	readonly more: readonly (readonly [column: string, value: unknown])[];
}

/** Where the rows are in data of any shape. */
export function listIn(data: unknown, name: string): FoundList {
	const found = (list: readonly unknown[], member?: string, more: FoundList['more'] = []): FoundList => ({
		list,
		member,
		more,
	});
	if (Array.isArray(data)) return found(data);
	if (!isPlainObject(data))
		throw new EditError(`Cannot import \`${name}\`: it holds one value, and no list of products.`);
	const members = Object.entries(data);
	const [first] = members;
	if (first?.[0] === 'product' && members.length === 1 && isPlainObject(first[1])) return found([first[1]], 'product');
	const lists = members.filter(([, value]) => Array.isArray(value) && value.some(isPlainObject));
	const [only, ...others] = lists;
	if (only && others.length === 0) {
		const week: unknown = Reflect.get(data, 'launch_period');
		const slug = isPlainObject(week) ? Reflect.get(week, 'slug') : undefined;
		return found(only[1] as unknown[], only[0], slug === undefined ? [] : [['period', slug]]);
	}
	if (lists.length > 1) {
		const names = lists.map(([member]) => `\`${member}\``).join(', ');
		throw new EditError(
			`Cannot import \`${name}\`: it has more than one list, ${names}. Keep the one of the products.`,
		);
	}
	if (members.length > 0 && members.every(([, value]) => isPlainObject(value))) {
		return found(members.map(([key, value]) => ({ key, ...(value as object) })));
	}
	const empty = members.find(([, value]) => Array.isArray(value) && value.length === 0);
	if (empty) return found([], empty[0]);
	throw new EditError(
		`Cannot import \`${name}\`: it has no list of products. Write a list of objects, \`[{"name": "Acme"}]\`.`,
	);
}
