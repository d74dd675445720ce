/** Which column gives which field: as told, else guessed by its name and values. */

import { quote } from '../../content/schemas/text.ts';
import { suggest } from '../../routes/nearest.ts';
import { isSlug } from '../../routes/slug.ts';
import { EditError } from '../edit-error.ts';
import { columnKey, type Field, fieldNames, synonymsOf } from './fields.ts';
import type { SourceTable } from './source.ts';

/** Columns by field: the first that has a value gives it, categories come from all. */
export type ColumnMap = ReadonlyMap<Field, readonly string[]>;

/** @param given - `column=field`, or `column=` for one that is left out. */
export function mapColumns(table: SourceTable, given: readonly string[]): ColumnMap {
	const told = new Map<string, Field | undefined>();
	for (const assignment of given) {
		const [column, field] = readAssignment(assignment, table);
		told.set(column, field);
	}
	const map = new Map<Field, string[]>();
	for (const [column, field] of told) {
		if (field === undefined) continue;
		map.set(field, [...(map.get(field) ?? []), column]);
	}
	for (const [field, column] of guess(table, new Set(told.keys()))) if (!map.has(field)) map.set(field, [column]);
	if (table.rows.length > 0 && !map.has('name') && !map.has('slug')) {
		throw new EditError(
			`No column of \`${table.name}\` is called like a name: there are ${table.columns.map(quote).join(', ') || 'none'}. Say which with \`--map COLUMN=name\`.`,
		);
	}
	return map;
}

function readAssignment(assignment: string, { name, columns }: SourceTable): readonly [string, Field | undefined] {
	const at = assignment.lastIndexOf('=');
	if (at < 1)
		throw new EditError(
			`Cannot use \`--map ${assignment}\`: write \`--map COLUMN=FIELD\`, or \`--map COLUMN=\` to leave one out.`,
		);
	const [column, field] = [assignment.slice(0, at), assignment.slice(at + 1)];
	if (!columns.includes(column)) {
		const remedy = suggest(column, columns) || ` There are ${columns.map(quote).join(', ')}.`;
		throw new EditError(`\`${name}\` has no column ${quote(column)}.${remedy}`);
	}
	if (field === '') return [column, undefined];
	const known = fieldNames.find((one) => one === field);
	if (known) return [column, known];
	const remedy = suggest(field, fieldNames) || ` Use one of ${fieldNames.map((one) => `\`${one}\``).join(', ')}.`;
	throw new EditError(`There is no field ${quote(field)} to map ${quote(column)} to.${remedy}`);
}

/** Each field gets the column whose name is likeliest, each column goes to one field. */
function guess({ columns, rows }: SourceTable, told: ReadonlySet<string>): Map<Field, string> {
	const byKey = new Map(
		columns
			.filter((column) => !told.has(column))
			.toReversed()
			.map((column) => [columnKey(column), column]),
	);
	const valuesOf = (column: string) =>
		rows.map(({ values }) => values.get(column)).filter((value) => value !== undefined);
	const taken = new Set<string>();
	const map = new Map<Field, string>();
	for (const field of fieldNames) {
		for (const synonym of synonymsOf(field)) {
			const column = byKey.get(synonym);
			if (column === undefined || taken.has(column) || !isPlausible(field, synonym, valuesOf(column))) continue;
			map.set(field, column);
			taken.add(column);
			break;
		}
	}
	const description = map.get('description');
	if (description !== undefined && !map.has('tagline') && valuesOf(description).every(isTagline)) {
		map.set('tagline', description);
		map.delete('description');
	}
	return map;
}

/** Names that mean other things as well are believed by their values only. */
function isPlausible(field: Field, synonym: string, values: readonly unknown[]): boolean {
	const texts = values.map(String);
	if (field === 'slug' && synonym !== 'slug') {
		return texts.every((text) => isSlug(text) && /[a-z]/.test(text)) && new Set(texts).size === texts.length;
	}
	// The page of a product in a catalog such as this one is not its website.
	if (field === 'website_url') {
		return (
			texts.some((text) => /^https?:\/\//i.test(text)) &&
			!(synonym === 'url' && texts.every((text) => /\/products\/[a-z0-9-]+$/.test(text)))
		);
	}
	if (field === 'discoverable') return texts.every((text) => /^(?:true|false|yes|no|0|1)$/i.test(text));
	if (field === 'first_launched_on') return texts.every((text) => /^\d{4}-\d\d-\d\d/.test(text));
	if (field === 'former_slugs') return values.flat().every((text) => isSlug(String(text)));
	if (field === 'reviews_count' || field === 'average_rating') return texts.every((text) => /^\d/.test(text));
	if (field === 'name') return values.every((value) => typeof value === 'string' || typeof value === 'number');
	return true;
}

const isTagline = (value: unknown): boolean =>
	typeof value === 'string' && [...value.trim()].length <= 160 && !/[\n\t]/.test(value.trim());
