/**
 * Responds to a text: with the operation that fits the names in it, else with a search for its words. Every answer begins with
 * what was named and searched, and states nothing that its data does not hold.
 */

import { maximumRankings } from '../../contract/limits.ts';
import { truncate } from '../../contract/text.ts';
import { byFacet, operationsFile } from '../../routes/paths.ts';
import { maximumQueryLength } from '../../search/product-search.ts';
import { maximumProducts } from '../operations/get-products.ts';
import { maximumLimit } from '../operations/input.ts';
import { maximumPlaces } from '../operations/launch-periods.ts';
import { listProducts } from '../operations/list-products.ts';
import { notFound, type OperationResult, type Problem } from '../operations/operation.ts';
import { quoted } from '../operations/plain-text.ts';
import { operations } from '../operations.ts';
import type { AgentSite } from '../site.ts';
import { prepare, type Request } from './message.ts';
import { type Named, type Reading, readText } from './read-text.ts';

/** Characters of a text that are read. */
const maximumLength = 500;

export async function answerText(text: string, site: AgentSite): Promise<OperationResult> {
	const reading = await readText(truncate(text, maximumLength), site);
	// "Tell me more about Acme" is about a product; "anything but not Acme" would get what it leaves out.
	const isAboutProduct = reading.named.some(({ kind }) => kind === 'product') && !reading.unread.some(isExclusion);
	if (reading.unread.length > 0 && !isAboutProduct) return { problem: cannotFilter(reading.unread, site) };
	const truncated = text.length > maximumLength;
	let searched = '';
	const requests = requestsFor(reading);
	for (const request of requests) {
		const result = await prepare(request)(site);
		const { query } = request.parameters;
		if (typeof query === 'string') searched = query;
		if (!isEmpty(result, request, requests.at(-1)))
			return withHeading(reading, { request, result, searched, truncated });
	}
	return withHeading(reading, { result: { problem: nothingFound(site) }, searched, truncated });
}

interface Answer {
	readonly request?: Request;
	readonly result: OperationResult;
	readonly searched: string;
	/** Whether not all of the text was read. */
	readonly truncated: boolean;
}

/** Begins a result with the names that were recognised and the words that were searched. */
function withHeading({ named, rest, unread }: Reading, { request, result, searched, truncated }: Answer) {
	const names = named.map(({ kind, value }) => `${kind.replace('_', ' ')} ${value}`).join(', ');
	const parameters = request?.parameters ?? {};
	const used = Object.values(parameters).join(' ');
	const areSearched = searched !== '' || Array.isArray(parameters['products']);
	const unused = [
		...(areSearched ? [] : rest),
		...named.flatMap(({ kind, value }) =>
			used.includes(value) || (kind === 'price' && 'free' in parameters) ? [] : value,
		),
	].join(' ');
	const heading = [
		unread.length > 0 ? `A text cannot be filtered by ${inQuotes(unread)}. ` : '',
		`Recognised: ${names || 'nothing'}. Searched for: ${searched === '' ? 'nothing' : quoted(searched)}.`,
		unused === '' ? '' : ` Ignored: ${quoted(unused)}.`,
		searched !== '' && request !== undefined && !isSearch(request)
			? ' No such product matches all of these words.'
			: '',
		truncated ? ` Only the first ${maximumLength} characters were read.` : '',
	].join('');
	const understood = { named, searched, unused, truncated, ...request };
	if ('problem' in result) {
		const { message, details, ...problem } = result.problem;
		return { problem: { ...problem, message: `${heading} ${message}`, details: { ...details, understood } } };
	}
	return { ...result, text: `${heading}\n${result.text}`, data: { ...result.data, understood } };
}

const isExclusion = (word: string): boolean => /^(?:not|without|except)$/i.test(word);

const inQuotes = (words: readonly string[]): string => [...new Set(words)].map((word) => quoted(word)).join(', ');

/** Which words a text cannot filter by, and the operations that can. */
function cannotFilter(words: readonly string[], site: AgentSite): Problem {
	const parameters = Object.keys(listProducts.input.shape).join(', ');
	const message = `A text cannot be filtered by ${inQuotes(words)}, so nothing was looked up. \`list_products\` takes ${parameters}.`;
	return notFound('not_found', message, operationsText(site));
}

/** Requests that can respond to a text, the most specific first. */
function requestsFor(reading: Reading): Request[] {
	const { named, intents, order, rest, limit } = reading;
	if (intents.has('launch')) return [request('prepare_launch', {})];
	const products = [...new Set(valuesOf(named, 'product'))];
	const compared = [...products, ...(intents.has('compare') ? rest : [])].slice(0, maximumProducts);
	if (products.length > 0 && compared.length > 1) {
		return [request('get_products', { products: compared, fields: comparedFields })];
	}
	if (products.length > 0) return [request('get_product', { slug: products[0] })];
	const plain = plainRequest(reading);
	if (rest.length === 0) return plain ? [plain] : [];
	const { free, ...filters } = filtersOf(reading);
	// As a word, "free" finds the others where no product costs nothing.
	const query = truncate([...(free ? ['free'] : []), ...rest].join(' '), maximumQueryLength);
	const size = { limit: limit && Math.min(limit, maximumLimit) };
	const search = request('search_products', { query, ...filters, ...(free === false && { free }), ...size });
	const inOrder = request('search_products', { ...search.parameters, order });
	return [...(order === undefined ? [] : [inOrder]), search, ...(plain && named.length > 0 ? [plain] : [])];
}

const comparedFields = ['name', 'tagline', 'price_label', 'votes', 'comments', 'best_place', 'average_rating', 'url'];

/** The request about the names, without the other words. */
function plainRequest(reading: Reading): Request | undefined {
	const { intents, order, limit } = reading;
	const filters = filtersOf(reading);
	const size = { limit: limit && Math.min(limit, maximumLimit) };
	const { maker, launched_in, ...others } = filters;
	if (intents.has('makers') && maker === undefined) {
		const best = order === 'best_score' ? order : undefined;
		return request('list_makers', { ...others, launched_in, order: best, ...size });
	}
	const list = request('list_products', { ...filters, order: order ?? 'votes', ...size });
	if (maker !== undefined || Object.values(others).some((value) => value !== undefined)) return list;
	const isList = launched_in !== undefined || order !== undefined || intents.has('products');
	return weekRequest(reading, launched_in) ?? (isList ? list : undefined);
}

/** A request about weeks, or for the list of categories or weeks. */
function weekRequest({ named, intents, limit = 0 }: Reading, launched_in: string | undefined): Request | undefined {
	const [week] = valuesOf(named, 'launch_period');
	const isOneWeek = week !== undefined && launched_in === week;
	if (isOneWeek || (launched_in === undefined && intents.has('board'))) {
		const shown = Math.min(limit, maximumRankings) || undefined;
		return request('get_launch_period', { launch_period: week ?? 'current', limit: shown });
	}
	if (intents.has('winners')) {
		return request('list_winners', { launched_in, places: Math.min(limit, maximumPlaces) || undefined });
	}
	if (launched_in !== undefined) return undefined;
	if (intents.has('categories')) return request('list_categories', {});
	return intents.has('weeks') ? request('list_launch_periods', {}) : undefined;
}

/** The filters that a text names. */
function filtersOf({ named, intents }: Reading) {
	const [pricing_model, price, category] = (['pricing_model', 'price', 'category'] as const).map(
		(kind) => valuesOf(named, kind)[0],
	);
	const [first, second = first && intents.has('since') ? 'current' : undefined] = valuesOf(
		named,
		'launch_period',
		'time',
	).sort();
	return {
		category,
		pricing_model,
		...byFacet((field) => valuesOf(named, field)[0]),
		free: pricing_model === undefined && price !== undefined ? price === 'free' : undefined,
		launched_in: second === undefined ? first : `${first}..${second}`,
	};
}

const valuesOf = (named: readonly Named[], ...kinds: readonly Named['kind'][]): string[] =>
	named.flatMap(({ kind, value }) => (kinds.includes(kind) ? value : []));

function request(operation: string, parameters: Readonly<Record<string, unknown>>): Request {
	return {
		operation,
		parameters: Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)),
	};
}

const isSearch = ({ operation }: Request): boolean => operation === 'search_products';

/**
 * Whether a search is no answer: it finds nothing, or it finds only some of the words although it has an order or comes
 * before the places of a week.
 */
function isEmpty(result: OperationResult, { parameters }: Request, last: Request | undefined): boolean {
	if ('problem' in result || !('matched' in result.data)) return false;
	const { total_count, matched } = result.data;
	const needsAll = parameters['order'] !== undefined || (last !== undefined && weekOperations.has(last.operation));
	return total_count === 0 || (needsAll && matched !== 'all_words');
}

const weekOperations: ReadonlySet<string> = new Set(['get_launch_period', 'list_winners']);

const nothingFound = (site: AgentSite): Problem => notFound('not_found', 'Nothing was found.', operationsText(site));

const operationsText = ({ baseUrl }: AgentSite): string =>
	`Send a data part {"operation", "parameters"}. The operations: ${operations.map(({ name }) => name).join(', ')}. Their schemas: ${baseUrl}${operationsFile}`;
