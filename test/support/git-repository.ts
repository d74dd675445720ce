/** A git repository with a catalog in `content`, as a clone of one's own has it. */
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder, type Files } from '../content/content-folder.ts';
import { runGit } from './run-git.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Repository {
	readonly folder: string;
	readonly content: string;
	/** Runs git; fails when it does. @returns What it prints, without the last line end. */
	readonly git: (...words: readonly string[]) => string;
	/** Writes files from the root of the repository, `null` deletes one, and commits all of it. @returns The commit. */
	readonly commit: (files: Changes) => string;
}

/** Texts by path; `null` deletes; a link is an array of its target. */
export type Changes = Readonly<Record<string, string | Uint8Array | null | readonly [target: string]>>;

/** @param files - Inside the content folder, beside those of every test. */
export function repositoryWith(files: Files = {}): Repository {
	const folder = temporaryFolder();
	const content = join(folder, 'content');
	cpSync(contentFolder(files), content, { recursive: true });
	const git = (...words: readonly string[]): string => runGit(folder, words);
	git('init', '--quiet', '--initial-branch=main');
	const commit = (changes: Changes): string => {
		for (const [path, change] of Object.entries(changes)) {
			const file = join(folder, path);
			rmSync(file, { recursive: true, force: true });
			if (change === null) continue;
			mkdirSync(dirname(file), { recursive: true });
			if (typeof change === 'string' || change instanceof Uint8Array) writeFileSync(file, change);
			else symlinkSync(change[0] ?? '', file);
		}
		git('add', '--all');
		git('commit', '--quiet', '--allow-empty', '--message=Change');
		return git('rev-parse', 'HEAD');
	};
	commit({});
	return { folder, content, git, commit };
}
