/** JSON schemas of the contract as a reader wants them: a type in words, bounds in words, and a list of members. */
import { type ContractNode, entriesOf, listOf, nodeOf, referenceName, textOf } from './contract-node.ts';

/** Words such as `array of`, and behind them the name of a schema that has a place of its own. */
export interface TypeName {
	readonly words: string;
	readonly schema: string | undefined;
}

export interface Shape {
	readonly type: TypeName;
	/** Markdown, as all descriptions are. */
	readonly description: string;
	/** What values are allowed, in a few words of Markdown; empty when the type says it all. */
	readonly bounds: string;
	/** JSON; `undefined` when there is no default. */
	readonly default: string | undefined;
	/** Names of the schemas whose members it has beside its own. */
	readonly includes: readonly string[];
	/** Markdown about its own members where it includes those of others. */
	readonly extension: string;
	readonly members: readonly Member[];
}

export interface Member extends Pick<Shape, 'type' | 'description' | 'bounds'> {
	/** With the names of the members that it lies in: `details.minimum`. */
	readonly name: string;
	readonly required: boolean;
}

/** @param schema - Its references are named, not followed. */
export function shapeOf(schema: unknown): Shape {
	const node = nodeOf(schema);
	const branches = listOf(node['allOf']).map(nodeOf);
	const inline = branches.filter((branch) => referenceName(branch) === undefined);
	const { default: given, ...rest } = node;
	return {
		type: typeOf(node, inline),
		description: [textOf(node['description']), eachOf(node)].filter(Boolean).join('\n\n'),
		bounds: [rest, ...inline].flatMap(boundsOf).join(', '),
		default: given === undefined ? undefined : JSON.stringify(given),
		includes: branches.flatMap((branch) => referenceName(branch) ?? []),
		extension: inline
			.map(({ description }) => textOf(description))
			.filter(Boolean)
			.join('\n\n'),
		members: [...membersOf([node, ...inline]), ...itemMembersOf(node)],
	};
}

/** A type as one text. */
export const typeText = ({ words, schema }: TypeName): string => [words, schema].filter(Boolean).join(' ');

function typeOf(node: ContractNode, branches: readonly ContractNode[] = []): TypeName {
	const reference = referenceName(node);
	if (reference !== undefined) return { words: '', schema: reference };
	if (node['type'] === 'array') {
		const { words, schema } = typeOf(nodeOf(node['items']));
		return { words: ['array of', words].filter(Boolean).join(' '), schema };
	}
	const types = [node, ...branches].flatMap(({ type }) => (Array.isArray(type) ? type : [type]).map(textOf));
	const format = textOf(node['format']);
	const words = [...new Set(types)].filter(Boolean).join(' or ') || 'any';
	return { words: format ? `${words} (${format})` : words, schema: undefined };
}

/** What holds for each item of a list, unless the items have a place of their own. */
function eachOf({ items }: ContractNode): string {
	if (items === undefined || referenceName(items) !== undefined) return '';
	const { description, bounds } = shapeOf(items);
	const text = [description, bounds].filter(Boolean).join(' ');
	return text && `Each: ${text}`;
}

function membersOf(nodes: readonly ContractNode[]): Member[] {
	const required = new Set(nodes.flatMap((node) => listOf(node['required'])));
	return nodes.flatMap(({ properties }) =>
		entriesOf(properties).flatMap(([name, schema]) => {
			const { type, description, bounds, default: given, members } = shapeOf(schema);
			const allowed = [bounds, given === undefined ? '' : `default \`${given}\``].filter(Boolean).join(', ');
			return [
				{ name, type, description, bounds: allowed, required: required.has(name) },
				...members.map((member) => ({
					...member,
					name: name + (member.name.startsWith('[') ? '' : '.') + member.name,
				})),
			];
		}),
	);
}

const itemMembersOf = ({ items }: ContractNode): Member[] =>
	items === undefined ? [] : shapeOf(items).members.map((member) => ({ ...member, name: `[].${member.name}` }));

/** Keywords that are said by the type, the description, the list of members or each other. */
const saidElsewhere = new Set([
	...['$ref', 'allOf', 'description', 'format', 'items', 'properties', 'required', 'type'],
	...['maximum', 'minimum'],
]);

/** In words where there are good ones; any other keyword as it is written, so that none is left out. */
function boundsOf(node: ContractNode): string[] {
	const others = Object.entries(node)
		.filter(([keyword]) => !saidElsewhere.has(keyword))
		.map(([keyword, value]) => inWords[keyword]?.(value) ?? `${keyword} ${code(value)}`);
	return [...rangeOf(node), ...others];
}

function rangeOf({ minimum, maximum }: ContractNode): string[] {
	if (minimum !== undefined && maximum !== undefined) return [`${textOf(minimum)} to ${textOf(maximum)}`];
	if (minimum !== undefined) return [`${textOf(minimum)} or more`];
	return maximum === undefined ? [] : [`${textOf(maximum)} or less`];
}

const inWords: Readonly<Record<string, (value: unknown) => string>> = {
	additionalProperties: (value) =>
		typeof value === 'boolean' ? `${value ? 'any' : 'no'} other members` : `other members ${code(value)}`,
	const: (value) => `always ${code(value)}`,
	enum: (value) => `one of ${listOf(value).map(code).join(', ')}`,
	maxItems: (value) => `${textOf(value)} items or fewer`,
	minItems: (value) => `${textOf(value)} items or more`,
	maxLength: (value) => `${textOf(value)} characters or fewer`,
	minLength: (value) => `${textOf(value)} characters or more`,
	pattern: (value) => `like ${code(value)}`,
};

/** A value as code in Markdown: a text as it is, anything else as JSON. */
const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
