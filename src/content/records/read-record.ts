/** Reads the record of a closed week. */
import type { FoundFile } from '../content-folder.ts';
import type { Issue } from '../issue.ts';
import { parseRecord, type RecordedPlace } from '../schemas/record.ts';
import { decodeText } from '../split-file.ts';

export interface PeriodRecord {
	/** Slug of the week. */
	readonly period: string;
	/** Path of the file in the content folder. */
	readonly source: string;
	/** Every place, the first one first. */
	readonly places: readonly RecordedPlace[];
	/** A problem of one place, for the caller to report. */
	readonly issueAt: (position: number, message: string) => Issue;
}

/** @returns The record; `undefined` after reporting what is wrong with it. */
export function readRecord(
	{ path, source, stem }: FoundFile,
	bytes: Uint8Array,
	report: (issue: Issue) => void,
): PeriodRecord | undefined {
	const text = decodeText(bytes);
	if (typeof text !== 'string') {
		report({ path, ...text });
		return undefined;
	}
	const { places, problems } = parseRecord(text);
	if (problems.length > 0) {
		for (const problem of problems) report({ path, ...problem });
		return undefined;
	}
	const issueAt = (position: number, message: string): Issue => ({
		path,
		line: position + 1,
		column: String(position).length + 2,
		field: `row ${position}.product`,
		message,
	});
	return { period: stem, source, places, issueAt };
}
