import type { z } from 'zod';
import type { productFrontMatter } from '../../../src/content/schemas/product.ts';
import { addDays } from '../../../src/content/schemas/week.ts';
import { adjectives, capital, description, familyNames, givenNames, nouns, tagline } from './prose.ts';
import type { Random } from './random.ts';

/** A content file before it is written. */
export interface SeededFile<FrontMatter> {
	readonly slug: string;
	readonly frontMatter: FrontMatter;
	readonly body: string;
}

/** The Monday of the last seeded week, 2026-w47. */
const lastMonday = '2026-11-16';

/** Mondays of consecutive weeks, oldest first; the last one is that of 2026-w47. */
export function seededMondays(count: number): string[] {
	return Array.from({ length: count }, (_, index) => addDays(lastMonday, 7 * (index + 1 - count)));
}

/**
 * One product, as a maker and an editor would write it. Of a hundred, about three wait for approval and two are
 * not discoverable.
 *
 * @param number - Of the product, from 0; keeps its slug apart from all others.
 * @param weeks - Slugs of the launch periods.
 */
export function seededProduct(
	random: Random,
	number: number,
	weeks: readonly string[],
): SeededFile<z.input<typeof productFrontMatter>> {
	const words = [random.pick(adjectives), random.pick(nouns)];
	const waits = random.chance(0.03);
	const reviews = random.chance(0.6) ? random.integer(1, 900) : undefined;
	const slug = [...words, number + 1].join('-');
	const frontMatter = {
		name: `${words.map(capital).join(' ')} ${number + 1}`,
		tagline: tagline(random),
		categories: random.sample([...categories.keys()], random.integer(1, 3)),
		pricing_model: random.pick(site.pricing_models).slug,
		...(random.chance(0.8) && { price_label: `Free, then $${random.integer(2, 90)} a month` }),
		maker: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
		website_url: `https://${slug}.example`,
		...(random.chance(0.02) && { discoverable: false }),
		...(reviews && { reviews_count: reviews, average_rating: random.integer(20, 50) / 10 }),
		launches: random
			.sample(weeks, random.integer(1, 4))
			.sort()
			.map((period) => seededLaunch(random, period, waits)),
	};
	return { slug, frontMatter, body: description(random) };
}

/** Votes fall off steeply, as they do on such boards. */
function seededLaunch(random: Random, period: string, waits: boolean) {
	const votes = Math.floor(5 + 600 * random.next() ** 3);
	return {
		period,
		plan: random.chance(0.1) ? 'featured' : 'free',
		approved: !waits && random.chance(0.95),
		votes,
		comments: Math.floor(votes * random.next() * 0.3),
	};
}

/** The files of a seeded catalog other than products and weeks. */

export const site = {
	name: 'Seeded Catalog',
	description: 'A made-up catalog for tests of scale.',
	base_url: 'https://catalog.example',
	notice: 'Everything on this board is made up.',
	forge: { kind: 'github', repository: 'https://github.com/seeded-catalog/seeded-catalog', branch: 'main' },
	plans: [
		{ slug: 'free', name: 'Free', description: 'One week on the board.' },
		{ slug: 'featured', name: 'Featured', description: 'One week on the board, paid for by the maker.' },
	],
	pricing_models: [
		{ slug: 'free', name: 'Free' },
		{ slug: 'freemium', name: 'Free with paid extras' },
		{ slug: 'paid', name: 'Paid once' },
		{ slug: 'subscription', name: 'Subscription' },
		{ slug: 'open_source', name: 'Open source' },
		{ slug: 'contact', name: 'Price on request' },
	],
	score: { votes: 1, comments: 0.5 },
} as const;

const names =
	'Audio Communication Databases Design Education Finance Games Health Maps Monitoring Productivity Science Travel Writing';

/** Names by slug. */
export const categories: ReadonlyMap<string, string> = new Map(
	names.split(' ').map((name) => [name.toLowerCase(), name]),
);
