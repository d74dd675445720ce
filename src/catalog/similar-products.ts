/**
 * Which products resemble each product: those of its categories first, then those that share words of its name and tagline.
 * Rare categories and words count more, and of equal products the one with the better score comes first.
 */
import type { Product } from './catalog.ts';
import { oncePer } from './once.ts';

/** The maximum number of similar products of a product. */
const shown = 6;
/** Words that more products contain are not compared. */
const mostWithWord = 100;
/** Products of a category that are compared although they share no word, the best ones. */
const bestOfCategory = 30;

/** @param products - In any order; the result is the same. @returns Most similar first, by slug. */
export const similarProducts = oncePer((products: readonly Product[]): ReadonlyMap<string, readonly Product[]> => {
	const best = products.toSorted((a, b) => bestScore(b) - bestScore(a) || (a.slug < b.slug ? -1 : 1));
	const wordsOf = best.map(({ name, tagline = '' }) => keywordsOf(`${name} ${tagline}`));
	const [byWord, byCategory] = [invert(wordsOf), invert(best.map(({ categories }) => categories))];
	const all = Math.log2(products.length);
	const rarity = (list: readonly number[]): number => Math.round(all - Math.log2(list.length));
	const rarityOf = new Map(Array.from(byCategory, ([category, list]) => [category, rarity(list)]));
	const shared = new Int32Array(best.length);

	const similarTo = (product: Product, number: number): Product[] => {
		const candidates = new Set<number>();
		const count = (candidate: number, weight: number): void => {
			candidates.add(candidate);
			shared[candidate] = (shared[candidate] ?? 0) + weight;
		};
		for (const word of wordsOf[number] ?? []) {
			const list = byWord.get(word) ?? [];
			if (list.length > mostWithWord) continue;
			const weight = rarity(list);
			for (const candidate of list) count(candidate, weight);
		}
		for (const category of product.categories) {
			for (const candidate of byCategory.get(category)?.slice(0, bestOfCategory) ?? []) count(candidate, 0);
		}
		candidates.delete(number);
		const found: { candidate: number; isSameKind: boolean; weight: number }[] = [];
		for (const candidate of candidates) {
			const { categories = [] } = best[candidate] ?? {};
			const words = shared[candidate] ?? 0;
			let weight = words;
			let isSameKind = false;
			for (const [index, category] of product.categories.entries()) {
				if (!categories.includes(category)) continue;
				isSameKind = true;
				// The main category is first and counts twice.
				const times = index === 0 && category === categories[0] ? 2 : 1;
				weight += times * (rarityOf.get(category) ?? 0);
			}
			if (isSameKind || words >= all) found.push({ candidate, isSameKind, weight });
		}
		for (const candidate of candidates) shared[candidate] = 0;
		shared[number] = 0;
		found.sort(
			(a, b) => Number(b.isSameKind) - Number(a.isSameKind) || b.weight - a.weight || a.candidate - b.candidate,
		);
		return found.slice(0, shown).flatMap(({ candidate }) => best[candidate] ?? []);
	};
	return new Map(best.map((product, number) => [product.slug, similarTo(product, number)]));
});

const bestScore = ({ launches }: Product): number => launches.reduce((best, { score }) => Math.max(best, score), 0);

/** The numbers of the lists that contain each word. */
function invert(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
	const holders = new Map<string, number[]>();
	for (const [number, words] of lists.entries()) {
		for (const word of words) {
			const known = holders.get(word);
			if (known) known.push(number);
			else holders.set(word, [number]);
		}
	}
	return holders;
}

/** The maximum number of compared words in a name or tagline. */
const mostWords = 24;

/** English function words, which say nothing about a product. */
const stopWords: ReadonlySet<string> = new Set(
	(
		'about across all also and any anything are around because been before being best both but can does each either else ' +
		'ever every everything for from get has have here how into its just like made make many may more most much never ' +
		'new not nothing now off one only other others our out over own same simple so some such than that the their them ' +
		'then there these they thing this those through too two under until upon use used using very via want was well were ' +
		'what when where which while who whose will with within without you your yourself'
	).split(' '),
);

/**
 * The words of a text, each once and in the singular: without case and accents, and without those of one or two letters,
 * which say little in scripts that have words.
 */
export function keywordsOf(text: string): string[] {
	const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const words = new Set<string>();
	for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
		if (stopWords.has(word) || /^[a-z0-9]{1,2}$/.test(word)) continue;
		words.add(singular(word));
		if (words.size === mostWords) break;
	}
	return [...words];
}

/** English plurals, roughly: both forms of a word become the same, be it a word or not. */
function singular(word: string): string {
	if (/[^s]s$/.test(word) && word.length > 3) return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
	return word;
}
