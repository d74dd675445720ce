/** Answers about words that name no product: what is near, what is similar, and that nothing is. */

import type { OperationResult } from '../../operations/operation.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { similarSlugs } from '../../product-table.ts';
import { findForAgents, nearSlugs } from '../../search.ts';
import { isHint, needIn } from '../grammar/intents/needs.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Token } from '../grammar/tokens.ts';
import { isGeneralWord } from '../grammar/words/general-words.ts';
import { englishTopic } from '../grammar/words/german-topics.ts';
import { isGerman } from '../grammar/words/german-words.ts';
import { knownProductIn } from '../grammar/words/known-products.ts';
import { choiceOf, choiceText } from './choice.ts';
import { choose } from './choose.ts';
import type { Answer, Context, ProductAnswer } from './context.ts';
import { notUnderstood } from './fixed-answers.ts';
import { listedData, named, notes, priceName, productUrl, writtenWords } from './lines.ts';
import { listedProducts, listResult } from './list-answer.ts';
import { rowsMatching } from './matching-rows.ts';
import { needAnswer } from './need-answer.ts';
import { partialMatches } from './partial-matches.ts';
import { describeAnswer } from './product-answers.ts';
import { scoredMatches } from './scored-matches.ts';
import { topicOf } from './topic.ts';

const shownNear = 5;
const shownOthers = 10;
const fewSimilar = 3;
/** Words of what may be a name. */
const longestUnknown = 3;
/** Characters of longer ones are not looked at. */
const longestName = 60;

/** Products that resemble one. */
export const similarAnswer: ProductAnswer = async (context, product) => {
	const { words, site, reading } = context;
	const slugs = await similarSlugs(site, words.table.slugs[product.row] ?? '');
	const choice = { ...(await choiceOf(context, [])), weeks: undefined, places: undefined };
	const fitting = new Set(choose(words, choice).map(({ row }) => row));
	const rows = slugs.flatMap((slug) => words.table.rows.get(slug) ?? []).filter((row) => fitting.has(row));
	const own = named(words.table, product.row);
	if (rows.length === 0 && slugs.length === 0)
		return { text: `The catalog knows nothing similar to ${own}.\n${productUrl(context, product.row)}` };
	const head = notes(reading, [product], words);
	const asked = choiceText({ ...choice, excludedRows: [] }, { ...context, reading: { ...reading, times: [] } });
	const those = asked === '' ? '' : `, of products${asked}`;
	const heading = `Similar to ${own}${those}, the most similar first:`;
	if (asked === '') return rowsResult(context, [...head, heading], rows);
	const [category = -1] = words.table.columns.categories[product.row] ?? [];
	const votes = (row: number): number => words.table.columns.votes[row] ?? 0;
	const others = [...fitting]
		.filter((row) => words.table.columns.categories[row]?.includes(category) && !rows.includes(row))
		.toSorted((a, b) => votes(b) - votes(a));
	const slug = words.table.categories[category] ?? '';
	return rowsResult(context, [...head, heading], rows, {
		heading: `Others in its category ${slug}${asked}:`,
		rows: others.slice(0, shownOthers),
	});
};

function rowsResult(
	context: Context,
	head: readonly string[],
	rows: readonly number[],
	more?: { readonly heading: string; readonly rows: readonly number[] },
): OperationResult {
	const { words } = context;
	const lineOf = (row: number): string => {
		const facts = [named(words.table, row), priceName(words, row)].filter(Boolean).join(', ');
		return `- ${facts} ${productUrl(context, row)}`;
	};
	const others = more && more.rows.length > 0 ? [more.heading, ...more.rows.map(lineOf)] : [];
	const all = [...rows, ...(more?.rows ?? [])];
	return {
		text: [...head, ...rows.map(lineOf), ...others, untrustedNote].join('\n'),
		data: { products: all.map((row) => listedData(context, row)) },
	};
}

/** Makers beside other words are parts of names: `Google Photos`. */
function withoutMakers(reading: Reading): Reading {
	const isOther = reading.rest.length > 0 && reading.makers.length > 0;
	return isOther ? { ...reading, content: reading.rest } : reading;
}

/** Words behind `like` or `instead of` that are no product of the catalog. */
export const similarToUnknownAnswer: Answer = async (context) => {
	const { reading, words, site } = context;
	const name = writtenWords(reading.content);
	const known = knownProductIn(reading.content.map(({ key }) => key));
	const topic = await topicOf({ ...context, reading: withoutMakers(reading) });
	const query = known ? [known.kind, ...known.rest].join(' ') : topic.query || name;
	const free = { ...context, reading: { ...reading, makers: [], possibleMakers: [] } };
	const named = await topicOf({ ...context, reading: { ...reading, rest: [], content: [] } });
	const categories = known ? named.categories : topic.categories;
	const fitting = new Set(choose(words, await choiceOf(free, categories)).map(({ row }) => row));
	const selection = { table: words.table, filters: {}, includes: (row: number) => fitting.has(row) };
	const found = await findForAgents(
		site,
		{ words: query, selection, allowed: ['all_words'] },
		{ page: 1, perPage: shownNear },
	);
	const isAll = found?.exactness === 'all_words' && found.total >= fewSimilar;
	const near = await rowsMatching(context, query);
	const hits = (found?.hits ?? []).flatMap(({ slug }) => words.table.rows.get(slug) ?? []);
	const isNear = hits.some((row) => near.get(row));
	const nearer = [...near].flatMap(([row, own]) => (own ? [row] : []));
	const unpriced = choose(words, { ...(await choiceOf(free, categories)), prices: [] });
	const anyPrice =
		reading.prices.length > 0 && !isNear ? unpriced.map(({ row }) => row).filter((row) => nearer.includes(row)) : [];
	if (anyPrice.length > 0) {
		const none = `The catalog has no product named ${quoted(name)}, and for ${quoted(query)} none${choiceText(await choiceOf(free, categories), free)}; of any price:`;
		return rowsResult(context, [none], anyPrice.slice(0, shownNear));
	}
	const rows = isAll && isNear ? hits : await rowsByWords(context, query, (row) => fitting.has(row));
	const head = `The catalog has no product named ${quoted(name)}.${known ? ` It is known for ${known.kind}.` : ''}`;
	if (rows.length === 0 && categories.length === 0) return { text: `${head} Nothing in it matches these words.` };
	if (rows.length > 0) return rowsResult(context, [`${head} These match the words best:`], rows);
	const result = listResult(free, await listedProducts(free, { categories, query: '' }));
	return { ...result, text: `${head}\n${result.text}` };
};

/** Rows that have some of the words, best first. */
async function rowsByWords(context: Context, query: string, includes: (row: number) => boolean): Promise<number[]> {
	const terms = query.split(' ').map((term) => ({ term: term.toLowerCase(), weight: isGeneralWord(term) ? 0.5 : 1 }));
	return (await scoredMatches(context, terms, includes)).slice(0, shownNear).map(({ row }) => row);
}

/** Products for words that stand alone, or that there is no such product. */
export const wordsAnswer: Answer = async (context) => {
	const listed = await listedProducts(context, await topicOf(context));
	const isTopic =
		context.reading.rest.length > 1 &&
		(isGerman(context.reading.tokens) ||
			context.reading.rest.every(({ written, key }) => /^\p{Ll}/u.test(written) || englishTopic(key) !== undefined));
	if (listed.problem !== undefined) return notInCatalogAnswer(context);
	const isFound = listed.total > 0 && (listed.remark === '' || isTopic);
	return isFound ? listResult(context, listed) : notInCatalogAnswer(context);
};

/** Products for several words that are no name; for one word, or for a name, whether there is such a product. */
export const somethingAnswer: Answer = async (context) => {
	const { content } = context.reading;
	if (content.length < 2 || isUnknownName(context.reading)) return notInCatalogAnswer(context);
	const listed = await listedProducts(context, await topicOf(context));
	return listed.total > 0 ? listResult(context, listed) : notInCatalogAnswer(context);
};

/** Products for a sentence of which only its other words say what it is about; help where there are none. */
export const topicAnswer: Answer = async (context) => {
	const listed = await listedProducts(context, await topicOf(context));
	if (listed.total > 0) return listResult(context, listed);
	return context.reading.content.length <= longestUnknown ? notInCatalogAnswer(context) : notUnderstood(context);
};

/** Products for a topic of which the name of a product is a part; that product where there are none. */
export const topicWithNameAnswer: Answer = async (context) => {
	const { reading } = context;
	const [product] = reading.products;
	const length = product?.written.split(' ').length ?? 0;
	const isName = (at: number): boolean => product !== undefined && product.at <= at && at < product.at + length;
	const content = reading.tokens.filter((token, at) => isName(at) || reading.content.includes(token));
	const rest = reading.tokens.filter((token, at) => isName(at) || reading.rest.includes(token));
	const own = { ...context, reading: { ...reading, products: [], content, rest } };
	const listed = await listedProducts(own, await topicOf(own));
	return listed.total > 0 || !product ? listResult(own, listed) : describeAnswer(context, product);
};

/** Whether a word within a sentence is written as a name and stands for no topic: `do you have Photoshop Elements`. */
const isUnknownName = ({ content, tokens }: Reading): boolean =>
	!isGerman(tokens) &&
	content.some(
		(token) => tokens[0] !== token && /^\p{Lu}/u.test(token.written) && englishTopic(token.key) === undefined,
	);

/** Says that there is no such product, with names like it and what a search for the words finds. */
export const notInCatalogAnswer: Answer = async (context) => {
	const { reading, words, site } = context;
	const isWord = ({ key, written }: Token): boolean =>
		isHint(key) && (/^\p{Ll}/u.test(written) || isGerman(reading.tokens));
	const need = reading.content.some(isWord) ? needIn(reading, false) : undefined;
	const found = need && (await needAnswer(context, need));
	if (found) return found;
	const name = writtenWords(reading.content);
	const head = `The catalog has no product named ${quoted(name)}.`;
	const near = (await nearSlugs(site, name.slice(0, longestName))).flatMap((slug) => words.table.rows.get(slug) ?? []);
	const hint = near.length > 0 ? ` Near it: ${near.map((row) => named(words.table, row)).join(', ')}.` : '';
	const known = knownProductIn(reading.content.map(({ key }) => key));
	if (known && near.length === 0) {
		const rows = (await partialMatches(context, { strong: known.kind.split(' '), weak: [] }, () => true)).slice(
			0,
			shownNear,
		);
		return rowsResult(context, [`${head} It is known for ${known.kind}. These match that best:`], rows);
	}
	const { query, categories } = await topicOf({ ...context, reading: { ...reading, categories: [] } });
	if (query === '') return listResult(context, await listedProducts(context, { categories, query }));
	const matched = await findForAgents(site, { words: query }, { page: 1, perPage: shownNear });
	const isMatch = matched?.exactness !== 'some_words';
	const rows = (isMatch ? (matched?.hits ?? []) : []).flatMap(({ slug }) => words.table.rows.get(slug) ?? []);
	if (rows.length === 0) return { text: `${head}${hint}` };
	return rowsResult(context, [`${head}${hint} These match the word:`], rows);
};
