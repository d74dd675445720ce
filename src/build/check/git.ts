/** Git, as `npm run check -- --changed` asks it. */
import { spawnSync } from 'node:child_process';
import { SettingsError } from '../../config/settings-error.ts';
import { printable } from '../../content/schemas/text.ts';

export const unusable = (reason: string): SettingsError => new SettingsError(`Cannot use \`--changed\`: ${reason}.`);

/** What git prints. @throws {SettingsError} when it fails, as it does outside a repository. */
export function git(folder: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
	const { status, stdout, stderr } = runGit(folder, words, environment);
	if (status === 0) return stdout;
	if (/not a git repository/.test(stderr))
		throw unusable('the content lies in no git repository. Leave the option out');
	const [first = ''] = stderr.trim().split('\n');
	throw unusable(`\`git ${words[0]}\` failed: ${printable(first).replace(/\.$/, '')}`);
}

/** The hash of an object; `undefined` when there is none. Nothing that stands in `name` is an option of git. */
export function resolveObject(folder: string, name: string): string | undefined {
	const { status, stdout } = runGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
	return status === 0 ? stdout.trim() : undefined;
}

export function runGit(folder: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
	const env = { ...process.env, LC_ALL: 'C', ...environment };
	const result = spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8', env, maxBuffer: 2 ** 30 });
	if (result.error) throw unusable('git could not be run. Install it, or leave the option out');
	return result;
}
