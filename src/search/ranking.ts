/** The order of the products that a search has found. */
import { countOf, type Matches } from './matches.ts';
import type { IndexedProduct } from './product-index.ts';
import { joinedKey, nameKey, termsOf } from './terms.ts';
import type { Asked, WordSearch } from './word-search.ts';

/** The share of the score that each doubling of the votes adds. */
const popularityWeight = 0.4;

/** Places of words, as bits. */
export interface Needed {
	/** Those that were looked for. */
	readonly needed: number;
	/** Those of them that a product must hold one of. */
	readonly subject: number;
}

export class Ranking {
	readonly #products: readonly IndexedProduct[];
	readonly #words: WordSearch;
	/** Stems of the name and the categories of a product, as a text. */
	readonly #phrases = new Map<number, string>();

	constructor(products: readonly IndexedProduct[], words: WordSearch) {
		this.#products = products;
		this.#words = words;
	}

	/**
	 * The very name first, then names that are the same but for spaces, and names that begin so. Of the others, those that lack
	 * the fewest words of the subject, and of these the most common ones; then those that lack no word of a price, those that need
	 * their descriptions for the fewest words, those that lack the fewest words of a price, and those with the most words together.
	 */
	rank(
		query: string,
		{ words, telling }: Asked,
		{ needed, subject }: Needed,
		{ byRow }: Matches,
		accepts: (slug: string) => boolean,
	) {
		const nameClass = classesFor(query);
		const stems = words.map(this.#words.language.stem);
		const pairs = telling.filter((at) => telling.includes(at + 1)).map((at) => ` ${stems[at]} ${stems[at + 1]} `);
		const all = Array.from(byRow.values(), ({ places, described }) => places | described);
		const rarities = words.map((_, at) => this.#words.rarity(all.filter((held) => (held & (1 << at)) !== 0).length));
		const lossOf = (bits: number) => rarities.reduce((sum, rarity, at) => sum + ((bits >> at) & 1) * rarity, 0);
		const ranked = Array.from(byRow, ([row, { score, places, described, terms }]) => {
			const product = this.#products[row];
			if (!product) throw new Error(`The search index has no product in row ${row}.`);
			const held = places | described;
			if ((subject !== 0 && (subject & held) === 0) || !accepts(product.slug)) return undefined;
			return {
				row,
				product,
				terms,
				held,
				described: subject & ~places & described,
				missing: countOf(subject & ~held),
				loss: lossOf(subject & ~held),
				lacking: countOf(needed & ~held),
				nameClass: nameClass(product),
				together: pairs.filter((pair) => this.#phrasesOf(row).includes(pair)).length,
				score: score * (1 + popularityWeight * Math.floor(Math.log2(1 + product.votes))),
			};
		});
		return ranked
			.filter((one) => one !== undefined)
			.sort(
				(a, b) =>
					a.nameClass - b.nameClass ||
					a.missing - b.missing ||
					a.loss - b.loss ||
					Math.sign(a.lacking) - Math.sign(b.lacking) ||
					countOf(a.described) - countOf(b.described) ||
					a.lacking - b.lacking ||
					b.together - a.together ||
					b.score - a.score ||
					a.row - b.row,
			);
	}

	#phrasesOf(row: number): string {
		const known = this.#phrases.get(row);
		if (known !== undefined) return known;
		const { name = '', categories = [] } = this.#products[row] ?? {};
		const texts = [name, ...categories.map((slug) => slug.replaceAll('-', ' '))];
		const phrases = texts.map((text) => ` ${this.#words.stemsOf(termsOf(text))} `).join('|');
		this.#phrases.set(row, phrases);
		return phrases;
	}
}

/** Tells how the name of a product compares with a query; the lower, the better. */
function classesFor(query: string): (product: IndexedProduct) => number {
	const [key, joined] = [nameKey(query), joinedKey(query)];
	return (product) => {
		if (product.nameKey === key) return product.name === query ? 0 : sameName;
		if (product.joinedKey === joined) return joinedName;
		return product.joinedKey.startsWith(joined) ? joinedName + 1 : joinedName + 2;
	};
}

/** The class of a product that has the query as its name. */
export const sameName = 1;
/** The class of a product that has it but for spaces. */
const joinedName = 2;
