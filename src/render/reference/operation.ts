import { type Answer, answerOf } from './answer.ts';
import { type ContractNode, entriesOf, follow, listOf, nodeOf, textOf } from './contract-node.ts';
import { type Shape, shapeOf } from './shape.ts';

export interface Parameter extends Pick<Shape, 'type' | 'bounds' | 'default'> {
	readonly name: string;
	/** `query`, `path` or `header`. */
	readonly place: string;
	readonly description: string;
	readonly required: boolean;
	readonly example: string;
}

export interface Operation {
	/** Its `operationId`, also the anchor of its place on the page. */
	readonly id: string;
	readonly tag: string;
	/** In capital letters. */
	readonly method: string;
	readonly path: string;
	readonly summary: string;
	/** Markdown. */
	readonly description: string;
	readonly parameters: readonly Parameter[];
	/** A command that can be pasted into a shell and is answered. */
	readonly curl: string;
	readonly answers: readonly Answer[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/** Every operation, in the order of the contract. */
export function operationsOf(contract: ContractNode, server: string): Operation[] {
	return entriesOf(contract['paths']).flatMap(([path, item]) =>
		Object.entries(item).flatMap(([method, node]) => {
			if (!methods.includes(method)) return [];
			return operationOf(contract, server, { method: method.toUpperCase(), path, item, node: nodeOf(node) });
		}),
	);
}

interface Place {
	readonly method: string;
	readonly path: string;
	readonly item: ContractNode;
	readonly node: ContractNode;
}

function operationOf(contract: ContractNode, server: string, { method, path, item, node }: Place): Operation {
	const parameters = [...listOf(item['parameters']), ...listOf(node['parameters'])].map((parameter) =>
		parameterOf(follow(contract, parameter)),
	);
	const id = textOf(node['operationId']);
	return {
		id,
		tag: textOf(listOf(node['tags'])[0]),
		method,
		path,
		summary: textOf(node['summary']),
		description: textOf(node['description']),
		parameters,
		curl: `curl ${method === 'GET' ? '' : `-X ${method} `}"${server}${filledIn(path, parameters)}"`,
		answers: Object.entries(nodeOf(node['responses'])).map(([status, response]) =>
			answerOf(contract, status, response, `${id}-${status}`),
		),
	};
}

function parameterOf({ name, in: place, required, description, schema, example }: ContractNode): Parameter {
	const { type, bounds, default: given } = shapeOf(schema);
	return {
		name: textOf(name),
		place: textOf(place),
		description: textOf(description),
		required: required === true,
		type,
		bounds,
		default: given,
		example: textOf(example),
	};
}

/** The path with the examples of its parameters. */
function filledIn(path: string, parameters: readonly Parameter[]): string {
	const given = parameters.filter(({ example }) => example !== '');
	const query = given
		.filter(({ place }) => place === 'query')
		.map(({ name, example }) => `${encodeURIComponent(name)}=${encodeURIComponent(example)}`)
		.join('&');
	const plain = given
		.filter(({ place }) => place === 'path')
		.reduce((whole, { name, example }) => whole.replaceAll(`{${name}}`, encodeURIComponent(example)), path);
	return query ? `${plain}?${query}` : plain;
}
