/** The contract as a document, with its references resolved. */

import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { parse } from 'yaml';
import type { Catalog } from '../../catalog/catalog.ts';
import { escapeText } from '../shared/markdown-document.ts';

/**
 * The contract as a JSON document about this site, with its notice about the data.
 *
 * @param source - `src/contract/openapi.yaml`.
 */
export function openapiDocument(source: string, { base_url, site }: Pick<Catalog, 'base_url' | 'site'>): Contract {
	// Linters hold the file to the specification.
	const { info, ...document } = parseContract(ofBoard(source, base_url));
	const description = [info.description, site.notice && `**Data.** ${escapeText(site.notice)}`]
		.filter(Boolean)
		.join('\n');
	const names = { title: `${site.name} API`, description, contact: { name: `${site.name} maintainers` } };
	return { ...document, info: { ...info, ...names } };
}

/** The contract, or code generated from it, with the address of this site in its examples. */
export const ofBoard = (source: string, baseUrl: string): string =>
	source.replaceAll('https://catalog.example', baseUrl);

/** @param source - `src/contract/openapi.yaml`, the one place that states the version. */
export function contractVersion(source: string): string {
	return parseContract(source).info.version;
}

const parsed = new Map<string, Contract>();

function parseContract(source: string): Contract {
	const contract = parsed.get(source) ?? (parse(source) as Contract);
	parsed.set(source, contract);
	return contract;
}

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
	// The specification says where a reference can replace which kind of component.
	return resolve(contract, target as Node);
}
