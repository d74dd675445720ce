import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { acquireLock } from '../../src/build/lock.ts';
import { UserError } from '../../src/user-error.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let folder: string;
let lock: string;

beforeEach(() => {
	folder = temporaryFolder();
	lock = join(folder, 'lock');
});

const program = (body: string): string[] => [
	'--input-type=module',
	'-e',
	`import { acquireLock } from ${JSON.stringify(new URL('../../src/build/lock.ts', import.meta.url).href)};
	import { appendFileSync } from 'node:fs';
	${body}`,
];

/** A process that holds the lock until it is killed. */
async function holder(): Promise<ChildProcess> {
	const body = `const leave = await acquireLock(process.argv[1]);
		console.log(process.pid);
		setInterval(() => leave, 1000);`;
	const child = spawn(process.execPath, [...program(body), lock], { stdio: ['ignore', 'pipe', 'inherit'] });
	await once(child.stdout, 'data');
	return child;
}

async function kill(child: ChildProcess): Promise<void> {
	child.kill('SIGKILL');
	await once(child, 'exit');
}

const quick = { pollMilliseconds: 5, report: () => {} };
const atOnce = { ...quick, timeoutMilliseconds: 0 };

describe('acquireLock', () => {
	test('waits for another process, says so once and goes on when that one is killed', async () => {
		const other = await holder();
		const lines: string[] = [];
		let entered = false;
		const entry = acquireLock(lock, { pollMilliseconds: 5, report: (line) => lines.push(line) }).then((leave) => {
			entered = true;
			leave();
		});
		await expect.poll(() => lines).toHaveLength(1);
		expect(entered).toBe(false);
		await kill(other);
		await entry;
		expect(lines).toEqual([`Waiting for another build (process ${other.pid} on ${hostname()}).`]);
	});

	test('gives up when its timeout ends', async () => {
		const other = await holder();
		await expect(acquireLock(lock, atOnce)).rejects.toThrow(
			new UserError(
				`Another build (process ${other.pid} on ${hostname()}) is running in \`${lock}\`. Wait for it, or stop it.`,
			),
		);
		// A process that left no note.
		rmSync(lock);
		await expect(acquireLock(lock, atOnce)).rejects.toThrow(/^Another build is running in /);
		await kill(other);
		(await acquireLock(lock, atOnce))();
	});

	test('names this process instead of one that was killed, and leaves no note behind', async () => {
		writeFileSync(lock, `${process.pid} 1`);
		const leave = await acquireLock(lock, atOnce);
		expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${hostname()}\n`);
		leave();
		expect(readdirSync(folder)).toEqual(['lock.db']);
	});

	test('says which file is none of its own', async () => {
		writeFileSync(`${lock}.db`, 'This is a text, and longer than the header of a database would be.'.repeat(20));
		await expect(acquireLock(lock, atOnce)).rejects.toThrow(
			`Cannot lock \`${lock}.db\` (file is not a database). Make sure that this user can write there and that there is space, or delete the file while no build is running.`,
		);
	});

	test.each([
		['leaves', 'leave();'],
		['is killed before it leaves', "process.kill(process.pid, 'SIGKILL');"],
	])('lets one of many processes in at a time when each %s', async (_name, end) => {
		const source = `
			const leave = await acquireLock(process.argv[1], { pollMilliseconds: 1, report: () => {} });
			appendFileSync(process.argv[2], 'in\\n');
			await new Promise((resolve) => setTimeout(resolve, 4));
			appendFileSync(process.argv[2], 'out\\n');
			${end}`;
		const log = join(folder, 'log');
		const children = Array.from({ length: 12 }, () =>
			spawn(process.execPath, [...program(source), lock, log], { stdio: 'inherit' }),
		);
		await Promise.all(children.map((child) => once(child, 'exit')));
		expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(12));
	});
});
