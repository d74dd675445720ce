/** The search index, and the file that names it. */
import type { Catalog, OwnList, Product } from '../../catalog/catalog.ts';
import { pricingSlug } from '../../catalog/facets.ts';
import { oncePer } from '../../catalog/once.ts';
import { fieldsWith } from '../../content/schemas/product-fields.ts';
import { type DescriptionsFile, descriptionsOf } from '../../search/descriptions.ts';
import { searchLanguage } from '../../search/languages.ts';
import { type SearchedProduct, type SearchIndexFile, searchIndexOf } from '../../search/product-index.ts';
import type { SearchPointer } from '../../search/product-search.ts';
import { joinedKey, termsOf } from '../../search/terms.ts';
import { searchHashLength, searchIndexFile, searchPointerFile } from '../../urls/paths.ts';
import { weekName } from '../shared/dates.ts';
import { winnerOf } from '../shared/leaderboard.ts';
import { alphabetical } from '../shared/product-orders.ts';
import { facets } from './facets.ts';

/** Texts by path. */
export async function searchFiles(catalog: Catalog): Promise<ReadonlyMap<string, string>> {
	const texts = [searchIndex(catalog), searchDescriptions(catalog)].map((file) => JSON.stringify(file));
	const hashes = await Promise.all(texts.map(sha256));
	const [file = '', descriptions = ''] = hashes.map((hash) => searchIndexFile(hash.slice(0, searchHashLength)));
	return new Map([
		[searchPointerFile, JSON.stringify({ file, descriptions } satisfies SearchPointer)],
		[file, texts[0] ?? ''],
		[descriptions, texts[1] ?? ''],
	]);
}

/** The catalog with its products in the order of lists, so that these need no rows of their own. */
const inOrder = oncePer((catalog: Catalog): Catalog => ({ ...catalog, products: alphabetical(catalog.products) }));

export function searchIndex(given: Catalog): SearchIndexFile {
	const catalog = inOrder(given);
	const { categories, columns } = facets(catalog);
	const { first_launched_on, votes, best_score, pricing_model } = columns;
	const names = new Map(catalog.categories.map(({ slug, name }) => [slug, name]));
	const facts = {
		categories: categories.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
		pricing_models: catalog.site.pricing_models.map((model) => ({ ...model, slug: pricingSlug(model.slug) })),
		own: catalog.own_lists.length > 0 ? catalog.own_lists.map((list) => ownColumn(list, catalog.products)) : undefined,
		columns: { categories: columns.categories, pricing_model, first_launched_on, votes, best_score },
	};
	const last = catalog.launch_periods.find(({ status }) => status === 'finished');
	const weeks = catalog.launch_periods.map((week) => {
		return { slug: week.slug, name: weekName(week), winner: week === last ? winnerOf(week)?.product : undefined };
	});
	const lang = catalog.site.lang === 'en' ? undefined : catalog.site.lang;
	return searchIndexOf(searchedProducts(catalog), facts, { lang, synonyms: catalog.synonyms, weeks });
}

function ownColumn({ field: { name }, values }: OwnList, products: readonly Product[]) {
	const rows = new Map(values.map((value, at) => [value.name, at]));
	const column = products.map(({ own }) => rows.get(String(own?.[name])) ?? -1);
	return { name, values: values.map(({ slug }) => slug), column };
}

export function searchDescriptions(given: Catalog): DescriptionsFile {
	const catalog = inOrder(given);
	const texts = searchedProducts(catalog).map(({ name, text }, row) => ({
		description: catalog.products[row]?.description ?? '',
		indexed: `${name} ${text}`,
	}));
	return descriptionsOf(texts, searchLanguage(catalog.site.lang));
}

/** Searched fields that results do not show. */
const furtherFields = fieldsWith('searched').filter((field) => field !== 'name' && field !== 'tagline');

/** The searched texts of products, without descriptions. */
const searchedProducts = oncePer(({ site, categories, products }: Catalog): SearchedProduct[] => {
	const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
	const own = site.fields.filter(({ searched }) => searched);
	const models = new Map(site.pricing_models.map(({ slug, name }) => [slug, `${slug} ${name}`]));
	return products.map((product) => {
		const { slug, name, tagline, pricing_model = '', price_label: price, icon } = product;
		// Most makers are named like their only product.
		const joined = joinedKey(name);
		const further = furtherFields.flatMap((field) => termsOf(product[field] ?? ''));
		const unnamed = further.filter((term) => !joined.includes(term));
		const named = product.categories.map((category) => categoryNames.get(category));
		const ownTexts = own.flatMap(({ name }) => product.own?.[name] ?? []);
		const text = [tagline, ...named, models.get(pricing_model), ...unnamed, ...ownTexts].join(' ');
		return { slug, name, tagline, text, price, icon: icon && 1 };
	});
});

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
