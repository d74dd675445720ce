import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findRevision } from '../../src/git/run-git.ts';
import { changedFiles, workTreeChanges } from '../../src/git/tree.ts';
import { product } from '../content/content-folder.ts';
import { type Repository, repositoryWith } from '../support/git-repository.ts';
import { runGit } from '../support/run-git.ts';

/** A commit with 30 to the power of the depth files that all hold one text: one object for each level. */
function repeated({ folder, git }: Repository, depth: number, text: string): string {
	let entry = `100644 blob ${runGit(folder, ['hash-object', '-w', '--stdin'], { input: text })}`;
	for (let level = 0; level < depth; level++) {
		const entries = Array.from({ length: 30 }, (_, index) => `${entry}\tfile-${index}\n`);
		entry = `040000 tree ${runGit(folder, ['mktree'], { input: entries.join('') })}`;
	}
	return git('commit-tree', '-m', 'Change', entry.slice(-40));
}

test.for([
	['with many more paths, which git does not compare', 1, 4, 'ls-tree'],
	['of many paths', 3, 3, 'diff-tree'],
] as const)('changedFiles refuses a change %s', ([, before, after, last]) => {
	const repository = repositoryWith();
	const [base, head] = [repeated(repository, before, 'Old.'), repeated(repository, after, 'New.')];
	const trace = join(repository.folder, 'trace');
	vi.stubEnv('GIT_TRACE', trace);
	expect(() => changedFiles(findRevision(repository.folder, base), findRevision(repository.folder, head))).toThrow(
		`Cannot compare \`${base}\` (${base.slice(0, 7)}) with \`${head}\` (${head.slice(0, 7)}): more than 20,000 paths differ. Propose a smaller change.`,
	);
	expect(readFileSync(trace, 'utf8').trimEnd().split('\n').at(-1)).toContain(` ${last} `);
});

test('workTreeChanges names what a folder has changed, added and lost since a revision, and no new file beside the folder', () => {
	const { folder, content, commit } = repositoryWith({
		'products/acme.md': product(),
		'products/gone.md': product(),
	});
	const base = findRevision(content, 'HEAD');
	expect([...workTreeChanges(base)]).toEqual([]);
	commit({ 'content/products/committed.md': product(), 'README.md': 'A catalog.\n' });
	writeFileSync(join(content, 'products/acme.md'), product('votes: 1'));
	writeFileSync(join(content, 'products/ä b.md'), product());
	writeFileSync(join(folder, 'notes.txt'), 'Text.\n');
	rmSync(join(content, 'products/gone.md'));
	const names = ['acme.md', 'committed.md', 'gone.md', 'ä b.md'];
	const paths = [join(folder, 'README.md'), ...names.map((name) => join(content, 'products', name))];
	expect([...workTreeChanges(base)].toSorted()).toEqual(paths);
});
