/** JSON schemas of the contract in Markdown: a type in words, its bounds, and its members as a list. */
import { componentOf, type OpenApi } from './contract.ts';

/** A schema, or a reference to one. */
export type Schema = Omit<OpenApi.BaseSchemaObject, 'exclusiveMinimum' | 'exclusiveMaximum'> & {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly items?: Schema;
};

/** An entry of a list, whose blocks are indented below its head. Empty words and blocks are left out. */
export function item(
	head: string,
	words: readonly (string | false | undefined)[],
	...blocks: readonly string[]
): string {
	const facts = words.filter(Boolean).join(', ');
	const text = [facts ? `${head} (${facts})` : head, ...blocks.map((block) => block.trim())];
	return `- ${text
		.filter(Boolean)
		.join('\n\n')
		.replaceAll(/\n(?=.)/g, '\n  ')}`;
}

/** A value as code in Markdown: a text as it is, anything else as JSON. */
export const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** A component by name, as a link to its section. */
export const linkOf = (node: object): string => `[${componentOf(node)}](#${componentOf(node)?.toLowerCase()})`;

/** The type of a schema in words, such as `array of [Product](#product)`; empty for an object whose members say that it is one. */
export function typeOf(schema: Schema): string {
	const { $ref, type = 'any', format, allOf = [], items, properties } = schema;
	if ($ref) return linkOf(schema);
	if (items) return `${type} of ${typeOf(items) || 'object'}`;
	if (type === 'object' && properties) return '';
	if (allOf.length > 0) return allOf.map((branch) => typeOf(branch) || 'additional members').join(' with ');
	return `${[type].flat().join(' or ')}${format ? `, ${format}` : ''}`;
}

/** The description of a schema, with those of its parts and items. */
export function descriptionOf({ description = '', allOf = [], items }: Schema): string {
	const own = allOf.filter((branch) => componentOf(branch) === undefined).map(descriptionOf);
	const each = items && !items.$ref ? [descriptionOf(items), boundsOf(items)] : [];
	const texts = [description.trim(), ...own, ...each.filter(Boolean).map((text) => `Each: ${text}`)];
	return texts.filter(Boolean).join('\n\n');
}

/** The members of a schema and of its branches as a list, each with its own members. Other components are links. */
export function memberList({ allOf = [], items = {}, properties = {}, required = [] }: Schema): string {
	const own = Object.entries(properties).map(([name, member]) => {
		const words = [typeOf(member), boundsOf(member), required.includes(name) && 'required'];
		return item(code(name), words, descriptionOf(member), memberList(member));
	});
	const inherited = [...allOf, ...(Object.keys(items).length > 0 ? [items] : [])].map(memberList);
	return [...own, ...inherited].filter(Boolean).join('\n');
}

const saidElsewhere = ['$ref', 'allOf', 'description', 'format', 'items', 'properties', 'required', 'type'];

/** In words where there are good ones; any other keyword as it is written, so that none is left out. */
export const boundsOf = (schema: Schema): string =>
	Object.entries(schema)
		.filter(([keyword]) => !saidElsewhere.includes(keyword))
		.map(([keyword, value]) => inWords[keyword]?.(value) ?? `${keyword} ${code(value)}`)
		.join(', ');

const inWords: Readonly<Record<string, (value: unknown) => string>> = {
	additionalProperties: (value) => (value === true ? 'may have any members' : `other members ${code(value)}`),
	enum: (value) => `one of ${[value].flat().map(code).join(', ')}`,
	maximum: (value) => `at most ${value}`,
	maxItems: (value) => `at most ${value} items`,
	minimum: (value) => `at least ${value}`,
};
