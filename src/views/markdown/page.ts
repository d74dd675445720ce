import type { Catalog, Page } from '../../catalog/catalog.ts';
import { document, escapeText } from './document.ts';

/** A prose page of the catalog's own editors; its Markdown is published as it is. */
export function pageMarkdown(catalog: Catalog, { slug, title, description, body }: Page): string {
	return document(catalog, `/${slug}`, title, [escapeText(description), fillIn(catalog, body)]);
}

/** Replaces `{base_url}` and `{score_rule}` in prose by what the site is configured with. */
export function fillIn({ base_url, site }: Catalog, source: string): string {
	const rule = `votes × ${site.score.votes} + comments × ${site.score.comments}`;
	return source.replaceAll('{base_url}', base_url).replaceAll('{score_rule}', rule);
}
