import { countOfWeekAnswer } from '../answers/count-of-week.ts';
import { describedProductAnswer } from '../answers/described-product.ts';
import * as fixed from '../answers/fixed-answers.ts';
import { allProductsAnswer, countAnswer, listAnswer } from '../answers/list-answer.ts';
import { similarToUnknownAnswer, topicAnswer, wordsAnswer } from '../answers/search-answers.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Sign } from '../grammar/signs.ts';
import { wordSet } from '../grammar/tokens.ts';
import { knownProductIn } from '../grammar/words/known-products.ts';
import { isAboutOne, isBare, isName, isOneWeek, isOnlyOf, isTimeless, isUnknown, type Rule } from './rule.ts';

/** Words that stand alone are at most so many. */
const fewWords = 4;
/** Unknown words beside filters. */
const fewUnknown = 3;

/** Sentences about several products, about categories, and about words that no catalog has. */
export const listRules: readonly Rule[] = [
	{
		name: 'categories',
		fits: (reading, has) => isBare(reading) && isTimeless(reading) && has('category', 'pricingModels'),
		answer: fixed.categoriesListAnswer,
	},
	{
		name: 'number of makers',
		fits: (reading, has) =>
			isBare(reading) &&
			isTimeless(reading) &&
			has('maker') &&
			(has('count') || (has('list') && !has('votes', 'mostVotes'))),
		answer: fixed.makersCountAnswer,
	},
	{
		name: 'similar to an unknown product',
		fits: ({ content }, has) => has('similar') && content.length > 0,
		answer: similarToUnknownAnswer,
	},
	{
		name: 'known product',
		fits: ({ content, products, prices, makers }, has) =>
			products.length === 0 &&
			(prices.length > 0 || has('find', 'thing')) &&
			!(makers.length > 0 && has('by')) &&
			!has('unknownFacts', 'result', 'place', 'votes', 'exists', 'count', 'similar', 'maker') &&
			knownProductIn(content.map(({ key }) => key)) !== undefined,
		answer: similarToUnknownAnswer,
		needs: 'told',
	},
	{
		name: 'count',
		fits: ({ rest, prices }, has) =>
			(has('count') || (prices.length > 1 && has('else') && has('compare'))) &&
			!has('unknownFacts', 'votes', 'result', 'lead', 'reviews') &&
			(rest.length === 0 || has('exists', 'thing')),
		answer: countAnswer,
	},
	{
		name: 'number of launches of a week',
		fits: (reading, has) =>
			has('count') &&
			has('launched') &&
			isOneWeek(reading) &&
			isBare({ ...reading, rest: [] }) &&
			!has('unknownFacts', 'votes'),
		answer: countOfWeekAnswer,
	},
	{
		name: 'list by filters',
		fits: (reading, has) =>
			reading.rest.length === 0 &&
			!has('unknownFacts') &&
			(isFiltered(reading) ||
				has('mostVotes', 'fewestVotes', 'oldest', 'newest', 'best', 'cheapest', 'unlaunched', 'unpriced')),
		answer: listAnswer,
	},
	{
		name: 'all products',
		fits: (reading, has) =>
			isBare(reading) &&
			reading.content.length === 0 &&
			isTimeless(reading) &&
			has('thing', 'list') &&
			isOnlyOf(reading, signsOfLists),
		answer: allProductsAnswer,
	},
	{
		name: 'unknown product',
		fits: (reading, has) =>
			((isUnknown(reading) && has('about', 'result', 'website')) ||
				isAboutOne(reading) ||
				(isName(reading) && has('about', 'exists', 'price', 'result', 'website', 'maker'))) &&
			!has('for', 'find', 'thing', 'list', 'unknownFacts'),
		answer: describedProductAnswer,
		needs: 'told',
	},
	{
		name: 'has the catalog something',
		fits: (reading, has) =>
			(isUnknown(reading) || (isUnknown({ ...reading, times: [] }) && has('place', 'result', 'votes'))) &&
			!hasArticle(reading) &&
			has('exists', 'maker', 'price', 'compare', 'votes', 'place') &&
			!has('for', 'find', 'unknownFacts'),
		answer: describedProductAnswer,
		needs: 'told',
	},
	{
		name: 'search',
		fits: ({ rest }, has) =>
			rest.length > 0 &&
			!rest.some(({ key }) => /^\d+$/.test(key)) &&
			has('find', 'thing', 'list', 'for', 'exists', 'best', 'newest', 'mostVotes') &&
			!has('unknownFacts'),
		answer: listAnswer,
		needs: 'told',
	},
	{
		name: 'words alone',
		fits: (reading, has) => isUnknown(reading) && reading.tokens.length <= fewWords && !has('unknownFacts'),
		answer: wordsAnswer,
	},
	{
		name: 'words with filters',
		fits: (reading, has) =>
			reading.rest.length > 0 && reading.rest.length <= fewUnknown && !isUnknown(reading) && !has('unknownFacts'),
		answer: listAnswer,
		needs: 'told',
	},
	{
		name: 'topic',
		fits: ({ rest, tokens }, has) =>
			rest.length > 0 && !has('unknownFacts') && !tokens.slice(0, fewFirst).some(({ key }) => interrogatives.has(key)),
		answer: topicAnswer,
		needs: 'told',
	},
];

const fewFirst = 2;

/** Beside these words a sentence asks for more than products. */
const interrogatives = wordSet('why when how who warum wieso weshalb wann wie wer');

const isFiltered = (reading: Reading): boolean =>
	!isBare(reading) ||
	!isTimeless(reading) ||
	reading.places !== undefined ||
	reading.excludedPlaces !== undefined ||
	reading.excludedMakers.length > 0 ||
	reading.excludedCategories.length > 0 ||
	reading.excludedWords.length > 0 ||
	(reading.possibleMakers.length > 0 && (reading.signs.has('by') || reading.signs.has('maker')));

const signsOfLists: readonly Sign[] = ['thing', 'list', 'find', 'exists', 'about', 'for', 'else', 'mine'];

const articles = wordSet('a an any some good ein eine einen gute guten gutes irgendein irgendeine irgendeinen');

const hasArticle = ({ tokens, rest: [first] }: Reading): boolean =>
	first !== undefined && articles.has(tokens[tokens.indexOf(first) - 1]?.key ?? '');
