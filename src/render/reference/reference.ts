/** The API reference, from the contract alone: the page is rendered from the same text as its Markdown version. */
import { slug } from 'github-slugger';
import type { Page } from '../../catalog/catalog.ts';
import { openapiFile, referencePage } from '../../urls/paths.ts';
import { facts } from '../shared/markdown-document.ts';
import { type Contract, componentOf, type OpenApi, resolve } from './contract.ts';
import { boundsOf, code, descriptionOf, item, linkOf, memberList, typeOf } from './schema.ts';

/** The reference as a page of prose. */
export const referenceOf = (contract: Contract): Page => ({
	slug: referencePage.slice(1),
	title: `${contract.info.title} reference`,
	description: contract.info.summary ?? '',
	body: referenceText(contract),
});

/** Members are lists and not tables, so that they fit into a narrow column. */
function referenceText(contract: Contract): string {
	const { info, components = {} } = contract;
	const operations = operationsOf(contract);
	const headers = Object.entries(components.headers ?? {});
	const blocks = [
		...contentsOf(contract, operations),
		'The products and weeks in the examples are invented.',
		...operations.flatMap((operation) => operationBlocks(contract, operation)),
		'## All operations',
		factsOf(contract),
		info.description ?? '',
		components.responses ? '## Shared responses' : '',
		...Object.entries(components.responses ?? {}).flatMap(([name, node]) => {
			const response = resolve(contract, node);
			return [`### ${name}`, ...responseBlocks(response), ...examplesOf(contract, response).flat()];
		}),
		headers.length > 0 ? '## Headers' : '',
		headers.map(([name, header]) => headerItem(name, resolve(contract, header))).join('\n'),
		'## Schemas',
		...Object.entries(components.schemas ?? {}).flatMap(([name, schema]) => {
			const words = [typeOf(schema), boundsOf(schema)].filter(Boolean).join(', ');
			return [`### ${name}`, descriptionOf(schema), words && `Type: ${words}`, memberList(schema)];
		}),
	];
	return blocks
		.map((block) => block.trim())
		.filter(Boolean)
		.join('\n\n');
}

const factsOf = ({ openapi, info, servers = [] }: Contract): string =>
	facts([
		...servers.map(({ url, description }): [string, string] => ['Server', `${code(url)} ${description}`]),
		['Version', info.version],
		['Contract', `[OpenAPI ${openapi}](${openapiFile})`],
		['Licence', [...new Set(Object.values(info.license ?? {}))].join(', ')],
		['Contact', Object.values(info.contact ?? {}).join(', ')],
	]);

/** The operations by tag. */
const contentsOf = ({ tags = [] }: Contract, operations: readonly Operation[]): string[] =>
	tags.flatMap(({ name, description }) => [
		`**${name}.** ${description}`,
		operations
			.filter((operation) => operation.tags?.includes(name))
			.map(({ summary = '', method, path }) => `- [${summary}](#${slug(summary)})\\\n  ${code(`${method} ${path}`)}`)
			.join('\n'),
	]);

function headerItem(name: string, { description = '', required, schema = {}, example }: OpenApi.HeaderObject): string {
	const words = [typeOf(schema), boundsOf(schema), required && 'required'];
	return item(code(name), words, description, `Example: ${code(example)}`);
}

interface Operation extends OpenApi.OperationObject {
	readonly method: string;
	readonly path: string;
}

/** Every operation, in the order of the contract. */
const operationsOf = ({ paths = {} }: Contract): Operation[] =>
	Object.entries(paths).flatMap(([path, methods = {}]) =>
		Object.entries(methods).map(([method, operation]) => ({
			...Object(operation),
			method: method.toUpperCase(),
			path,
		})),
	);

/** A section that begins with an example, because a request and its response say most in the least time. */
function operationBlocks(contract: Contract, operation: Operation): string[] {
	const { method, path, summary = '', description = '', operationId = '', parameters = [], responses = {} } = operation;
	const [first = [], ...more] = Object.values(responses)
		.filter((response) => componentOf(response) === undefined)
		.flatMap((response) => examplesOf(contract, resolve(contract, response)));
	return [
		`## ${summary}`,
		`${code(`${method} ${path}`)}, operation ${code(operationId)}`,
		description,
		...first,
		parameters.length > 0 ? '### Parameters' : '',
		parameters.map((parameter) => parameterItem(resolve(contract, parameter))).join('\n'),
		'### Responses',
		Object.entries(responses)
			.map(([status, response]) => responseItem(contract, status, response))
			.join('\n'),
		more.length > 0 ? '### More examples' : '',
		...more.flat(),
	];
}

function parameterItem({ name, in: place, required, description = '', schema = {}, example }: OpenApi.ParameterObject) {
	const words = [`in ${place}`, typeOf(schema), boundsOf(schema), required && 'required'];
	return item(code(name), [...words, example !== undefined && `example ${code(example)}`], description);
}

/** Links to the section of a response that several operations share; describes any other response here. */
function responseItem(contract: Contract, status: string, node: OpenApi.ResponseObject | OpenApi.ReferenceObject) {
	const response = resolve(contract, node);
	if (componentOf(node)) return item(`${code(status)} ${linkOf(node)}`, [], response.description);
	const bodies = Object.values(response.content ?? {}).map(({ schema = {} }) => memberList(resolve(contract, schema)));
	return item(code(status), [], ...responseBlocks(response), ...bodies);
}

function responseBlocks({ description, headers = {}, content = {} }: OpenApi.ResponseObject): string[] {
	const names = Object.keys(headers).map(code).join(', ');
	return [
		description,
		names && `[Headers](#headers): ${names}`,
		...Object.entries(content).flatMap(([mediaType, { schema = {} }]) => [
			`Body: ${typeOf(schema)} as ${mediaType}. ${descriptionOf(schema)}`,
			memberList(schema),
		]),
	];
}

/** The examples of a response, each as a few blocks. One whose summary begins with a path has the command that requests it. */
function examplesOf(contract: Contract, { content = {} }: OpenApi.ResponseObject): string[][] {
	const examples = Object.values(content).flatMap((body) => Object.values(body.examples ?? {}));
	return examples.map((node) => {
		const { summary = '', value } = resolve(contract, node);
		const [path = '', ...words] = summary.startsWith('/') ? summary.split(', ') : ['', summary];
		return [
			['Example', words.join(', ')].filter(Boolean).join(': '),
			path && `\`\`\`sh\ncurl "${contract.servers?.[0]?.url}${path}"\n\`\`\``,
			`\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
		];
	});
}
