import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BuildError } from '../../src/build/errors.ts';
import { acquireLock } from '../../src/build/lock.ts';
import { removeFolder, temporaryFolder } from '../support/checkout.ts';

const folders: string[] = [];
let folder: string;
let lock: string;

beforeEach(() => {
	folder = temporaryFolder();
	folders.push(folder);
	lock = join(folder, 'lock');
});
afterAll(() => folders.forEach(removeFolder));

const program = (body: string): string[] => [
	'--input-type=module',
	'-e',
	`import { acquireLock } from ${JSON.stringify(new URL('../../src/build/lock.ts', import.meta.url).href)};
	import { appendFileSync } from 'node:fs';
	${body}`,
];

/** A process that holds the lock until it is killed. `unshare` runs it as one of another container. */
async function holder(...before: string[]): Promise<ChildProcess> {
	const body = `const leave = await acquireLock(process.argv[1]);
		console.log(process.pid);
		setInterval(() => leave, 1000);`;
	const [command = '', ...args] = [...before, process.execPath, ...program(body), lock];
	const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
	test('names this process, and leaves no note behind', async () => {
		const leave = await acquireLock(lock);
		expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${hostname()}\n`);
		leave();
		expect(readdirSync(folder)).toEqual(['lock.db']);
	});

	test('waits for another process, says so once and goes on when that one is killed', async () => {
		const other = await holder();
		const lines: string[] = [];
		let entered = false;
		const told = new Promise<void>((resolve) => {
			const report = (line: string) => {
				lines.push(line);
				resolve();
			};
			void acquireLock(lock, { pollMilliseconds: 5, report }).then((leave) => {
				entered = true;
				leave();
			});
		});
		await told;
		expect(entered).toBe(false);
		await kill(other);
		await expect.poll(() => entered).toBe(true);
		expect(lines).toEqual([`Waiting for another build (process ${other.pid} on ${hostname()}).`]);
	});

	test('gives up when its timeout ends', async () => {
		const other = await holder();
		await expect(acquireLock(lock, atOnce)).rejects.toThrow(
			new BuildError(
				`Another build (process ${other.pid} on ${hostname()}) is running in \`${lock}\`. Wait for it, or end it.`,
			),
		);
		await kill(other);
		(await acquireLock(lock, atOnce))();
	});

	// What a killed build, another host, or a machine before its reboot may leave; 1 is a process that always runs.
	test.each(['', 'nonsense', '1 1795167000000', `${process.pid} 1`])(
		'does not wait for a note that says `%s`',
		async (content) => {
			writeFileSync(lock, content);
			writeFileSync(`${lock}.takeover`, content);
			const leave = await acquireLock(lock, atOnce);
			expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${hostname()}\n`);
			leave();
		},
	);

	test('waits for a process that left no note', async () => {
		const other = await holder();
		removeFolder(lock);
		const lines: string[] = [];
		const entry = acquireLock(lock, { ...atOnce, report: (line) => lines.push(line) });
		await expect(entry).rejects.toThrow(/^Another build is running in /);
		expect(lines).toEqual(['Waiting for another build.']);
		await kill(other);
	});

	test('says which file is none of its own', async () => {
		writeFileSync(`${lock}.db`, 'This is a text, and longer than the header of a database would be.'.repeat(20));
		await expect(acquireLock(lock, atOnce)).rejects.toThrow(
			`Cannot lock \`${lock}.db\` (file is not a database). Let this user write there and free space, or remove the file while no build runs.`,
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

const container = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const hasContainers = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0;

describe.skipIf(!hasContainers && !process.env['REQUIRE_ALL'])(
	'two containers on one folder (needs user namespaces of Linux)',
	() => {
		test('do not both enter when their processes have the same number', async () => {
			const other = await holder(...container);
			expect(readFileSync(lock, 'utf8')).toBe(`1 ${hostname()}\n`);
			const body = `
			const entry = acquireLock(process.argv[1], { pollMilliseconds: 5, timeoutMilliseconds: 0, report: () => {} });
			console.log(process.pid, await entry.then(() => 'entered', (error) => error.message));`;
			const second = spawnSync(container[0] ?? '', [
				...container.slice(1),
				process.execPath,
				...program(body),
				lock,
			]).stdout.toString();
			expect(second).toBe(
				`1 Another build (process 1 on ${hostname()}) is running in \`${lock}\`. Wait for it, or end it.\n`,
			);
			await kill(other);
			expect(existsSync(lock)).toBe(true);
			(await acquireLock(lock, quick))();
		});
	},
);
