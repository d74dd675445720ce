import type { Catalog } from '../../catalog/catalog.ts';
import { type LoadOptions, loadContent } from '../../catalog/load.ts';
import { findWarnings } from '../../content/find-warnings.ts';
import { ContentError, type Warning } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { targetsOfContent, targetsOfRelease } from './link-targets.ts';
import { checkPageLinks, relativeLinks } from './page-links.ts';
import { sameProducts } from './same-products.ts';

export interface CheckedContent {
	readonly content: Content;
	readonly catalog: Catalog;
	/** By path; in a file, from top to bottom. */
	readonly warnings: readonly Warning[];
}

/** Loads the content and looks for everything that is or may be wrong in it. @throws {ContentError} with every issue. */
export function checkContent(options: LoadOptions): CheckedContent {
	const { content, catalog } = loadContent(options);
	const links = checkPageLinks(content, catalog, targetsOfContent(content, catalog));
	if (links.issues.length > 0) throw new ContentError(links.issues);
	const warnings = [
		...findWarnings(content, catalog.date),
		...sameProducts(content),
		...links.warnings,
		...relativeLinks(content),
	];
	return {
		content,
		catalog,
		warnings: warnings.sort((a, b) => order(a.path, b.path) || a.line - b.line || a.column - b.column),
	};
}

/**
 * Checks the links of prose again when every file that they may lead to is written.
 *
 * @param client - The published folder.
 * @returns All warnings, with those about links that the content alone could not tell.
 * @throws {ContentError} with every link that leads nowhere.
 */
export function checkBuiltLinks({ content, catalog, warnings }: CheckedContent, client: string): readonly Warning[] {
	const links = checkPageLinks(content, catalog, targetsOfRelease(client));
	if (links.issues.length > 0) throw new ContentError(links.issues);
	const isKnown = (link: Warning) =>
		warnings.some(({ path, line, column }) => path === link.path && line === link.line && column === link.column);
	return [...warnings, ...links.warnings.filter((link) => !isKnown(link))];
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
