/** The texts of the board of this process: those of its language, with its own changes, and English ones where both have none. */
import { lang, setLang } from './lang.ts';
import { de } from './languages/de.ts';
import { en, type Translation } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import { type Section, type Texts, textsOf } from './messages.ts';

type English = typeof en;
export type SectionName = keyof English;
export const sectionNames = Object.keys(en) as readonly SectionName[];

/** Languages with texts, by their tags. */
export const languages: Readonly<Record<string, Translation>> = { de, en, fr };

/** What a board writes in `content/texts.yaml`. */
export type OwnTexts = { readonly [Name in SectionName]?: Section | undefined };

let own: OwnTexts = {};
let resolved = new Map<SectionName, Readonly<Record<string, unknown>>>();

export function setBoardTexts(board: { readonly lang: string; readonly texts: OwnTexts }): void {
	setLang(board.lang);
	own = board.texts;
	resolved = new Map();
}

/** A text that is different for different texts of boards. */
export const boardTextsKey = (): string => JSON.stringify([lang(), own]);

/** The texts of a language; those of `pt` for `pt-AO`. */
export const textsIn = (tag: string): Partial<Record<SectionName, Section>> =>
	languages[tag] ?? languages[tag.split('-', 1)[0] ?? ''] ?? {};

/**
 * The messages of a section, and those among them that are only in English. One with a number has plural forms, also where a
 * language needs only one.
 */
export function sectionOf(name: SectionName): { readonly own: Section; readonly english: Section } {
	const messages: Section = { ...textsIn(lang())[name], ...own[name] };
	const texts = Object.entries<Section[string]>(en[name]).map(([key, english]) => {
		const message = messages[key];
		const withForms = typeof english !== 'string' && typeof message === 'string' ? { other: message } : message;
		return { isOwn: message !== undefined, text: [key, withForms ?? english] as const };
	});
	const those = (isOwn: boolean) =>
		Object.fromEntries(texts.filter((one) => one.isOwn === isOwn).map(({ text }) => text));
	return { own: those(true), english: those(false) };
}

/** The texts of a section. They are looked up when they are read, so read them in functions. */
export function boardTexts<Name extends SectionName>(name: Name): Texts<English[Name]> {
	const read = (key: string): unknown => {
		const texts = resolved.get(name) ?? allTexts(name);
		resolved.set(name, texts);
		return texts[key];
	};
	return new Proxy({} as Texts<English[Name]>, { get: (_, key) => read(String(key)) });
}

function allTexts(name: SectionName): Readonly<Record<string, unknown>> {
	const { own, english } = sectionOf(name);
	return { ...textsOf(own), ...textsOf(english, 'en') };
}
