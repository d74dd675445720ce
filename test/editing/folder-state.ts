import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'vitest';

/** Every file below a folder with its bytes. */
export const stateOf = (folder: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name))
			.sort()
			.map((file) => [relative(folder, file), readFileSync(file, 'latin1')]),
	);

/** Files that differ between two states, by path. */
export const differing = (
	before: Readonly<Record<string, string>>,
	after: Readonly<Record<string, string>>,
): readonly string[] =>
	[...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]).sort();

/** That something is refused with a message, and that every file of a folder stays as it is. */
export function expectRefusal(folder: string, run: () => unknown, message: string): void {
	const before = stateOf(folder);
	let said: string | undefined;
	try {
		run();
	} catch (error) {
		said = (error as Error).message.replaceAll(folder, 'content');
	}
	expect(said).toBe(message);
	expect(differing(before, stateOf(folder))).toEqual([]);
}
