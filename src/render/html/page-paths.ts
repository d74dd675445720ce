/** The paths of pages, as Astro wants them. */
import { load } from '../../catalog/current-catalog.ts';
import changes from '../../contract/changes.yaml?raw';
import contract from '../../contract/openapi.yaml?raw';
import versions from '../../contract/versions.md?raw';
import { markdownFile } from '../../urls/paths.ts';
import { parameterOf, propsOf, readablePages, type SitePage, sitePages } from '../site-pages.ts';

const files = { changes, contract, versions };

/**
 * Props are made when they are read: Astro's dev server asks several routes for their paths before it shows a page.
 *
 * @param paramsOf - The parameters of the route for a page.
 */
const asPaths = <Params>(pages: readonly SitePage[], paramsOf: (page: SitePage) => Params) =>
	pages.map((page) => ({
		params: paramsOf(page),
		get props() {
			return propsOf(files)(page);
		},
	}));

/** The pages of a component, for its `getStaticPaths`. @param component - As the table of pages has it. */
export const pathsOf = (component: string) =>
	asPaths(
		sitePages(load()).filter((page) => page.component === component),
		({ path }) => ({ [parameterOf(component)]: path.slice(1) || undefined }),
	);

/** The Markdown versions of all pages. */
export const markdownPaths = () =>
	asPaths(readablePages(load()), ({ path }) => ({ page: markdownFile(path).slice(1, -'.md'.length) }));
