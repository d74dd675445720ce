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

const ownScript = /<script\b[^>]*?\ssrc="(\.[^"]+)"/g;

/** @param text - Of a component, a script or styles. */
export function blockedIn(text: string, site: Pick<Content['site'], 'base_url' | 'policy' | 'analytics'>) {
	const additions: PolicyAdditions = policyAdditions(site);
	const used = text.replace(unused, (part) => part.replace(/[^\n]/g, ' '));
	return kinds.flatMap(([kind, before]) => {
		const address = new RegExp(`(?:${before.source})\\s*\\{?(?:["'\`]|(?<=url\\())(?:https:)?//([\\w.:-]+)`, 'gi');
		return Array.from(used.matchAll(address))
			.map(({ 1: host = '', index }) => ({ origin: `https://${host.toLowerCase()}`, index }))
			.filter(({ origin }) => ![site.base_url, ...(additions[kind] ?? [])].some((source) => matches(source, origin)))
			.map(({ origin, index }) => ({
				line: used.slice(0, index).split('\n').length,
				message: messageOf(kind, origin),
			}));
	});
}

/** Front matter, which runs in the build, and comments. */
const unused = /^---\n.*?\n---$|<!--.*?-->|\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gms;

/** What comes before an address. */
const kinds: readonly (readonly [keyof PolicyAdditions, RegExp])[] = [
	['script', /<script\b[^>]*?\ssrc=|(?<!@)\bimport\b\s*\(?|\bfrom\b/],
	['connect', /\b(?:fetch|sendBeacon|EventSource)\(/],
	['frame', /<iframe\b[^>]*?\ssrc=/],
	['form', /<form\b[^>]*?\saction=/],
	['img', /<img\b[^>]*?\ssrc=/],
	['media', /<(?:audio|video|source)\b[^>]*?\ssrc=/],
	['font', /@font-face\s*\{[^}]*?\burl\(/],
	['style', /<link\b(?=[^>]*\srel="stylesheet")[^>]*?\shref=|@import\s+(?:url\()?/],
];

const matches = (source: string, origin: string): boolean =>
	source.includes('*') ? origin.endsWith(source.replace('https://*', '')) : source === origin;

const messageOf = (kind: keyof PolicyAdditions, origin: string): string =>
	kind === 'style'
		? `Browsers block styles from \`${origin}\`. Copy them into \`src/styles/custom.css\`, and their fonts into \`public\`.`
		: `Browsers block what this loads from \`${origin}\`. Add \`${kind}: [${origin}]\` to \`policy\` in \`site.yaml\`.`;
