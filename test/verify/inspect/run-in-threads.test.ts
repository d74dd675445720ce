import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { prepareJob } from '../../../src/verify/inspect/prepare-job.ts';
import { partOf, runInThreads } from '../../../src/verify/inspect/run-in-threads.ts';
import { PublishedFiles } from '../../../src/verify/published-files.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const folder = temporaryFolder();
/** As many as take two threads, in batches of 32. */
const count = 3_200;
const names = Array.from({ length: count }, (_, row) => `/files/${String(row).padStart(4, '0')}.txt`);

beforeAll(() => {
	mkdirSync(join(folder, 'files'));
	for (const name of names) writeFileSync(join(folder, name), name);
});
afterAll(() => removeFolder(folder));

describe('runInThreads', () => {
	test.each([
		['first', 0],
		['last', count - 1],
	])('fails when the %s file cannot be read, and leaves nothing to begin', async (_title, row) => {
		const missing = join(folder, names[row] ?? '');
		const files = new PublishedFiles(folder, names);
		const job = prepareJob(files.paths, undefined);
		rmSync(missing);
		onTestFinished(() => writeFileSync(missing, ''));
		await expect(runInThreads(job, files, undefined, () => {})).rejects.toMatchObject({
			code: 'ENOENT',
			path: missing,
		});
		expect(job.counts[0]).toBeGreaterThanOrEqual(count / 32);
	});
});

describe('partOf', () => {
	test('fails when the thread ends with neither a part nor an error', async () => {
		await expect(partOf(new Worker('process.exit(3)', { eval: true }))).rejects.toThrow(
			'A thread that inspects files has ended (3).',
		);
	});
});
