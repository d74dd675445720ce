import { compareAnswer } from '../answers/compare-answer.ts';
import type { Answer, ProductAnswer } from '../answers/context.ts';
import * as product from '../answers/product-answers.ts';
import { resultAnswer } from '../answers/result-answer.ts';
import { reviewsAnswer } from '../answers/reviews-answer.ts';
import { notInCatalogAnswer, similarAnswer, topicWithNameAnswer } from '../answers/search-answers.ts';
import { severalFactsAnswer } from '../answers/several-facts.ts';
import { sidesOf } from '../answers/sides.ts';
import { asksForUnknownFact } from '../grammar/intents/unknown-facts.ts';
import type { Reading } from '../grammar/reading.ts';
import type { Sign } from '../grammar/signs.ts';
import { wordSet } from '../grammar/tokens.ts';
import { type Has, hasProduct, productOf, type Rule } from './rule.ts';

const ofProduct =
	(answer: ProductAnswer): Answer =>
	(context) => {
		const own = productOf(context.reading);
		return own ? answer(context, own) : notInCatalogAnswer(context);
	};

/** A rule about one product. */
const rule = (name: string, fits: (has: Has, reading: Reading) => boolean, answer: ProductAnswer): Rule => ({
	name,
	fits: (reading, has) => hasProduct(reading) && fits(has, reading),
	answer: ofProduct(answer),
});

export const productRules: readonly Rule[] = [
	{
		name: 'ratings',
		fits: (reading, has) =>
			hasProduct(reading) && has('reviews') && !has('unknownFacts', 'about', 'votes', 'price', 'result', 'place'),
		answer: reviewsAnswer,
	},
	{
		name: 'makers of several',
		fits: ({ products }, has) => products.length > 1 && has('maker') && !has('votes', 'result', 'better', 'place'),
		answer: product.makersAnswer,
	},
	{ name: 'comparison', fits: (reading) => sidesOf(reading).length > 1, answer: compareAnswer },
	rule('other products of the maker', (has) => has('maker') && has('else'), product.otherProductsAnswer),
	rule('similar products', (has) => has('similar', 'cheaper'), similarAnswer),
	{ name: 'topic with a name', fits: isTopicWithName, answer: topicWithNameAnswer },
	rule(
		'unknown facts',
		(has, reading) => asksForUnknownFact(reading) && !has('compare', 'similar', 'website'),
		product.describeAnswer,
	),
	rule('several facts', asksForSeveral, severalFactsAnswer),
	rule('price', (has, { prices }) => has('price') || prices.length > 0, product.priceAnswer),
	rule('website', (has) => has('website'), product.websiteAnswer),
	rule('categories of a product', (has) => has('category'), product.categoriesAnswer),
	rule('maker', (has) => has('maker') && !has('votes'), product.makerAnswer),
	rule('result', asksForResult, resultAnswer),
	rule(
		'has the catalog a product',
		(has) => has('exists') && !has('about', 'mostVotes', 'better', 'worse'),
		product.existsAnswer,
	),
	rule('describe', () => true, product.describeAnswer),
];

/** `what is it, who makes it and what does it cost?` */
function asksForSeveral(has: Has, reading: Reading): boolean {
	const { prices, tokens } = reading;
	const isWhat =
		has('purpose') ||
		isWhatItIs(reading) ||
		(tokens.some(({ key }) => key === 'was') && tokens.some(({ key }) => key === 'macht'));
	const aspects = [has('price') || prices.length > 0, has('website'), has('category'), has('maker'), isWhat];
	const isResult = has('result', 'place', 'votes', 'winner') && asksForResult(has, reading);
	return [...aspects, isResult].filter(Boolean).length > 1;
}

const attributive = wordSet('in with using on for from mit für auf unter');

/** `code editors written in Rust`: the name is a word among others that say what is looked for. */
function isTopicWithName({ products: [product, ...others], tokens, rest, categories, signs }: Reading): boolean {
	if (!product || others.length > 0 || product.how === 'similar') return false;
	if (rest.length + categories.length === 0) return false;
	const isAttribute = attributive.has(tokens[product.at - 1]?.key ?? '');
	const isAsked = [
		'about',
		'purpose',
		'result',
		'place',
		'votes',
		'website',
		'similar',
		'price',
		'winner',
		'compare',
	].some((sign) => signs.has(sign as Sign));
	return (
		isAttribute && !isAsked && (rest.length > 1 || categories.length > 0 || signs.has('thing') || signs.has('find'))
	);
}

/** `what is Krita`. */
function isWhatItIs({ tokens, products: [product] }: Reading): boolean {
	const at = product?.at ?? 0;
	const [before = '', other = ''] = [1, 2].map((back) => tokens[at - back]?.key);
	const next = tokens[at + (product?.written.split(' ').length ?? 1)];
	if (next && !next.isBehindStop && next.key !== 'and' && next.key !== 'und') return false;
	return before === 'what' || (['is', 'ist', 'are'].includes(before) && ['what', 'was', 'whats'].includes(other));
}

function asksForResult(has: Has, { times, places, limit, rest }: Reading): boolean {
	const isNamed = has(
		'place',
		'result',
		'votes',
		'comments',
		'winner',
		'lead',
		'board',
		'podium',
		'last',
		'weeks',
		'launched',
		'debut',
		'launching',
		'oldest',
	);
	const isPlaced = times.length > 0 || places !== undefined || (limit !== undefined && has('best'));
	return isNamed || isPlaced || has('better', 'times', 'week', 'mostVotes') || (has('compare') && rest.length > 0);
}
