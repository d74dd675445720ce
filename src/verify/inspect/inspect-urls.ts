import type { PublishedPaths } from '../published-files.ts';
import type { Report } from '../violation.ts';

/**
 * Every `url` member of a body leads to a page of this site, and one beside a slug to the page of that slug.
 *
 * @param body - Parsed, and checked against its schema.
 * @param needs - Gets the rows of those pages.
 */
export function inspectUrls(
	{ file, body, baseUrl }: { readonly file: string; readonly body: unknown; readonly baseUrl: string },
	paths: PublishedPaths,
	needs: Set<number>,
	report: Report,
): void {
	const visit = (value: unknown, pointer: string): void => {
		if (typeof value !== 'object' || value === null) return;
		for (const [member, inner] of Object.entries(value)) {
			if (member !== 'url' && typeof inner === 'object') visit(inner, `${pointer}/${member}`);
		}
		const { url, slug } = value as { url?: unknown; slug?: unknown };
		if (typeof url !== 'string') return;
		const at = { file, pointer: `${pointer}/url` };
		const page = paths.rowOf(url.startsWith(`${baseUrl}/`) ? `${url.slice(baseUrl.length)}.html` : '');
		if (page !== undefined) needs.add(page);
		if (page === undefined) report({ ...at, message: `leads to \`${url}\`, which is no page of this site.` });
		else if (slug !== undefined && !url.endsWith(`/${slug}`)) {
			report({ ...at, message: `leads to \`${url}\`, which is not the page of \`${slug}\`.` });
		}
	};
	visit(body, '');
}
