/**
 * Finds what the content security policy blocks in a board's own parts, from other hosts and inline: such a build succeeds, and
 * its pages lack something. Addresses that code composes, and what packages load, only browsers see.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { policyAdditions } from '../../content/schemas/policy.ts';
import { board, isCheckout } from '../../places.ts';
import type { PolicyAdditions } from '../../urls/policy.ts';
import { listFiles } from '../files.ts';

export function blockedParts({ site }: Content): Issue[] {
	if (isCheckout || !existsSync(join(board, 'src'))) return [];
	const textOf = (path: string) => readFileSync(join(board, path), 'utf8');
	const names = listFiles(join(board, 'src')).map((name) => join('src', name));
	const parts = names.filter((path) => /\.(?:astro|css|jsx|svelte|tsx|vue)$/.test(path));
	const scripts = parts.flatMap((path) =>
		Array.from(textOf(path).matchAll(ownScript), ([, script = '']) => join(dirname(path), script)),
	);
	return [...parts, ...names.filter((path) => scripts.includes(path))].flatMap((path) =>
		[...blockedIn(textOf(path), site), ...inlineIn(textOf(path), path)].map(
			(found): Issue => ({ path, field: 'file', column: 1, ...found, severity: 'warning' }),
		),
	);
}

const ownScript = /<script\b[^<>]*?\ssrc="(\.[^"<>]+)"/g;

/** @param text - Of a component, a script or styles. */
export function blockedIn(text: string, site: Pick<Content['site'], 'base_url' | 'policy' | 'analytics'>) {
	const additions: PolicyAdditions = policyAdditions(site);
	const used = withoutUnused(text);
	return [...loadsOf(used)].flatMap(([kind, host, index]) => {
		const origin = `https://${host.toLowerCase()}`;
		if ([site.base_url, ...(additions[kind] ?? [])].some((source) => matches(source, origin))) return [];
		return [{ line: lineAt(used, index), message: messageOf(kind, origin) }];
	});
}

/** Inline styles and scripts, which no key allows. @param path - Of the file. */
export function inlineIn(text: string, path: string) {
	const used = withoutUnused(text);
	return Array.from(used.matchAll(openingTag)).flatMap(({ 1: name = '', 2: attributes = '', index }) =>
		Array.from(inlineOf(name, attributes, path), (message) => ({ line: lineAt(used, index), message })),
	);
}

/** The tag of an element with attributes. Components, whose names begin with a capital letter, have props instead. */
const openingTag = /<([a-z][\w-]*)(\s(?:[^<>=]|=>?)*)/g;

function* inlineOf(name: string, attributes: string, path: string): Generator<string> {
	// Also as React, Svelte and Vue write it, which becomes an attribute when it is rendered on the server.
	if (/\s:?style[:=]/.test(attributes)) yield `Browsers block \`style\` attributes. ${classInstead}`;
	if (!path.endsWith('.astro')) return;
	if (/\son[a-z]+=/.test(attributes))
		yield 'Browsers block handlers in attributes. Call `addEventListener` in a `<script>` instead.';
	if (name === 'style' && /\sdefine:vars=/.test(attributes))
		yield `Browsers block the \`style\` attributes that \`define:vars\` makes. ${classInstead}`;
	if (name === 'style' && /\sis:inline\b/.test(attributes)) yield 'Browsers block inline styles. Delete `is:inline`.';
	if (name === 'script' && isInlineScript(attributes))
		yield 'Browsers block inline scripts. Write `<script>` without attributes. It can read values from `data-` attributes of elements.';
}

const classInstead =
	'Write a class instead, and its styles into the `<style>` of an `.astro` file or into `src/styles/custom.css`.';

/** Astro bundles a script without attributes, or with `type="module"` alone. Other types are data, which browsers don't block. */
const isInlineScript = (attributes: string): boolean =>
	/\s(?!type=["']module["'])[a-z]/.test(attributes) &&
	!/\s(?:src=|type=["'](?!module|text\/javascript))/.test(attributes);

const withoutUnused = (text: string): string => text.replace(unused, (part) => part.replace(/[^\n]/g, ' '));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

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
