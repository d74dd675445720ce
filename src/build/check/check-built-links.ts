import { ContentError, type Warning } from '../../content/issue.ts';
import { launchPage, searchPage } from '../../routes/paths.ts';
import { idsIn } from '../../verify/link-targets.ts';
import { PublishedFiles } from '../../verify/published-files.ts';
import { resolves } from '../../verify/resolve-path.ts';
import type { CheckedContent } from './check-content.ts';
import { checkPageLinks, type LinkTargets } from './page-links.ts';

/**
 * Checks the links of prose again when every file that they may lead to is written.
 *
 * @param client - The published folder.
 * @returns All warnings, with those about links that the content alone could not tell.
 * @throws {ContentError} with every link that leads nowhere.
 */
export function checkBuiltLinks({ pages, catalog, warnings }: CheckedContent, client: string): readonly Warning[] {
	const links = checkPageLinks({ pages }, catalog, targetsOfRelease(client));
	if (links.issues.length > 0) throw new ContentError(links.issues);
	const isKnown = (link: Warning) =>
		warnings.some(({ path, line, column }) => path === link.path && line === link.line && column === link.column);
	return [...warnings, ...links.warnings.filter((link) => !isKnown(link))];
}

/** @param client - The published folder. */
function targetsOfRelease(client: string): LinkTargets {
	const files = new PublishedFiles(client);
	const { paths } = files;
	return {
		paths: Array.from(paths, (path) => (path === '/index.html' ? '/' : path.replace(/\.html$/, ''))),
		exists: (path) => resolves(paths, encodeURI(path)),
		anchors: (path) => {
			const file = path === '/' ? '/index.html' : `${path}.html`;
			// Their scripts read the fragment.
			if (!paths.has(file) || path === launchPage || path === searchPage) return undefined;
			return idsIn(files.text(file));
		},
	};
}
