import { lettersAndDigits } from '../../content/schemas/near-name.ts';
import { slugOf } from '../../content/schemas/slug-of.ts';
import { quote } from '../../content/schemas/text.ts';
import { suggest } from '../../routes/nearest.ts';
import type { ProductEntry } from '../find-entry.ts';

/** Products by what a table may call them: slugs, former slugs, and names that only one product has. */
export class ProductIndex {
	readonly #bySlug = new Map<string, ProductEntry>();
	readonly #byName: ReadonlyMap<string, readonly ProductEntry[]>;

	constructor(products: readonly ProductEntry[]) {
		for (const product of products) {
			for (const former of product.frontMatter.former_slugs) this.#bySlug.set(former, product);
		}
		for (const product of products) this.#bySlug.set(product.slug, product);
		this.#byName = Map.groupBy(products, ({ frontMatter }) => lettersAndDigits(frontMatter.name));
	}

	/**
	 * @param isMeant - Whether a product is one that the table is about; decides between products of the same name.
	 * @returns The product, or what is wrong with the word for it.
	 */
	find(word: string, isMeant: (product: ProductEntry) => boolean): ProductEntry | string {
		const bySlug = this.#bySlug.get(word);
		if (bySlug) return bySlug;
		const named = this.#byName.get(lettersAndDigits(word)) ?? [];
		const meant = named.length > 1 ? named.filter(isMeant) : named;
		const [first, second] = meant.length > 0 ? meant : named;
		if (first && second) {
			const slugs = named.map(({ slug }) => `\`${slug}\``).join(', ');
			return `${quote(word)} is the name of ${named.length} products: ${slugs}. Write the slug of one.`;
		}
		if (first) return first;
		const near = suggest(slugOf(word) || word.slice(0, 100), [...this.#bySlug.keys()]);
		return `There is no product ${quote(word)}.${near || ' Write its slug, which is the name of its file.'}`;
	}
}
