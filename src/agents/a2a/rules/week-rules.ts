import * as fixed from '../answers/fixed-answers.ts';
import { moversAnswer } from '../answers/movers-answer.ts';
import { placesAnswer, placesOfWeeksAnswer } from '../answers/places-answer.ts';
import { recordAnswer } from '../answers/record-answer.ts';
import { ratingsAnswer } from '../answers/reviews-answer.ts';
import { scoreAnswer } from '../answers/score-answer.ts';
import * as tally from '../answers/tally-answer.ts';
import * as weeks from '../answers/week-answers.ts';
import * as weekTally from '../answers/week-tally.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Sign } from '../grammar/signs.ts';
import { wordSet } from '../grammar/tokens.ts';
import { type Has, isBare, isOneWeek, isOnlyOf, isSpan, isTimeless, type Rule } from './rule.ts';

/** Sentences about weeks as a whole, and about places in them. */
export const weekRules: readonly Rule[] = [
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
	{
		name: 'not known',
		fits: ({ categories, prices, products, hasOtherBounds, makers, possibleMakers }, has) =>
			has('unknownFacts', 'mostOf', 'reviews') ||
			(has('repeated') && makers.length + possibleMakers.length === 0) ||
			hasOtherBounds ||
			(has('both') &&
				has('winner', 'votes', 'place', 'launched') &&
				categories.length + prices.length + products.length < 2),
		answer: recordAnswer,
		needs: 'any',
	},
	{
		name: 'all votes',
		fits: (reading, has) =>
			isBare(reading) && isTimeless(reading) && has('total', 'count') && has('votes') && isOnlyOf(reading, signsOfAll),
		answer: weeks.votesAnswer,
	},
	{
		name: 'this week',
		fits: (reading, has) =>
			isBare(reading) &&
			(isTimeless(reading) || (isOneWeek(reading) && asksForDates(reading))) &&
			has('week') &&
			isOnlyOf(reading, ['week', 'now', 'mine', 'find', 'close']),
		answer: weeks.closingAnswer,
	},
	{
		name: 'votes of weeks',
		fits: (reading, has) =>
			isBare(reading) &&
			has('count', 'total') &&
			has('votes') &&
			reading.places === undefined &&
			reading.times.length > 0,
		answer: weeks.votesAnswer,
	},
	{ name: 'loose negation', fits: ({ hasLooseNegation }) => hasLooseNegation, answer: recordAnswer, needs: 'any' },
	{
		name: 'closing time',
		fits: (reading, has) =>
			has('close') &&
			!has('result', 'unknownFacts') &&
			(isBare(reading) || asksForDeadline(reading, has)) &&
			(isOneWeek(reading) || isTimeless(reading)),
		answer: weeks.closingAnswer,
	},
	{
		name: 'next week',
		fits: (reading, has) => isBare(reading) && isTimeless(reading) && has('upcoming') && has('week') && !has('weeks'),
		answer: fixed.startAnswer,
	},
	{
		name: 'open weeks',
		fits: (reading, has) =>
			isBare({ ...reading, prices: [] }) &&
			(isTimeless(reading) ||
				has('upcoming') ||
				(has('launching') && (has('mine', 'upcoming') || asksForWeeks(reading)))) &&
			((has('launching') && (has('price') || !has('winner', 'board', 'newest', 'list', 'best', 'mostVotes'))) ||
				(has('open') && has('weeks')) ||
				(has('upcoming') && !isTimeless(reading) && !isOneWeek(reading))),
		answer: fixed.launchAnswer,
	},
	{
		name: 'how to launch',
		fits: (reading, has) =>
			isTimeless(reading) &&
			reading.places === undefined &&
			reading.categories.length === 0 &&
			reading.tokens.some(({ key }) => launchWords.has(key)) &&
			!has(
				'winner',
				'best',
				'mostVotes',
				'newest',
				'board',
				'count',
				'list',
				'debut',
				'oldest',
				'unlaunched',
				'comments',
			),
		answer: fixed.launchAnswer,
	},
	{
		name: 'places of a week',
		fits: (reading, has) =>
			isBare(reading) && reading.places !== undefined && (isOneWeek(reading) || asksForPlace(reading, has)),
		answer: placesAnswer,
	},
	{
		name: 'places of several weeks',
		fits: ({ times, places, ...reading }) =>
			isBare({ ...reading, times, places }) &&
			places !== undefined &&
			times.length > 1 &&
			times.every((span) => span?.week !== undefined),
		answer: placesOfWeeksAnswer,
	},
	{
		name: 'winners of weeks',
		fits: (reading, has) =>
			isBare(reading) &&
			isFirstThree(reading) &&
			(isSpan(reading) || isTimeless(reading)) &&
			!has('best', 'mostVotes', 'count', 'now'),
		answer: weeks.winnersAnswer,
	},
	{
		name: 'weeks',
		fits: (reading, has) =>
			isBare(reading) &&
			isTimeless(reading) &&
			(has('weeks') || (has('count') && has('board'))) &&
			!has('lead', 'votes', 'upcoming'),
		answer: weeks.weeksAnswer,
	},
	{
		name: 'leaderboard',
		fits: (reading, has) =>
			isBare(reading) &&
			isOneWeek(reading) &&
			reading.places === undefined &&
			!has('count', 'oldest', 'fewestVotes', 'debut'),
		answer: weeks.boardAnswer,
	},
	{
		name: 'newest leaderboard',
		fits: (reading, has) => isBare(reading) && isTimeless(reading) && asksForNewest(reading, has),
		answer: weeks.boardAnswer,
	},
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

/** `in which week was 12 August?` */
const asksForDates = ({ tokens }: Reading): boolean =>
	tokens.slice(0, 2).some(({ key }) => /^(?:which|welche[rnm]?|when|wann|what)$/.test(key));

const fewWords = 3;

/** `till when can I vote this week, from London?` */
const asksForDeadline = (reading: Reading, has: Has): boolean =>
	has('deadline') &&
	(reading.times.length > 0 || has('votes', 'board', 'list', 'week', 'now', 'open', 'launching')) &&
	reading.rest.length <= fewWords &&
	isBare({ ...reading, rest: [] });

const signsOfAll: readonly Sign[] = ['total', 'count', 'votes', 'thing', 'exists', 'list', 'launched'];

/** `which product …`. */
const isAboutProduct = (tokens: Reading['tokens']): boolean =>
	tokens
		.slice(0, 3)
		.some(({ key }) => /^(?:products?|apps?|tools?|programs?|produkte?|programme?|werkzeuge?)$/.test(key));

const launchWords = wordSet('launch launching submit submission submissions submitting einreichen einreichung');

/** A place without a week is one of the newest finished week. */
const asksForPlace = (reading: Reading, has: Has): boolean =>
	isTimeless(reading) &&
	has('winner', 'silver', 'bronze', 'podium', 'place', 'board', 'best', 'last', 'week', 'now', 'lead') &&
	!has('weeks', 'total', 'list');

const isFirstThree = ({ places }: Reading): boolean => places !== undefined && !places.isLast && places.to <= 3;

/** `which weeks before Christmas`. */
const asksForWeeks = ({ signs, tokens }: Reading): boolean =>
	signs.has('weeks') && !tokens.some(({ key }) => key === 'launched');

/** `your newest product`, not `new entries of the week`. */
const isAboutProducts = ({ tokens }: Reading): boolean =>
	tokens.some(({ key }) => /^(?:products?|apps?|tools?|produkte?)$/.test(key));

const asksForNewest = (reading: Reading, has: Has): boolean =>
	has('board', 'lead', 'newest', 'launched', 'upcoming', 'now') &&
	!(has('newest') && isAboutProducts(reading) && !has('board', 'lead', 'now', 'launched', 'upcoming')) &&
	(!has('count') || has('lead')) &&
	!has('total', 'mostVotes', 'fewestVotes', 'oldest', 'context', 'unknownFacts', 'unlaunched', 'unpriced', 'debut');
