import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readReviewSettings } from '../src/config/review-settings.ts';
import { excerpt } from '../src/content/schemas/text.ts';
import { commandArguments } from '../src/places.ts';
import { annotated, describeReview } from '../src/review/describe-review.ts';
import { type Build, reviewChange } from '../src/review/review-change.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { contentOptions, editingSettings } from './command-line/content-command.ts';
import { runCommand } from './command-line/run-command.ts';

/** A build that takes longer has gone wrong. */
const milliseconds = 20 * 60_000;

/** Builds and verifies a content folder with the code of this checkout, into a folder of its own. */
function tryBuild(environment: NodeJS.ProcessEnv, contentDir: string, outDir: string): Build {
	const { status, stdout, stderr } = spawnSync(process.execPath, commandArguments('build'), {
		env: { ...environment, CONTENT_DIR: contentDir, OUT_DIR: outDir },
		encoding: 'utf8',
		timeout: milliseconds,
		maxBuffer: 64 * 1_048_576,
	});
	const printed = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
	return { passed: status === 0, lines: printed.slice(-20) };
}

const command = describeCommand({
	name: 'review',
	does: 'Says whether a change to the content passes the check, what it changes in the API, and what only editors may change.',
	more: 'No code of the change runs. The exit code is 1 if the content has issues, does not build or breaks a promise: a slug or a week disappears, or a closed week changes without a correction.',
	settings: [...editingSettings, 'GITHUB_ACTIONS', 'AUTHOR_ASSOCIATION'],
})
	.requiredOption('--base <revision>', 'the branch or commit to compare with')
	.option('--head <revision>', 'the change; by default, the files as they are in the folder')
	.option('--build', 'also builds and verifies the content of the change')
	.option('--all', 'lists everything, not just 20 of each kind')
	.option('--out <file>', 'writes the review as text, after a line with its labels');

await runCommand(command, (_, options) => {
	const { base, head, build, all, out } = options;
	const { isInActions, isStranger } = readReviewSettings(process.env);
	const review = reviewChange({
		...contentOptions(),
		base: String(base),
		head: head === undefined ? undefined : String(head),
		build: build ? (content, dist) => tryBuild(process.env, content, dist) : undefined,
	});
	const { isSound, labels, lines } = describeReview(review, isStranger, all ? Number.POSITIVE_INFINITY : 20);
	if (out !== undefined)
		writeAsked(String(out), [`Labels: ${labels.join(', ') || 'none'}`, '', ...lines, ''].join('\n'));
	console.log((isInActions ? annotated(review, isStranger, lines) : lines).join('\n'));
	if (!isSound) process.exitCode = 1;
});

/** @throws {UserError} when a file cannot be written there. */
function writeAsked(file: string, content: string): void {
	try {
		writeFileSync(file, content);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new UserError(`Cannot write \`${excerpt(file)}\` (${code}). Write a path in a folder that exists.`);
	}
}
