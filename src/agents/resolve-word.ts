/** Words of the catalog in arguments: a slug, or a name in any spelling. */
import { indexNames } from '../search/near-names.ts';
import { nameKey } from '../search/terms.ts';

export interface Word {
	readonly slug: string;
	readonly name: string;
}

/** What the words of a kind are, and where all of them are found. */
const kinds = {
	category: { word: 'category', all: 'All of them: `list_categories`.' },
	pricing_model: { word: 'pricing model', all: 'All of them: `list_categories`.' },
	maker: { word: 'maker', all: 'Find products of a maker with `search_products`.' },
} as const;

export type WordKind = keyof typeof kinds;

/** What a value is, or how it is written instead. */
export type Resolved = { readonly slug: string } | { readonly problem: string };

/** @param words - All words of this kind, in an order that breaks ties. */
export function resolveWord(kind: WordKind, given: string, words: readonly Word[]): Resolved {
	const key = nameKey(given);
	const known =
		words.find(({ slug }) => slug === given) ??
		words.find(({ slug, name }) => nameKey(name) === key || nameKey(slug) === key);
	if (known) return { slug: known.slug };
	const near = nearWords(key, given, words);
	const hint = near.length > 0 ? `The nearest: ${near.join(', ')}. ` : '';
	return { problem: `\`${kind}\`: the catalog has no such ${kinds[kind].word}. ${hint}${kinds[kind].all}` };
}

const shown = 3;

/** Those in which a word begins so, before those that are spelled alike. */
function nearWords(key: string, given: string, words: readonly Word[]): string[] {
	const holding = words.filter(({ name }) => key !== '' && ` ${nameKey(name)}`.includes(` ${key}`));
	const alike = indexNames(words.map(({ slug, name }) => [slug, name]))(given).slugs;
	return [...new Set([...holding.map(({ slug }) => slug), ...alike])].slice(0, shown);
}
