/**
 * Responds to a text by one operation: that of a usual phrase, or of the names from the catalog in it (products, makers,
 * categories, prices and a week), else the search for its words. Grammar is not read. Every answer begins with what was
 * recognised and searched.
 */

import { truncate } from '../../contract/text.ts';
import { searchLanguage } from '../../search/languages.ts';
import { type Exactness, maximumQueryLength } from '../../search/product-search.ts';
import { nameKey } from '../../search/terms.ts';
import { facetFields, facetPlurals, isFacet, operationsFile } from '../../urls/paths.ts';
import { maximumProducts } from '../operations/get-products.ts';
import { listProducts } from '../operations/list-products.ts';
import type { OperationResult, Problem } from '../operations/operation.ts';
import { quoted } from '../operations/plain-text.ts';
import { operations } from '../operations.ts';
import { weekWinners } from '../product-table.ts';
import { findWord, resolveDays, type WordKind, weekSlug } from '../resolve.ts';
import type { Without } from '../select-products.ts';
import { type AgentSite, slugOfWebsite } from '../site.ts';
import { prepare, type Request } from './message.ts';

/** Characters of a text that are read. */
const maximumLength = 500;

export async function answerText(text: string, site: AgentSite): Promise<OperationResult> {
	const read = await readText(truncate(text, maximumLength), site);
	if (read.unread.length > 0) return { problem: cannotFilter(read.unread, site) };
	const request = requestFor(read);
	const searched = String(request?.parameters['query'] ?? '');
	const named = read.named.filter(({ argument }) => searched === '' || argument === 'launched_in');
	const said = [
		`Recognised: ${named.map(({ argument, value }) => `${argument} ${value}`).join(', ') || 'nothing'}.`,
		`Searched for: ${searched === '' ? 'nothing' : quoted(searched)}.`,
		...(text.length > maximumLength ? [`Only the first ${maximumLength} characters were read.`] : []),
	].join(' ');
	const understood = { named, searched, truncated: text.length > maximumLength, ...request };
	if (!request) {
		return {
			text: `${said}\n${whatIsPossible(site)}`,
			data: { operations: operations.map(({ name }) => name), understood },
		};
	}
	const result = await prepare(request)(site);
	if (isMissed(result)) {
		const problem = cannotAnswer(`${said} No product has most of these words.`, site);
		return { problem: { ...problem, details: { understood } } };
	}
	if (!('problem' in result))
		return { ...result, text: `${said}\n${result.text}`, data: { ...result.data, understood } };
	const { message, details } = result.problem;
	return { problem: { ...result.problem, message: `${said} ${message}`, details: { ...details, understood } } };
}

/** Whether no product holds most of the words of a search, and not because of a filter. */
function isMissed(result: OperationResult): boolean {
	if ('problem' in result || !('matched' in result.data)) return false;
	const { matched, total_count, without = [] } = result.data as unknown as Searched;
	return matched === 'few_words' || (total_count === 0 && without.every((one) => one.total_count === 0));
}

interface Searched {
	readonly matched: Exactness;
	readonly total_count: number;
	readonly without?: readonly Without[];
}

/** What agents usually ask: all words of a text that are no names and say something, and the operation. */
const phrases: readonly (readonly [words: RegExp, operation: string, parameters?: Request['parameters']])[] = [
	[/^(?:categor(?:y|ies)|(?:pricing|prices?)(?: models?)?)$/, 'list_categories'],
	[/^(?:new(?:est)?|latest|recent)$/, 'list_products', { order: 'newest' }],
	[/^(?:most )?(?:popular|top|votes)(?: \d+)?$/, 'list_products', { order: 'votes' }],
	[/^(?:highest )?rat(?:ed|ings?)$/, 'list_products', { order: 'rating' }],
	[/^(?:winners?|won)$/, 'list_winners'],
	[/^weeks?$/, 'list_launch_periods'],
	[/^(?:add|launch|publish|submit)$/, 'prepare_launch'],
	[/^(?:leaderboards?|rankings?|leading|vot(?:e|ing))$/, 'get_launch_period'],
];

type Read = Awaited<ReturnType<typeof readText>>;

/** The request that responds to a text; `undefined` for one that asks nothing. */
function requestFor({ named, words, rest }: Read): Request | undefined {
	const products = [...new Set(named.flatMap(({ argument, value }) => (argument === 'product' ? value : [])))];
	if (products.length > 1) {
		return { operation: 'get_products', parameters: { products: products.slice(0, maximumProducts) } };
	}
	if (products.length > 0) return { operation: 'get_product', parameters: { slug: products[0] } };
	const filters = Object.fromEntries(named.map(({ argument, value }) => [argument, value]));
	const { launched_in, ...others } = filters;
	const isTime = launched_in !== undefined && Object.keys(others).length === 0;
	const asked = rest.map(nameKey).join(' ');
	const values = facetFields.find((field) => asked === field || asked === facetPlurals[field]);
	const [, phrase, own] = phrases.find(([pattern]) => pattern.test(asked)) ?? [];
	const usual = values === undefined ? phrase : `list_${facetPlurals[values]}`;
	if (/^next/i.test(String(launched_in)))
		return { operation: 'get_launch_period', parameters: { launch_period: 'next' } };
	if (isTime && (rest.length === 0 || usual === 'list_winners' || usual === 'get_launch_period')) {
		const isWeek = /-w\d\d$/.test(String(launched_in));
		if (isWeek) return { operation: 'get_launch_period', parameters: { launch_period: launched_in } };
		return { operation: 'list_winners', parameters: { launched_in } };
	}
	if (usual !== undefined || (rest.length === 0 && named.length > 0)) {
		const shape = operations.find(({ name }) => name === usual)?.input.shape ?? {};
		const takesAll = usual?.startsWith('list_') && named.every(({ argument }) => Object.hasOwn(shape, argument));
		if (usual !== undefined && (takesAll || named.length === 0))
			return { operation: usual, parameters: { ...filters, ...own } };
		const order = usual === 'list_winners' ? 'wins' : 'votes';
		return { operation: 'list_products', parameters: { ...filters, order, ...own } };
	}
	const query = truncate(words.join(' '), maximumQueryLength);
	const when = launched_in === undefined ? {} : { launched_in };
	return query === '' ? undefined : { operation: 'search_products', parameters: { query, ...when } };
}

/** Texts cannot be filtered by these, and a search for them finds what has nothing to do with the text. */
const unreadWord = /^(?:not|without|except|before|after|above|below|over|under|than|least|between)$/i;

/** Which words a text cannot filter by, and the operations that can. */
function cannotFilter(words: readonly string[], site: AgentSite): Problem {
	const parameters = Object.keys(listProducts.input.shape).join(', ');
	const unread = [...new Set(words)].map(quoted).join(', ');
	const message = `A text cannot be filtered by ${unread}, so nothing was looked up. \`list_products\` takes ${parameters}.`;
	return cannotAnswer(message, site);
}

const cannotAnswer = (message: string, site: AgentSite): Problem => {
	return { error: 'Cannot answer', code: 'cannot_answer', message, resolution: whatIsPossible(site) };
};

const whatIsPossible = ({ baseUrl }: AgentSite): string =>
	`Name products, makers, categories, prices or weeks, write words to search for, or send a data part {"operation", "parameters"}. The operations: ${operations.map(({ name }) => name).join(', ')}. Their schemas: ${baseUrl}${operationsFile}`;

/** A name in a text, as an argument of operations: a slug, or whether products are free. */
interface Named {
	readonly argument: WordKind | 'launched_in' | 'free';
	readonly value: string | boolean;
}

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** A week, or a month with or without its year. */
const timePattern = new RegExp(
	`\\b(?:(?:this|current|last|previous|next) week|\\d{4}[ -]?w\\d{1,2}|w\\d\\d|week \\d{1,2}|\\d{4}-(?:0[1-9]|1[0-2])(?:-\\d\\d)?|(?<=\\b(?:in|of) )(?:${monthNames})(?:,? \\d{4})?)\\b`,
	'i',
);

/** A time as operations take it: a week that has begun by its slug; `undefined` for one that is none. */
async function timeOf(time: string, site: AgentSite): Promise<string | undefined> {
	const week = weekSlug(time, await weekWinners(site));
	if (week !== undefined || time === '' || /^next/i.test(time)) return week ?? (time || undefined);
	return 'problem' in (await resolveDays(site, time)) ? undefined : time;
}

/** What only introduces a question. */
const introducing = /^(?:please )?(?:list|show|find|search|give|tell)(?: me)?\b/i;

/**
 * The names in a text, one for each argument but any number of products; its words that say something, and which of them are no
 * names; and those that a text cannot be filtered by. A product's name in lower case counts if nothing else is there.
 */
async function readText(text: string, site: AgentSite) {
	const { 0: time = '', index = 0 } = timePattern.exec(text) ?? {};
	const launched_in = await timeOf(time, site);
	const named: Named[] = launched_in === undefined ? [] : [{ argument: 'launched_in', value: launched_in }];
	const left = (launched_in === undefined ? text : `${text.slice(0, index)} ${text.slice(index + time.length)}`)
		.trim()
		.replace(introducing, '');
	const words = Array.from(left.matchAll(/[\p{L}\p{N}][^\s"“”„«»()?!,;:]*/gu), ([word]) =>
		word.replace(/(?<![.…'’])[.…'’]+$/u, '').replace(/['’](?:s|d|m|ll|re|ve)$/u, ''),
	);
	const unnamed: string[] = [];
	for (let at = 0; at < words.length; ) {
		const { name, length } = (await nameAt(words, at, site)) ?? { name: undefined, length: 1 };
		const isTaken = name?.argument !== 'product' && named.some(({ argument }) => argument === name?.argument);
		if (name && !isTaken) named.push(name);
		else unnamed.push(...words.slice(at, at + length));
		at += length;
	}
	const unread = unnamed.filter((word) => unreadWord.test(word));
	const [telling, rest] = [words.filter(isTelling), unnamed.filter(isTelling)];
	const [only] = rest;
	const slug =
		only !== undefined && named.length + rest.length === 1 ? await findWord(site, 'product', only) : undefined;
	if (slug === undefined) return { named, words: telling, rest, unread };
	return { named: [{ argument: 'product', value: slug } as const], words: [], rest: [], unread };
}

const isTelling = (word: string): boolean =>
	!searchLanguage().commonWords.has(nameKey(word)) &&
	!/^(?:products?|launche[sd]|made|software|programs?)$/i.test(word);

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
