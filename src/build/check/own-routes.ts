/**
 * Checks what a board adds in its `src`: that components take a place and routes have a path of their own, and whether its
 * host runs a server for those that are rendered on request.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { board } from '../../places.ts';
import { pageKinds } from '../../render/site-pages.ts';
import { suggest } from '../../urls/nearest.ts';
import { isStatic } from '../../urls/static-host.ts';
import { components, type OwnFile, type OwnRoute, ownFiles, ownRoutes } from '../own-parts.ts';
import { reservedNames, softwarePaths } from './reserved-names.ts';

/** A file is the response wherever there is one, so a route at its path would never run; two files cannot be at one path. */
export const ownRouteIssues = ({ pages }: Pick<Content, 'pages'>, routes = ownRoutes()): Issue[] =>
	routes.flatMap((route) => {
		const { pattern, path, onDemand } = route;
		const [, name = ''] = pattern.split('/');
		if (onDemand && reservedNames.has(name.replace(/\..*/, '')))
			return issueAt(
				route,
				`Never runs: \`/${name}\` belongs to the software. Rename the file or its folder, such as \`src/pages/vote.ts\`.`,
			);
		if (isTaken(pattern))
			return issueAt(
				route,
				`\`${pattern}\` belongs to the software.${insteadOf(pattern)} For another page, rename the file or its folder.`,
			);
		if (pages.every(({ slug }) => pattern !== `/${slug}`)) return [];
		const what = onDemand ? 'Never runs: `' : 'Would be published twice: `';
		const move = onDemand || !path.endsWith('.astro') ? '' : `, or move this file to \`src/pages/${name}.astro\``;
		return issueAt(route, `${what}content/pages/${name}.md\` is published at this path. Rename one of the two${move}.`);
	});

/** Without the names of its parameters. */
const shapeOf = (pattern: string): string => pattern.replace(/\[[^[\]{}]+\]|\{[^[\]{}]+\}/g, '{}');

/** `/[slug]` can have other slugs than the pages of the content. */
const isTaken = (pattern: string): boolean =>
	pattern !== '/' && shapeOf(pattern) !== '/{}' && softwarePaths.some((path) => shapeOf(path) === shapeOf(pattern));

/** How to change a page of the software, behind a sentence; empty if no component shows it. */
export function insteadOf(pattern: string): string {
	const kinds = pageKinds.filter(({ address }) => shapeOf(address) === shapeOf(pattern));
	const names = kinds.map(({ component }) => basename(component).replace(/Page$/, ''));
	const name = [...names, ...(pattern === '/404' ? ['NotFound'] : [])].find((each) => components.has(each));
	return name === undefined ? '' : ` To change it, write \`src/components/${name}.astro\`.`;
}

/** Components that nothing shows: a name is misspelt, or nothing imports it. @param sources - Of the board's `src`. */
export function unusedComponents(sources: readonly OwnFile[] = ownFiles('src')): Issue[] {
	const known = [...components.keys()];
	return sources.flatMap(({ name }): Issue[] => {
		const [, component] = /^components\/([^/]+)\.astro$/.exec(name) ?? [];
		if (component === undefined || components.has(component)) return [];
		if (sources.some(({ text }) => text.includes(`/${component}.astro`))) return [];
		const near =
			suggest(component, known) ||
			` Rename it to one of ${known.map((each) => `\`${each}\``).join(', ')}, or delete it.`;
		const message = `Is not used: the software has no component \`${component}\`, and no file in \`src\` imports it.${near}`;
		return [{ ...placeOf(`src/${name}`), message, severity: 'warning' }];
	});
}

/** Pages that are a whole document. @param sources - Of the board's `src`. */
export function wholeDocuments(sources: readonly OwnFile[] = ownFiles('src')): Issue[] {
	return sources.flatMap(({ name, text }): Issue[] => {
		const before = /^[\s\S]*?(?=<html[\s>])/.exec(text)?.[0].split('\n');
		if (!before || !/^pages\/.*\.astro$/.test(name)) return [];
		const message =
			'Has an `<html>` element of its own, so it has neither header, footer nor styles of the board. To have them, write `<Page layout={layout} title="…" path="…">` from `launch-catalog/components/Page.astro` instead.';
		const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
		return [{ ...placeOf(`src/${name}`), ...place, message, severity: 'note' }];
	});
}

/** Hosts that only send files have no such routes; the build publishes everything else. */
export function routesWithoutServer({ site }: Content): Issue[] {
	const host = isStatic(site) ? 'A static host' : existsSync(join(board, 'netlify.toml')) ? 'Netlify' : undefined;
	if (host === undefined) return [];
	return ownRoutes()
		.filter(({ onDemand }) => onDemand)
		.map((route) => ({
			...issueAt(route, `${host} doesn’t have \`${route.pattern}\`, which the Node server renders on request.`),
			severity: 'warning',
		}));
}

const placeOf = (path: string) => ({ path, line: 1, column: 1, field: 'file' });

const issueAt = ({ path }: OwnRoute, message: string): Issue => ({ ...placeOf(path), message });
