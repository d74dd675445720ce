/** The parsed contract, typed by the specification that linters hold it to. */
import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';

export type Contract = OpenApi.Document & { readonly components?: OpenApi.ComponentsObject };
export type { OpenApi };

/** The name of the component that a node refers to; `undefined` when it refers to none. */
export const componentOf = (node: object): string | undefined =>
	'$ref' in node ? String(node.$ref).split('/').at(-1) : undefined;

/** A node, or the component that it refers to. @throws {Error} when the contract has no such component. */
export function resolve<Node extends object>(contract: Contract, node: Node | OpenApi.ReferenceObject): Node {
	if (!('$ref' in node)) return node;
	const steps = node.$ref.replace('#/', '').split('/');
	const target = steps.reduce<unknown>((parent, step) => Object(parent)[step], contract);
	if (target === undefined) throw new Error(`The contract has nothing at \`${node.$ref}\`.`);
	// The specification says where a reference stands for which kind of component.
	return resolve(contract, target as Node);
}
