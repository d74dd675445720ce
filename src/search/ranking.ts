/** The order of the products that a search has found. */
import { countOf, type Matches } from './matches.ts';
import type { IndexedProduct } from './product-index.ts';
import { joinedKey, nameKey, termsOf } from './terms.ts';
import type { Asked, WordSearch } from './word-search.ts';

/** The share of the score that each doubling of the votes adds. */
const popularityWeight = 0.4;

/** Places of words, as bits. */
interface Needed {
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
	 * the fewest words of the subject, and of these the most common ones, then those that need their descriptions for the fewest,
	 * then those that lack the fewest words of a price, then those with the most words together.
	 */
	rank(query: string, { words, telling }: Asked, { needed, subject }: Needed, { byRow }: Matches) {
		const [key, joined] = [nameKey(query), joinedKey(query)];
		const nameClass = (product: IndexedProduct): number => {
			if (product.nameKey === key) return product.name === query ? 0 : sameName;
			if (product.joinedKey === joined) return joinedName;
			return product.joinedKey.startsWith(joined) ? joinedName + 1 : joinedName + 2;
		};
		const stems = words.map(this.#words.language.stem);
		const pairs = telling.filter((at) => telling.includes(at + 1)).map((at) => ` ${stems[at]} ${stems[at + 1]} `);
		const wordsAt = (bits: number): string[] => words.filter((_, at) => (bits & (1 << at)) !== 0);
		const all = Array.from(byRow.values(), ({ places, described }) => places | described);
		const rarities = words.map((_, at) => this.#words.rarity(all.filter((held) => (held & (1 << at)) !== 0).length));
		const lossOf = (bits: number) => rarities.reduce((sum, rarity, at) => sum + ((bits >> at) & 1) * rarity, 0);
		return Array.from(byRow, ([row, { score, places, described, terms }]) => {
			const product = this.#products[row];
			if (!product) throw new Error(`The search index has no product in row ${row}.`);
			const { slug, name, tagline, price, icon, free, partlyFree } = product;
			const held = places | described;
			return {
				slug,
				name,
				tagline,
				price,
				icon,
				free,
				partlyFree,
				held,
				terms,
				nameClass: nameClass(product),
				lacks: wordsAt(needed & ~held),
				missing: countOf(subject & ~held),
				loss: lossOf(subject & ~held),
				described: wordsAt(subject & ~places & described),
				together: pairs.length > 0 ? pairs.filter((pair) => this.#phrasesOf(row).includes(pair)).length : 0,
				score: score * (1 + popularityWeight * Math.floor(Math.log2(1 + product.votes))),
				row,
			};
		}).sort(
			(a, b) =>
				a.nameClass - b.nameClass ||
				a.missing - b.missing ||
				a.loss - b.loss ||
				a.described.length - b.described.length ||
				a.lacks.length - b.lacks.length ||
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

/** The class of a product that has the query as its name. */
export const sameName = 1;
/** The class of a product that has it but for spaces. */
const joinedName = 2;
