/** Finds addresses of products' own websites in sentences. */
import { readProductByWebsite } from '../../catalog-files.ts';
import type { AgentSite } from '../../site.ts';
import type { CatalogWords } from './catalog-words.ts';
import type { NamedProduct } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** Addresses of one sentence that are looked up. */
const maximumAddresses = 3;

/** @returns Products by the places of the tokens that their addresses are made of. */
export async function findWebsites(
	sentence: string,
	{ table }: CatalogWords,
	site: AgentSite,
): Promise<ReadonlyMap<number, NamedProduct>> {
	const found = new Map<number, NamedProduct>();
	let from = 0;
	let left = maximumAddresses;
	for (const written of sentence.split(/\s/)) {
		const { length } = tokensOf(written);
		const end = from + length;
		if (length > 1 && left > 0 && /\.\p{L}/u.test(written)) {
			left--;
			const { slug = '' } = (await readProductByWebsite(site, written.replace(/[?!,;.]$/, ''))) ?? {};
			const row = table.rows.get(slug);
			for (let at = from; row !== undefined && at < end; at++) found.set(at, { row, written, how: 'whole', at: from });
		}
		from = end;
	}
	return found;
}
