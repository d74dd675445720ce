/**
 * The operations of the contract as a collection in the format of Postman, version 2.1.0, which Bruno, Insomnia and
 * Hoppscotch read as well.
 */
import type { Catalog } from '../../catalog/catalog.ts';
import { type Contract, componentOf, type OpenApi, resolve } from '../reference/contract.ts';
import { type ExampleSlugs, slugsOfExamples } from '../reference/example-slugs.ts';
import { type Operation, operationsOf } from '../reference/operation.ts';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function collection(contract: Contract, catalog: Catalog) {
	const { base_url, site } = catalog;
	const { info, tags = [] } = contract;
	const slugs = slugsOfExamples(contract, catalog);
	return {
		info: { name: `${site.name}: ${info.title}`, description: info.description, version: info.version, schema },
		item: tags.map(({ name, description }) => ({
			name,
			description,
			item: operationsOf(contract)
				.filter((operation) => operation.tags?.includes(name))
				.map((operation) => itemOf(contract, operation, slugs)),
		})),
		variable: [{ key: 'base_url', value: base_url, type: 'string' }],
	};
}

function itemOf(contract: Contract, operation: Operation, slugs: ExampleSlugs) {
	const { summary, description, responses = {} } = operation;
	const request = requestOf(contract, operation, slugs);
	return {
		name: summary,
		request: { ...request, description },
		response: Object.entries(responses).flatMap(([status, node]) => {
			const response = resolve(contract, node);
			const { examples = {} } = Object.values(response.content ?? {})[0] ?? {};
			const [example] = Object.values(examples).map((each) => resolve(contract, each));
			return example
				? [savedResponse(request, Number(status), componentOf(node) ?? response.description, example)]
				: [];
		}),
	};
}

/** What an answer looks like, without a request. */
function savedResponse(originalRequest: object, code: number, name: string, { value }: OpenApi.ExampleObject) {
	return {
		name,
		originalRequest,
		code,
		_postman_previewlanguage: 'json',
		header: [{ key: 'Content-Type', value: 'application/json' }],
		body: JSON.stringify(value, null, 2),
	};
}

function requestOf(contract: Contract, { method, path, parameters = [] }: Operation, slugs: ExampleSlugs) {
	const all = parameters.map((parameter) => resolve(contract, parameter));
	const textOf = ({ example, schema = {} }: OpenApi.ParameterObject) =>
		String(('default' in schema ? schema.default : example) ?? '');
	const query = all
		.filter(({ in: place }) => place === 'query')
		.map((parameter) => ({
			key: parameter.name,
			value: textOf(parameter),
			description: parameter.description,
		}));
	const variable = all
		.filter(({ in: place }) => place === 'path')
		.map((parameter) => ({
			key: parameter.name,
			value: slugs[textOf(parameter)] ?? '',
			description: parameter.description,
		}));
	const steps = path.replaceAll(/\{(\w+)\}/g, ':$1');
	const search = query.length > 0 ? `?${query.map(({ key, value }) => `${key}=${value}`).join('&')}` : '';
	return {
		method,
		header: [{ key: 'Accept', value: 'application/json' }],
		url: {
			raw: `{{base_url}}${steps}${search}`,
			host: ['{{base_url}}'],
			path: steps.slice(1).split('/'),
			...(query.length > 0 && { query }),
			...(variable.length > 0 && { variable }),
		},
	};
}
