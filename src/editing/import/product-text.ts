import { stringify } from 'yaml';
import type { Site } from '../../content/schemas/site.ts';
import { keyOrder } from '../key-order.ts';
import { withoutRuled } from './compare-launches.ts';
import type { ImportedProduct } from './imported-product.ts';

/** The file of a product that the content has not had. */
export function productText({ fields, launches, body }: ImportedProduct, rule: Site['score']): string {
	const frontMatter = {
		...fields,
		...(launches.length > 0 && { launches: launches.map((launch) => withoutRuled(launch, rule)) }),
	};
	return entryText(frontMatter, body);
}

/** A content file: front matter in the order of its keys, then the text below it. */
export function entryText(frontMatter: object, body?: string): string {
	const ordered = Object.fromEntries(
		Object.entries(frontMatter).sort(([a], [b]) => keyOrder.indexOf(a) - keyOrder.indexOf(b)),
	);
	// Core is the schema that the content is read with, which decides what must stand in quotes.
	const yaml = stringify(ordered, { version: '1.2', schema: 'core', lineWidth: 0, aliasDuplicateObjects: false });
	return `---\n${yaml}---\n${body ? `${body}\n` : ''}`;
}

/** A content file with another text below its front matter. */
export function withBody(text: string, body: string): string {
	const end = text.includes('\r\n') ? '\r\n' : '\n';
	const [head = text] = /^\ufeff?---\r?\n[\s\S]*?\n---(?=\r?\n|$)/.exec(text) ?? [];
	return `${head}${end}${body.split('\n').join(end)}${end}`;
}
