/**
 * What an entry of a feed says in full, as HTML for readers that show it by itself: absolute addresses, no style and no
 * script.
 */
import type { Element, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { iconFile, productPage } from '../../routes/paths.ts';
import { autoDirection, element, link, paragraph } from './elements.ts';
import type { FeedContent, FeedSite } from './feed.ts';
import { textOf, weekElements } from './week-entry.ts';

const toHtml = unified().use(rehypeStringify);

export function entryHtml(site: FeedSite, content: FeedContent): string {
	return toHtml.stringify({ type: 'root', children: childrenOf(site, content) });
}

function childrenOf(site: FeedSite, content: FeedContent): RootContent[] {
	if ('week' in content) return weekElements(site.base_url, content.week);
	return productOf(site, content);
}

function productOf({ base_url, site }: FeedSite, product: Exclude<FeedContent, { week: unknown }>): Element[] {
	const { slug, name, tagline, description, website_url, hasIcon } = product;
	const size = { width: 64, height: 64 };
	return [
		...(hasIcon ? [paragraph(element('img', { src: base_url + iconFile(slug), ...size, alt: '' }))] : []),
		...(tagline ? [paragraph(autoDirection(tagline))] : []),
		...(description ? [element('div', {}, ...textOf(description))] : []),
		paragraph(
			...(website_url ? [link(website_url, new URL(website_url).host.replace(/^www\./, '')), ' · '] : []),
			link(base_url + productPage(slug), autoDirection(name), ` on ${site.name}`),
		),
	];
}
