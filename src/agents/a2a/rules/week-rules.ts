import * as fixed from '../answers/fixed-answers.ts';
import { placesAnswer, placesOfWeeksAnswer } from '../answers/places-answer.ts';
import { recordAnswer } from '../answers/record-answer.ts';
import * as weeks from '../answers/week-answers.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Sign } from '../grammar/signs.ts';
import { wordSet } from '../grammar/tokens.ts';
import { type Has, isBare, isOneWeek, isOnlyOf, isSpan, isTimeless, type Rule } from './rule.ts';

/** Sentences about weeks as a whole, and about places in them. */
export const weekRules: readonly Rule[] = [
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

/** `in which week was 12 August?` */
const asksForDates = ({ tokens }: Reading): boolean =>
	tokens.slice(0, 2).some(({ key }) => /^(?:which|welche[rnm]?|when|wann|what)$/.test(key));

/** Other words that a question for a deadline may have. */
const fewWords = 3;

/** `till when can I vote this week, from London?` */
const asksForDeadline = (reading: Reading, has: Has): boolean =>
	has('deadline') &&
	(reading.times.length > 0 || has('votes', 'board', 'list', 'week', 'now', 'open', 'launching')) &&
	reading.rest.length <= fewWords &&
	isBare({ ...reading, rest: [] });

const signsOfAll: readonly Sign[] = ['total', 'count', 'votes', 'thing', 'exists', 'list', 'launched'];

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
