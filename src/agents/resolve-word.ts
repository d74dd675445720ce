/** Words of the catalog in arguments: a slug, or a name in any spelling. */
import { type FindNearNames, indexNames } from '../search/near-names.ts';
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
	const index = indexOf(words);
	const known = index.slugs.has(given) ? given : index.byKey.get(key);
	if (known !== undefined) return { slug: known };
	const near = nearWords(key, given, index);
	const hint = near.length > 0 ? `The nearest: ${near.join(', ')}. ` : '';
	return { problem: `\`${kind}\`: the catalog has no such ${kinds[kind].word}. ${hint}${kinds[kind].all}` };
}

const shown = 3;

interface WordIndex {
	readonly slugs: ReadonlySet<string>;
	/** Slugs by keys of names and slugs; of several words with a key the first one. */
	readonly byKey: ReadonlyMap<string, string>;
	/** Each slug with the key of its name. */
	readonly names: readonly (readonly [slug: string, key: string])[];
	/** Made for the first word that is unknown. */
	near(): FindNearNames;
}

/** Makers are as many as products, nearly, and a release has one list of them. */
const indexes = new WeakMap<readonly Word[], WordIndex>();

function indexOf(words: readonly Word[]): WordIndex {
	const known = indexes.get(words);
	if (known) return known;
	const names = words.map(({ slug, name }) => [slug, nameKey(name)] as const);
	const byKey = new Map<string, string>();
	for (const [slug, key] of names) {
		for (const own of [key, nameKey(slug)]) if (!byKey.has(own)) byKey.set(own, slug);
	}
	let find: FindNearNames | undefined;
	const near = (): FindNearNames => {
		find ??= indexNames(words.map(({ slug, name }) => [slug, name]));
		return find;
	};
	const made = { slugs: new Set(words.map(({ slug }) => slug)), byKey, names, near };
	indexes.set(words, made);
	return made;
}

/** Those in which a word begins so, before those that are spelled alike. */
function nearWords(key: string, given: string, { names, near }: WordIndex): string[] {
	const holding = names.filter(([, own]) => key !== '' && ` ${own}`.includes(` ${key}`));
	return [...new Set([...holding.map(([slug]) => slug), ...near()(given).slugs])].slice(0, shown);
}
