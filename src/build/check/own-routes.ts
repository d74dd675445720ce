/** Checks the routes of a board that its server renders on request: their paths, and whether its host runs such a server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { board } from '../../places.ts';
import { isStatic } from '../../urls/static-host.ts';
import { type OwnRoute, ownRoutes } from '../own-parts.ts';
import { reservedNames } from './reserved-names.ts';

const onDemand = (): OwnRoute[] => ownRoutes().filter((route) => route.onDemand);

/** A file is the response wherever there is one, so a route at its path would never run. */
export const ownRouteIssues = ({ pages }: Content): Issue[] =>
	onDemand().flatMap((route) => {
		const [, name = ''] = route.pattern.split('/');
		if (reservedNames.has(name.replace(/\..*/, '')))
			return issueAt(
				route,
				`Never runs: \`/${name}\` belongs to the software. Rename the file or its folder, such as \`src/pages/vote.ts\`.`,
			);
		if (pages.every(({ slug }) => route.pattern !== `/${slug}`)) return [];
		return issueAt(route, `Never runs: \`content/pages/${name}.md\` is published at this path. Rename one of the two.`);
	});

/** Hosts that only send files have no such routes; the build publishes everything else. */
export function routesWithoutServer({ site }: Content): Issue[] {
	const host = isStatic(site) ? 'A static host' : existsSync(join(board, 'netlify.toml')) ? 'Netlify' : undefined;
	if (host === undefined) return [];
	return onDemand().map((route) => ({
		...issueAt(route, `${host} doesn’t have \`${route.pattern}\`, which the Node server renders on request.`),
		severity: 'warning',
	}));
}

const issueAt = ({ path }: OwnRoute, message: string): Issue => ({ path, line: 1, column: 1, field: 'file', message });
