/** What an import takes of a table, in words. */
import type { ColumnMap } from './column-map.ts';
import { type Field, launchFields } from './fields.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './import-plan.ts';
import type { SourceTable } from './source.ts';

export function summarizeColumns(
	{ columns }: SourceTable,
	map: ColumnMap,
	options: ImportOptions,
): ImportPlan['source']['columns'] {
	const fieldOf = new Map([...map].flatMap(([field, names]) => names.map((name) => [name, field])));
	const used = (field: Field | undefined) => field !== undefined && !isUnused(field, map, options);
	return columns.map((column) => ({ column, field: used(fieldOf.get(column)) ? fieldOf.get(column) : undefined }));
}

/** A field that is known and means nothing here. */
function isUnused(field: Field, map: ColumnMap, { period, approve }: ImportOptions): boolean {
	if (field === 'period') return period !== undefined;
	if (launchFields.includes(field) && period === undefined && !map.has('period')) return true;
	return (field === 'first_launched_on' || field === 'approved') && !approve;
}

export function notesOf(map: ColumnMap, options: ImportOptions, added: number): string[] {
	const hasWeek = options.period !== undefined || map.has('period');
	const withoutWeek = hasWeek ? [] : launchFields.filter((field) => map.has(field));
	const names = withoutWeek.map((field) => `\`${field}\``).join(', ');
	return [
		...(withoutWeek.length > 0
			? [
					`${names} belong to a launch and are left out: there is no week. Give one with \`--period SLUG\`, or a column with \`--map COLUMN=period\`.`,
				]
			: []),
		...(map.has('first_launched_on') && !options.approve
			? ['`first_launched_on` makes a product public and is left out: `--approve` takes it over.']
			: []),
		...(added > 0 && !hasWeek && !(options.approve && map.has('first_launched_on'))
			? [
					'Products without a launch are not public. Give them a week with `--period SLUG`, or a day with `--approve` and a column `first_launched_on`.',
				]
			: []),
		...(hasWeek ? waiting(options, added) : []),
	];
}

export const waiting = ({ approve }: ImportOptions, added: number): string[] =>
	approve || added === 0
		? []
		: ['The launches wait for approval: `npm run pending` lists them. With `--approve` they are public at once.'];
