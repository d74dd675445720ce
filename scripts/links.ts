/** `npm run links`: requests each external link of the content, and says which lead nowhere. */
import { resolve } from 'node:path';
import { Option } from 'commander';
import { loadContent } from '../src/catalog/load.ts';
import { readForgeSettings } from '../src/config/review-settings.ts';
import { GitHub } from '../src/review/github/github.ts';
import { keepIssue } from '../src/review/github/keep-issue.ts';
import { checkLinks } from '../src/review/links/check-links.ts';
import { collectLinks } from '../src/review/links/collect-links.ts';
import { deadLinkLine, linksIssueBody, linksMarker, linksTitle } from '../src/review/links/describe-links.ts';
import { isExcepted, readLinkExceptions } from '../src/review/links/link-exceptions.ts';
import { withoutCommands } from '../src/review/untrusted-text.ts';
import { commandFor } from './commands.ts';
import { contentOptions } from './content-options.ts';
import { runCommand } from './run-command.ts';

const exceptionsFile = resolve(import.meta.dirname, '../.github/link-exceptions.yaml');

const command = commandFor('links')
	.option('--issue', 'keeps one issue on GitHub up to date instead of ending with 1')
	.addOption(
		new Option('--exceptions <file>', 'links that are not requested, with reasons').default(
			exceptionsFile,
			'.github/link-exceptions.yaml',
		),
	)
	.option('--json', 'prints what was found as JSON');

await runCommand(command, async (_, { issue, exceptions, json }) => {
	// What is wrong with the settings is said before an hour of requests.
	const forge = issue ? readForgeSettings(process.env) : undefined;
	const known = readLinkExceptions(String(exceptions));
	const { content, catalog } = loadContent(contentOptions());
	const links = collectLinks(content, new URL(catalog.base_url).origin).filter(({ url }) => !isExcepted(url, known));
	const dead = await checkLinks(links);
	const found = `${links.length} links, ${dead.length} of which lead nowhere.`;
	if (json) console.log(JSON.stringify({ checked: links.length, dead }, null, '\t'));
	else
		console.log((forge ? withoutCommands : (lines: string[]) => lines)([...dead.map(deadLinkLine), found]).join('\n'));
	if (!forge) process.exitCode = dead.length > 0 ? 1 : 0;
	else {
		const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, BOT_LOGIN: bot } = forge;
		const body = dead.length > 0 ? linksIssueBody(dead) : undefined;
		const said = await keepIssue(new GitHub({ api, repository, token }), {
			bot,
			marker: linksMarker,
			title: linksTitle,
			body,
		});
		console.error(said);
	}
});
