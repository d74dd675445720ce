/** The files of the search index: the head, and those that it names. */
import type { Catalog } from '../../../catalog/catalog.ts';
import { type CategoryFile, formatVersion, type GroupFile, type SearchHead } from '../../../search/index-files.ts';
import { BestProducts, broadBeginnings } from './best-files.ts';
import { collectTerms } from './collect-terms.ts';
import { IndexWriter, type SearchFile } from './index-writer.ts';
import { InfixEntries } from './infix-entries.ts';
import { NamePartEntries } from './name-part-entries.ts';
import { type Group, groupsOf } from './number-products.ts';
import { popularityFiles } from './popularity-files.ts';
import { synonymsByPhrase } from './synonym-entries.ts';
import { descriptionEntries, termEntries } from './term-entries.ts';

/** A search by a single beginning of a word reads no more of its terms, in 1,024 characters. */
const broadSize = 256;

const headName = 'head';

export function searchFiles(catalog: Catalog, largest = broadSize): SearchFile[] {
	const writer = new IndexWriter();
	const add = (content: unknown): string => writer.add(JSON.stringify(content));
	const groups = groupsOf(catalog.products);
	const collected = collectTerms(catalog, groups);
	const totals = { products: catalog.products.length, averageLengths: collected.averageLengths };
	const synonyms = synonymsByPhrase(catalog.synonyms);
	const placed = collected.terms.filter((_, number) => collected.places.has(number));
	const terms = writer.addRanges(termEntries(collected, synonyms));
	const beginnings = broadBeginnings(placed, terms, largest).filter((beginning) => !synonyms.has(beginning));
	const products = new BestProducts(collected, groups, totals, beginnings);
	const best = beginnings.flatMap((beginning) => {
		const file = products.file(beginning);
		return file ? [[beginning, add(file)] as const] : [];
	});
	const head: SearchHead = {
		version: formatVersion,
		...totals,
		terms,
		descriptions: writer.addRanges(descriptionEntries(collected)),
		infixes: writer.addRanges(new InfixEntries(placed)),
		nameParts: writer.addRanges(new NamePartEntries(collected.names)),
		best,
		groups: groups.map((group) => add(groupFile(group))),
		popularity: popularityFiles(groups).map(add),
		categories: add(catalog.categories.map(({ slug, name }) => [slug, name]) satisfies CategoryFile),
	};
	return [{ name: headName, text: JSON.stringify(head) }, ...writer.files];
}

function groupFile({ inNameOrder, numbered }: Group): GroupFile {
	const places = new Map(numbered.map((product, place) => [product, place]));
	return inNameOrder.map((product) => {
		const { slug, name, tagline = null, categories, icon } = product;
		return [places.get(product) ?? 0, slug, name, tagline, categories, icon === undefined ? 0 : 1];
	});
}
