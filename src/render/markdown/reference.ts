/** The API reference, from the contract alone: the page is rendered from the same text as its Markdown version. */
import { slug } from 'github-slugger';
import type { Page } from '../../catalog/catalog.ts';
import { referencePage } from '../../routes/paths.ts';
import { type Contract, type OpenApi, resolve } from '../reference/contract.ts';
import { examplesOf, type Operation, operationBlocks, operationsOf, responseBlocks } from '../reference/operation.ts';
import { boundsOf, code, descriptionOf, item, membersOf, typeOf } from '../reference/schema.ts';
import { facts } from './document.ts';

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
		...operations.flatMap((operation) => operationBlocks(contract, operation)),
		'## All operations',
		factsOf(contract),
		info.description ?? '',
		'## Shared responses',
		...Object.entries(components.responses ?? {}).flatMap(([name, node]) => {
			const response = resolve(contract, node);
			return [`### ${name}`, ...responseBlocks(response), ...examplesOf(contract, response).flat()];
		}),
		'## Headers',
		headers.map(([name, header]) => headerItem(name, resolve(contract, header))).join('\n'),
		'## Schemas',
		...Object.entries(components.schemas ?? {}).flatMap(([name, schema]) => {
			const words = [typeOf(schema), boundsOf(schema)].filter(Boolean).join(', ');
			return [`### ${name}`, descriptionOf(schema), words && `Type: ${words}`, membersOf(schema)];
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
		['Contract', `[OpenAPI ${openapi}](/openapi.json)`],
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
	const words = [typeOf(schema), boundsOf(schema), required && 'always sent'];
	return item(code(name), words, description, `Example: ${code(example)}`);
}
