/**
 * Messages: the texts of the interface, as translators write them and as code uses them. `{name}` is a part that code fills in,
 * and `<name>…</name>` a text that code puts into an element, such as a link. A message that depends on a number has one text
 * for each plural form of the language, and the number is its part `count`.
 */
import { groupedIn, pluralIn } from './formats.ts';
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

/** Fills in a message. With elements among the values, the result is the list of texts and elements. */
interface Fill<Part extends string, Tag extends string> {
	(values: { readonly [Name in Part]: string | number } & { readonly [Name in Tag]: (text: string) => string }): string;
	<Element>(
		values: { readonly [Name in Part]: string | number | Element } & {
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

const piece = /(\{\w+\}|<\w+>[^<]*<\/\w+>)/;

/** The names of the parts and tags of a text. */
export const namesIn = (text: string): string[] =>
	Array.from(text.matchAll(/\{(\w+)\}|<(\w+)>/g), ([, part = '', tag = '']) => part + tag);

/** Whether code uses a message as it is. */
export const isPlain = (message: Message): message is string => typeof message === 'string' && !piece.test(message);

type Values = Readonly<Record<string, unknown>>;

/**
 * @param section - Messages with the parts of the English ones.
 * @param tag - Their language, when it is not that of the board.
 */
export const textsOf = <Sources>(section: Section, tag?: string): Texts<Sources> =>
	Object.fromEntries(
		Object.entries(section).map(([key, message]) => {
			return [key, isPlain(message) ? message : (values: Values) => fill(message, values, tag ?? lang())];
		}),
	) as Texts<Sources>;

function fill(message: Message, values: Values, tag: string): unknown {
	const form =
		typeof message === 'string' ? message : (message[pluralIn(tag, Number(values['count']))] ?? message.other);
	return joined(filled(form, values, tag));
}

function filled(text: string, values: Values, tag: string): unknown[] {
	return text.split(piece).flatMap((part, index) => {
		// Parts and tags are at odd indexes.
		if (index % 2 === 0) return part === '' ? [] : part;
		const [name = ''] = namesIn(part);
		const value = values[name];
		if (typeof value !== 'function') return typeof value === 'number' ? groupedIn(tag, value) : value;
		return value(joined(filled(part.slice(name.length + 2, -name.length - 3), values, tag)));
	});
}

const joined = (pieces: readonly unknown[]): unknown =>
	pieces.every((part) => typeof part === 'string') ? pieces.join('') : pieces;
