import type { Contract } from '../../../src/render/reference/contract.ts';

/** Every text, number and truth value of the contract, so that a test can change one after the other. */
export interface Leaf {
	/** Members on the way to it, joined by slashes. */
	readonly path: string;
	/** The contract with another value in its place. */
	readonly changed: () => Contract;
}

/** References lead to other leaves and are none themselves. */
export function leavesOf(contract: Contract): Leaf[] {
	return pathsOf(contract).map((steps) => ({ path: steps.join('/'), changed: () => withChange(contract, steps) }));
}

function pathsOf(node: unknown, steps: readonly string[] = []): (readonly string[])[] {
	if (typeof node !== 'object' || node === null) return [steps];
	return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [] : pathsOf(value, [...steps, key])));
}

function withChange(contract: Contract, steps: readonly string[]): Contract {
	const copy = structuredClone(contract);
	const last = steps.at(-1) ?? '';
	const parent = steps.slice(0, -1).reduce<unknown>((node, step) => Reflect.get(Object(node), step), copy);
	const value: unknown = Reflect.get(Object(parent), last);
	const other = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}Changed`;
	Reflect.set(Object(parent), last, other);
	return copy;
}
