/** What the contract says about responses: headers, bodies and examples. */
import { answerAnchor, headerAnchor } from './anchors.ts';
import { type ContractNode, entriesOf, follow, nodeOf, referenceName, textOf } from './contract-node.ts';
import { type Shape, shapeOf } from './shape.ts';

export interface Header extends Pick<Shape, 'type' | 'bounds'> {
	readonly name: string;
	readonly anchor: string;
	readonly description: string;
	readonly required: boolean;
	readonly example: string;
}

export interface Example {
	readonly summary: string;
	/** Indented JSON. */
	readonly json: string;
}

export interface Body {
	readonly mediaType: string;
	readonly shape: Shape;
	readonly examples: readonly Example[];
}

export interface Answer {
	readonly status: string;
	readonly description: string;
	readonly headers: readonly Header[];
	readonly bodies: readonly Body[];
	/** Where its bodies are described, when several operations give it. */
	readonly anchor: string | undefined;
}

/** @param place - What makes anchors of its headers differ from those of other responses. */
export function answerOf(contract: ContractNode, status: string, response: unknown, place: string): Answer {
	const name = referenceName(response);
	const { description, headers, content } = follow(contract, response);
	return {
		status,
		description: textOf(description),
		headers: entriesOf(headers).map(([header, node]) => headerOf(contract, header, node, `${name ?? place}-${header}`)),
		bodies: entriesOf(content).map(([mediaType, node]) => bodyOf(contract, mediaType, node)),
		anchor: name === undefined ? undefined : answerAnchor(name),
	};
}

/** @param place - Its anchor, unless it is a component, which has one for all. */
export function headerOf(contract: ContractNode, name: string, header: unknown, place: string): Header {
	const { description, required, schema, example } = follow(contract, header);
	const { type, bounds } = shapeOf(schema);
	return {
		name,
		anchor: headerAnchor(referenceName(header) ?? place),
		description: textOf(description),
		required: required === true,
		type,
		bounds,
		example: textOf(example),
	};
}

function bodyOf(contract: ContractNode, mediaType: string, { schema, example, examples }: ContractNode): Body {
	const named = entriesOf(examples).map(([name, node]) => {
		const { summary, value } = follow(contract, node);
		return { summary: textOf(summary) || name, json: indented(value) };
	});
	const single = example === undefined ? [] : [{ summary: 'Example', json: indented(example) }];
	return { mediaType, shape: shapeOf(nodeOf(schema)), examples: [...single, ...named] };
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';
