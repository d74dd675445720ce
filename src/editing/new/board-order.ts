/** What `init` asks about a new board, and which answers can be used. It loads little, because someone waits for the first question. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Host } from '../../build/board-files.ts';
import { siteFile } from '../../content/schemas/site.ts';
import { packageFolder } from '../../places.ts';
import { UserError } from '../../user-error.ts';

export interface BoardOrder {
	readonly name: string;
	/** Where the site is reached, such as `https://board.example`. */
	readonly address: string;
	/** Address of the repository, such as `https://github.com/acme/board`. */
	readonly repository: string;
	/** Its language, such as `en` or `pt-BR`. */
	readonly lang: string;
	/** One sentence that says what the board is. */
	readonly description: string;
	readonly host: Host;
	/** A part that the board begins with, from the template. */
	readonly extra?: Extra | undefined;
	/** Where npm finds the software: a range of versions, the path of a tarball, or the address of a repository. */
	readonly software: string;
	/** A package of Node, for machines whose own is too old. */
	readonly node?: NodePackage | undefined;
	/** Today in UTC, `YYYY-MM-DD`. */
	readonly date: string;
}

interface NodePackage {
	readonly name: string;
	readonly version: string;
}

/** The package whose Node this process runs on, if it is one: `bin/launch-catalog.mjs` uses it where Node is too old. */
export function nodePackage({ execPath, versions } = process): NodePackage | undefined {
	const [, name] = /\/node_modules\/(node-[\w-]+)\/bin\/node$/.exec(execPath) ?? [];
	return name === undefined ? undefined : { name, version: versions.node };
}

export const extras = ['votes'] as const;
export type Extra = (typeof extras)[number];

/** What a board is, by its language, until its editors write a sentence of their own. */
const usualDescriptions: Readonly<Record<string, string>> = {
	de: 'Neue Produkte, Woche für Woche.',
	fr: 'De nouveaux produits, semaine après semaine.',
};

export const usualDescription = (lang: string): string =>
	usualDescriptions[languageOf(lang)] ?? 'New products, week by week.';

/** The language of the texts that a board begins with, which have a folder of the template: English if its own has none. */
export function languageOf(lang: string): string {
	const [base = ''] = lang.split('-');
	return existsSync(join(packageFolder, 'template/languages', base)) ? base : 'en';
}

const { shape } = siteFile;

const rules = {
	name: shape.name,
	description: shape.description,
	address: shape.base_url.refine((text) => !/^http:/i.test(text), 'Write an address that begins with `https://`.'),
	repository: z
		.string()
		.refine(hasName, {
			error: 'Write the address of the repository, such as `https://github.com/acme/board`. It can be made later.',
			abort: true,
		})
		.pipe(shape.forge.shape.repository),
	lang: shape.lang,
};

/** On hosts that everyone can use, the first part of a path is a person or a company. */
function hasName(address: string): boolean {
	const { hostname, pathname } = URL.parse(address) ?? { hostname: '', pathname: '' };
	const isForEveryone = /^(?:github\.com|gitlab\.com|codeberg\.org)$/.test(hostname);
	return pathname.split('/').filter(Boolean).length >= (isForEveryone ? 2 : 1);
}

export type Question = keyof typeof rules;

/** What is wrong with an answer; `undefined` when it can be used. */
export const problemOf = (question: Question, answer: string): string | undefined =>
	rules[question].safeParse(answer).error?.issues[0]?.message;

/** @throws {UserError} with a line for each option whose value cannot be used. */
export function checkOrder({ host, extra, ...answers }: Partial<BoardOrder>): void {
	if (extra !== undefined && host !== undefined && host !== 'node' && host !== 'docker') {
		throw new UserError(
			`Cannot use \`--with ${extra}\` with the host \`${host}\`: only the Node server renders pages on request.`,
		);
	}
	const messages = (Object.keys(rules) as Question[]).flatMap((question) => {
		const answer = answers[question];
		const problem = answer === undefined ? undefined : problemOf(question, answer);
		return problem === undefined ? [] : [`--${question}: ${problem}`];
	});
	if (messages.length > 0) throw new UserError(`${messages.join('\n')}\n\nNothing was written.`);
}

/** @throws {UserError} for a folder with files in it. */
export function checkFolder(folder: string): void {
	if (!existsSync(folder) || readdirSync(folder).every((name) => name === '.git')) return;
	throw new UserError(`\`${folder}\` is not empty. Name a folder that is empty or does not exist.`);
}
