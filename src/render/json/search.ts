/** The search index, and the file that names it. */
import type { Catalog } from '../../catalog/catalog.ts';
import { searchHashLength, searchIndexFile, searchPointerFile } from '../../routes/paths.ts';
import { type SearchedProduct, type SearchIndexFile, searchIndexOf } from '../../search/product-index.ts';
import type { SearchPointer } from '../../search/product-search.ts';
import { joinedKey, termsOf } from '../../search/terms.ts';
import { listed } from '../props/lists.ts';
import { sha256 } from '../sha256.ts';

/** Texts by path. */
export async function searchFiles(catalog: Catalog): Promise<ReadonlyMap<string, string>> {
	const text = JSON.stringify(searchIndex(catalog));
	const file = searchIndexFile((await sha256(text)).slice(0, searchHashLength));
	return new Map([
		[searchPointerFile, JSON.stringify({ file } satisfies SearchPointer)],
		[file, text],
	]);
}

export const searchIndex = (catalog: Catalog): SearchIndexFile =>
	searchIndexOf(searchedProducts(catalog), catalog.synonyms);

/** Products as searches see them, without their descriptions, which would be most of the index. */
function searchedProducts({ site, categories, products }: Catalog): SearchedProduct[] {
	const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
	const models = new Map(site.pricing_models.map(({ slug, name }) => [slug, `${slug} ${name}`]));
	return products.map((product) => {
		const { slug, name, tagline, maker = '', pricing_model = '', votes } = product;
		// Most makers are named like their only product.
		const joined = joinedKey(name);
		const ofMaker = termsOf(maker).filter((term) => !joined.includes(term));
		const named = product.categories.map((category) => categoryNames.get(category));
		const text = [tagline, ...named, models.get(pricing_model), ...ofMaker].join(' ');
		return { ...{ slug, name, tagline, text, votes }, price: listed({ site }, product).price, icon: product.icon && 1 };
	});
}
