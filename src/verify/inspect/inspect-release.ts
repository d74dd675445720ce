import { joinNeeds, type ReleaseFacts } from '../facts/release-facts.ts';
import type { PublishedFiles } from '../published-files.ts';
import type { Details, Faults } from './outcome.ts';
import { type Known, keepKnown, prepareJob } from './prepare-job.ts';
import { runInThreads } from './run-in-threads.ts';

export interface Inspection extends ReleaseFacts {
	/** By the row of the file, in that order. */
	readonly faults: ReadonlyMap<number, Faults>;
	/** Whether all of these files are as they were when nothing was wrong, and so is every file to which they lead. */
	isKnown(...paths: readonly string[]): boolean;
	/** Whether the whole release is as it was when nothing was wrong. */
	readonly isKnownRelease: boolean;
}

/** Is told from time to time how many of all files are inspected or known. */
export type OnProgress = (done: number, all: number) => void;

/** Inspects every file of which nothing is known. */
export async function inspectRelease(
	files: PublishedFiles,
	baseUrl: string | undefined,
	known: Known | undefined,
	onProgress: OnProgress,
): Promise<Inspection> {
	const { list } = files.paths;
	const job = prepareJob(files.paths, known);
	const before = list.length - job.rows.length;
	onProgress(before, list.length);
	const parts = await runInThreads(job, files, baseUrl, (done) => onProgress(before + done, list.length));
	onProgress(list.length, list.length);
	const details = new Map<number, Details>(parts.flatMap((part) => part.details));
	const isKnownRelease = known?.facts.length === list.length && !job.isKnown.includes(0);
	const kept = known && !isKnownRelease ? [keepKnown(job, files.paths, known.facts, details)] : [];
	return {
		paths: files.paths,
		sizes: job.sizes,
		hashes: Buffer.from(job.hashes.buffer),
		canonical: job.canonical,
		needs: joinNeeds(list.length, [...parts.map((part) => part.needs), ...kept]),
		details,
		faults: new Map(parts.flatMap((part) => part.faults).sort(([one], [other]) => one - other)),
		isKnown: (...paths) => paths.every((path) => job.isKnown[files.paths.rowOf(path) ?? -1] === 1),
		isKnownRelease,
	};
}
