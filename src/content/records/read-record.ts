/** Reads the record of a closed week. */
import type { ContentCache } from '../cache/content-cache.ts';
import type { FoundFile } from '../found-file.ts';
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
	file: FoundFile,
	cache: ContentCache,
	report: (issue: Issue) => void,
): PeriodRecord | undefined {
	const { path, source, stem } = file;
	const found = cache.look(file);
	const text = found.result ? found.result.body : decodeText(found.bytes);
	if (typeof text !== 'string') {
		report({ path, ...text });
		return undefined;
	}
	const { places, problems } = parseRecord(text);
	if (problems.length > 0) {
		for (const problem of problems) report({ path, ...problem });
		return undefined;
	}
	if (!found.result) cache.keep(file, { data: true, body: text });
	const issueAt = (position: number, message: string): Issue => ({
		path,
		line: position + 1,
		column: String(position).length + 2,
		field: `row ${position}.product`,
		message,
	});
	return { period: stem, source, places, issueAt };
}
