import type { Catalog, Page } from '../../catalog/catalog.ts';
import { fieldTables } from '../../content/schemas/fields.ts';
import { exportFacts } from '../exports/export-facts.ts';
import { firstCall } from '../first-call.ts';
import { absoluteLinks } from './absolute-links.ts';
import { document, escapeText } from './document.ts';

/** A page of prose. Only the links of its Markdown are changed. */
export function pageMarkdown(catalog: Catalog, page: Page): string {
	const { slug, title, description, body } = page;
	return document(catalog, `/${slug}`, title, [escapeText(description), markdownBody(catalog, { slug, body })]);
}

/** The prose of a page as it stands in Markdown that travels without the site. */
export const markdownBody = (catalog: Catalog, { slug, body }: Pick<Page, 'slug' | 'body'>): string =>
	absoluteLinks(catalog, `/${slug}`, fillIn(catalog, body));

/**
 * Replaces `{base_url}`, `{score_rule}`, `{first_call}`, `{first_answer}`, `{dumps}` and `{content_fields}` in prose by what is
 * true of this site.
 */
export function fillIn(catalog: Catalog, source: string): string {
	const { base_url, site } = catalog;
	const rule = `votes × ${site.score.votes} + comments × ${site.score.comments}`;
	const filled = source.replaceAll('{base_url}', base_url).replaceAll('{score_rule}', rule);
	const fields = () => fieldTables({ heading: '###', schemas: '/schemas' });
	// Made when a page wants them.
	return filled
		.replaceAll('{first_call}', () => firstCall(catalog).path)
		.replaceAll('{first_answer}', () => firstCall(catalog).answer)
		.replaceAll('{dumps}', () => exportFacts(catalog))
		.replaceAll('{content_fields}', fields);
}
