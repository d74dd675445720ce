import { mkdirSync } from 'node:fs';
import { basename, dirname, normalize, resolve } from 'node:path';
import { select, text } from '@clack/prompts';
import { Option } from 'commander';
import { type Host, hosts, outdatedFiles } from '../src/build/board-files.ts';
import { writeTo } from '../src/build/files.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { slugOf } from '../src/content/schemas/names.ts';
import { counted } from '../src/contract/text.ts';
import {
	checkFolder,
	checkOrder,
	type Extra,
	extras,
	languageOf,
	nodePackage,
	problemOf,
	type Question,
	usualDescription,
} from '../src/editing/new/board-order.ts';
import { softwareVersion } from '../src/places.ts';
import { UserError } from '../src/user-error.ts';
import { answered, canAsk } from './command-line/ask.ts';
import { describeCommand } from './command-line/command.ts';
import { runCommand } from './command-line/run-command.ts';

const command = describeCommand({
	name: 'init',
	call: 'npx launch-catalog init',
	does: 'Makes a new board: a folder with its content, its settings and the files of its host.',
	more: 'In a terminal, it asks for anything missing. It never overwrites a file of yours; with --update, it replaces the files that follow the version of the software, which `npm run check` lists.',
})
	.argument('[folder]', 'the folder of the board; with --update, the only file to write')
	.option('--name <name>', 'what the board is called')
	.option('--address <address>', 'its web address')
	.option('--repository <address>', 'the repository that has its content')
	.option('--lang <tag>', 'its language, such as `de`')
	.option('--description <text>', 'what it is, in a sentence')
	.addOption(new Option('--host <host>', 'what serves it').choices(hosts))
	.addOption(new Option('--with <part>', 'a part that the board begins with').choices(extras))
	.option('--software <package>', 'where npm finds the software: a version, a tarball or the address of a repository')
	.option('--yes', 'asks for nothing, and uses defaults for anything missing')
	.option(
		'--update',
		'writes the files of this board that differ from those of the installed version; with --host, also those for that host',
	);

await runCommand(command, async ([folder], options) => {
	const given = (name: string) => (options[name] === undefined ? undefined : String(options[name]));
	if (options['update'] === true) {
		const only = folder === undefined ? undefined : normalize(String(folder));
		const { readBoardTexts } = await import('../src/content/read-single-files.ts');
		const { lang } = readBoardTexts(readBuildSettings(process.env).CONTENT_DIR);
		const outdated = [...outdatedFiles(lang, given('host') as Host | undefined)].filter(
			([path]) => only === undefined || path === only,
		);
		if (only !== undefined && outdated.length === 0) {
			throw new UserError(`\`${only}\` is no file of this board that differs. \`npm run check\` lists them.`);
		}
		for (const [path, text] of outdated) {
			mkdirSync(dirname(path), { recursive: true });
			writeTo(path, text);
			console.log(path);
		}
		console.log(outdated.length === 0 ? 'All files are up to date.' : `Wrote ${counted(outdated.length, 'file')}.`);
		return;
	}
	if (folder === undefined) throw new UserError('Cannot make a board without its folder. Write it after `init`.');
	const path = String(folder);
	const slug = slugOf(basename(resolve(path))) || 'board';
	const version = softwareVersion();
	const node = nodePackage();
	const asks = options['yes'] !== true && canAsk(false);
	const extra = given('with') as Extra | undefined;
	// Before the first question, so that no answer is lost.
	checkFolder(path);
	checkOrder({ ...options, extra });
	const ask = async (question: Question, message: string, usual = ''): Promise<string> => {
		const value = given(question);
		if (value !== undefined || !asks) return value ?? usual;
		const validate = (answer = '') => problemOf(question, answer);
		return String(answered(await text({ message, initialValue: usual, validate })));
	};
	const host = async (): Promise<string> => {
		// The others render no page on request, as votes need.
		const choices = hosts.filter((name) => extra === undefined || name === 'node' || name === 'docker');
		const questions = choices.map((value) => ({ value, label: value }));
		return asks ? String(answered(await select<Host>({ message: 'What serves it?', options: questions }))) : 'node';
	};
	const lang = await ask('lang', 'What is its language?', 'en');
	const order = {
		name: await ask('name', 'What is the board called?', slug),
		address: await ask('address', 'What is its address?', `https://${slug}.example`),
		repository: await ask('repository', 'Which repository has its content, such as https://github.com/acme/board?'),
		lang,
		description: await ask('description', 'What is it, in a sentence?', usualDescription(lang)),
		host: (given('host') ?? (await host())) as Host,
		extra,
		software: given('software') ?? `^${version}`,
		node,
		date: readBuildSettings(process.env).CATALOG_DATE ?? new Date().toISOString().slice(0, 10),
	};
	// The modules that read content take twice as long to load as all others.
	const { newBoard } = await import('../src/editing/new/new-board.ts');
	const files = newBoard(path, order);
	if (node)
		console.log(`The board installs Node ${node.version}, because yours is too old: \`${node.name}\` in package.json.`);
	console.log(
		`Wrote ${counted(files.length, 'file')} into ${path}. Next: \`cd ${/^[\w/.][\w/.-]*$/.test(path) ? path : `'${path}'`} && npm install && npm start\`.`,
	);
	if (languageOf(lang) === 'en' && !/^en\b/.test(lang))
		console.log(
			`The software has no texts in \`${lang}\`: \`npx launch-catalog texts ${lang}\` lists them for you to translate.`,
		);
});
