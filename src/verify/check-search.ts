/**
 * The search index, read as the format that MiniSearch documents: it names every product once and nothing else, shows of
 * each what its own file says, and leads from the plain words of a name to the product.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Resource } from './check-product-lists.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

const file = '/search/index.json';
const page = '/search.html';
const version = 2;
const fields = ['name', 'tagline', 'categories', 'maker'];
const shown = ['name', 'tagline', 'categories'] as const;

type Numbered<Value> = Readonly<Record<string, Value>>;

/** The part of the library's format that is checked. */
interface Index {
	readonly serializationVersion: unknown;
	readonly documentCount: unknown;
	readonly documentIds: Numbered<unknown>;
	readonly fieldIds: Numbered<number>;
	readonly storedFields: Numbered<Resource | undefined>;
	readonly index: readonly (readonly [term: string, occurrences: Numbered<Numbered<number>>])[];
}

export function checkSearch(files: PublishedFiles, products: ReadonlyMap<string, Resource>, report: Report): void {
	const say = (pointer: string, message: string): void => report({ file, pointer, message });
	if (!files.paths.has(file)) {
		if (files.paths.has(page) && files.text(page).includes(file)) say('', `does not exist, but ${page} asks for it.`);
		return;
	}
	const index = files.json(file, report);
	if (index === undefined) return;
	if (!isIndex(index)) {
		say('', 'is no index of MiniSearch.');
		return;
	}
	const { serializationVersion, documentCount, fieldIds } = index;
	if (serializationVersion !== version)
		say('/serializationVersion', `is ${serializationVersion} instead of ${version}.`);
	if (documentCount !== products.size) say('/documentCount', `is ${documentCount} instead of ${products.size}.`);
	if (!isDeepStrictEqual(Object.keys(fieldIds), fields)) say('/fieldIds', `are not ${fields.join(', ')}.`);
	checkProducts(index, products, say);
	checkTerms(index, say);
}

type Say = (pointer: string, message: string) => void;

function isIndex(value: unknown): value is Index {
	const { documentIds, fieldIds, storedFields, index } = Object(value) as Readonly<Record<string, unknown>>;
	const objects = [documentIds, fieldIds, storedFields];
	return objects.every((member) => typeof member === 'object' && member !== null) && Array.isArray(index);
}

function checkProducts({ documentIds, storedFields }: Index, products: ReadonlyMap<string, Resource>, say: Say): void {
	const named = new Set<string>();
	for (const [number, id] of Object.entries(documentIds)) {
		const slug = String(id);
		const product = products.get(slug);
		if (!product) say(`/documentIds/${number}`, `is \`${slug}\`, which does not exist.`);
		else if (named.has(slug)) say(`/documentIds/${number}`, `names \`${slug}\` again.`);
		named.add(slug);
		const stored = Object.entries(storedFields[number] ?? {});
		const own = shown.flatMap((member) => (product?.[member] === undefined ? [] : [[member, product[member]]]));
		if (product && !isDeepStrictEqual(stored, own)) {
			say(`/storedFields/${number}`, `differs from the product \`${slug}\`.`);
		}
	}
	for (const number of Object.keys(storedFields)) {
		if (!Object.hasOwn(documentIds, number)) say(`/storedFields/${number}`, 'belongs to no product.');
	}
	for (const slug of products.keys()) if (!named.has(slug)) say('/documentIds', `lacks \`${slug}\`.`);
}

/** Words of ASCII letters and digits between spaces are terms by any rule; how others are cut is the builder's affair. */
function checkTerms({ documentIds, fieldIds, storedFields, index }: Index, say: Say): void {
	const terms = new Map<string, Numbered<Numbered<number>>>();
	for (const [at, [term, occurrences]] of index.entries()) {
		if (terms.has(term)) say(`/index/${at}`, `is \`${term}\` again.`);
		terms.set(term, occurrences);
		for (const numbers of Object.values(occurrences)) {
			const stray = Object.keys(numbers).find((number) => !Object.hasOwn(documentIds, number));
			if (stray !== undefined)
				say(`/index/${at}`, `leads from \`${term}\` to the number ${stray}, which is no product.`);
		}
	}
	for (const [number, stored] of Object.entries(storedFields)) {
		const words = String(stored?.['name'] ?? '').split(' ');
		for (const word of words.filter((part) => /^[a-z\d]+$/i.test(part))) {
			const places = terms.get(word.toLowerCase())?.[String(fieldIds['name'])];
			if (places && Object.hasOwn(places, number)) continue;
			say(
				'/index',
				`does not lead from \`${word.toLowerCase()}\` to \`${documentIds[number]}\`, whose name has the word.`,
			);
		}
	}
}
