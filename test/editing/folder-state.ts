import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import { loadContent } from '../../src/catalog/load.ts';
import { ChangeSet } from '../../src/editing/change-set.ts';

export const stateOf = (folder: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name))
			.sort()
			.map((file) => [relative(folder, file), readFileSync(file, 'latin1')]),
	);

/** Makes a change of a content folder as commands do: checks the content that it would make, and writes it. */
export function applied<Result>(
	folder: string,
	change: (loaded: ReturnType<typeof loadContent>, changes: ChangeSet) => Result,
	date = '2026-11-18',
): Result {
	const changes = new ChangeSet(folder);
	const result = change(loadContent({ contentDir: folder, date }), changes);
	changes.check({ date });
	changes.apply();
	return result;
}

export const differing = (
	before: Readonly<Record<string, string>>,
	after: Readonly<Record<string, string>>,
): readonly string[] =>
	[...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]).sort();

/** That something is refused with a message, and that every file of a folder stays as it is. */
export function expectRefusal(folder: string, run: (folder: string) => unknown, message: string): void {
	const before = stateOf(folder);
	let said: string | undefined;
	try {
		run(folder);
	} catch (error) {
		said = (error as Error).message.replaceAll(folder, 'content');
	}
	expect(said).toBe(message);
	expect(differing(before, stateOf(folder))).toEqual([]);
}
