/** The contract as a document, with its references resolved. */

import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import { parse } from 'yaml';
import type { Catalog } from '../../catalog/catalog.ts';
import { builtPageSizes } from '../../contract/limits.ts';
import { productListFile } from '../../urls/paths.ts';
import { apiAddress, isStatic } from '../../urls/static-host.ts';
import { escapeText } from '../shared/markdown-document.ts';

/**
 * The contract as a JSON document about this site, with its notice about the data.
 *
 * @param source - `src/contract/openapi.yaml`.
 */
export function openapiDocument(source: string, { base_url, site }: Pick<Catalog, 'base_url' | 'site'>): Contract {
	// Linters hold the file to the specification.
	const text = ofBoard(source, base_url);
	const { info, ...document } = isStatic(site) ? contractOfFiles(text) : parseContract(text);
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

/** Addresses of the API in the text of the contract. */
const addresses = /\/api\/(?:launch_periods|products)[\w{}/-]*/g;

/** Paragraphs of its description that are true of files as well. */
const ofFiles = /^\*\*(?:Access|Untrusted text|Response bodies)\.\*\*/;

const aboutFiles = `**Files.** This site is served as files. Each response is a file, \`page\` and \`per_page\` are parts of its path, and there
is no rate limit. The host decides about caching, other methods, and the body of a 404.`;

/** The contract of a site on a host that only sends files: what is in the files, and where they are. */
function contractOfFiles(source: string): Contract {
	const moved = source.replace(addresses, (path) => apiAddress({ host: 'static' }, path));
	const { info, paths = {}, components = {}, ...document } = parseContract(moved);
	const { Error: _, ...schemas } = components.schemas ?? {};
	const paragraphs = info.description?.split(/\n{2,}/).filter((text) => ofFiles.test(text)) ?? [];
	const [perPage] = builtPageSizes;
	const list = productListFile(perPage, 1);
	return {
		...document,
		info: { ...info, description: `${[...paragraphs, aboutFiles].join('\n\n')}\n` },
		paths: Object.fromEntries(
			Object.entries(paths).map(([path, item]) => [
				path === list ? '/api/lists/products/{per_page}/{page}.json' : path,
				{ get: operationOfFile(Object(item).get, path === list) },
			]),
			// The package's types of an operation and of a path item are of different versions.
		) as OpenApi.PathsObject,
		components: {
			schemas,
			parameters: {
				...components.parameters,
				Page: inPath('page', 'Number of the page, from 1 to `total_pages`. Page 1 always exists.', { minimum: 1 }, 1),
				PerPage: inPath('per_page', 'Number of products on a page.', { enum: [...builtPageSizes] }, perPage),
			},
		},
	};
}

/** Only a success has a body of ours. The examples of the list are pages of other sizes. */
function operationOfFile({ responses, description = '', ...operation }: OpenApi.OperationObject, isList: boolean) {
	const success = responses?.['200'] as OpenApi.ResponseObject;
	const { 'application/json': { schema = {}, examples = {} } = {} } = success.content ?? {};
	const content = { 'application/json': isList ? { schema } : { schema, examples } };
	return {
		...operation,
		description: isList ? description.split('\n\n')[0] : description,
		responses: { 200: { description: success.description, content } },
	};
}

const inPath = (
	name: string,
	description: string,
	bounds: { minimum: number } | { enum: number[] },
	example: number,
) => ({
	...{ name, in: 'path', required: true, description, example },
	schema: { ...bounds, type: 'integer' as const },
});

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
