/** What readers gave products: the average rating and how many reviews there are. */
import { counted } from '../../../contract/counts.ts';
import { readProduct } from '../../catalog-files.ts';
import { untrustedNote } from '../../operations/plain-text.ts';
import { choiceOf, choiceText } from './choice.ts';
import { choose } from './choose.ts';
import type { Answer, Context } from './context.ts';
import { named, productUrl } from './lines.ts';
import { sidesOf } from './sides.ts';
import { topicOf } from './topic.ts';

const maximumProducts = 6;
/** Products whose files are read. */
const maximumRead = 40;
const shownRatings = 10;

/** Products of a list by their ratings; a list that is too long is not read. */
export const ratingsAnswer: Answer = async (context) => {
	const { words, reading } = context;
	const { categories } = await topicOf(context);
	const choice = await choiceOf(context, categories);
	const chosen = choose(words, choice);
	const what = choiceText(choice, context);
	if (chosen.length > maximumRead) {
		return {
			text: `The catalog has ${counted(chosen.length, 'product')}${what}: too many to compare their ratings at once. Name a category, a maker, a pricing model or a week.`,
		};
	}
	const isLowest = reading.signs.has('fewestVotes') || reading.signs.has('last');
	const rated = await Promise.all(chosen.map(({ row }) => ratingOf(context, row)));
	const sorted = rated
		.flatMap(({ average_rating, ...own }) => (average_rating === undefined ? [] : [{ ...own, average_rating }]))
		.toSorted(
			(a, b) =>
				(isLowest ? a.average_rating - b.average_rating : b.average_rating - a.average_rating) ||
				b.reviews_count - a.reviews_count,
		);
	const lines = sorted
		.slice(0, reading.limit ?? shownRatings)
		.map(
			({ row, average_rating, reviews_count }) =>
				`- ${named(words.table, row)}: rated ${average_rating} of 5 by ${counted(reviews_count, 'review')}. ${productUrl(context, row)}`,
		);
	const heading = `The catalog has ${counted(chosen.length, 'product')}${what}, ${sorted.length} of them rated, the ${isLowest ? 'lowest' : 'highest'} first:`;
	const data = sorted.map(({ row, ...own }) => ({ product: words.table.slugs[row], ...own }));
	return { text: [heading, ...lines, untrustedNote].join('\n'), data: { products: data } };
};

export const reviewsAnswer: Answer = async (context) => {
	const { words, reading } = context;
	const products = sidesOf(reading).slice(0, maximumProducts);
	const found = await Promise.all(products.map(({ row }) => ratingOf(context, row)));
	const sorted = found.toSorted((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
	const lines = sorted.map(({ row, reviews_count, average_rating }) => {
		const rating =
			average_rating === undefined
				? 'no rating'
				: `rated ${average_rating} of 5 by ${counted(reviews_count, 'review')}`;
		return `- ${named(words.table, row)}: ${rating}. ${productUrl(context, row)}`;
	});
	const data = sorted.map(({ row, ...own }) => ({ product: words.table.slugs[row], ...own }));
	return { text: ['Ratings, the highest first:', ...lines, untrustedNote].join('\n'), data: { products: data } };
};

async function ratingOf({ words, site }: Context, row: number) {
	const { reviews_count = 0, average_rating } = (await readProduct(site, words.table.slugs[row] ?? '')) ?? {};
	return { row, reviews_count, average_rating };
}
