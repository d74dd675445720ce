/**
 * The files of a board that follow the installed version of the software: rules and functions of hosts, and workflows. The
 * software's own checkout uses the same ones. `init` writes them, and the check says where they differ.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../content/issue.ts';
import { board, isCheckout, packageFolder } from '../places.ts';
import { listFiles } from './files.ts';

export const hosts = ['node', 'netlify', 'docker', 'static'] as const;
export type Host = (typeof hosts)[number];

const read = (path: string): string => readFileSync(join(packageFolder, path), 'utf8');

const below = (folder: string): string[] => listFiles(join(packageFolder, folder)).map((path) => `${folder}/${path}`);

const ofHosts: Readonly<Record<Host, () => readonly string[]>> = {
	node: () => [],
	netlify: () => ['netlify.toml', ...below('netlify')],
	docker: () => ['Dockerfile', '.dockerignore'],
	static: () => [],
};

const proposalForm = '.github/ISSUE_TEMPLATE/proposal.yml';

/** What GitHub reads. Hosts that do more than send files rebuild by themselves. */
const githubFiles = (host: Host): string[] => [
	proposalForm,
	...['comment', 'edit', 'propose', 'review', 'votes', ...(host === 'static' ? ['rebuild'] : [])].map(
		(name) => `.github/workflows/${name}.yml`,
	),
];

/** The text of each file, by its path in the board. @param lang - That of the board: makers see one of the files. */
export function boardFiles(host: Host, isOnGithub: boolean, lang: string): Map<string, string> {
	const paths = ['.nvmrc', ...ofHosts[host](), ...(isOnGithub ? githubFiles(host) : [])];
	const ownForm = `template/proposal/${lang.split('-', 1)[0]}.yml`;
	const source = (path: string) => (path === proposalForm && existsSync(join(packageFolder, ownForm)) ? ownForm : path);
	return new Map(paths.map((path) => [path, asInstalled(read(source(path)))]));
}

/** Functions import what the package exports, and Netlify's build plugin is in the package. */
const asInstalled = (text: string): string =>
	text
		.replace(/'[./]+\/src\/hosts\/(netlify\/[\w/-]+)\.ts'/g, "'launch-catalog/$1'")
		.replace('package = "/deploy/', 'package = "/node_modules/launch-catalog/deploy/');

/**
 * The files of this board that differ from those of the installed version. A file that is not there is not wanted.
 *
 * @param lang - That of the board.
 * @param wanted - A host whose files are wanted.
 */
export function outdatedFiles(lang: string, wanted?: Host): Map<string, string> {
	if (isCheckout) return new Map();
	const ofHost = wanted && boardFiles(wanted, existsSync(join(board, '.github')), lang);
	const isWanted = (path: string) => existsSync(join(board, path)) || ofHost?.has(path);
	const all = hosts.flatMap((host) => [...boardFiles(host, true, lang)]).filter(([path]) => isWanted(path));
	return new Map(
		all.filter(([path, text]) => !existsSync(join(board, path)) || readFileSync(join(board, path), 'utf8') !== text),
	);
}

/** A note for each of them. */
export const outdatedNotes = (lang: string): Issue[] =>
	[...outdatedFiles(lang).keys()].map((path) => ({
		path,
		line: 1,
		column: 1,
		field: 'file',
		severity: 'note',
		message: `Differs from what this version of the software would write. \`npx launch-catalog init --update ${path}\` replaces it; keep it if you changed it on purpose.`,
	}));
