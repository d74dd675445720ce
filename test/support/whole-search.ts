/** The search without an index: every product is looked at for every word. What the published files have to find. */

import leven from 'leven';
import type { Catalog, Product } from '../../src/catalog/catalog.ts';
import { commonWords } from '../../src/search/common-words.ts';
import { askedTerms, type Exactness, queryTerms, stages } from '../../src/search/stages.ts';
import { sameStem } from '../../src/search/stem.ts';
import { joinedKey, nameKey, termsOf } from '../../src/search/terms.ts';

interface FoundInWhole {
	/** Slugs with scores, best first, equals in name order. */
	readonly hits: readonly (readonly [slug: string, score: number])[];
	readonly exactness: Exactness;
}

/** @param category - Of all products that are found. */
export type FindInWhole = (query: string, category?: string) => FoundInWhole;

const boosts = [3, 1, 3, 1, 1, 0.3];
const [k, b, d] = [1.2, 0.4, 0.5];

type Weigh = (term: string) => number;

export function wholeSearch({ products, categories, site, synonyms }: Catalog): FindInWhole {
	const categoryName = new Map(categories.map(({ slug, name }) => [slug, name]));
	const pricingName = new Map(site.pricing_models.map(({ slug, name }) => [slug, name]));
	const texts = new Map(products.map((own) => [own, fieldsOf(own)]));
	const averages = boosts.map((_, field) => {
		const lengths = [...texts.values()].flatMap((own) => new Set(own[field]).size || []);
		return lengths.reduce((sum, one) => sum + one, 0) / (lengths.length || 1);
	});
	/** In how many products each term stands, field by field. */
	const spread = boosts.map((_, field) => {
		const counts = new Map<string, number>();
		for (const own of texts.values())
			for (const term of new Set(own[field])) counts.set(term, (counts.get(term) ?? 0) + 1);
		return counts;
	});
	const isIndexed = new Set([...texts.values()].flatMap((own) => own.slice(0, 5).flat()));

	function fieldsOf({ name, tagline = '', categories: own, maker = '', description, ...pricing }: Product): string[][] {
		const { pricing_model: model, price_label: label = '' } = pricing;
		const fields = [
			name,
			tagline,
			own.map((slug) => `${slug} ${categoryName.get(slug)}`).join(' '),
			maker,
			`${model === undefined ? '' : `${model} ${pricingName.get(model)}`} ${label}`.trim(),
		].map((text) => (text === '' ? [] : termsOf(text)));
		return [...fields, descriptionTerms(description, new Set(fields.flat()))];
	}

	const rarity = (count: number) => Math.log(1 + (products.length - count + 0.5) / (count + 0.5));

	/** BM25+ of each distinct term of a product's fields. */
	const worth = new Map(
		Array.from(texts, ([product, own]) => [
			product,
			own.map((terms, field) => {
				const distinct = new Set(terms);
				const length = distinct.size / (averages[field] ?? 1);
				return Array.from(distinct, (term): readonly [string, number] => {
					const frequency = terms.filter((other) => other === term).length;
					const raw = d + (frequency * (k + 1)) / (frequency + k * (1 - b + b * length));
					return [term, (boosts[field] ?? 1) * rarity(spread[field]?.get(term) ?? 0) * raw];
				});
			}),
		]),
	);

	/** What a product gets for all terms that have a weight, in the fields of these numbers. */
	function score(product: Product, weigh: Weigh, fields: readonly number[]): number {
		let sum = 0;
		for (const field of fields) for (const [term, own] of worth.get(product)?.[field] ?? []) sum += weigh(term) * own;
		return sum;
	}

	const listed = [0, 1, 2, 3, 4];

	/** What a phrase adds to each product: nothing unless all of its terms stand there. */
	function phraseScore(product: Product, terms: readonly string[], weight: number): number {
		const scores = terms.map((asked) => score(product, (term) => wordWeight(term, asked, false), listed));
		return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + (weight * one) / terms.length, 0);
	}

	function synonymsOf(phrase: string): string[][] {
		const lists = synonyms.map((list) => list.map((own) => queryTerms(own).join(' ')));
		const others = lists.filter((list) => list.includes(phrase)).flat();
		return [...new Set(others)].filter((own) => own !== phrase).map((own) => own.split(' '));
	}

	return (query, category) => {
		for (const stage of stages) {
			const asked = askedTerms(query, stage);
			const terms = asked.slice(0, 6).map(({ term }) => term);
			const key = joinedKey(query);
			const isNamed = (product: Product) => joinedKey(product.name).startsWith(key);
			const search = (withDescriptions: boolean) => {
				const units = asked.map(({ term, prefix, distance, role }, at) => {
					if (role === 'common') return () => 0;
					const part = term.slice(0, 16);
					const holding = products.filter(({ name }) => part.length >= 3 && joinedKey(name).slice(1).includes(part));
					const isSimilar: Weigh = (own) => {
						if (distance === 0 || own.length < 3 || own.length > 42 || !isIndexed.has(own)) return 0;
						const edits = swapsOf(term).includes(own) ? 1 : leven(own, term);
						return edits > 0 && edits <= distance ? (0.45 * own.length) / (own.length + edits) : 0;
					};
					const weigh: Weigh = (own) => wordWeight(own, term, prefix) || isSimilar(own);
					const joins = [
						terms[at - 1] === undefined || !terms[at] ? [] : [`${terms[at - 1]}${term}`],
						terms[at + 1] && terms[at] ? [`${term}${terms[at + 1]}`] : [],
					].flat();
					const all = asked.map((one) => one.term);
					const phrases = all.flatMap((_, from) =>
						all.flatMap((_, more) =>
							from + more < all.length && from <= at && at <= from + more
								? synonymsOf(all.slice(from, from + more + 1).join(' ')).map((own) => ({
										own,
										weight: 0.4 / (more + 1),
									}))
								: [],
						),
					);
					const plain = (product: Product): number =>
						score(product, weigh, listed) +
						(withDescriptions ? score(product, (own) => wordWeight(own, term, false), [5]) : 0) +
						(holding.includes(product) ? 2 * rarity(holding.length) : 0) +
						joins.reduce((sum, own) => sum + phraseScore(product, [own], 0.45), 0) +
						phrases.reduce((sum, { own, weight }) => sum + phraseScore(product, own, weight), 0);
					const isKnown = products.some((product) => plain(product) > 0);
					const count = !stage.forgives || isKnown || term.length > 24 ? 0 : Math.max(0, term.length - 5);
					const cuts = Array.from({ length: count }, (_, from) => [term.slice(0, from + 3), term.slice(from + 3)]);
					const split = (product: Product) => cuts.reduce((sum, own) => sum + phraseScore(product, own, 0.6), 0);
					return (product: Product): number => plain(product) + split(product) + Number(isNamed(product));
				});
				const least = stage.needsAll ? asked.filter(({ role }) => role === 'needed').length : 1;
				return products.flatMap((product, rank) => {
					const scores = units.map((unit) => unit(product));
					const matches = scores.filter((own) => own > 0).length;
					if (matches < least || (category && !product.categories.includes(category))) return [];
					const best = Math.max(
						...product.launches.map((launch) => launch.score),
						product.launches.length ? 0 : product.votes,
					);
					const step = Math.min(15, Math.floor(Math.log2(best + 1)));
					const total = scores.reduce((sum, own) => sum + own, 0) * (1 + 0.06 * step);
					return [{ product, rank, matches, total }];
				});
			};
			const narrow = search(false);
			const rows = narrow.length < 10 ? search(true) : narrow;
			if (rows.length === 0) continue;
			const classOf = ({ name }: Product) => {
				if (joinedKey(name) !== key) return isNamed({ name } as Product) ? 3 : 4;
				return name === query ? 0 : nameKey(name) === nameKey(query) ? 1 : 2;
			};
			rows.sort(
				(x, y) =>
					classOf(x.product) - classOf(y.product) ||
					y.matches - x.matches ||
					compareScores(y.total, x.total) ||
					x.rank - y.rank,
			);
			return { hits: rows.map(({ product, total }) => [product.slug, total]), exactness: stage.exactness };
		}
		return { hits: [], exactness: 'all_words' };
	};
}

/** Sums in another order differ in their last bits. */
const compareScores = (one: number, other: number): number =>
	Math.abs(one - other) < 1e-9 * Math.max(1, one) ? 0 : one - other;

/** Of a term of the index for a word of a query, but for spelling. */
function wordWeight(term: string, asked: string, prefix: boolean): number {
	if (term === asked) return 1;
	if (sameStem(term, asked)) return 0.9;
	if (!prefix || !term.startsWith(asked)) return 0;
	return (0.375 * term.length) / (term.length + 0.3 * (term.length - asked.length));
}

const address = /\]\([^()\s]*\)|https?:\/\/\S*/g;

/** The first 24 words of its first 500 characters that no other field has. */
function descriptionTerms(description: string | undefined, known: ReadonlySet<string>): string[] {
	const terms = new Set(termsOf((description ?? '').slice(0, 500).replaceAll(address, ' ')));
	return [...terms].filter((term) => term.length > 2 && !commonWords.has(term) && !known.has(term)).slice(0, 24);
}

/** The word with each two neighbours in each other's place. */
const swapsOf = (word: string): string[] =>
	Array.from({ length: word.length - 1 }, (_, at) =>
		[word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
	).filter((swapped) => swapped !== word);
