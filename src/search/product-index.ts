/** The published search index of products. A build makes it with MiniSearch; browsers and servers load it. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { commonWords, joinedKey, nameKey, termsOf } from './terms.ts';

/** A product as results show it. */
export interface ShownProduct {
	readonly slug: string;
	readonly name: string;
	readonly tagline: string | undefined;
	/** As lists show it. */
	readonly price: string | undefined;
	/** 1 for a product with an icon. */
	readonly icon: 1 | undefined;
}

export interface SearchedProduct extends ShownProduct {
	/** The text that is searched beside the name. */
	readonly text: string;
	readonly votes: number;
}

/** A product of the index. Its row is its number in MiniSearch. */
export interface IndexedProduct extends ShownProduct {
	/** One more for each doubling of its votes. */
	readonly popularity: number;
	readonly nameKey: string;
	readonly joinedKey: string;
}

/** The published file. */
export interface SearchIndexFile {
	/** Lists of words and phrases that readers may write for each other. */
	readonly synonyms: readonly (readonly string[])[];
	/** As MiniSearch writes it, without the numbers of documents: they are the rows. */
	readonly products: Omit<AsPlainObject, 'documentIds'>;
}

type Row = SearchedProduct & { readonly row: number };

/** The searched fields, with the weight of a word in each of them. */
export const boost = { name: 5, text: 2 };

/** What is stored of a product. Most slugs are made of the name, and make a tenth of the index. */
const stored = {
	name: ({ name }: Row) => name,
	slug: ({ slug, name }: Row) => (slug === slugOf(name) ? undefined : slug),
	tagline: ({ tagline }: Row) => tagline,
	price: ({ price }: Row) => price,
	icon: ({ icon }: Row) => icon,
	popularity: ({ votes }: Row) => Math.floor(Math.log2(1 + votes)),
} as const;

const slugOf = (name: string): string => nameKey(name).replaceAll(' ', '-');

const options: Options<Row> = {
	idField: 'row',
	fields: Object.keys(boost),
	storeFields: Object.keys(stored),
	extractField: (product, field) =>
		field in stored ? stored[field as keyof typeof stored](product) : product[field as keyof Row],
	tokenize: (text) => [...new Set(termsOf(text))],
	// Terms are folded already. A name may be nothing but common words.
	processTerm: (term, field) => (field === 'text' && commonWords.has(term) ? null : term),
};

/** @param products - In name order, which makes the index smaller. */
export function searchIndexOf(
	products: readonly SearchedProduct[],
	synonyms: SearchIndexFile['synonyms'],
): SearchIndexFile {
	const index = new MiniSearch(options);
	index.addAll(products.map((product, row) => ({ ...product, row })));
	const { documentIds: _, ...rows } = index.toJSON();
	return { synonyms, products: rows };
}

export const loadIndex = ({ products }: SearchIndexFile): MiniSearch<Row> =>
	MiniSearch.loadJS({ ...products, documentIds: Object.keys(products.storedFields).map(Number) }, options);

/** The products by their rows. */
export const indexedProducts = ({ products: { storedFields } }: SearchIndexFile): IndexedProduct[] =>
	Object.values(storedFields as unknown as Readonly<Record<string, IndexedProduct>>).map((product) => ({
		...product,
		slug: product.slug ?? slugOf(product.name),
		nameKey: nameKey(product.name),
		joinedKey: joinedKey(product.name),
	}));
