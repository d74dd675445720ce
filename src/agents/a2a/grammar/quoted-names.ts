/** Finds names of products in quotation marks: they stand for these products, whatever else their words mean. */
import type { CatalogWords } from './catalog-words.ts';
import type { NamedProduct } from './reading.ts';
import { tokensOf } from './tokens.ts';

export interface QuotedNames {
	/** With slugs in place of the names, which may have no letters. */
	readonly sentence: string;
	/** By the places of the tokens that their slugs are made of. */
	readonly products: ReadonlyMap<number, NamedProduct>;
}

const quotation = /"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»/gu;

/** Names count as they are written, in their case and with their signs. */
export function findQuotedNames(text: string, { table, rowsByName }: CatalogWords): QuotedNames {
	const products = new Map<number, NamedProduct>();
	let sentence = '';
	let end = 0;
	for (const { 0: found, index } of text.matchAll(quotation)) {
		const written = found.slice(1, -1);
		const row = rowsByName.get(written.normalize('NFC'));
		if (row === undefined) continue;
		sentence += text.slice(end, index);
		end = index + found.length;
		const from = tokensOf(sentence).length;
		sentence += ` ${table.slugs[row]} `;
		for (let at = from; at < tokensOf(sentence).length; at++)
			products.set(at, { row, written, how: 'whole', at: from });
	}
	return { sentence: sentence + text.slice(end), products };
}
