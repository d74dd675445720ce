import transliterate from '@sindresorhus/transliterate';
import { maximumSlugLength } from '../../routes/paths.ts';

/** A slug is made of the beginning of a text, in code units. */
const maximumLength = 1_000;

/**
 * The letters and digits of a text as a slug: `Ærøskøbing` is `aeroskobing`. Latin letters lose their marks, so that `ö` is
 * `o` in every language.
 *
 * @returns An empty text when nothing can be written in ASCII, as for Chinese.
 */
export function slugOf(text: string): string {
	const latin = text
		.slice(0, maximumLength)
		.normalize()
		.replace(/\p{Script=Latin}/gu, withoutMarks);
	const plain = withoutMarks(transliterate(latin, { customReplacements: [['µ', 'u']] })).toLowerCase();
	const words = plain.replace(/['’]/g, '').split(/[^a-z0-9]+/);
	return cutSlug(words.filter(Boolean).join('-'), maximumSlugLength);
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** The beginning of a slug that is itself one. */
export const cutSlug = (slug: string, length: number): string => slug.slice(0, length).replace(/(?<!-)-+$/, '');
