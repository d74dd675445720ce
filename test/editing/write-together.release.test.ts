import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ChangeSet } from '../../src/editing/change-set.ts';
import { EditError } from '../../src/editing/edit-error.ts';
import { contentFolder, product } from '../content/content-folder.ts';
import { run } from '../support/checkout.ts';
import { differing, stateOf } from './folder-state.ts';

const root = resolve(import.meta.dirname, '../..');
const preload = resolve(import.meta.dirname, '../support/kill-at-step.mjs');

const files = {
	'products/beta.md': product('launches: [{ period: 2026-w46, approved: true }]'),
	'launch_periods/2026-w46.csv': 'position,product,score,votes,comments\n1,beta,0,0,0\n',
	'pages/about.md': '---\ntitle: About\ndescription: Of it.\n---\n\n[It](/products/beta)\n',
};

/** What a command notes of the change that it is making. */
const noteOf = (folder: string): string =>
	join(root, '.builds/cache/editing', `${createHash('sha256').update(resolve(folder)).digest('hex')}.json`);

/** The command ends at that change of a file; without a number it does not. */
const rename = (folder: string, at: number) =>
	run(
		root,
		'scripts/rename.ts',
		{
			CONTENT_DIR: folder,
			CATALOG_DATE: '2026-11-18',
			NODE_OPTIONS: `--import=${preload}`,
			KILL_AT: String(at),
			KILL_IN: folder,
		},
		['beta', 'alpha'],
	);

const check = (folder: string) => run(root, 'scripts/check.ts', { CONTENT_DIR: folder, CATALOG_DATE: '2026-11-18' });

describe('a command that is killed', () => {
	test('leaves the content as it was or as it was to be, once the next command has looked at it', async () => {
		const whole = contentFolder(files);
		const before = stateOf(whole);
		expect(await rename(whole, 0)).toMatchObject({ code: 0 });
		const after = stateOf(whole);
		expect(differing(before, after)).toHaveLength(4);
		const ends: string[] = [];
		for (let step = 1; step <= 12; step++) {
			const folder = contentFolder(files);
			if ((await rename(folder, step)).code === 0) break;
			expect(await check(folder)).toMatchObject({ code: 0 });
			const state = stateOf(folder);
			ends.push(differing(before, state).length === 0 ? 'before' : 'after');
			expect(differing(ends.at(-1) === 'before' ? before : after, state)).toEqual([]);
		}
		expect(ends).toEqual(['before', 'before', 'before', 'after', 'after', 'after', 'after']);
	});

	test('loses no edit that somebody makes before the next command', async () => {
		const folder = contentFolder(files);
		await rename(folder, 5);
		const page = join(folder, 'pages/about.md');
		writeFileSync(page, 'mine\n');
		const { code, stderr } = await check(folder);
		expect({ code, said: stderr.replaceAll(folder, 'content').replace(/delete `.*`/, 'delete `…`') }).toEqual({
			code: 1,
			said: 'A command was killed while it wrote `content/pages/about.md`, which was edited since. See what both hold, `content/pages/.about.md.next` being the other one, then delete `…`.\n',
		});
		expect(stateOf(folder)['pages/about.md']).toBe('mine\n');
		expect(existsSync(join(folder, 'pages/.about.md.next'))).toBe(true);
		// As the message says: once both are compared.
		rmSync(noteOf(folder));
		expect((await check(folder)).stderr).toContain('content/pages/about.md'.replace('content', folder));
	});
});

describe('ChangeSet.apply', () => {
	test('writes nothing while another command is writing, and goes on when that was killed', async () => {
		const folder = contentFolder(files);
		const before = stateOf(folder);
		const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
		const note = noteOf(folder);
		mkdirSync(dirname(note), { recursive: true });
		writeFileSync(note, JSON.stringify({ process: other.pid, isReady: false, files: [] }));
		const set = new ChangeSet(folder);
		set.write('products/beta.md', `${set.text('products/beta.md')}\nMore.\n`);
		expect(() => set.apply()).toThrow(
			new EditError(
				`Another command is writing. Run this one afterwards; if no other command runs, delete \`${note}\`.`,
			),
		);
		expect(differing(before, stateOf(folder))).toEqual([]);
		other.kill('SIGKILL');
		await once(other, 'exit');
		set.apply();
		expect(differing(before, stateOf(folder))).toEqual(['products/beta.md']);
		expect(existsSync(note)).toBe(false);
	});

	test('keeps the mode of a file', () => {
		const folder = contentFolder(files);
		const file = join(folder, 'products/beta.md');
		chmodSync(file, 0o660);
		const set = new ChangeSet(folder);
		set.write('products/beta.md', `${set.text('products/beta.md')}\nMore.\n`);
		set.apply();
		expect(statSync(file).mode & 0o777).toBe(0o660);
	});
});
