/**
 * Responds to a text: with the operation that fits what it names, else with a search for its words. Every answer begins with
 * what was named and searched, and states nothing that its data does not hold.
 */

import { operationsFile } from '../../routes/paths.ts';
import { maximumQueryLength } from '../../search/stages.ts';
import { maximumLimit } from '../operations/input-fields.ts';
import { notFound, type OperationResult, type Problem } from '../operations/operation.ts';
import { quoted } from '../operations/plain-text.ts';
import { operations } from '../operations.ts';
import type { AgentSite } from '../site.ts';
import { prepare, type Request } from './execute.ts';
import { type Intent, type Named, type Reading, readText } from './read-text.ts';

/** Characters of a text that are read. */
const maximumLength = 500;

export async function answerText(text: string, site: AgentSite): Promise<OperationResult> {
	const reading = await readText(text.slice(0, maximumLength), site);
	const cut = text.length > maximumLength ? ` Only the first ${maximumLength} characters were read.` : '';
	const forPeople = byPeople(reading, site);
	if (forPeople) return withHeading(reading, undefined, forPeople, cut);
	for (const request of requestsFor(reading)) {
		const result = await prepare(request)(site);
		if (!isEmpty(result)) return withHeading(reading, request, result, cut);
	}
	return withHeading(reading, undefined, { problem: nothingFound(site) }, cut);
}

/** What was understood before what was found. */
function withHeading(
	{ named, rest }: Reading,
	request: Request | undefined,
	result: OperationResult,
	cut: string,
): OperationResult {
	const isSearch =
		request?.operation === 'search_products' || ('problem' in result && result.problem.code === 'not_found');
	const searched = isSearch ? rest.join(' ') : '';
	const names = named.map(({ kind, value }) => `${kind.replace('_', ' ')} ${value}`).join(', ');
	const heading = `Named: ${names || 'nothing'}. Searched: ${searched === '' ? 'nothing' : quoted(searched)}.${cut}`;
	const understood = { named, searched, ...request };
	if ('problem' in result) {
		const { message, details, ...problem } = result.problem;
		return { problem: { ...problem, message: `${heading} ${message}`, details: { ...details, understood } } };
	}
	return { ...result, text: `${heading}\n${result.text}`, data: { ...result.data, understood } };
}

/** Requests that may respond to a text, the most specific first. */
function requestsFor({ named, intents, rest, limit }: Reading): Request[] {
	const valuesOf = (kind: Named['kind']) => named.flatMap((own) => (own.kind === kind ? own.value : []));
	const products = [...new Set(valuesOf('product'))];
	const [category, pricing_model, maker] = [
		valuesOf('category')[0],
		valuesOf('pricing_model')[0],
		valuesOf('maker')[0],
	];
	const [week, second] = valuesOf('launch_period');
	const [time = week === undefined || second === undefined ? second : `${week}..${second}`] = valuesOf('time');
	const size = limit === undefined ? {} : { limit: Math.min(limit, maximumLimit) };
	if (products.length > 1) return [request('get_products', { products })];
	if (products.length === 1) return [request('get_product', { product: products[0] })];
	const filters = {
		category,
		pricing_model,
		maker,
		free: pricing_model === undefined && valuesOf('price').length > 0 ? true : undefined,
		launched_in: time ?? week,
	};
	const { launched_in, ...others } = filters;
	const isFiltered = Object.values(others).some((value) => value !== undefined);
	if (launched_in !== undefined && !isFiltered && rest.length === 0) {
		if (time === undefined) return [request('get_launch_period', { launch_period: week, ...size })];
		if (intents.has('best')) return [request('list_winners', { launched_in, ...size })];
	}
	const order = intents.has('newest') ? 'newest' : intents.has('best') ? 'best_score' : 'votes';
	const query = rest.join(' ').slice(0, maximumQueryLength);
	const search = request('search_products', { query, ...filters, ...size });
	const list = request('list_products', { ...filters, order, ...size });
	const saysSomething = launched_in !== undefined || isFiltered || intents.size > 0;
	return [...(query === '' ? [] : [search]), ...(saysSomething && (isFiltered || query === '') ? [list] : [])];
}

function request(operation: string, parameters: Readonly<Record<string, unknown>>): Request {
	return {
		operation,
		parameters: Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)),
	};
}

/** A list that holds nothing is no answer to words, but one to a name. */
const isEmpty = (result: OperationResult): boolean =>
	'data' in result && result.data['total_count'] === 0 && 'matched' in result.data;

const refusals: Readonly<Partial<Record<Intent, string>>> = {
	launch: 'Nothing is launched here.',
	vote: 'Nobody can vote here: editors record the votes.',
	buy: 'Nothing is sold here: the page of a product names its website.',
	delete:
		'Nothing is changed here: the page of a product has the link “Edit this page”, and an editor reviews the change.',
};

/** What only a person can do, and where. */
function byPeople({ intents, named }: Reading, { baseUrl }: AgentSite): OperationResult | undefined {
	const intent = (['launch', 'vote', 'buy', 'delete'] as const).find((own) => intents.has(own));
	if (intent === undefined) return undefined;
	const product = named.find(({ kind }) => kind === 'product')?.value;
	const page = product === undefined ? '' : ` Its page: ${baseUrl}/products/${product}`;
	const launch = `To launch a product, a person completes ${baseUrl}/launch; \`prepare_launch\` checks a draft for it.`;
	return {
		problem: {
			error: 'Not available',
			code: 'not_available',
			message: `${refusals[intent]}${page}`,
			resolution: intent === 'launch' ? launch : 'That takes a person, at the page.',
		},
	};
}

const nothingFound = ({ baseUrl }: AgentSite): Problem =>
	notFound(
		'not_found',
		'Nothing was found.',
		`Send a data part {"operation", "parameters"}. The operations: ${operations.map(({ name }) => name).join(', ')}. Their schemas: ${baseUrl}${operationsFile}`,
	);
