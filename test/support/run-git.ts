import { spawnSync } from 'node:child_process';

/** Neither the settings of the machine nor those of its user: no signing, hooks, or other name of the first branch. */
const environment = {
	GIT_CONFIG_GLOBAL: '/dev/null',
	GIT_CONFIG_NOSYSTEM: '1',
	GIT_AUTHOR_NAME: 'Ada',
	GIT_AUTHOR_EMAIL: 'ada@acme.example',
	GIT_COMMITTER_NAME: 'Ada',
	GIT_COMMITTER_EMAIL: 'ada@acme.example',
};

interface GitOptions {
	readonly input?: Uint8Array | string;
	/** When commits are made, such as `2026-11-15T10:00:00Z`; now when not given. */
	readonly date?: string;
}

/** Runs git in a folder; fails when it does. @returns What it prints, without the last line end. */
export function runGit(folder: string, words: readonly string[], { input = '', date }: GitOptions = {}): string {
	const { status, stdout, stderr } = spawnSync('git', words, {
		cwd: folder,
		input,
		encoding: 'utf8',
		env: { ...process.env, ...environment, ...(date !== undefined && { GIT_COMMITTER_DATE: date }) },
	});
	if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
	return stdout.trimEnd();
}
