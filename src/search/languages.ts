/** The languages of the search. In the bundle of the pages there is only that of the board, see `build/texts-plugin.ts`. */
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import type { SearchLanguage } from './search-language.ts';

const languages: Readonly<Record<string, SearchLanguage>> = { ar, de, en, fr };

/** The name of the rules for a language; those of English where there are none. @param lang - A tag of BCP 47. */
export function searchLanguageName(lang: string): string {
	const [name = ''] = lang.split('-', 1);
	return name in languages ? name : 'en';
}

export const searchLanguage = (lang = 'en'): SearchLanguage => languages[searchLanguageName(lang)] ?? en;
