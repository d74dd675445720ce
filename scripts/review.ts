/** `npm run review -- --base REVISION --head REVISION`: what a proposed change of the content does, and what only editors do. */
import { readReviewSettings } from '../src/config/review-settings.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { annotations } from '../src/review/annotations.ts';
import { describeReview } from '../src/review/describe-review.ts';
import { commitHash } from '../src/review/result.ts';
import { reviewChange } from '../src/review/review-change.ts';
import { isSound, summarizeReview } from '../src/review/summarize-review.ts';
import { tryBuild } from '../src/review/try-build.ts';
import { withoutCommands } from '../src/review/untrusted-text.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { runCommand } from './run-command.ts';
import { writeAsked } from './write-asked.ts';

const command = commandFor('review')
	.option('--base <revision>', 'what the change is to be merged into; needed')
	.option('--head <revision>', 'the change; needed')
	.option('--commit <hash>', 'the commit that the result is of; that of `--head` when not given')
	.option('--out <file>', 'writes the result as JSON, for `npm run comment`')
	.option('--build', 'builds and verifies the content of the change as well')
	.option('--json', 'prints the result as JSON');

await runCommand(command, (_, options) => {
	const { base, head } = options;
	if (typeof base !== 'string' || typeof head !== 'string') {
		throw new SettingsError('Cannot review: name both revisions, such as `--base main --head my-branch`.');
	}
	const { AUTHOR_ASSOCIATION, GITHUB_ACTIONS } = readReviewSettings(process.env);
	const review = reviewChange({
		...contentOptions(),
		base,
		head,
		...(options['build'] === true && { build: (content, out) => tryBuild(process.env, content, out) }),
	});
	const commit = commitHash.safeParse(options['commit'] ?? review.head.commit).data;
	if (commit === undefined) throw new SettingsError('Cannot use `--commit`: write the whole hash of a commit.');
	const result = summarizeReview(review, commit);
	const json = `${JSON.stringify(result, null, '\t')}\n`;
	if (typeof options['out'] === 'string') writeAsked(options['out'], json);
	const lines = describeReview(result, AUTHOR_ASSOCIATION);
	if (options['json'] === true) console.log(json.trimEnd());
	else if (!GITHUB_ACTIONS) console.log(lines.join('\n'));
	else console.log([...annotations(review, AUTHOR_ASSOCIATION), ...withoutCommands(lines)].join('\n'));
	if (!isSound(result)) process.exitCode = 1;
});
