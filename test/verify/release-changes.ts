/** Changes that may happen to the files of a release, in any order. */
import { cpSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { listFiles } from '../../src/build/list-files.ts';

const some = fc.nat();

/** A change of a file by its number in a list, which is taken as often as it is long. */
export const change = fc.oneof(
	fc.record({ kind: fc.constant('remove' as const), file: some }),
	fc.record({ kind: fc.constant('copy' as const), file: some, other: some }),
	fc.record({ kind: fc.constant('swap' as const), file: some, other: some }),
	fc.record({ kind: fc.constant('cut' as const), file: some, at: some }),
	fc.record({ kind: fc.constant('restore' as const), file: some }),
	fc.record({
		kind: fc.constant('append' as const),
		file: some,
		text: fc.constantFrom('<a href="/nope">', '<a href="/about">', '[a](/nope)', ' ', '\n', '\u202e', '{}'),
	}),
	fc.record({ kind: fc.constant('add' as const), name: fc.constantFrom('/a.html', '/api/b.json', '/nope', '/c.md') }),
	fc.record({
		kind: fc.constant('edit' as const),
		file: some,
		from: fc.constantFrom('product-001', '/products', '"votes":', 'sample', 'canonical'),
		to: fc.constantFrom('product-002', '/nope', '"vote":', 'Sample', ''),
	}),
);

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

type ChangedRelease = ReturnType<typeof changedRelease>;

/**
 * @param client - The published folder that is changed.
 * @param sound - The same folder as it was built.
 */
export const changedRelease = (client: string, sound: string) => ({
	client,
	sound,
	files: listFiles(sound)
		.map((path) => `/${path}`)
		.sort(),
});

/** Makes a change, unless the file is gone. @returns Paths of all files that it may have changed. */
export function apply(step: Change, { client, sound, files }: ChangedRelease): string[] {
	const at = (path: string): string => join(client, path);
	const fileOf = (number: number): string => files[number % files.length] ?? '';
	const edit = (path: string, to: (text: string) => string): void =>
		writeFileSync(at(path), to(readFileSync(at(path), 'utf8')));
	if (step.kind === 'add') {
		writeFileSync(at(step.name), '<a href="/about">About</a>');
		return [step.name];
	}
	const path = fileOf(step.file);
	if (step.kind === 'restore') cpSync(join(sound, path), at(path));
	else if (!existsSync(at(path))) return [];
	else if (step.kind === 'remove') rmSync(at(path));
	else if (step.kind === 'cut') truncateSync(at(path), step.at % (statSync(at(path)).size + 1));
	else if (step.kind === 'append') edit(path, (text) => text + step.text);
	else if (step.kind === 'edit') edit(path, (text) => text.replace(step.from, step.to));
	else {
		const other = fileOf(step.other);
		const bytes = existsSync(at(other)) ? readFileSync(at(other)) : undefined;
		writeFileSync(at(other), readFileSync(at(path)));
		if (step.kind === 'swap' && bytes) writeFileSync(at(path), bytes);
		return [path, other];
	}
	return [path];
}

/** Makes files again what they were when they were built; those that were not there go. */
export function restore(paths: Iterable<string>, { client, sound }: ChangedRelease): void {
	for (const path of paths) {
		rmSync(join(client, path), { force: true });
		if (existsSync(join(sound, path))) cpSync(join(sound, path), join(client, path));
	}
}
