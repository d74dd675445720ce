/** Numbers, lists and plural forms of the board's language. */
import { lang } from './lang.ts';

/** What `create` makes for a language, usually the board's. Making a format takes a thousand times as long as using it. */
export function perLang<Format>(create: (lang: string) => Format): (tag?: string) => Format {
	let made: { readonly lang: string; readonly format: Format } | undefined;
	return (tag = lang()) => {
		if (made?.lang !== tag) made = { lang: tag, format: create(tag) };
		return made.format;
	};
}

const numbers = perLang((lang) => new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }));
const hasAsciiDigits = perLang((lang) => new Intl.NumberFormat(lang).format(1) === '1');
const lists = perLang((lang) => new Intl.ListFormat(lang));
const directions = perLang((lang) => {
	const locale = new Intl.Locale(lang);
	// Node 22 has only the property, which the standard has replaced.
	return (locale.getTextInfo?.() ?? locale.textInfo).direction;
});
const plurals = perLang((lang) => new Intl.PluralRules(lang));

/** `1,204.5` in English, `1.204,5` in German. */
export const grouped = (number: number): string => groupedIn(lang(), number);

/** Numbers below 1,000 look the same in most languages, and the format takes a hundred times as long. */
export const groupedIn = (tag: string, number: number): string =>
	Number.isInteger(number) && number >= 0 && number < 1_000 && hasAsciiDigits(tag)
		? String(number)
		: numbers(tag).format(number);

/** `a, b, and c`. */
export const listIn = (tag: string, texts: readonly string[]): string => lists(tag).format(texts);

/** The form that a number takes in a language, such as `one`. */
export const pluralIn = (tag: string, count: number): Intl.LDMLPluralRule => plurals(tag).select(count);

/** The forms that numbers take in a language. */
export const pluralForms = (lang: string): readonly Intl.LDMLPluralRule[] =>
	new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

/** In the direction of the board's language. */
export const arrows = () => (isRightToLeft(lang()) ? { back: '→', forward: '←' } : { back: '←', forward: '→' });

export const isEnglish = (tag: string): boolean => /^en\b/.test(tag);

/** Whether a language is written from right to left. */
export const isRightToLeft = (lang: string): boolean => directions(lang) === 'rtl';
