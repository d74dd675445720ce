import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content/read-content.ts';
import { EditError } from './edit-error.ts';
import type { WeekEntry } from './find-entry.ts';

export type WeekState = 'coming' | 'open' | 'over' | 'recorded';

/** The file beside a week's own that holds its final order once the week is closed. */
export const recordOf = (week: WeekEntry): string => week.source.replace(/\.md$/, '.csv');

/** @param date - UTC, `YYYY-MM-DD`. */
export function weekState(contentDir: string, week: WeekEntry, date: string): WeekState {
	if (existsSync(join(contentDir, recordOf(week)))) return 'recorded';
	const { starts_on, ends_on } = week.frontMatter;
	if (starts_on > date) return 'coming';
	return ends_on < date ? 'over' : 'open';
}

/** @throws {EditError} for a week whose order is final. */
export function refuseRecorded({ records }: Pick<Content, 'records'>, week: WeekEntry, remedy: string): void {
	if (!records.has(week.slug)) return;
	throw new EditError(`The week \`${week.slug}\` is closed: \`${recordOf(week)}\` holds its final order. ${remedy}`);
}
