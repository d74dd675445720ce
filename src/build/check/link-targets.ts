/** Where links of prose may lead by the content alone, before anything is built. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { anchorsIn } from '../../render/markdown/links.ts';
import { sitePaths } from '../../render/site-paths.ts';
import { aliases } from '../../routes/discovery.ts';
import {
	agentEndpoints,
	apiPath,
	launchPage,
	launchPeriodsPath,
	pageOfMarkdown,
	productsPath,
	searchPage,
} from '../../routes/paths.ts';
import type { LinkTargets } from './page-links.ts';

const publicFolder = resolve(import.meta.dirname, '../../../public');

/** Paths that only the catalog decides; what answers any other one, a build knows. */
const decidedByCatalog = /^\/(?:[^./]*|(?:products|launches|categories|pricing|makers|api)\/.*)$/;

export function targetsOfContent(catalog: Catalog): LinkTargets {
	const { products, launch_periods, pages } = catalog;
	const paths = new Set([
		...sitePaths(catalog).map(({ path }) => path),
		...[launchPage, searchPage, productsPath, launchPeriodsPath, ...agentEndpoints],
		...products.map(({ slug }) => `${productsPath}/${slug}`),
		...launch_periods.map(({ slug }) => `${launchPeriodsPath}/${slug}`),
	]);
	return {
		paths,
		exists: (path) => {
			const page = pageOfMarkdown(path);
			if (paths.has(path) || (paths.has(page) && !page.startsWith(`${apiPath}/`)) || aliases.has(path)) return true;
			if (['', '.html'].some((ending) => existsSync(join(publicFolder, path + ending)))) return true;
			return decidedByCatalog.test(page) ? false : undefined;
		},
		anchors: (path) => {
			const page = pages.find(({ slug }) => path === `/${slug}`);
			return page && anchorsIn(page.body);
		},
	};
}
