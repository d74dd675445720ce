import { describe, expect, test } from 'vitest';
import { findChangeBase } from '../../../src/build/check/changed.ts';
import { repositoryWith } from '../../support/git-repository.ts';
import { runGit } from '../../support/run-git.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('findChangeBase', () => {
	test('finds where this branch has left the main one', () => {
		const { folder, git } = repositoryWith();
		const fork = git('rev-parse', 'HEAD');
		git('switch', '--quiet', '--create=launch');
		git('commit', '--quiet', '--allow-empty', '--message=Launch');
		git('switch', '--quiet', 'main');
		git('commit', '--quiet', '--allow-empty', '--message=Other');
		git('switch', '--quiet', 'launch');
		expect(findChangeBase(folder, undefined)).toEqual({ folder, name: 'main', commit: fork });
		expect(findChangeBase(folder, 'main').commit).toBe(git('rev-parse', 'main'));
	});

	test('refuses a folder in no repository, and a repository without a commit', () => {
		const folder = temporaryFolder();
		const refused = (sentence: string) => expect(() => findChangeBase(folder, undefined)).toThrow(sentence);
		refused('Work in a clone of the repository.');
		runGit(folder, ['init', '--quiet']);
		refused('There is no revision `HEAD` in this repository.');
	});

	test('needs a name where there is no main branch', () => {
		const { folder, git } = repositoryWith();
		git('branch', '--move', 'trunk');
		expect(() => findChangeBase(folder, undefined)).toThrow(
			'There is no main branch to compare with. Name a branch, as in `--changed main`.',
		);
		expect(findChangeBase(folder, 'trunk').commit).toBe(git('rev-parse', 'HEAD'));
	});

	test.each(['nope', '--output=x'])('refuses the base %j', (base) => {
		expect(() => findChangeBase(repositoryWith().folder, base)).toThrow(
			`There is no revision \`${base}\` in this repository. Write a branch, a tag or a commit.`,
		);
	});
});
