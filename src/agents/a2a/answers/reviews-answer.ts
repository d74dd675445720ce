/** What readers gave products: the average rating and how many reviews there are. */
import { counted } from '../../../contract/counts.ts';
import { readProduct } from '../../catalog-files.ts';
import { untrustedNote } from '../../operations/plain-text.ts';
import { sidesOf } from './compare-answer.ts';
import type { Answer } from './context.ts';
import { named, productUrl } from './lines.ts';

const maximumProducts = 6;

export const reviewsAnswer: Answer = async (context) => {
	const { words, site, reading } = context;
	const products = sidesOf(reading).slice(0, maximumProducts);
	const found = await Promise.all(
		products.map(async ({ row }) => {
			const { reviews_count = 0, average_rating } = (await readProduct(site, words.table.slugs[row] ?? '')) ?? {};
			return { row, reviews_count, average_rating };
		}),
	);
	const sorted = found.toSorted((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0));
	const lines = sorted.map(({ row, reviews_count, average_rating }) => {
		const rating = average_rating === undefined ? 'no rating' : `rated ${average_rating} of 5 by ${counted(reviews_count, 'review')}`;
		return `- ${named(words.table, row)}: ${rating}. ${productUrl(context, row)}`;
	});
	const data = sorted.map(({ row, ...own }) => ({ product: words.table.slugs[row], ...own }));
	return { text: ['Ratings, the highest first:', ...lines, untrustedNote].join('\n'), data: { products: data } };
};
