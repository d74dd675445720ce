/** The files of the search index: the head, and those that it names. */
import type { Catalog } from '../../../catalog/catalog.ts';
import {
	type CategoryFile,
	type DescriptionFile,
	formatVersion,
	type GroupFile,
	type InfixFile,
	type KeyRange,
	type NamePartFile,
	type SearchHead,
	type TermFile,
} from '../../../search/index-files.ts';
import { packAscending } from '../../../search/packed-numbers.ts';
import { minimumPart, similarLengths } from '../../../search/similar-terms.ts';
import { bestFile, broadBeginnings } from './best-files.ts';
import { type CollectedTerms, collectTerms } from './collect-terms.ts';
import { contentName } from './content-name.ts';
import { divideKeys, type Entry } from './divide-keys.ts';
import { type NamePart, nameParts } from './name-parts.ts';
import { type Group, groupsOf } from './number-products.ts';
import type { Places } from './places.ts';
import { popularityFiles } from './popularity-files.ts';
import { synonymsByPhrase } from './synonym-entries.ts';

export interface SearchFile {
	/** Of the file in its folder, without its ending. */
	readonly name: string;
	/** JSON. */
	readonly text: string;
}

/** Characters of a file of terms or of infixes. */
const maximumSize = 16 * 1_024;

/** A search by a single beginning of a word reads no more of its terms, in 1,024 characters. */
const broadSize = 256;

const headName = 'head';

export function searchFiles(catalog: Catalog, largest = broadSize): SearchFile[] {
	const files = new Map<string, SearchFile>();
	const add = (content: unknown): SearchFile => {
		const text = JSON.stringify(content);
		const file = { name: contentName(text), text };
		files.set(file.name, file);
		return file;
	};
	const groups = groupsOf(catalog.products);
	const collected = collectTerms(catalog, groups);
	const totals = { products: catalog.products.length, averageLengths: collected.averageLengths };
	const synonyms = synonymsByPhrase(catalog.synonyms);
	const terms = addRanges(termEntries(collected, synonyms), termFile, add);
	const beginnings = broadBeginnings(collected.terms.keys(), terms, largest);
	const best = beginnings.flatMap((beginning) => {
		if (synonyms.has(beginning)) return [];
		const file = bestFile(beginning, collected, groups, totals);
		return file ? [[beginning, add(file).name] as const] : [];
	});
	const head: SearchHead = {
		version: formatVersion,
		...totals,
		terms,
		descriptions: addRanges(descriptionEntries(collected.descriptions), descriptionFile, add),
		infixes: addRanges(infixEntries(collected.terms.keys()), infixFile, add),
		nameParts: addRanges(nameParts(collected.names), namePartFile, add),
		best,
		groups: groups.map((group) => add(groupFile(group)).name),
		popularity: popularityFiles(groups).map((file) => add(file).name),
		categories: add(catalog.categories.map(({ slug, name }) => [slug, name]) satisfies CategoryFile).name,
	};
	return [{ name: headName, text: JSON.stringify(head) }, ...files.values()];
}

function addRanges<Own extends Entry>(
	entries: readonly Own[],
	render: (entries: readonly Own[]) => unknown,
	add: (content: unknown) => SearchFile,
): KeyRange[] {
	return divideKeys(entries, maximumSize).map(({ first, entries: own }) => {
		const { name, text } = add(render(own));
		return [first, name, Math.ceil(text.length / 1_024)];
	});
}

interface TermEntry extends Entry {
	readonly part: keyof TermFile;
	readonly value: TermFile[keyof TermFile][number];
}

function termEntries(
	{ terms, names, categories }: CollectedTerms,
	synonyms: ReadonlyMap<string, readonly string[]>,
): TermEntry[] {
	const entries: TermEntry[] = [];
	const add = (part: keyof TermFile, value: TermEntry['value']): void => {
		entries.push({ key: value[0], part, value, size: JSON.stringify(value).length + 1 });
	};
	for (const [term, places] of terms) add('terms', [term, ...places.packed()]);
	for (const [key, products] of names) add('names', [key, packAscending(products)]);
	for (const [slug, products] of categories) add('categories', [slug, packAscending(products)]);
	for (const [phrase, others] of synonyms) add('synonyms', [phrase, ...others]);
	return entries.sort(byKey);
}

function termFile(entries: readonly TermEntry[]): TermFile {
	const file: Record<keyof TermFile, unknown[]> = { terms: [], names: [], categories: [], synonyms: [] };
	for (const { part, value } of entries) file[part].push(value);
	return file as unknown as TermFile;
}

interface DescriptionEntry extends Entry {
	readonly value: DescriptionFile['terms'][number];
}

function descriptionEntries(terms: ReadonlyMap<string, Places>): DescriptionEntry[] {
	return Array.from(terms, ([key, places]): DescriptionEntry => {
		const value: DescriptionEntry['value'] = [key, ...places.packed()];
		return { key, value, size: JSON.stringify(value).length + 1 };
	}).sort(byKey);
}

const descriptionFile = (entries: readonly DescriptionEntry[]): DescriptionFile => ({
	terms: entries.map(({ value }) => value),
});

const namePartFile = (entries: readonly NamePart[]): NamePartFile =>
	entries.map(({ key, products }) => [key, products]);

interface InfixEntry extends Entry {
	readonly term: string;
}

function infixEntries(terms: Iterable<string>): InfixEntry[] {
	const entries: InfixEntry[] = [];
	for (const term of terms) {
		const { length } = term;
		if (length < similarLengths.minimum || length > similarLengths.maximum) continue;
		for (let from = 0; from <= length - minimumPart; from++)
			entries.push({ key: term.slice(from), term, size: length + 3 });
	}
	return entries.sort(byKey);
}

const infixFile = (entries: readonly InfixEntry[]): InfixFile => [...new Set(entries.map(({ term }) => term))].sort();

function groupFile({ inNameOrder, numbered }: Group): GroupFile {
	const places = new Map(numbered.map((product, place) => [product, place]));
	return inNameOrder.map((product) => {
		const { slug, name, tagline = null, categories, icon } = product;
		return [places.get(product) ?? 0, slug, name, tagline, categories, icon === undefined ? 0 : 1];
	});
}

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
