/** Records of closed weeks: tables that lie beside the files of their weeks. */
import type { ContentFolder, FoundFile } from '../content-folder.ts';
import type { Issue } from '../issue.ts';
import type { OtherFiles } from '../read-folder.ts';
import { type PeriodRecord, readRecord } from './read-record.ts';

/** A week of 100,000 launches. */
const maximumBytes = 8 * 1024 * 1024;

/** Where weeks lie, records do, too. */
export const recordFiles = (take: OtherFiles['take']): OtherFiles => ({
	isTaken: (name) => name.endsWith('.csv'),
	take,
	refusal:
		'Only Markdown files and records of weeks belong here. Give it the ending `.md` or `.csv`, or move it elsewhere.',
});

/**
 * Reads the records of weeks.
 *
 * @param files - Tables in the folder of the weeks.
 * @param weeks - The files of the weeks.
 * @returns Those without an issue, by the slugs of the weeks.
 */
export function findRecords(
	files: readonly FoundFile[],
	weeks: readonly FoundFile[],
	place: ContentFolder,
	report: (issue: Issue) => void,
): Map<string, PeriodRecord> {
	const withoutEnding = ({ source }: FoundFile): string => source.slice(0, source.lastIndexOf('.'));
	const beside = new Set(weeks.map(withoutEnding));
	const records = new Map<string, PeriodRecord>();
	for (const file of files) {
		const refuse = (message: string): void => {
			report({ path: file.path, line: 1, column: 1, field: 'file', message });
		};
		if (!beside.has(withoutEnding(file))) {
			refuse(
				`Is the record of a week, and no \`${file.stem}.md\` lies beside it. Restore that file, move the record beside its week, or delete it.`,
			);
		} else if (file.size > maximumBytes) {
			refuse(`Must be ${maximumBytes / 1024 ** 2} MiB or smaller. Take it back from the history of the repository.`);
		} else {
			const record = readRecord(file, place.read(file), report);
			if (record) records.set(record.period, record);
		}
	}
	return records;
}
