/** Numbers, lists and plural forms of the board's language. */
import { lang } from './lang.ts';

/** What `create` makes for the board's language. Making a format takes a thousand times as long as using it. */
export function perLang<Format>(create: (lang: string) => Format): () => Format {
	let made: { readonly lang: string; readonly format: Format } | undefined;
	return () => {
		if (made?.lang !== lang()) made = { lang: lang(), format: create(lang()) };
		return made.format;
	};
}

const numbers = perLang((lang) => new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }));
const lists = perLang((lang) => new Intl.ListFormat(lang));
const plurals = perLang((lang) => new Intl.PluralRules(lang));

/** `1,204.5` in English, `1.204,5` in German. */
export const grouped = (number: number): string => numbers().format(number);

/** `a, b, and c`. */
export const listOf = (texts: readonly string[]): string => lists().format(texts);

/** The form that a number takes, such as `one`. */
export const pluralOf = (count: number): Intl.LDMLPluralRule => plurals().select(count);

/** The forms that numbers take in a language. */
export const pluralForms = (lang: string): readonly string[] =>
	new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

/** In the direction of the board's language. */
export const arrows = () => (isRightToLeft(lang()) ? { back: '→', forward: '←' } : { back: '←', forward: '→' });

/** Whether a language is written from right to left. */
export const isRightToLeft = (lang: string): boolean => new Intl.Locale(lang).getTextInfo().direction === 'rtl';
