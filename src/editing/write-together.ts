/**
 * Writes several files of the content as one change: all of them, or none. What is under way stands in a note of this
 * machine, outside of the content, so that the next command ends or undoes what a killed one has begun.
 */
import { createHash } from 'node:crypto';
import {
	accessSync,
	chmodSync,
	constants,
	linkSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { cacheIn } from '../build/release-folders.ts';
import { EditError } from './edit-error.ts';

export interface FileToWrite {
	/** Path in the content folder. */
	readonly source: string;
	/** What the file holds; `undefined` when there is none. */
	readonly before: Buffer | undefined;
	/** What it is to hold; `undefined` when it is to go. */
	readonly after: Buffer | undefined;
}

const hash = z.string().nullable();
const note = z.strictObject({
	process: z.int(),
	/** Whether every file that is to come lies beside its place: then the change is made. */
	isReady: z.boolean(),
	files: z.array(z.strictObject({ source: z.string(), before: hash, after: hash })),
});
type Note = z.output<typeof note>;

const folder = join(cacheIn(resolve(import.meta.dirname, '../..')), 'editing');
const noteOf = (contentDir: string): string => join(folder, `${digest(Buffer.from(resolve(contentDir)))}.json`);

/** @throws {EditError} when a file is another one than when it was read, or another command is writing. */
export function writeTogether(contentDir: string, files: readonly FileToWrite[]): void {
	finishWriting(contentDir);
	const path = noteOf(contentDir);
	const entries = files.map(({ source, before, after }) => ({ source, before: hashOf(before), after: hashOf(after) }));
	const begun: Note = { process: process.pid, isReady: false, files: entries };
	mkdirSync(folder, { recursive: true });
	createNote(path, begun);
	try {
		for (const file of files) prepare(contentDir, file);
		writeFileSync(`${path}.next`, JSON.stringify({ ...begun, isReady: true }));
	} catch (error) {
		undo(contentDir, begun);
		rmSync(path, { force: true });
		throw error;
	}
	renameSync(`${path}.next`, path);
	finish(contentDir, begun);
	rmSync(path);
}

/**
 * Ends a change whose command was killed, or takes away what it has left. One that is still running is left alone.
 *
 * @throws {EditError} when a file was edited in between.
 */
export function finishWriting(contentDir: string): void {
	const path = noteOf(contentDir);
	const bytes = readIfThere(path);
	if (bytes === undefined) return;
	const left = parseNote(bytes);
	if (left && left.process !== process.pid && isRunning(left.process)) return;
	if (left?.isReady) finish(contentDir, left);
	else if (left) undo(contentDir, left);
	rmSync(path, { force: true });
}

function prepare(contentDir: string, { source, before, after }: FileToWrite): void {
	const file = join(contentDir, source);
	if (hashOf(readIfThere(file)) !== hashOf(before)) {
		throw new EditError(`\`${file}\` has changed in the meantime, and nothing was written. Run the command again.`);
	}
	if (before !== undefined) accessSync(file, constants.W_OK);
	mkdirSync(dirname(file), { recursive: true });
	accessSync(dirname(file), constants.W_OK);
	if (after === undefined) return;
	writeFileSync(nextTo(file), after);
	if (before !== undefined) chmodSync(nextTo(file), statSync(file).mode);
}

function finish(contentDir: string, { files }: Note): void {
	const left = files.filter(({ source, after }) => hashOf(readIfThere(join(contentDir, source))) !== after);
	const foreign = left.find(({ source, before }) => hashOf(readIfThere(join(contentDir, source))) !== before);
	if (foreign) {
		const file = join(contentDir, foreign.source);
		throw new EditError(
			`A command was killed while it wrote \`${file}\`, which was edited since. See what both hold, \`${nextTo(file)}\` being the other one, then delete \`${noteOf(contentDir)}\`.`,
		);
	}
	// What goes is the last: a killed command leaves two of a file rather than none.
	for (const { source, after } of left)
		if (after !== null) renameSync(nextTo(join(contentDir, source)), join(contentDir, source));
	for (const { source, after } of left) if (after === null) rmSync(join(contentDir, source));
}

function undo(contentDir: string, { files }: Note): void {
	for (const { source, after } of files) {
		if (after !== null) rmSync(nextTo(join(contentDir, source)), { force: true });
	}
}

/** Writes the note whole. @throws {EditError} when there is a note already. */
function createNote(path: string, content: Note): void {
	const draft = `${path}.${process.pid}`;
	try {
		writeFileSync(draft, JSON.stringify(content));
		linkSync(draft, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		throw new EditError(
			`Another command is writing. Run this one afterwards; if no other command runs, delete \`${path}\`.`,
		);
	} finally {
		rmSync(draft, { force: true });
	}
}

function parseNote(bytes: Buffer): Note | undefined {
	try {
		return note.safeParse(JSON.parse(bytes.toString('utf8'))).data;
	} catch {
		return undefined;
	}
}

function isRunning(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** A hidden file, which no reader of the content takes for one of its own. */
const nextTo = (file: string): string => join(dirname(file), `.${basename(file)}.next`);

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const hashOf = (bytes: Buffer | undefined): string | null => (bytes === undefined ? null : digest(bytes));

export function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
		throw error;
	}
}
