/** What proves the commands of a document: the comment before a block names the files that run them. */
import { existsSync, readFileSync } from 'node:fs';

/** Commands of a block, one by one, without the settings before them. */
export const commandsIn = (block: string): string[] =>
	block
		.split(/\n|&&/)
		.map((line) => line.replace(/\s#.*$/, '').trim())
		.map((line) => line.replace(/^(?:[A-Z_]+=\S* )+/, ''))
		.filter(Boolean);

/**
 * @param comment - Such as `run by: test/one.test.ts (npm start), .ci/run (npm ci)`; a file without commands runs all.
 * @returns What is wrong; `undefined` when a file that exists runs the command.
 */
export function provenBy(
	command: string,
	comment: string,
	scripts: Readonly<Record<string, string>>,
): string | undefined {
	const [, name = ''] = /^npm (?:run )?([a-z:]+)/.exec(command) ?? [];
	if (/^npm (?:run |start$|test$)/.test(command) && !(name in scripts)) return `There is no script \`${name}\`.`;
	const runners = [...comment.replace(/^run by: /, '').matchAll(/([\w./-]+\/[\w./-]+)(?: \(([^)]*)\))?/g)];
	const runner = runners.find(([, , commands]) => commands === undefined || commands.split(', ').includes(command));
	if (!comment.startsWith('run by: ') || !runner) return `\`${command}\` has no comment that names what runs it.`;
	const [, file = '', commands] = runner;
	if (!existsSync(file)) return `\`${file}\` does not exist.`;
	if (commands === undefined) return undefined;
	const text = readFileSync(file, 'utf8');
	const [, script = command] = /(?:^| )node (\S+\.ts)/.exec(scripts[name] ?? '') ?? [];
	return text.includes(command) || text.includes(script) ? undefined : `\`${file}\` does not run \`${command}\`.`;
}
