import { parentPort, workerData } from 'node:worker_threads';
import { PublishedFiles } from '../published-files.ts';
import { type FileJob, runJob } from './file-job.ts';
import { fileInspector } from './inspect-file.ts';

/** What a second thread begins with. */
export interface JobOrder {
	readonly folder: string;
	/** One in a line. */
	readonly paths: string;
	readonly baseUrl: string | undefined;
	readonly job: FileJob;
}

const { folder, paths: lines, baseUrl, job } = workerData as JobOrder;
const files = new PublishedFiles(folder, lines.split('\n'));
const { paths } = files;
const part = runJob(job, {
	paths: paths.list,
	locate: (path) => files.locate(path),
	inspect: fileInspector({ paths, baseUrl }),
	end: 'last',
});
parentPort?.postMessage(part);
