import type { Catalog } from '../../catalog/catalog.ts';
import { type LoadOptions, loadContent } from '../../catalog/load.ts';
import { once } from '../../catalog/once.ts';
import { findWarnings } from '../../content/find-warnings.ts';
import { ContentError, compareIssues, type Warning } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import { recordWarnings } from '../../content/record-warnings.ts';
import { targetsOfContent } from './link-targets.ts';
import { checkPageLinks, relativeLinks } from './page-links.ts';
import { readGuides } from './read-guides.ts';
import { sameProducts } from './same-products.ts';

export interface CheckedContent {
	/** Whose links a build checks again. */
	readonly pages: Content['pages'];
	readonly content: Content;
	readonly catalog: Catalog;
	/** SHA-256 of the content. */
	readonly hash: string;
	/** By path; in a file, from top to bottom. They are looked for when somebody first wants them. */
	readonly warnings: readonly Warning[];
}

/** Loads the content and looks for everything that is or may be wrong in it. @throws {ContentError} with every issue. */
export function checkContent(options: LoadOptions): CheckedContent {
	const { content, catalog } = loadContent({ ...options, guides: readGuides() });
	const links = checkPageLinks(content, catalog, targetsOfContent(catalog));
	if (links.issues.length > 0) throw new ContentError(links.issues);
	const warnings = once(() =>
		[
			...findWarnings(content, catalog.date),
			...recordWarnings(content, catalog.date),
			...sameProducts(content),
			...links.warnings,
			...relativeLinks(content),
		].sort(compareIssues),
	);
	return {
		pages: content.pages,
		content,
		catalog,
		hash: content.hash,
		get warnings() {
			return warnings();
		},
	};
}
