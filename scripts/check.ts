import { styleText } from 'node:util';
import { Option } from 'commander';
import { findChangeBase, selectChanged } from '../src/build/check/changed.ts';
import { type CheckResults, findInContent } from '../src/build/check/check-content.ts';
import { type CheckForm, type CheckResult, printCheck } from '../src/build/check/output.ts';
import { ChangeSet } from '../src/editing/change-set.ts';
import { formatContent } from '../src/editing/format.ts';
import { extractContent, inTemporaryFolder } from '../src/git/extract-content.ts';
import { prefixOf, workTreeChanges } from '../src/git/tree.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { contentOptions, editingSettings, requireContent } from './command-line/content-command.ts';
import { runCommand } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'check',
	does: 'Lists everything that is or may be wrong in the content, without building.',
	more: 'With issues, the check and every build fail with exit code 1. Warnings and notes do not make them fail.',
	settings: [...editingSettings, 'GITHUB_ACTIONS'],
})
	.addOption(new Option('--json', 'prints one JSON document for programs').conflicts(['github', 'watch']))
	.addOption(new Option('--github', 'prints annotations for GitHub Actions; on by default there').conflicts('watch'))
	.option('--watch', 'checks again after each change')
	.option('--fix', 'formats the files first; data, comments and texts stay the same')
	.option('--changed [base]', 'reports only on files changed since a commit or branch');

await runCommand(command, async (_values, { json, github, watch, changed, fix }) => {
	const options = contentOptions();
	const { contentDir, date } = options;
	if (fix) fixForm(contentDir);
	const find = () => findInContent(options);
	const form = formOf(json === true, github === true || (process.env['GITHUB_ACTIONS'] === 'true' && !watch));
	const checkOnce = (): void => {
		requireContent(contentDir);
		const start = performance.now();
		const { found, elsewhere } = changed !== undefined ? findChanged() : { found: find(), elsewhere: undefined };
		print({ found, date, elsewhere, seconds: (performance.now() - start) / 1_000 }, form);
	};
	function findChanged(): { found: CheckResults; elsewhere: number } {
		const base = findChangeBase(contentDir, typeof changed === 'string' ? changed : undefined);
		return selectChanged(find(), {
			contentDir,
			changed: workTreeChanges(base),
			before: () =>
				inTemporaryFolder((folder) => {
					extractContent(base, prefixOf(contentDir), folder);
					return { found: findInContent({ ...options, contentDir: folder }), contentDir: folder };
				}),
		});
	}
	if (watch) await watchContent(contentDir, checkOnce);
	else checkOnce();
});

/** Formats files, and lists those that it changed. */
function fixForm(contentDir: string): void {
	const changes = new ChangeSet(contentDir);
	formatContent(changes);
	changes.apply();
	for (const { source } of changes.changes) console.error(`fixed ${contentDir}/${source}`);
}

function print(result: CheckResult, form: CheckForm): void {
	const { out, err } = printCheck(result, form, (format, text) => styleText(format, text, { stream: process.stderr }));
	for (const line of err) console.error(line);
	for (const line of out) console.log(line);
	process.exitCode = result.found.issues.length > 0 ? 1 : 0;
}

function formOf(isJson: boolean, isGithub: boolean): CheckForm {
	if (isJson) return 'json';
	if (isGithub) return 'github';
	return process.stderr.isTTY && !process.env['CI'] ? 'terminal' : 'plain';
}

/**
 * Runs a check, and again after each change of the content, until the process is interrupted.
 *
 * @param check - What it throws for its user to fix is printed, and the next change is waited for.
 */
async function watchContent(contentDir: string, check: () => void): Promise<void> {
	// A check without `--watch` doesn't wait for the library to load.
	const { ContentWatch } = await import('../src/build/content-watch.ts');
	// Before the content is read, so that no change is missed.
	const watch = await ContentWatch.start(contentDir, { onFailure: (message) => console.warn(message) });
	const checkAndWait = (): void => {
		try {
			check();
		} catch (error) {
			if (!(error instanceof UserError)) throw error;
			console.error(error.message);
		}
		console.error('\nWaiting for changes. Press Ctrl+C to stop.');
	};
	checkAndWait();
	await new Promise<void>((end) => {
		process.once('SIGINT', end).once('SIGTERM', end);
		watch.listen(checkAndWait);
	});
	watch.close();
	process.exitCode = 0;
}
