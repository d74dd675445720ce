import { Worker } from 'node:worker_threads';
import { areLines, type PublishedFiles } from '../published-files.ts';
import { countDone, type FileJob, type JobPart, runJob } from './file-job.ts';
import { fileInspector } from './inspect-file.ts';
import type { JobOrder } from './job-worker.ts';

/** With fewer files a second thread has not started before the first is done. */
const fewest = 3_000;

/**
 * Inspects files on two cores when there are many.
 *
 * @param onDone - Told how many are done, from time to time.
 */
export async function runInThreads(
	job: FileJob,
	files: PublishedFiles,
	baseUrl: string | undefined,
	onDone: (done: number) => void,
): Promise<readonly JobPart[]> {
	const { paths } = files;
	const isLong = job.rows.length >= fewest && areLines(paths);
	const second = isLong ? startWorker({ folder: files.locate('/'), paths: paths.lines, baseUrl, job }) : undefined;
	const parts = second ? [partOf(second)] : [];
	try {
		const first = runJob(job, {
			paths: paths.list,
			locate: (path) => files.locate(path),
			inspect: fileInspector({ paths, baseUrl }),
			end: 'first',
			onBatch: () => onDone(countDone(job)),
		});
		return [first, ...(await Promise.all(parts))];
	} finally {
		await second?.terminate();
	}
}

const startWorker = (order: JobOrder): Worker =>
	new Worker(new URL('job-worker.ts', import.meta.url), { workerData: order });

/** @throws The error that ends the thread. */
export function partOf(worker: Worker): Promise<JobPart> {
	const part = new Promise<JobPart>((resolve, reject) => {
		worker.once('message', resolve).once('error', reject);
		worker.once('exit', (code) => reject(new Error(`A thread that inspects files has ended (${code}).`)));
	});
	// The first thread may throw before it waits for the second.
	part.catch(() => {});
	return part;
}
