import { lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatIssue } from '../../src/content/issue.ts';
import { extractContent } from '../../src/git/extract-content.ts';
import { findRevision } from '../../src/git/run-git.ts';
import { type Repository, repositoryWith } from '../support/git-repository.ts';
import { runGit } from '../support/run-git.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Writes an object that git itself would refuse to make. */
function hashObject({ folder }: Repository, kind: 'blob' | 'tree', input: Uint8Array | string): string {
	const words = ['hash-object', '-t', kind, '-w', '--literally', '--stdin'];
	return runGit(folder, words, { input });
}

interface Entry {
	readonly name: string;
	readonly mode?: string;
	readonly object: string;
}

const treeOf = (repository: Repository, entries: readonly Entry[]): string =>
	hashObject(repository, 'tree', Buffer.concat(entries.map(treeEntry)));
const treeEntry = ({ mode = '100644', name, object }: Entry) =>
	Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(object, 'hex')]);

/** Takes out a commit whose content folder holds these entries. */
function takenOut(make: (repository: Repository, text: string) => readonly Entry[]) {
	const repository = repositoryWith();
	const tree = treeOf(repository, make(repository, hashObject(repository, 'blob', 'Text.')));
	const top = treeOf(repository, [{ mode: '40000', name: 'content', object: tree }]);
	const commit = repository.git('commit-tree', '-m', 'Change', top);
	const parent = temporaryFolder();
	const target = join(parent, 'target');
	mkdirSync(target);
	const issues = extractContent(findRevision(repository.folder, commit), 'content/', target);
	return { issues: issues.map(formatIssue), written: everythingIn(parent), parent };
}

const everythingIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

const unsafe = 'The name is not a valid file name. Rename the file.';

describe('extractContent', () => {
	test('writes plain files, which nobody may execute', () => {
		const { issues, written, parent } = takenOut((_, object) => [
			{ name: 'a.md', object },
			{ name: 'b.sh', mode: '100755', object },
		]);
		expect([issues, written]).toEqual([[], ['target/a.md', 'target/b.sh']]);
		expect(lstatSync(join(parent, 'target/b.sh')).mode & 0o777).toBe(0o644);
		expect(readFileSync(join(parent, 'target/a.md'), 'utf8')).toBe('Text.');
	});

	test.each(['..', '.GIT', 'a\\b', 'C:x', 'x'.repeat(256)])('writes nothing under the name %j', (name) => {
		const { issues, written } = takenOut((repository, object) => [
			{ name, mode: '40000', object: treeOf(repository, [{ name: 'a.md', object }]) },
		]);
		expect(written).toEqual([]);
		expect(issues.map((line) => line.slice(-unsafe.length))).toEqual([unsafe]);
	});

	test('writes neither a link nor through one', () => {
		const { written, issues } = takenOut((repository, object) => [
			{ name: 'a', mode: '120000', object: hashObject(repository, 'blob', '/tmp') },
			{ name: 'a', mode: '40000', object: treeOf(repository, [{ name: 'b.md', object }]) },
			{ name: 'c', mode: '160000', object: '1'.repeat(40) },
		]);
		expect(written).toEqual(['target/a/b.md']);
		expect(issues).toEqual([
			'content/a:1:1 file: Symbolic links are not followed. Put the file itself here.',
			'content/c:1:1 file: This is another repository. Put its files here instead.',
		]);
	});

	test('writes the first of two files with one name, and no folder where a file is', () => {
		const { written, issues, parent } = takenOut((repository, object) => [
			{ name: 'a', object },
			{ name: 'a', object: hashObject(repository, 'blob', 'Other.') },
			{ name: 'a', mode: '40000', object: treeOf(repository, [{ name: 'b', object }]) },
		]);
		expect(written).toEqual(['target/a']);
		expect(readFileSync(join(parent, 'target/a'), 'utf8')).toBe('Text.');
		expect(issues).toEqual([
			'content/a:1:1 file: Another file or folder has this name. Rename one of them.',
			'content/a/b:1:1 file: Another file or folder has this name. Rename one of them.',
		]);
	});

	test('writes nothing of a commit that would fill the disk', () => {
		const { written, issues } = takenOut((repository) => {
			const object = hashObject(repository, 'blob', 'x'.repeat(256 * 1024));
			const numbers = Array.from({ length: 100 }, (_, index) => `${index + 100}`);
			const hundred = treeOf(
				repository,
				numbers.map((name) => ({ name, object })),
			);
			return numbers.map((name) => ({ name, mode: '40000', object: hundred }));
		});
		expect(written).toEqual([]);
		expect(issues).toEqual([
			'content/:1:1 file: There are 10000 files of 2500 MiB, too much for a catalog. Delete those that are not content.',
		]);
	});

	test.each([
		['a.md', 256 * 1024 + 1, 'Must be 256 KiB or smaller; it has 257 KiB. Replace it with a smaller one.'],
		['releases.json', 20 * 1024 * 1024, undefined],
	])('bounds %s of %i bytes', (name, size, message) => {
		const { issues } = takenOut((repository) => [{ name, object: hashObject(repository, 'blob', 'x'.repeat(size)) }]);
		expect(issues).toEqual(message === undefined ? [] : [`content/${name}:1:1 file: ${message}`]);
	});
});
