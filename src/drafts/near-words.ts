import { slugOf } from '../content/schemas/slug-of.ts';
import { nearestWord } from '../routes/nearest.ts';

/** An entry of a vocabulary. */
export interface Word {
	readonly slug: string;
	readonly name: string;
}

const maximumNear = 3;

/** No word is longer, in code units. */
const maximumGiven = 100;

/**
 * Slugs of words that may have been meant: the one that is spelled alike, and those that begin a word of theirs as the
 * text begins one of its own.
 *
 * @returns At most 3, the likeliest first.
 */
export function nearWords(text: string, words: readonly Word[]): readonly string[] {
	const given = slugOf(text.slice(0, maximumGiven));
	const slugs = new Map(words.flatMap(({ slug, name }) => [slug, slugOf(name)].map((form) => [form, slug] as const)));
	const form = nearestWord(given, [...slugs.keys()]) ?? '';
	const alike = [slugs.get(form)].filter((slug) => slug !== undefined);
	const parts = given.split('-').filter(isTelling);
	const related = words.filter((word) => {
		const own = [word.slug, slugOf(word.name)].flatMap((slug) => slug.split('-')).filter(isTelling);
		return own.some((one) => parts.some((part) => beginAlike(one, part)));
	});
	return [...new Set([...alike, ...related.map(({ slug }) => slug)])].slice(0, maximumNear);
}

/** Shorter parts, such as `and` and `for`, say nothing, and neither do numbers. */
const isTelling = (part: string): boolean => part.length >= 4 && !/^\d+$/.test(part);

/** `writer` and `writing`, but not `write` and `wrist`. */
function beginAlike(a: string, b: string): boolean {
	const length = Math.max(4, Math.min(a.length, b.length) - 3);
	return a.slice(0, length) === b.slice(0, length);
}
