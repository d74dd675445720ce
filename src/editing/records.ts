/** Records of closed weeks, as far as a change of a product concerns them. */
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Content } from '../content/read-content.ts';
import type { ChangeSet } from './change-set.ts';
import type { WeekEntry } from './find-entry.ts';
import { recordOf } from './week-state.ts';

/** Closed weeks whose record has one of these slugs, the earliest first. */
export function weeksRecording(
	{ launchPeriods }: Pick<Content, 'launchPeriods'>,
	changes: ChangeSet,
	slugs: readonly string[],
): WeekEntry[] {
	return launchPeriods.filter((week) => {
		const text = changes.read(recordOf(week))?.toString('utf8');
		return text !== undefined && productsOf(text).some((product) => slugs.includes(product));
	});
}

/** A record with another slug for a product. Everything else stays byte for byte. */
export function renameInRecord(text: string, from: string, to: string): string {
	const [header = []] = rowsOf(text);
	const column = header.indexOf('product');
	// Slugs, positions and numbers need no quotes, so that a comma always parts two cells.
	return text
		.split('\n')
		.map((line) => {
			const cells = line.split(',');
			const cell = cells[column];
			if (cell === undefined || cell.trim().replace(/^"(.*)"$/, '$1') !== from) return line;
			return cells.with(column, cell.replace(from, to)).join(',');
		})
		.join('\n');
}

function productsOf(text: string): string[] {
	const [header = [], ...rows] = rowsOf(text);
	const column = header.indexOf('product');
	return rows.map((row) => row[column] ?? '');
}

const rowsOf = (text: string): readonly (readonly string[])[] =>
	parse(text, { bom: true, trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });

/** Path of a picture beside a content file. */
export const beside = (source: string, name: string): string => join(dirname(source), name);
