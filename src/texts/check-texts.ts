/** Compares the texts of a board or a language with the English ones. */
import { suggest } from '../urls/nearest.ts';
import { type OwnTexts, sectionNames, textsIn } from './board-texts.ts';
import { isEnglish, perLang, pluralForms, pluralIn } from './formats.ts';
import { en } from './languages/en.ts';
import { type Message, namesIn, type Section } from './messages.ts';

export interface TextProblem {
	readonly path: readonly string[];
	readonly message: string;
}

const sections: Readonly<Record<string, Section>> = en;

/** Texts that a release has renamed, for boards that have one of them. */
const newNames: Readonly<Record<string, string>> = { 'markdown.pictureTitle': 'markdown.unshown' };

const textsOf = (message: Message): string[] =>
	typeof message === 'string' ? [message] : Object.values(message).filter((text) => text !== undefined);

/** What is wrong with texts in a language: keys and parts that the English text doesn't have, parts that are missing, and forms. */
export function textProblems(lang: string, texts: OwnTexts): TextProblem[] {
	return sectionNames.flatMap((section) =>
		Object.entries(texts[section] ?? {}).flatMap(([key, message]): TextProblem[] => {
			const path = [section, key];
			const english = sections[section]?.[key];
			if (english !== undefined) return problemsOf(path, message, english, lang);
			const renamed = newNames[path.join('.')];
			const remedy = renamed ? ` Its name is \`${renamed}\` now.` : suggest(key, Object.keys(sections[section] ?? {}));
			return [{ path, message: `There is no such text.${remedy}` }];
		}),
	);
}

function problemsOf(path: readonly string[], message: Message, english: Message, lang: string): TextProblem[] {
	const known = new Set(textsOf(english).flatMap(namesIn));
	if (typeof message === 'string') return partProblems(path, message, known, new Set(known));
	if (typeof english === 'string')
		return [{ path, message: 'This text depends on no number. Write one text, without plural forms.' }];
	const forms: readonly string[] = pluralForms(lang);
	return Object.entries(message).flatMap(([form, text = '']) => {
		const needed = isOneNumber(lang, form) ? [...known].filter((name) => name !== 'count') : known;
		return forms.includes(form) || form === 'other'
			? partProblems([...path, form], text, new Set([...known, 'count']), new Set(needed))
			: [{ path: [...path, form], message: `\`${lang}\` has no such plural form. Use ${quoted(forms)}.` }];
	});
}

/** Whether a form can say its number in words, as in "one product". Some languages have the same for 0. */
function isOneNumber(lang: string, form: string): boolean {
	const counts = countsOf(lang, form).filter(Number.isInteger);
	return counts.length > 0 && counts.filter((count) => count > 0).length < 2;
}

function partProblems(
	path: readonly string[],
	text: string,
	known: ReadonlySet<string>,
	needed: ReadonlySet<string>,
): TextProblem[] {
	const names = new Set(namesIn(text));
	const unknown = [...names]
		.filter((name) => !known.has(name))
		.map((name) => `The text has no part \`${name}\`.${suggest(name, known)}`);
	const missing = [...needed].filter((name) => !names.has(name));
	const all = [...unknown, ...(missing.length > 0 ? [`Missing: ${quoted(missing.map(written(path)))}.`] : [])];
	return all.map((message) => ({ path, message }));
}

/** A part as the English text has it. */
const written =
	([section = '', key = '']: readonly string[]) =>
	(name: string): string => {
		const english = textsOf(sections[section]?.[key] ?? '').join(' ');
		return english.includes(`</${name}>`) ? `<${name}>…</${name}>` : `{${name}}`;
	};

const quoted = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

interface EnglishText {
	readonly path: readonly [section: string, key: string];
	readonly english: Message;
}

const englishTexts = sectionNames.flatMap((section) =>
	Object.entries<Message>(en[section]).map(([key, english]): EnglishText => ({ path: [section, key], english })),
);

/** The texts that a board has only in English. */
export function missingTexts(lang: string, own: OwnTexts): EnglishText[] {
	if (isEnglish(lang)) return [];
	const texts: Readonly<Record<string, Section | undefined>>[] = [textsIn(lang), own];
	return englishTexts.filter(({ path: [section, key] }) => !texts.some((one) => one[section]?.[key]));
}

/** Some languages have a form for millions, or for fractions alone, which hardly a count is. */
const usualCounts = [...Array.from({ length: 200 }, (_, count) => count), 0.5, 1.5];

const countsByForm = perLang((lang) => Map.groupBy(usualCounts, (count): string => pluralIn(lang, count)));

/** The counts that take a form in a language, whole ones first. */
export const countsOf = (lang: string, form: string): readonly number[] => countsByForm(lang).get(form) ?? [];

/** The forms that counts take in a language. */
export const neededForms = (lang: string): readonly Intl.LDMLPluralRule[] =>
	pluralForms(lang).filter((form) => form === 'other' || countsOf(lang, form).length > 0);

/** The keys of texts with forms that lack one which counts take in the language, and these forms. */
export function missingForms(lang: string, own: OwnTexts): { readonly keys: string[]; readonly forms: string[] } {
	const needed = neededForms(lang);
	const lacking = englishTexts.flatMap(({ path: [section, key] }) => {
		const message = (own as Readonly<Record<string, Section | undefined>>)[section]?.[key];
		if (message === undefined || typeof message === 'string') return [];
		const forms = needed.filter((form) => message[form] === undefined);
		return forms.length > 0 ? [{ key: `${section}.${key}`, forms }] : [];
	});
	return { keys: lacking.map(({ key }) => key), forms: [...new Set(lacking.flatMap(({ forms }) => forms))] };
}
