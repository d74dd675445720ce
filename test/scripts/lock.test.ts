import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BuildError } from '../../scripts/build/build-error.ts';
import { acquireLock } from '../../scripts/build/lock.ts';
import { enterWorkplace } from '../../scripts/build/workplace.ts';
import { removeFolder, temporaryFolder } from './checkout.ts';

const folders: string[] = [];
let folder: string;
let lock: string;

beforeEach(() => {
	folder = temporaryFolder();
	folders.push(folder);
	lock = join(folder, 'lock');
});
afterAll(() => folders.forEach(removeFolder));

/** A process that lives until the test is over. */
async function withSleeper(work: (pid: number) => Promise<unknown>): Promise<void> {
	const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
	await once(child, 'spawn');
	try {
		await work(child.pid ?? 0);
	} finally {
		child.kill('SIGKILL');
	}
}

async function pidOfDeadProcess(): Promise<number> {
	const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
	await once(child, 'exit');
	return child.pid ?? 0;
}

const quick = { pollMilliseconds: 5, tell: () => {} };

describe('acquireLock', () => {
	test('names this process and leaves nothing behind', async () => {
		const leave = await acquireLock(lock);
		expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
		expect(readdirSync(folder)).toEqual(['lock']);
		leave();
		expect(readdirSync(folder)).toEqual([]);
	});

	test('waits for another process, says so once and goes on when that one leaves', async () => {
		await withSleeper(async (pid) => {
			const other = `${pid} 1`;
			writeFileSync(lock, other);
			const lines: string[] = [];
			let entered = false;
			const entry = acquireLock(lock, { pollMilliseconds: 5, tell: (line) => lines.push(line) }).then((leave) => {
				entered = true;
				return leave;
			});
			await new Promise((resolve) => setTimeout(resolve, 60));
			expect(entered).toBe(false);
			expect(readFileSync(lock, 'utf8')).toBe(other);
			removeFolder(lock);
			(await entry)();
			expect(lines).toEqual([`Waiting for another build (process ${pid}).`]);
		});
	});

	test('goes on when the process that it waits for is killed', async () => {
		const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
		await once(child, 'spawn');
		writeFileSync(lock, `${child.pid} 1`);
		const entry = acquireLock(lock, { pollMilliseconds: 5, tell: () => child.kill('SIGKILL') });
		(await entry)();
		expect(readdirSync(folder)).toEqual([]);
	});

	test('gives up when its patience ends', async () => {
		await withSleeper(async (pid) => {
			writeFileSync(lock, `${pid} 1`);
			const entry = acquireLock(lock, { ...quick, patienceMilliseconds: 30 });
			await expect(entry).rejects.toThrow(
				new BuildError(
					`Another build (process ${pid}) is running here. Wait for it, or end it; if that process is no build, remove \`${lock}\`.`,
				),
			);
			expect(readFileSync(lock, 'utf8')).toBe(`${pid} 1`);
			expect(readdirSync(folder)).toEqual(['lock']);
		});
	});

	test.each(['', 'nonsense', '0', '-1', `${process.pid} 1`])('takes over a lock that says `%s`', async (content) => {
		writeFileSync(lock, content);
		const leave = await acquireLock(lock, { ...quick, patienceMilliseconds: 0 });
		leave();
		expect(readdirSync(folder)).toEqual([]);
	});

	test('takes over the lock of a dead process', async () => {
		writeFileSync(lock, `${await pidOfDeadProcess()} 1`);
		const leave = await acquireLock(lock, { ...quick, patienceMilliseconds: 0 });
		leave();
		expect(readdirSync(folder)).toEqual([]);
	});

	test('takes over after a process that was killed while it took over', async () => {
		const dead = await pidOfDeadProcess();
		for (const path of [lock, `${lock}.takeover`]) writeFileSync(path, `${dead} 1`);
		const longAgo = new Date(Date.now() - 60_000);
		utimesSync(`${lock}.takeover`, longAgo, longAgo);
		const leave = await acquireLock(lock, quick);
		leave();
		expect(readdirSync(folder)).toEqual([]);
	});

	test.each([
		['leaves', 'leave();'],
		['is killed before it leaves', "process.kill(process.pid, 'SIGKILL');"],
	])('lets one of many processes in at a time when each %s', async (_name, end) => {
		writeFileSync(lock, `${await pidOfDeadProcess()} 1`);
		const source = `
			import { acquireLock } from ${JSON.stringify(new URL('../../scripts/build/lock.ts', import.meta.url).href)};
			import { appendFileSync } from 'node:fs';
			const leave = await acquireLock(process.argv[1], { pollMilliseconds: 1, tell: () => {} });
			appendFileSync(process.argv[2], 'in\\n');
			await new Promise((resolve) => setTimeout(resolve, 4));
			appendFileSync(process.argv[2], 'out\\n');
			${end}`;
		const log = join(folder, 'log');
		const children = Array.from({ length: 12 }, () =>
			spawn(process.execPath, ['--input-type=module', '-e', source, lock, log], { stdio: 'inherit' }),
		);
		await Promise.all(children.map((child) => once(child, 'exit')));
		expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(12));
	});
});

describe('enterWorkplace', () => {
	test('gives the first folder, emptied, when nothing is live', async () => {
		const first = await enterWorkplace(folder);
		expect(first.folder).toBe(join(folder, '.builds', 'a'));
		first.leave();
		expect(readdirSync(join(folder, '.builds'))).toEqual([]);
	});
});
