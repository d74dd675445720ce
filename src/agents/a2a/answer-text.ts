/**
 * Responds to a text: looks in it for names from the catalog (products, makers, categories, prices and a week) and searches
 * for the other words. Grammar is not read. Every answer begins with what was recognised and searched.
 */

import { truncate } from '../../contract/text.ts';
import { searchLanguage } from '../../search/languages.ts';
import { maximumQueryLength } from '../../search/product-search.ts';
import { nameKey } from '../../search/terms.ts';
import { facetFields, isFacet, operationsFile } from '../../urls/paths.ts';
import { maximumProducts } from '../operations/get-products.ts';
import { listProducts } from '../operations/list-products.ts';
import { notFound, type OperationResult } from '../operations/operation.ts';
import { quoted } from '../operations/plain-text.ts';
import { operations } from '../operations.ts';
import { weekWinners } from '../product-table.ts';
import { findWord, type WordKind, weekSlug } from '../resolve.ts';
import { type AgentSite, slugOfWebsite } from '../site.ts';
import { prepare, type Request } from './message.ts';

/** Characters of a text that are read. */
const maximumLength = 500;

export async function answerText(text: string, site: AgentSite): Promise<OperationResult> {
	const { named, words, unread } = await readText(truncate(text, maximumLength), site);
	if (unread.length > 0) return { problem: cannotFilter(unread, site) };
	const requests = requestsFor(named, words);
	const searched = String(requests[0]?.parameters['query'] ?? '');
	const said = [
		`Recognised: ${named.map(({ argument, value }) => `${argument} ${value}`).join(', ') || 'nothing'}.`,
		`Searched for: ${searched === '' ? 'nothing' : quoted(searched)}.`,
		...(text.length > maximumLength ? [`Only the first ${maximumLength} characters were read.`] : []),
	];
	const understood = { named, searched, truncated: text.length > maximumLength };
	for (const request of requests) {
		const result = await prepare(request)(site);
		const isLast = request === requests.at(-1);
		if (isMissed(result, isLast)) continue;
		if (searched !== '' && !isSearch(request)) said.push('No such product matches all of these words.');
		return withHeading(result, said.join(' '), { ...understood, ...request });
	}
	const problem = notFound('not_found', 'Nothing was found.', operationsText(site));
	return withHeading({ problem }, said.join(' '), understood);
}

function withHeading(result: OperationResult, heading: string, understood: object): OperationResult {
	if (!('problem' in result)) {
		return { text: `${heading}\n${result.text}`, data: { ...result.data, understood } };
	}
	const { message, details } = result.problem;
	return { problem: { ...result.problem, message: `${heading} ${message}`, details: { ...details, understood } } };
}

/** Whether a search found nothing, or only some of the words although there is another request. */
function isMissed(result: OperationResult, isLast: boolean): boolean {
	if ('problem' in result || !('matched' in result.data)) return false;
	const { total_count, matched } = result.data;
	return total_count === 0 || (!isLast && matched !== 'all_words');
}

const isSearch = ({ operation }: Request): boolean => operation === 'search_products';

/** Requests that can respond to a text, the most specific first. */
function requestsFor(named: readonly Named[], words: readonly string[]): Request[] {
	const products = [...new Set(named.flatMap(({ argument, value }) => (argument === 'product' ? value : [])))];
	if (products.length > 1) {
		return [{ operation: 'get_products', parameters: { products: products.slice(0, maximumProducts) } }];
	}
	if (products.length > 0) return [{ operation: 'get_product', parameters: { slug: products[0] } }];
	const filters = Object.fromEntries(named.map(({ argument, value }) => [argument, value]));
	const query = truncate(words.join(' '), maximumQueryLength);
	const search = { operation: 'search_products', parameters: { query, ...filters } };
	const searches = words.length > 0 ? [search] : [];
	if (named.length === 0) return searches;
	const { launched_in: launch_period, ...others } = filters;
	if (Object.keys(others).length > 0) {
		return [...searches, { operation: 'list_products', parameters: { ...filters, order: 'votes' } }];
	}
	return [...searches, { operation: 'get_launch_period', parameters: { launch_period } }];
}

/** Texts cannot be filtered by these, and a search for them finds what has nothing to do with the text. */
const unreadWord = /^(?:not|without|except|before|after|above|below|over|under|than|least|between)$/i;

/** Which words a text cannot filter by, and the operations that can. */
function cannotFilter(words: readonly string[], site: AgentSite) {
	const parameters = Object.keys(listProducts.input.shape).join(', ');
	const unread = [...new Set(words)].map(quoted).join(', ');
	const message = `A text cannot be filtered by ${unread}, so nothing was looked up. \`list_products\` takes ${parameters}.`;
	return notFound('not_found', message, operationsText(site));
}

const operationsText = ({ baseUrl }: AgentSite): string =>
	`Send a data part {"operation", "parameters"}. The operations: ${operations.map(({ name }) => name).join(', ')}. Their schemas: ${baseUrl}${operationsFile}`;

/** A name in a text, as an argument of operations: a slug, or whether products are free. */
interface Named {
	readonly argument: WordKind | 'launched_in' | 'free';
	readonly value: string | boolean;
}

const weekPattern =
	/\b(?:(?:this|current|last|previous) week|\d{4}[ -]?w\d{1,2}|w\d\d|week \d{1,2}|\d{4}-\d\d-\d\d)\b/i;

/**
 * The names in a text, one for each argument but any number of products, and the other words: those to search for, and those
 * that a text cannot be filtered by. A product's name in lower case counts if nothing else is there.
 */
async function readText(text: string, site: AgentSite) {
	const [week = ''] = weekPattern.exec(text) ?? [];
	const launched_in = weekSlug(week, await weekWinners(site));
	const named: Named[] = launched_in === undefined ? [] : [{ argument: 'launched_in', value: launched_in }];
	const rest: string[] = [];
	const left = launched_in === undefined ? text : text.replace(week, ' ');
	const words = Array.from(left.matchAll(/[\p{L}\p{N}][^\s"“”„«»()?!,;:]*/gu), ([word]) =>
		word.replace(/(?<![.…'’])[.…'’]+$/u, '').replace(/['’](?:s|d|m|ll|re|ve)$/u, ''),
	);
	for (let at = 0; at < words.length; ) {
		const { name, length } = (await nameAt(words, at, site)) ?? { name: undefined, length: 1 };
		const isTaken = name?.argument !== 'product' && named.some(({ argument }) => argument === name?.argument);
		if (name && !isTaken) named.push(name);
		else rest.push(...words.slice(at, at + length));
		at += length;
	}
	const unread = rest.filter((word) => unreadWord.test(word));
	const searched = rest.filter((word) => !searchLanguage().commonWords.has(nameKey(word)));
	const [only] = searched;
	const slug =
		only !== undefined && named.length + searched.length === 1 ? await findWord(site, 'product', only) : undefined;
	if (slug === undefined) return { named, words: searched, unread };
	return { named: [{ argument: 'product', value: slug } as const], words: [], unread };
}

/** The maximum number of words in a name. */
const longestName = 6;

/** The longest name that begins with a word. */
async function nameAt(
	words: readonly string[],
	at: number,
	site: AgentSite,
): Promise<{ readonly name: Named; readonly length: number } | undefined> {
	const [first = '', before = ''] = [words[at], words[at - 1]];
	const website = /\w\.\w/.test(first) ? await slugOfWebsite(site, first) : undefined;
	if (website !== undefined) return { name: { argument: 'product', value: website }, length: 1 };
	const isOfMaker = /^(?:by|from|of|maker)$/i.test(before);
	const kinds = isOfMaker ? makersFirst : productsFirst;
	for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
		const text = words.slice(at, at + length).join(' ');
		const [, not, free] = /^(not |non-)?(free)$/i.exec(text) ?? [];
		if (free) return { name: { argument: 'free', value: !not }, length };
		for (const kind of kinds) {
			const plural = kind === 'category' ? await findWord(site, kind, `${text}s`) : undefined;
			const value = (await findWord(site, kind, text)) ?? plural;
			// Many names are also ordinary words.
			const mayBeWord = length === 1 && (kind === 'product' || (isFacet(kind) && !isOfMaker));
			if (value !== undefined && (!mayBeWord || /^\p{Lu}|\d|\p{L}\p{Lu}/u.test(text))) {
				return { name: { argument: kind, value }, length };
			}
		}
	}
	return undefined;
}

const productsFirst: readonly WordKind[] = ['product', 'category', ...facetFields, 'pricing_model'];
const makersFirst: readonly WordKind[] = [...facetFields, 'product', 'category', 'pricing_model'];
