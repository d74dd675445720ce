/** The published search index of products. A build makes it with MiniSearch; browsers and servers load it. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { ownFilter } from '../urls/paths.ts';
import type { IndexedCategory } from './category-search.ts';
import { searchLanguage } from './languages.ts';
import { joinedKey, nameKey, termsOf, withoutFree } from './terms.ts';
import type { IndexedWeek } from './week-search.ts';

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
}

/** What products are ordered and filtered by. Numbers stand for what the lists hold at these indexes; -1 for nothing. */
export interface SearchFacts {
	readonly categories: readonly IndexedCategory[];
	/** Each with its part of a path, and whether its products cost nothing. */
	readonly pricing_models: readonly { readonly slug: string; readonly name: string; readonly free: boolean }[];
	/** The board's own fields with lists. A board without any has none. */
	readonly own?: readonly OwnColumn[] | undefined;
	/** Their rows are those of the products. */
	readonly columns: {
		readonly categories: readonly (readonly number[])[];
		readonly pricing_model: readonly number[];
		/** Days since 1970-01-01, UTC. */
		readonly first_launched_on: readonly number[];
		readonly votes: readonly number[];
		/** The best one of all launches; `null` for a product that was never launched in a week. */
		readonly best_score: readonly (number | null)[];
	};
}

/** A field, the slugs of its values, and the value of each product. */
interface OwnColumn {
	readonly name: string;
	readonly values: readonly string[];
	readonly column: readonly number[];
}

/** Stands for every pricing model that costs nothing. */
export const costsNothing = 'costs-nothing';

/** A product of the index. Its row is its number in MiniSearch. */
export interface IndexedProduct extends ShownProduct {
	/** Whether it costs nothing. */
	readonly free: boolean;
	/** Whether a part of it costs nothing, by the name of its pricing model. */
	readonly partlyFree: boolean;
	/** Its pricing model, by the slug of the index. */
	readonly pricing: string | undefined;
	/** Slugs. */
	readonly categories: readonly string[];
	/** Slugs of the values of the board's own fields, by the filters of these. */
	readonly own: ReadonlyMap<string, string | undefined>;
	/** Days since 1970-01-01, UTC. */
	readonly day: number;
	readonly votes: number;
	/** That of its best launch. */
	readonly score: number | null;
	readonly nameKey: string;
	readonly joinedKey: string;
}

type Tables = 'fieldLength' | 'storedFields';

/** The published file. */
export interface SearchIndexFile {
	/** The language of the board. English has none. */
	readonly lang?: string | undefined;
	/** Lists of words and phrases that readers may write for each other. */
	readonly synonyms: readonly (readonly string[])[];
	/** As MiniSearch writes it, without the numbers of documents: they are the rows, which makes lists of its two tables. */
	readonly products: Omit<AsPlainObject, 'documentIds' | Tables> & Readonly<Record<Tables, readonly unknown[]>>;
	readonly facts: SearchFacts;
	/** Newest first. */
	readonly weeks: readonly IndexedWeek[];
}

type Row = SearchedProduct & { readonly row: number };

/** The searched fields, with the weight of a word in each of them. */
export const boost = { name: 5, text: 2 };

/** What is stored of a product. Most slugs are made of the name, and make a tenth of the index. */
const stored = {
	name: ({ name }: Row) => name,
	slug: ({ slug, name }: Row) => (slug === slugOf(name) ? undefined : slug),
	tagline: ({ tagline }: Row) => tagline,
	/** Where it is not the name of its pricing model. */
	price: ({ price }: Row) => price,
	icon: ({ icon }: Row) => icon,
} as const;

const slugOf = (name: string): string => nameKey(name).replaceAll(' ', '-');

const options: Options<Row> = {
	idField: 'row',
	fields: Object.keys(boost),
	storeFields: Object.keys(stored),
	extractField: (product, field) =>
		field in stored ? stored[field as keyof typeof stored](product) : product[field as keyof Row],
	tokenize: (text) => [...new Set(termsOf(text))],
	// Terms are folded already.
	processTerm: (term) => term,
};

/** @param products - In alphabetical order, which makes the index smaller. */
export function searchIndexOf(
	products: readonly SearchedProduct[],
	facts: SearchFacts,
	{ lang, synonyms, weeks }: Pick<SearchIndexFile, 'lang' | 'synonyms' | 'weeks'>,
): SearchIndexFile {
	const index = new MiniSearch(options);
	index.addAll(products.map((product, row) => ({ ...product, row })));
	const { documentIds: _, fieldLength, storedFields, ...rest } = index.toJSON();
	const tables = { fieldLength: Object.values(fieldLength), storedFields: Object.values(storedFields) };
	return { lang, synonyms, products: { ...rest, ...tables }, facts, weeks };
}

export function loadIndex({ products }: SearchIndexFile): MiniSearch<Row> {
	const { fieldLength, storedFields } = products;
	// It reads them by key, as it reads the objects that it writes.
	const tables = { fieldLength, storedFields } as unknown as Pick<AsPlainObject, Tables>;
	return MiniSearch.loadJS({ ...products, ...tables, documentIds: [...storedFields.keys()] }, options);
}

/** The products by their rows. */
export function indexedProducts({ lang, products: { storedFields }, facts }: SearchIndexFile): IndexedProduct[] {
	const { columns } = facts;
	const language = searchLanguage(lang);
	const models = facts.pricing_models.map((model) => {
		const namesFree = model.slug === 'freemium' || withoutFree(model.name, language) !== undefined;
		return { ...model, partlyFree: !model.free && namesFree };
	});
	return (storedFields as readonly ShownProduct[]).map((product, row) => {
		const model = models[columns.pricing_model[row] ?? -1];
		return {
			...product,
			slug: product.slug ?? slugOf(product.name),
			price: product.price ?? model?.name,
			free: model?.free ?? false,
			partlyFree: model?.partlyFree ?? false,
			pricing: model?.slug,
			categories: columns.categories[row]?.flatMap((index) => facts.categories[index]?.slug ?? []) ?? [],
			own: new Map(facts.own?.map(({ name, values, column }) => [ownFilter(name), values[column[row] ?? -1]])),
			day: columns.first_launched_on[row] ?? 0,
			votes: columns.votes[row] ?? 0,
			score: columns.best_score[row] ?? null,
			nameKey: nameKey(product.name),
			joinedKey: joinedKey(product.name),
		};
	});
}
