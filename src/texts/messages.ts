/**
 * Messages: the texts of the interface, as translators write them and as code uses them. `{name}` is a part that code fills in,
 * and `<name>…</name>` a text that code puts into an element, such as a link. A message that depends on a number has one text
 * for each plural form of the language, and the number is its part `count`.
 */
import { groupedIn, listIn, pluralIn } from './formats.ts';
import { lang } from './lang.ts';

/** Plural forms have the names of `Intl.PluralRules`. A number whose form is missing takes `other`. */
type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string | undefined };

export type Message = string | Forms;

/** Messages of one area, by their keys. */
export type Section = Readonly<Record<string, Message>>;

type TextOf<Source> = Source extends string ? Source : Source[keyof Source];
type PartsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PartsIn<Rest> : never;
type PartOf<Source> = PartsIn<TextOf<Source>> | (Source extends string ? never : 'count');
type TagsIn<Text> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | TagsIn<Rest> : never;

/** What code fills in. Numbers and lists are written in the language of the message. */
type Value = string | number | readonly string[];

/**
 * Fills in a message. With elements among the values, the result is the list of texts and elements.
 *
 * @public Type declarations of modules that export messages name it.
 */
export interface Fill<Part extends string, Tag extends string> {
	(values: { readonly [Name in Part]: Value } & { readonly [Name in Tag]: (text: string) => string }): string;
	<Element>(
		values: { readonly [Name in Part]: Value | Element } & {
			readonly [Name in Tag]: (text: string) => Element;
		},
	): (string | Element)[];
}

/** Messages as code uses them: texts, and functions for those with parts. A part that is missing or misspelt is an error of its type. */
export type Texts<Sources> = {
	readonly [Key in keyof Sources]: [PartOf<Sources[Key]> | TagsIn<TextOf<Sources[Key]>>] extends [never]
		? string
		: Fill<PartOf<Sources[Key]> & string, TagsIn<TextOf<Sources[Key]>> & string>;
};

const piece = /(\{[\p{L}\w]+\}|<\w+>[^<]*<\/\w+>)/u;

/** The names of the parts and tags of a text. */
export const namesIn = (text: string): string[] =>
	Array.from(text.matchAll(/\{([\p{L}\w]+)\}|<(\w+)>/gu), ([, part = '', tag = '']) => part + tag);

/** Whether code uses a message as it is. */
export const isPlain = (message: Message): message is string => typeof message === 'string' && !piece.test(message);

type Values = Readonly<Record<string, unknown>>;

/** A text, or what is filled in; `inner` is the text of a tag. */
type Piece = string | { readonly name: string; readonly inner?: readonly Piece[] };

/**
 * @param section - Messages with the parts of the English ones.
 * @param tag - Their language, when it is not that of the board.
 */
export const textsOf = <Sources>(section: Section, tag?: string): Texts<Sources> =>
	Object.fromEntries(
		Object.entries(section).map(([key, message]) => [key, isPlain(message) ? message : filler(message, tag)]),
	) as Texts<Sources>;

function filler(message: Message, tag: string | undefined) {
	const forms = typeof message === 'string' ? { other: message } : message;
	const pieces = new Map(Object.entries(forms).map(([form, text = '']) => [form, piecesOf(text)]));
	return (values: Values, language = tag ?? lang()): unknown => {
		const form = pieces.size > 1 ? pluralIn(language, Number(values['count'])) : 'other';
		return filled(pieces.get(form) ?? pieces.get('other') ?? [], values, language);
	};
}

const piecesOf = (text: string): readonly Piece[] =>
	text.split(piece).flatMap((part, index): Piece | Piece[] => {
		// Parts and tags are at odd indexes.
		if (index % 2 === 0) return part === '' ? [] : part;
		const [name = ''] = namesIn(part);
		return part.startsWith('{') ? { name } : { name, inner: piecesOf(part.slice(name.length + 2, -name.length - 3)) };
	});

function filled(pieces: readonly Piece[], values: Values, language: string): unknown {
	const filledIn = pieces.flatMap((part) => {
		if (typeof part === 'string') return part;
		const value = values[part.name];
		if (typeof value === 'function') return value(filled(part.inner ?? [], values, language));
		if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return listIn(language, value);
		return typeof value === 'number' ? groupedIn(language, value) : value;
	});
	return joined(filledIn);
}

const joined = (pieces: readonly unknown[]): unknown =>
	pieces.every((part) => typeof part === 'string') ? pieces.join('') : pieces;
