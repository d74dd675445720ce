import type { Catalog, Page } from '../../catalog/catalog.ts';
import { untrustedNotice } from '../untrusted.ts';
import { escapeText } from './document.ts';
import { markdownBody } from './page.ts';

/** What a model is likely to read at once. */
const maximumBytes = 256 * 1024;

/**
 * `/llms-full.txt`: the guide pages behind `/llms.txt`, one after the other, each with its address. Products are left
 * out. Pages that would make the text larger than it may be are named instead.
 */
export function llmsFullText(catalog: Catalog): string {
	const { base_url, site, pages } = catalog;
	const head = [`# ${escapeText(site.name)}`, `> ${escapeText(site.description)}`, untrustedNotice].join('\n\n');
	let bytes = byteLength(head);
	const parts = pages.map((page) => {
		const whole = pageText(catalog, page);
		if (bytes + byteLength(whole) > maximumBytes)
			return `# ${escapeText(page.title)}\n\nRead ${sourceOf(catalog, page)}`;
		bytes += byteLength(whole);
		return whole;
	});
	return `${[head, `Index: ${base_url}/llms.txt`, ...parts].join('\n\n')}\n`;
}

function pageText(catalog: Catalog, page: Page): string {
	const { title, description } = page;
	const source = `Source: ${sourceOf(catalog, page)}`;
	return [`# ${escapeText(title)}`, source, escapeText(description), markdownBody(catalog, page).trim()].join('\n\n');
}

const sourceOf = ({ base_url }: Catalog, { slug }: Page): string => `${base_url}/${slug}.md`;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;
