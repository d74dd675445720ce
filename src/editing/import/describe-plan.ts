/** An import plan as a table for people, and as JSON for programs. */
import { printable } from '../../content/schemas/text.ts';
import { counted, grouped } from '../../contract/counts.ts';
import type { FieldChange } from './collected-changes.ts';
import type { ImportPlan } from './import-plan.ts';
import { formatRowProblem } from './source.ts';

/** More lines of one kind are counted instead of listed. */
const maximumListed = 2_000;

/** How the columns were understood, a line each. */
export function describeColumns({ source: { name, format, rows, columns } }: ImportPlan): string[] {
	const used = columns.filter(({ field }) => field !== undefined);
	const unused = columns.filter(({ field }) => field === undefined).map(({ column }) => column);
	const width = Math.min(40, Math.max(0, ...used.map(({ column }) => column.length)));
	return [
		`${name}: ${format}, ${counted(rows, 'row')}.`,
		...used.map(({ column, field }) => `  ${printable(column).padEnd(width)} → ${field}`),
		...(unused.length > 0 ? [`  left out: ${printable(unused.join(', '))}`] : []),
	];
}

/** Everything that would change, a line for each product and each of its fields. */
export function describeChanges({
	added,
	updates,
	newCategories,
	newPeriods,
	problems,
	newRecords,
}: ImportPlan): string[] {
	return [
		...newCategories.map(({ slug, name }) => `added      category ${slug}: ${printable(name)}`),
		...newPeriods.map(({ slug, starts_on, ends_on }) => `added      week ${slug}: ${starts_on} to ${ends_on}`),
		...listed(
			added.map(
				({ slug, fields, launches }) =>
					`added      ${slug}: ${printable(fields.name)}${launches.map(({ period }) => `, ${period}`).join('')}`,
			),
		),
		...listed(updates.flatMap(({ slug, changes }) => changes.map((change) => `changed    ${slug} ${inWords(change)}`))),
		...conflictLines(updates),
		...[...newRecords].map(([period, places]) => `added      record of ${period}: ${counted(places.length, 'place')}`),
		...skippedLines(problems),
	];
}

/** Every problem of the rows that are left out. */
export const skippedLines = (problems: ImportPlan['problems']): string[] =>
	problems.map((problem) => `skipped    ${formatRowProblem(problem)}`);

/** What differs between source and content, and stays. */
export function conflictLines(updates: ImportPlan['updates']): string[] {
	return listed(
		updates.flatMap(({ slug, conflicts }) =>
			conflicts.map(({ field, before, after }) => `kept       ${slug} ${field}: ${shown(before)}, not ${shown(after)}`),
		),
	);
}

/** One sentence with the counts. */
export function summarizePlan(plan: ImportPlan): string {
	const { added, changed, unchanged, conflicts, skipped } = countsOf(plan);
	return [
		`${counted(added, 'product')} added`,
		`${grouped(changed)} changed`,
		`${grouped(unchanged)} unchanged`,
		...(conflicts > 0 ? [`${counted(conflicts, 'value')} kept that differ (\`--force\` overwrites them)`] : []),
		...(skipped > 0 ? [`${counted(skipped, 'row')} skipped`] : []),
	].join(', ');
}

/** @param written - Whether it has been. */
export function planAsJson(plan: ImportPlan, written: boolean) {
	const { source, added, updates, problems, newCategories, newPeriods, newRecords, notes } = plan;
	return {
		written,
		source,
		counts: countsOf(plan),
		added: added.map(({ slug, place }) => ({ slug, place })),
		changed: updates
			.filter(({ changes }) => changes.length > 0)
			.map(({ slug, place, changes }) => ({ slug, place, changes })),
		conflicts: updates
			.filter(({ conflicts }) => conflicts.length > 0)
			.map(({ slug, place, conflicts }) => ({ slug, place, conflicts })),
		skipped: problems,
		categories: newCategories,
		launch_periods: newPeriods,
		records: [...newRecords.keys()],
		notes,
	};
}

function countsOf({ added, updates, problems }: ImportPlan) {
	const changed = updates.filter(({ changes }) => changes.length > 0).length;
	return {
		added: added.length,
		changed,
		unchanged: updates.length - changed,
		conflicts: updates.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
		skipped: new Set(problems.map(({ place }) => place)).size,
	};
}

const inWords = ({ field, before, after }: FieldChange): string =>
	before === undefined ? `${field}: ${shown(after)} is added` : `${field}: ${shown(before)} becomes ${shown(after)}`;

/** A value on one line, cut where it is long. */
function shown(value: unknown): string {
	const text = printable(typeof value === 'string' ? value : JSON.stringify(value));
	return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function listed(lines: readonly string[]): string[] {
	const more = lines.length - maximumListed;
	return more > 0 ? [...lines.slice(0, maximumListed), `… and ${more} more`] : [...lines];
}
