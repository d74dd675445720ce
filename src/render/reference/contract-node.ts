/** The parsed contract as a tree of which nothing is known: its members are read by name, and its references followed. */

export type ContractNode = Readonly<Record<string, unknown>>;

/** The members of an object; of anything else, none. */
export function nodeOf(value: unknown): ContractNode {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ContractNode) : {};
}

export const entriesOf = (value: unknown): [name: string, node: ContractNode][] =>
	Object.entries(nodeOf(value)).map(([name, member]) => [name, nodeOf(member)]);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text without the line break that ends a block of YAML; a number or a truth value as it is written. */
export function textOf(value: unknown): string {
	if (typeof value === 'string') return value.trim();
	return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The name of the component that a node refers to; `undefined` when it refers to none. */
export function referenceName(value: unknown): string | undefined {
	const { $ref } = nodeOf(value);
	return typeof $ref === 'string' ? unescapePointer($ref.slice($ref.lastIndexOf('/') + 1)) : undefined;
}

/**
 * What a node refers to, with the members that stand beside the reference.
 *
 * @throws {Error} when the contract has nothing at that place.
 */
export function follow(contract: ContractNode, value: unknown): ContractNode {
	const { $ref, ...beside } = nodeOf(value);
	if (typeof $ref !== 'string') return beside;
	const steps = $ref.replace(/^#\//, '').split('/').map(unescapePointer);
	const target = steps.reduce<unknown>((node, step) => nodeOf(node)[step], contract);
	if (target === undefined) throw new Error(`The contract has nothing at \`${$ref}\`.`);
	return { ...follow(contract, target), ...beside };
}

/** RFC 6901. */
const unescapePointer = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
