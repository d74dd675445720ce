/** `npm run comment -- result.json`: publishes the result of a review at its pull request. */
import { readFileSync } from 'node:fs';
import { readForgeSettings } from '../src/config/review-settings.ts';
import { SettingsError } from '../src/config/settings-error.ts';
import { readEvent } from '../src/review/github/find-pull-request.ts';
import { GitHub } from '../src/review/github/github.ts';
import { publishReview, readResult } from '../src/review/publish-review.ts';
import { commandFor } from './commands.ts';
import { runCommand } from './run-command.ts';

const command = commandFor('comment').argument('<result>', 'the file that `npm run review -- --out` has written');

await runCommand(command, async ([file]) => {
	const settings = readForgeSettings(process.env);
	const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, GITHUB_EVENT_PATH, BOT_LOGIN, PREVIEW_URL } = settings;
	if (GITHUB_EVENT_PATH === undefined) {
		throw new SettingsError(
			'Cannot use `GITHUB_EVENT_PATH`: set it to the file of the event that started the workflow.',
		);
	}
	const github = new GitHub({ api: GITHUB_API_URL, repository: GITHUB_REPOSITORY, token: GITHUB_TOKEN });
	const event = readEvent(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
	const result = readResult(String(file));
	console.log(await publishReview(github, { event, result, bot: BOT_LOGIN, previewUrl: PREVIEW_URL }));
});
