/** Runs in the workflow `propose.yml`, whose next command is `review`. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readProposal } from '../src/review/read-proposal.ts';
import { UserError } from '../src/user-error.ts';
import { describeCommand } from './command-line/command.ts';
import { contentOptions, editingSettings, readArgumentFile } from './command-line/content-command.ts';
import { runCommand } from './command-line/run-command.ts';

const event = z.object({ issue: z.object({ body: z.string() }) });

const command = describeCommand({
	name: 'propose',
	does: 'Writes the product file of an issue on GitHub into the content, and prints its path.',
	more: 'It writes nothing else. `npm run review` then says what the file changes.',
	settings: editingSettings,
}).argument('<event>', 'what GitHub sends to workflows, a JSON file with `issue.body`');

await runCommand(command, ([file]) => {
	const { contentDir } = contentOptions();
	const [name, bytes] = readArgumentFile(String(file));
	const read = event.safeParse(parse(bytes.toString('utf8')));
	if (!read.success) throw new UserError(`There is no text of an issue in ${name}.`);
	const pathOf = (slug: string) => `${contentDir}/products/${slug}.md`;
	const { slug, text } = readProposal(read.data.issue.body, (slug) => {
		const path = pathOf(slug);
		return statSync(path, { throwIfNoEntry: false }) && readFileSync(path);
	});
	writeFileSync(pathOf(slug), text);
	console.log(pathOf(slug));
});

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}
