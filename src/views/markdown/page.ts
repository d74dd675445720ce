import type { Catalog, Page } from '../../catalog/catalog.ts';
import { dumpFacts } from '../dumps/dump-facts.ts';
import { document, escapeText } from './document.ts';

/** A prose page of the catalog's own editors; its Markdown is published as it is. */
export function pageMarkdown(catalog: Catalog, { slug, title, description, body }: Page): string {
	return document(catalog, `/${slug}`, title, [escapeText(description), fillIn(catalog, body)]);
}

/**
 * Replaces `{base_url}`, `{score_rule}` and `{dumps}` in prose by what is true of this site, and leaves out what stands
 * between a line `{if search}` or `{if feeds}` and `{end}` where a build makes none of it.
 */
export function fillIn(catalog: Catalog, source: string): string {
	const { base_url, site, extras } = catalog;
	const rule = `votes × ${site.score.votes} + comments × ${site.score.comments}`;
	const made = source.replace(
		/^\{if (search|feeds)\}\n([\s\S]*?)^\{end\}\n*/gm,
		(_, extra: 'search' | 'feeds', part) => (extras[extra] ? part : ''),
	);
	const filled = made.replaceAll('{base_url}', base_url).replaceAll('{score_rule}', rule);
	return filled.includes('{dumps}') ? filled.replaceAll('{dumps}', dumpFacts(catalog)) : filled;
}
