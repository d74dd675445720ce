/**
 * Finds hosts from which a board's own parts load what the content security policy blocks: such a build succeeds, and its pages
 * lack something. Addresses that code composes, and what packages load, only browsers see.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { policyAdditions } from '../../content/schemas/policy.ts';
import { board, isCheckout } from '../../places.ts';
import type { PolicyAdditions } from '../../urls/policy.ts';
import { listFiles } from '../files.ts';

export function blockedOrigins({ site }: Content): Issue[] {
	if (isCheckout || !existsSync(join(board, 'src'))) return [];
	const textOf = (path: string) => readFileSync(join(board, path), 'utf8');
	const names = listFiles(join(board, 'src')).map((name) => join('src', name));
	const parts = names.filter((path) => /\.(?:astro|css|jsx|svelte|tsx|vue)$/.test(path));
	const scripts = parts.flatMap((path) =>
		Array.from(textOf(path).matchAll(ownScript), ([, script = '']) => join(dirname(path), script)),
	);
	return [...parts, ...names.filter((path) => scripts.includes(path))].flatMap((path) =>
		blockedIn(textOf(path), site).map(
			(found): Issue => ({ path, field: 'file', column: 1, ...found, severity: 'warning' }),
		),
	);
}

const ownScript = /<script\b[^<>]*?\ssrc="(\.[^"<>]+)"/g;

/** @param text - Of a component, a script or styles. */
export function blockedIn(text: string, site: Pick<Content['site'], 'base_url' | 'policy' | 'analytics'>) {
	const additions: PolicyAdditions = policyAdditions(site);
	const used = text.replace(unused, (part) => part.replace(/[^\n]/g, ' '));
	return [...loadsOf(used)].flatMap(([kind, host, index]) => {
		const origin = `https://${host.toLowerCase()}`;
		if ([site.base_url, ...(additions[kind] ?? [])].some((source) => matches(source, origin))) return [];
		return [{ line: used.slice(0, index).split('\n').length, message: messageOf(kind, origin) }];
	});
}

/** Comments, and front matter, which runs in the build. */
const unused = /^---\n.*?\n---\n|<!--.*?(?:-->|$)|\/\*.*?(?:\*\/|$)|(?:^|\s)\/\/[^\n]*/gs;

type Kind = keyof PolicyAdditions;

function* loadsOf(text: string): Generator<readonly [kind: Kind, host: string, index: number]> {
	for (const { 1: name = '', 2: attributes = '', index } of text.matchAll(tag)) {
		const host = address.exec(attributes)?.[1];
		const isUsed = name !== 'link' || /\srel=["']?stylesheet\b/.test(attributes);
		if (host && isUsed) yield [ofTags[name] ?? 'media', host, index];
	}
	for (const [kind, expression] of inCode)
		for (const { 1: host = '', index } of text.matchAll(expression)) yield [kind, host, index];
}

const tag = /<(audio|form|iframe|img|link|script|source|video)\b([^<>]*)/g;
const address = /\s(?:src|href|action)=\{?["'`](?:https:)?\/\/([\w.:-]+)/;
const ofTags: Readonly<Record<string, Kind>> = {
	form: 'form',
	iframe: 'frame',
	img: 'img',
	link: 'style',
	script: 'script',
};
const inCode: readonly (readonly [Kind, RegExp])[] = [
	['script', /(?<!@)\b(?:import|from)\b[\s(]*["'`](?:https:)?\/\/([\w.:-]+)/g],
	['connect', /\b(?:fetch|sendBeacon|EventSource)\(\s*["'`](?:https:)?\/\/([\w.:-]+)/g],
	['style', /@import\s+(?:url\()?["']?(?:https:)?\/\/([\w.:-]+)/g],
	['font', /\burl\(["']?(?:https:)?\/\/([\w.:-]+)\/[^\s"'()]+\.(?:otf|ttf|woff2?)["')]/g],
];

const matches = (source: string, origin: string): boolean =>
	source.includes('*') ? origin.endsWith(source.replace('https://*', '')) : source === origin;

const messageOf = (kind: Kind, origin: string): string =>
	kind === 'style'
		? `Browsers block styles from \`${origin}\`. Copy them into \`src/styles/custom.css\`, and their fonts into \`public\`.`
		: `Browsers block what this loads from \`${origin}\`. Add \`${kind}: [${origin}]\` to \`policy\` in \`site.yaml\`.`;
