import { maximumSlugLength } from '../../routes/slug.ts';

/** A slug is made of the beginning of a text, in code units. */
const maximumLength = 1_000;

/** The letters and digits of a text as a slug; empty when it has none that ASCII knows. */
export function slugOf(text: string): string {
	const plain = text.slice(0, maximumLength).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
	const words = plain.replace(/['’]/g, '').split(/[^a-z0-9]+/);
	return cutSlug(words.filter(Boolean).join('-'), maximumSlugLength);
}

/** The beginning of a slug that is itself one. */
export const cutSlug = (slug: string, length: number): string => slug.slice(0, length).replace(/(?<!-)-+$/, '');
