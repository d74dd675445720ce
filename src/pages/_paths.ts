/** What the routes of pages take from the table of pages. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import contract from '../contract/openapi.yaml?raw';
import versions from '../contract/versions.md?raw';
import { asPaths, readablePages, sitePages, type View } from '../render/site-pages.ts';
import { markdownFile } from '../routes/paths.ts';

const files = { changes, contract, versions };

type Views = Readonly<Record<View, () => Promise<AstroComponentFactory>>>;

/** The components of a folder by their names, for the pages of one route. @param modules - By path. */
export const viewsOf = (modules: Readonly<Record<string, () => Promise<unknown>>>): Views =>
	// A route has paths for these only, see below.
	Object.fromEntries(
		Object.entries(modules).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1, -'.astro'.length), load]),
	) as unknown as Views;

/** The pages that components show. @param param - The parameter of the route. */
export const htmlPaths = (param: string, views: Views) =>
	asPaths(
		sitePages(load()).filter(({ view }) => view in views),
		files,
		({ path }) => ({ [param]: path.slice(1) || undefined }),
	);

export const markdownPaths = () =>
	asPaths(readablePages(load()), files, ({ path }) => ({ page: markdownFile(path).slice(1, -'.md'.length) }));
