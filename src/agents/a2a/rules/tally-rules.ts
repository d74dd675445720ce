import { moversAnswer } from '../answers/movers-answer.ts';
import { ratingsAnswer } from '../answers/reviews-answer.ts';
import { scoreAnswer } from '../answers/score-answer.ts';
import * as tally from '../answers/tally-answer.ts';
import * as weekTally from '../answers/week-tally.ts';
import type { Reading } from '../grammar/reading.ts';
import { isBare, type Rule } from './rule.ts';

/** Other words that a sentence about risers may have. */
const fewWords = 3;

/** Sentences about what is highest, lowest or most frequent. They come before the rules about weeks, which take such words for less. */
export const tallyRules: readonly Rule[] = [
	{
		name: 'scores',
		fits: (reading, has) =>
			(has('score') || has('comments') || (has('votes', 'mostVotes') && has('oneLaunch'))) &&
			has('best', 'mostVotes', 'fewestVotes', 'mostOf') &&
			reading.rest.length === 0 &&
			!reading.hasOtherBounds &&
			!has('unknownFacts'),
		answer: scoreAnswer,
	},
	{
		name: 'movers',
		fits: ({ products, categories, rest, times, places }, has) =>
			has('moved') &&
			(places === undefined || times.length > 1) &&
			(times.length > 0 || has('place', 'board', 'week', 'weeks', 'now', 'mostOf', 'open')) &&
			products.length + categories.length === 0 &&
			rest.length <= fewWords &&
			!has('price', 'unknownFacts', 'winner', 'podium', 'count', 'for', 'similar'),
		answer: moversAnswer,
	},
	{
		name: 'margins',
		fits: (reading, has) =>
			has('margin') &&
			has('winner', 'silver', 'place', 'weeks', 'week', 'board', 'lead') &&
			isBare(reading) &&
			!has('unknownFacts'),
		answer: weekTally.marginsAnswer,
	},
	{
		name: 'weeks by launches',
		fits: ({ rest, products, tokens }, has) =>
			has('week', 'weeks') &&
			has('mostOf', 'fewestVotes') &&
			has('launched', 'launching', 'thing', 'votes', 'total', 'week') &&
			!has('oneLaunch', 'place', 'best') &&
			!has('category', 'maker', 'score') &&
			(!has('winner') || has('launched', 'thing')) &&
			rest.length === 0 &&
			products.length === 0 &&
			!isAboutProduct(tokens),
		answer: weekTally.busiestWeeksAnswer,
	},
	{
		name: 'ratings of products',
		fits: ({ rest, products }, has) =>
			has('reviews') &&
			has('best', 'list', 'find', 'last', 'fewestVotes', 'lead', 'mostOf', 'by') &&
			products.length === 0 &&
			rest.length === 0,
		answer: ratingsAnswer,
	},
	{
		name: 'makers by products',
		fits: ({ rest, makers, possibleMakers, repetitions, ...reading }, has) =>
			has('mostOf', 'repeated', 'mostVotes') &&
			has('maker') &&
			asksForMakers(reading.tokens) &&
			makers.length + possibleMakers.length === 0 &&
			!repetitions &&
			!has('unknownFacts', 'reviews') &&
			rest.length === 0,
		answer: tally.makersTally,
	},
	{
		name: 'categories by products',
		fits: (reading, has) =>
			has('mostOf', 'fewestVotes') &&
			has('category') &&
			!has('unknownFacts', 'votes', 'winner') &&
			reading.rest.length + reading.categories.length === 0,
		answer: tally.categoriesTally,
	},
	{
		name: 'products by weeks',
		fits: ({ rest, makers, possibleMakers, repetitions }, has) =>
			((has('mostOf') && has('winner', 'launched', 'launching', 'weeks', 'times')) ||
				(has('repeated') && (repetitions !== undefined || has('winner', 'launched', 'launching', 'board')))) &&
			makers.length + possibleMakers.length === 0 &&
			!has('unknownFacts', 'votes', 'reviews', 'score') &&
			rest.length === 0,
		answer: tally.productsTally,
	},
	{ name: 'any product', fits: (reading, has) => has('random') && isBare(reading), answer: tally.anyProductAnswer },
];

/** Makers are meant, not what was made: `who made the product with the most votes?` */
const asksForMakers = (tokens: Reading['tokens']): boolean =>
	tokens
		.slice(0, 4)
		.some(({ key }) =>
			/^(?:makers?|who|wer|compan(?:y|ies)|hersteller|firm(?:a|en)|entwickler|developers?|authors?|teams?|macher|vendors?)$/.test(
				key,
			),
		);

/** `which product …`. */
const isAboutProduct = (tokens: Reading['tokens']): boolean =>
	tokens
		.slice(0, 3)
		.some(({ key }) => /^(?:products?|apps?|tools?|programs?|produkte?|programme?|werkzeuge?)$/.test(key));
