import type { Content } from '../../content/read-content.ts';
import { linksIn } from '../../render/markdown-links.ts';

/** An address that the site shows, and where it stands in the content. */
export interface ExternalLink {
	/** Without its fragment, which no server sees. */
	readonly url: string;
	/** `products/acme.md:12`, in the order of the files. */
	readonly places: readonly string[];
}

/**
 * Every address of other sites that the content of visible products, weeks and pages names.
 *
 * @param origin - Of the site itself, whose links the build verifies.
 */
export function collectLinks({ products, launchPeriods, pages }: Content, origin: string): ExternalLink[] {
	const places = new Map<string, string[]>();
	const add = (address: string, source: string, line: number): void => {
		const url = URL.parse(address);
		if (!url || !/^https?:$/.test(url.protocol) || url.origin === origin) return;
		url.hash = '';
		const known = places.get(url.href);
		if (known) known.push(`${source}:${line}`);
		else places.set(url.href, [`${source}:${line}`]);
	};
	for (const { source, frontMatter, issueAt } of products) {
		if (!frontMatter.discoverable || frontMatter.website_url === undefined) continue;
		add(frontMatter.website_url, source, issueAt(['website_url'], '').line);
	}
	const prose = [...products.filter(({ frontMatter }) => frontMatter.discoverable), ...launchPeriods, ...pages];
	for (const { source, body, bodyLine } of prose) {
		if (!/https?:/i.test(body)) continue;
		for (const { url, line, isPicture } of linksIn(body)) if (!isPicture) add(url, source, bodyLine + line - 1);
	}
	return [...places].map(([url, at]) => ({ url, places: at }));
}
