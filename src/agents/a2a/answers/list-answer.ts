/** Lists and counts of products. */

import { counted } from '../../../contract/counts.ts';
import { millisecondsPerDay } from '../../../contract/facets.ts';
import { categoryPage, launchPeriodPage } from '../../../routes/paths.ts';
import { listProducts } from '../../operations/list-products.ts';
import type { OperationResult } from '../../operations/operation.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { withoutSearch } from '../../search.ts';
import { needIn } from '../grammar/intents/needs.ts';
import { cardinal } from '../grammar/numbers.ts';
import type { Price } from '../grammar/prices.ts';
import type { Asked, Reading } from '../grammar/reading.ts';
import { wordSet } from '../grammar/tokens.ts';
import { everydayTopic } from '../grammar/words/everyday-topics.ts';
import { choiceOf, choiceText, orderOf, orderText } from './choice.ts';
import { byPrice, type Choice, type Chosen, choose, inOrder } from './choose.ts';
import type { Answer, Context } from './context.ts';
import { freeToStart } from './free-to-start.ts';
import { knownWords } from './known-words.ts';
import { joinedWith, listedData, named, notes, placeText, priceName, productUrl } from './lines.ts';
import { rowsMatching } from './matching-rows.ts';
import { needAnswer } from './need-answer.ts';
import { partialMatches } from './partial-matches.ts';
import { type Near, searchedProducts } from './searched-products.ts';
import { type Topic, topicOf } from './topic.ts';
import { missingTime, missingWeek } from './week-answers.ts';

const shownProducts = 25;
/** Of those that have some of the words alone. */
const shownLoose = 10;
const shownNear = 5;
/** Of a topic beside a category that is looked for without it. */
const fewWords = 5;
/** Of a count. */
const shownNames = 10;

interface Listed {
	readonly choice: Choice;
	readonly chosen: readonly Chosen[];
	readonly total: number;
	readonly query: string;
	/** Taglines by slug, of what a search has found. */
	readonly taglines: ReadonlyMap<string, string | undefined>;
	readonly order: string;
	readonly remark: string;
	/** Products with some of the words alone. */
	readonly others?: readonly Chosen[];
	/** Whether all of them have some of the words alone. */
	readonly isLoose?: boolean;
	/** Whether the words stand in descriptions alone. */
	readonly isDescribed?: boolean;
	readonly near?: Near | undefined;
	/** Why there is no list. */
	readonly problem?: string;
}

export const listAnswer: Answer = async (context) => {
	const topic = await topicOf(context);
	const listed = await listedProducts(context, topic);
	const asked = wordsOf(topic.query);
	const isWeak = listed.total === 0 || listed.isLoose || (asked >= manyAsked && wordsOf(listed.query) * 2 <= asked);
	const need = topic.query !== '' && isWeak ? needIn(context.reading, false) : undefined;
	const found = need && (await needAnswer(context, need));
	if (found) return found;
	const result = listResult(context, listed);
	const withExtras = listed.total === 0 || listed.isDescribed || listed.isLoose ? freeToStart(context) : undefined;
	if (!withExtras || topic.query === '') return result;
	const more = await listedProducts(withExtras, topic);
	if (more.total === 0 || more.isDescribed || more.isLoose) return result;
	const { text, data } = listResult(withExtras, more);
	return {
		text: `${result.text.replace(`\n${untrustedNote}`, '')}\n${text}`,
		data: { ...result.data, free_to_start: data },
	};
};

/** Of so many words half are too few. */
const manyAsked = 4;

const wordsOf = (query: string): number => query.split(' ').length;

/** How many there are, without naming any. */
export const countAnswer: Answer = async (context) => {
	const asked = context.reading.prices.filter(({ isExcluded }) => !isExcluded);
	if (asked.length > 1) return countsByPrice(context, asked);
	const listed = await listedProducts(context, await topicOf(context));
	const { choice, total, query, remark, isLoose } = listed;
	if (total === 0 || isLoose) return listResult(context, listed);
	const { table } = context.words;
	const names = total <= shownNames ? ` ${listed.chosen.map(({ row }) => named(table, row)).join(', ')}.` : '';
	const text = [`${remark}The catalog has ${counted(total, 'product')}${choiceText(choice, context, query)}.${names}`];
	return { text: [...text, ...pageOf(context, choice)].join('\n'), data: { total_count: total } };
};

/** `how many are free, how many are paid?` */
async function countsByPrice(context: Context, prices: readonly Asked<Price>[]): Promise<OperationResult> {
	const topic = await topicOf(context);
	const lines = await Promise.all(
		prices.map(async (price) => {
			const own = { ...context, reading: { ...context.reading, prices: [price] } };
			const { choice, total, query } = await listedProducts(own, topic);
			return { total, text: `The catalog has ${counted(total, 'product')}${choiceText(choice, own, query)}.` };
		}),
	);
	return { text: lines.map(({ text }) => text).join('\n'), data: { total_counts: lines.map(({ total }) => total) } };
}

/** A page of all products. */
export const allProductsAnswer: Answer = ({ reading, site }) => {
	const at = reading.tokens.findIndex(({ key }) => key === 'page' || key === 'seite');
	const page = cardinal(reading.tokens[at + 1]?.key) ?? cardinal(reading.tokens[at - 1]?.key) ?? 1;
	return listProducts.run(listProducts.input.parse({ page: at < 0 ? 1 : page }), site);
};

const emptyList = { chosen: [], total: 0, taglines: new Map(), order: '' };

export async function listedProducts(context: Context, { categories, query }: Topic): Promise<Listed> {
	const { words } = context;
	const { signs } = context.reading;
	const strict = await choiceOf(context, categories);
	const inAll = choose(words, strict);
	const isAnyCategory = strict.isAnyCategory || (inAll.length === 0 && categories.length > 1 && !signs.has('both'));
	const choice = { ...strict, isAnyCategory };
	const chosen = isAnyCategory ? choose(words, choice) : inAll;
	if (query !== '') {
		const found = await searchedList(context, choice, chosen, query);
		if (found.problem !== undefined || (found.total > 0 && !found.isLoose)) return found;
		const isUnknown = found.total === 0 && (await knownWords(query.split(' '), context.site)).length === 0;
		if (categories.length === 0) {
			if (found.total > 0 || !hasFilters(choice)) return found;
			const every = await listedProducts(context, { categories, query: '' });
			const where = isUnknown ? 'in the catalog' : 'of that';
			return { ...every, remark: `Nothing ${where} matches ${quoted(query)}. ` };
		}
		const isShort = context.reading.content.length <= fewWords;
		const every = context.reading.content.map(({ written }) => written.toLowerCase()).join(' ');
		const others = isShort ? await listedProducts(context, { categories: [], query: every }) : undefined;
		if (others && others.total > 0 && others.remark === '') return others;
		const whole = await listedProducts(context, { categories, query: '' });
		const terms = query.split(' ').flatMap((term) => [term, everydayTopic(term) ?? []].flat());
		const rows = await partialMatches(context, { strong: terms, weak: [] }, () => true);
		const near = rows.slice(0, shownNear).map((row) => ({ row, place: undefined }));
		return { ...whole, others: near, remark: `Nothing in it matches ${quoted(query)}. ` };
	}
	const order = orderOf(context, choice);
	const sorted = order === 'price' ? byPrice(words, chosen) : inOrder(words.table, chosen, order);
	return {
		choice,
		chosen: sorted,
		total: sorted.length,
		query,
		taglines: new Map(),
		order: orderText(order),
		remark: '',
	};
}

/** Whether products are chosen by more than words. */
const hasFilters = ({ prices, maker, weeks, places, votes }: Choice): boolean =>
	prices.length > 0 || [maker, weeks, places, votes].some((own) => own !== undefined);

/** Only those of the chosen products that a search finds, with how many there are of all. */
async function searchedList(
	context: Context,
	choice: Choice,
	chosen: readonly Chosen[],
	query: string,
): Promise<Listed> {
	const order = searchOrder(context, choice);
	const found = await searchedProducts(context, chosen, { query, order, count: shownProducts });
	if (!found) return { ...emptyList, choice, query, remark: '', problem: withoutSearch };
	const isCheapest = context.reading.signs.has('cheapest');
	const isWhole = found.query === query && !found.isLoose;
	const near = !found.isLoose && found.total > 0 ? await rowsMatching(context, found.query) : undefined;
	const isDescribed = near !== undefined && near.size > 0 && !found.products.some(({ row }) => near.get(row) !== false);
	const described = `No product${choiceText(choice, context)} has ${quoted(found.query)} in its name, tagline or categories; descriptions mention it. `;
	return {
		...found,
		choice,
		chosen: isCheapest ? byPrice(context.words, found.products) : found.products,
		isDescribed,
		order: orderText(isCheapest ? 'price' : order),
		remark: isDescribed ? described : isWhole || found.total === 0 ? '' : `Nothing matches all of ${quoted(query)}. `,
	};
}

/** Those that match best come first unless a sentence asks for others. */
function searchOrder({ reading: { signs } }: Context, { weeks }: Choice): 'votes' | 'newest' | undefined {
	if (weeks || signs.has('oldest') || signs.has('fewestVotes')) return undefined;
	if (signs.has('mostVotes')) return 'votes';
	return signs.has('newest') ? 'newest' : undefined;
}

export function listResult(context: Context, listed: Listed): OperationResult {
	const { words, reading } = context;
	const { choice, chosen, total, query, order, remark, isLoose, problem } = listed;
	if (problem !== undefined) return { text: problem };
	const [span] = reading.times;
	if (reading.times.length > 0 && choice.weeks?.length === 0) {
		return span?.week === undefined ? missingTime(span, words) : missingWeek(context, span.week);
	}
	const what = choiceText(choice, context, query);
	if (chosen.length === 0)
		return {
			text: [
				...limits(context, choice),
				`The catalog has no product${what}.${nearText(listed.near)}`,
				...pageOf(context, choice),
			].join('\n'),
		};
	const shown = chosen.slice(
		0,
		Math.min(
			isLoose ? shownLoose : shownProducts,
			choice.places ? shownProducts : (reading.limit ?? mostShown(reading)),
		),
	);
	const part = shown.length < total ? `; here are ${shown.length}` : '';
	const those = isLoose ? ` with some of these words${choiceText(choice, context)}` : what;
	const heading = `${remark}The catalog has ${counted(total, 'product')}${those}${part}, ${order}:`;
	const lines = shown.map((own) => productLine(context, own, listed.taglines));
	const { others = [] } = listed;
	const moreLines = others.map((own) => productLine(context, own, listed.taglines));
	const also = others.length > 0 ? ['With some of these words:', ...moreLines] : [];
	const products = [...shown, ...others].map(({ row, place }) => ({
		...listedData(context, row),
		...(place && { place }),
	}));
	return {
		text: [
			...notes({ ...reading, rest: [] }, reading.products, words),
			...limits(context, choice),
			heading,
			...lines,
			...also,
			...pageOf(context, choice),
			untrustedNote,
		].join('\n'),
		data: { products, total_count: total },
	};
}

/** What of the sentence could not be used. */
function limits({ reading: { lackedWords } }: Context, { uselessWords = [] }: Choice): string[] {
	const lacked = lackedWords.map(({ written }) => written).join(' ');
	return [
		...(lacked === '' ? [] : [`I cannot tell which products do without ${quoted(lacked)}; I searched for the words.`]),
		...(uselessWords.length === 0
			? []
			: [
					`Nothing in the catalog matches ${joinedWith('or', uselessWords.map(quoted))}, so that nothing is left out for it.`,
				]),
	];
}

/** Slugs alone: what makers wrote is not in it. */
function nearText(near: Near | undefined): string {
	const { products = [], categories = [] } = near ?? {};
	const parts = [
		products.length > 0 && ` Products with names like it: ${products.join(', ')}.`,
		categories.length > 0 && ` Categories near it: ${categories.join(', ')}.`,
	];
	return parts.filter(Boolean).join('');
}

/** A question for the best is answered by few. */
function mostShown({ signs, tokens }: Reading): number {
	const isBest = signs.has('best') || signs.has('mostVotes') || signs.has('fewestVotes') || signs.has('oldest');
	if (!isBest) return shownProducts;
	return tokens.some(({ key }) => singulars.has(key)) ? 3 : 10;
}

const singulars = wordSet(
	'product app tool program produkt programm launch one which welches welche what was wer who game spiel database datenbank editor',
);

function productLine(context: Context, { row, place }: Chosen, taglines: Listed['taglines']): string {
	const { table } = context.words;
	const tagline = taglines.get(table.slugs[row] ?? '');
	const votes = counted(table.columns.votes[row] ?? 0, 'vote');
	const day = table.columns.first_launched_on[row] ?? -1;
	const isByDay = context.reading.signs.has('newest') || context.reading.signs.has('oldest');
	const since = isByDay && day > 0 && `since ${new Date(day * millisecondsPerDay).toISOString().slice(0, 10)}`;
	const facts = [named(table, row), priceName(context.words, row), place ? placeText(place) : votes, since];
	return `- ${facts.filter(Boolean).join(', ')}${tagline ? `: ${quoted(tagline)}` : ''} ${productUrl(context, row)}`;
}

/** The page of the category or the week, where there is one of all that was asked for. */
function pageOf({ site, reading }: Context, { categories, weeks }: Choice): string[] {
	const [category] = categories;
	if (category !== undefined) return [`The category: ${site.baseUrl}${categoryPage(category)}`];
	const isOneWeek = reading.times.length > 0 && weeks?.length === 1;
	return isOneWeek ? [`The whole week: ${site.baseUrl}${launchPeriodPage(weeks[0] ?? '')}`] : [];
}
