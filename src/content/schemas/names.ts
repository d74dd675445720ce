/** Names of products and files: the slug of a name, slugs that no file may have, and names that are nearly the same. */
import transliterate from '@sindresorhus/transliterate';
import { isEnglish } from '../../texts/formats.ts';
import { lang } from '../../texts/lang.ts';
import { isOneEditApart } from '../../urls/nearest.ts';
import { isSlug, maximumSlugLength } from '../../urls/paths.ts';
import { quote } from './text.ts';

/** Code units of a text that count; the rest is left out of the slug. */
const maximumLength = 1_000;

/**
 * The letters and digits of a text as a slug: `Ærøskøbing` is `aeroskobing`. Latin letters lose their marks: `ö` is `o`, and
 * `oe` on a German board.
 *
 * @returns An empty text when nothing can be written in ASCII, as for Chinese.
 */
export function slugOf(text: string): string {
	const all = text.slice(0, maximumLength).normalize();
	const latin = spelling.test(lang()) ? all : all.replace(/\p{Script=Latin}/gu, withoutMarks);
	const plain = withoutMarks(transliterate(latin, { locale: lang(), customReplacements: [['µ', 'u']] })).toLowerCase();
	const words = plain.replace(/['’]/g, '').split(/[^a-z0-9]+/);
	return cutSlug(words.filter(Boolean).join('-'), maximumSlugLength);
}

/** Latin letters as the language of the board writes them in ASCII: `Müller` is `Mueller` in German. English ones stay. */
export const speltInAscii = (text: string): string =>
	isEnglish(lang())
		? text
		: text.normalize().replace(/\p{Script=Latin}/gu, (letter) => {
				const known = spelling.test(lang()) ? letter : withoutMarks(letter);
				return transliterate(known, { locale: lang() });
			});

/** Languages that write letters with marks as two in ASCII. */
const spelling = /^(?:da|de|nb|no)\b/;

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** The beginning of a slug that is itself one. */
export const cutSlug = (slug: string, length: number): string => slug.slice(0, length).replace(/(?<!-)-+$/, '');

/** Names of devices on Windows, where a checkout with such a file fails. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Why a slug cannot be the name of a file, as a sentence; `undefined` when it can. */
export function whyReserved(slug: string): string | undefined {
	if (deviceName.test(slug)) return `\`${slug}\` is a device name on Windows.`;
	// With `/products/index.html`, hosts of files show a product at `/products/`.
	return slug === 'index' ? 'Web servers show `index` at the address of its folder.' : undefined;
}

/** What is wrong with the name of a content file, which is the slug of its entry; `undefined` when nothing is. */
export function checkFileName(stem: string): string | undefined {
	if (!isSlug(stem)) {
		return `The file name is the slug: ${quote(stem)} must be lower-case letters and digits, joined by single hyphens, at most ${maximumSlugLength} characters. Rename the file.`;
	}
	const reserved = whyReserved(stem);
	return reserved && `${reserved} Rename the file.`;
}

/** Letters and digits, with `+` and `#` directly behind them: `C`, `C++` and `C#` differ. The whole name when it has none. */
export function lettersAndDigits(name: string): string {
	const folded = name.normalize('NFKC').toLowerCase();
	return folded.match(/[\p{L}\p{N}][+#]*/gu)?.join('') ?? folded;
}

/** Names with fewer letters are near only when they are the same. */
const shortestNear = 6;

/** Short names differ by one letter without being the same, and numbers distinguish versions and sequels. */
export const isNear = (a: string, b: string): boolean =>
	a === b || (Math.min(a.length, b.length) >= shortestNear && isOneEditApart(a, b) && digitsOf(a) === digitsOf(b));

const digitsOf = (key: string): string => key.replace(/\P{N}/gu, '');
