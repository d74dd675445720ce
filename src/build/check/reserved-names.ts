/** Names at the top of the site that the software has itself. */
import type { Issue } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { pageKinds } from '../../render/site-pages.ts';
import * as at from '../../urls/paths.ts';

const constants: readonly unknown[] = Object.values(at);
/** The paths of the software, and patterns of them. */
export const softwarePaths = [
	...constants.filter((path): path is string => typeof path === 'string' && path.startsWith('/')),
	...pageKinds.map(({ address }) => address),
	...['/404', at.iconFile(''), at.screenshotFile('', 0)],
];

/** The first part of every path, without its ending: `products`, `llms-full`. */
export const reservedNames: ReadonlySet<string> = new Set(softwarePaths.map((path) => path.split(/[/.]/)[1] ?? ''));

/** Pages of editors that have such a name. */
export const reservedPages = ({ pages }: Content): Issue[] =>
	pages
		.filter(({ slug }) => reservedNames.has(slug))
		.map(({ slug, issueAt }) => issueAt([], `The site itself uses the path \`/${slug}\`. Rename the file.`));
