/** `npm run review -- --base REVISION`: shows what a change of the content does, and flags what only editors can do. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readReviewSettings } from '../src/config/review-settings.ts';
import { excerpt } from '../src/content/schemas/text.ts';
import { moduleFile } from '../src/places.ts';
import { annotated, describeReview } from '../src/review/describe-review.ts';
import { type Build, reviewChange } from '../src/review/review-change.ts';
import { UserError } from '../src/user-error.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-command.ts';
import { runCommand } from './run-command.ts';

/** A build that takes longer has gone wrong. */
const milliseconds = 20 * 60_000;

/** Builds and verifies a content folder with the code of this checkout, into a folder of its own. */
function tryBuild(environment: NodeJS.ProcessEnv, contentDir: string, outDir: string): Build {
	const { status, stdout, stderr } = spawnSync(process.execPath, [moduleFile('scripts/build')], {
		env: { ...environment, CONTENT_DIR: contentDir, OUT_DIR: outDir },
		encoding: 'utf8',
		timeout: milliseconds,
		maxBuffer: 64 * 1_048_576,
	});
	const printed = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
	return { passed: status === 0, lines: printed.slice(-20) };
}

const command = commandFor('review')
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
