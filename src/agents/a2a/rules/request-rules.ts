import * as catalog from '../answers/catalog-answer.ts';
import * as fixed from '../answers/fixed-answers.ts';
import { asksForAge, asksForCatalog } from '../grammar/intents/catalog-questions.ts';
import { asksToLaunch } from '../grammar/intents/launch-requests.ts';
import { asksForDayOfLaunches, asksForPaidPlace, asksForScoreRule } from '../grammar/intents/questions.ts';
import { asksForChange } from '../grammar/intents/requests.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Sign } from '../grammar/signs.ts';
import { type Has, hasProduct, isBare, isTimeless, type Rule } from './rule.ts';

/** Sentences that want something done, greetings, and what only a conversation could answer. */
export const requestRules: readonly Rule[] = [
	{ name: 'paid place', fits: asksForPaidPlace, answer: fixed.paidPlaceAnswer },
	{ name: 'day of launches', fits: asksForDayOfLaunches, answer: fixed.startAnswer },
	{ name: 'score rule', fits: asksForScoreRule, answer: fixed.scoreRuleAnswer },
	{ name: 'age of the catalog', fits: asksForAge, answer: catalog.ageAnswer },
	{ name: 'launch', fits: asksToLaunch, answer: fixed.launchAnswer },
	{ name: 'refusal', fits: asksForChange, answer: fixed.refusal },
	{ name: 'catalog', fits: asksForCatalog, answer: catalog.catalogAnswer },
	{
		name: 'help',
		fits: ({ tokens, products, rest }, has) =>
			tokens.length === 0 ||
			(has('help') && products.length === 0 && rest.length <= 2 && !has('thing', 'find')) ||
			(has('hello') && tokens.length <= 2),
		answer: fixed.helpAnswer,
	},
	{
		name: 'earlier message',
		fits: (reading, has) =>
			!hasProduct(reading) &&
			isBare(reading) &&
			isTimeless(reading) &&
			(has('context') ||
				isAboutPronoun(has) ||
				(has('better', 'worse') && !has('board', 'week', 'winner', 'margin', 'silver', 'place', 'lead', 'moved')) ||
				isOrdinalAlone(reading)),
		answer: fixed.contextAnswer,
		needs: 'any',
	},
];

/** `and the second?` */
const isOrdinalAlone = ({ places, signs }: Reading): boolean =>
	places !== undefined && [...signs].every((sign) => beside.includes(sign));

const beside: readonly Sign[] = ['thing', 'about', 'find', 'list'];

/** `how many votes did it get?` */
const isAboutPronoun = (has: Has): boolean =>
	has('votes', 'price', 'website', 'reviews', 'result') &&
	!has(
		'mostVotes',
		'fewestVotes',
		'best',
		'winner',
		'lead',
		'board',
		'list',
		'thing',
		'launching',
		'now',
		'maker',
		'total',
		'week',
		'weeks',
		'oneLaunch',
	);
