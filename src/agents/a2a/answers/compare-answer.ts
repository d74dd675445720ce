/** Two or more products side by side. */
import { counted, grouped } from '../../../contract/counts.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { placeName, quoted, untrustedNote } from '../../operations/plain-text.ts';
import { numbersOf, type Place, placesOf } from '../../product-table.ts';
import type { NamedProduct } from '../grammar/reading.ts';
import { timesText } from './choice.ts';
import type { Answer, Context } from './context.ts';
import { joinedWith, listedData, named, notes, placeText, priceName, productUrl } from './lines.ts';
import { weeksAsked } from './result-answer.ts';
import { reviewsAnswer } from './reviews-answer.ts';
import { sidesOf } from './sides.ts';

interface Side {
	readonly product: NamedProduct;
	readonly name: string;
	readonly places: readonly Place[];
	readonly votes: number;
	/** Infinity without a place. */
	readonly best: number;
}

const maximumSides = 6;
/** Of one product. */
const readPlaces = 6;

export const compareAnswer: Answer = async (context) => {
	const { reading, words } = context;
	const products = sidesOf(reading).slice(0, maximumSides);
	const weeks = weeksAsked(context);
	const sides = products.map((product): Side => {
		const places = placesOf(words.table, product.row).filter(
			({ launch_period }) => weeks?.includes(launch_period) ?? true,
		);
		const votes = places.reduce((sum, place) => sum + place.votes, 0);
		const best = Math.min(...places.map(({ position }) => position));
		return { product, name: named(words.table, product.row), places, votes, best };
	});
	const when = weeks ? ` in ${timesText(reading, weeks)}` : '';
	const lines = sides.map(({ product, name, places, votes, best }) => {
		const price = priceName(words, product.row);
		const where = places.map(placeText).join('; ');
		const did =
			places.length === 0 ? `no place${when}` : `${counted(votes, 'vote')}, best ${placeName(best)} (${where})`;
		return `- ${name}${price ? `, ${price}` : ''}: ${did}. ${productUrl(context, product.row)}`;
	});
	const verdicts = [
		verdict(
			sides,
			`Better place${when}`,
			(own) => -own.best,
			(own) => (own.places.length > 0 ? placeName(own.best) : 'no place'),
		),
		verdict(
			sides,
			`More votes${when}`,
			(own) => own.votes,
			(own) => counted(own.votes, 'vote'),
		),
	];
	const ratings = reading.signs.has('reviews') ? (await reviewsAnswer(context)).text.split('\n').slice(1, -1) : [];
	const counts = reading.signs.has('comments') || reading.signs.has('score') ? await figuresOf(context, sides) : [];
	const data = sides.map(({ product, places }) => ({ ...listedData(context, product.row), launches: places }));
	return {
		text: [...notes(reading, products, words), ...counts, ...ratings, ...verdicts, ...lines, untrustedNote].join('\n'),
		data: { products: data },
	};
};

/** Comments and scores: of all launches the table has them, of some the leaderboards, as far as these go. */
async function figuresOf(context: Context, sides: readonly Side[]): Promise<string[]> {
	const isOfAll = weeksAsked(context) === undefined;
	const figures = await Promise.all(
		sides.map(({ product, places }) =>
			isOfAll ? numbersOf(context.words.table, product.row) : figuresOfPlaces(context, places),
		),
	);
	return sides.map(({ name, product }, at) => {
		const { comments, best_score } = figures[at] ?? {};
		const read = product.how === 'similar' ? ` (read from ${quoted(product.written)})` : '';
		const facts = [
			comments === undefined ? 'comments are not known' : counted(comments, 'comment'),
			best_score !== undefined && `best score ${grouped(best_score)}`,
		];
		return `${name}: ${facts.filter(Boolean).join(', ')}${read}.`;
	});
}

interface Figures {
	readonly comments?: number | undefined;
	readonly best_score?: number;
}

async function figuresOfPlaces({ site }: Context, places: readonly Place[]): Promise<Figures> {
	const rankings = await Promise.all(
		places
			.slice(0, readPlaces)
			.map(async ({ launch_period, position }) =>
				(await readLaunchPeriod(site, launch_period))?.rankings.find((own) => own.position === position),
			),
	);
	const scores = rankings.flatMap((own) => own?.score ?? []);
	const isKnown = places.length <= readPlaces && rankings.every((own) => own !== undefined);
	return {
		comments: isKnown ? rankings.reduce((sum, own) => sum + (own?.comments ?? 0), 0) : undefined,
		...(isKnown && scores.length > 0 && { best_score: Math.max(...scores) }),
	};
}

function verdict(
	sides: readonly Side[],
	what: string,
	valueIn: (side: Side) => number,
	textOf: (side: Side) => string,
): string {
	const most = Math.max(...sides.map(valueIn));
	const first = sides.filter((side) => valueIn(side) === most);
	const others = sides.filter((side) => !first.includes(side)).map((side) => `${textOf(side)} of ${side.name}`);
	if (first.length > 1)
		return `${what}: ${joinedWith(
			'and',
			first.map(({ name }) => name),
		)} are equal, ${textOf(first[0] ?? ({} as Side))}.`;
	return first.map((side) => `${what}: ${side.name}, ${textOf(side)}, before ${joinedWith('and', others)}.`).join('');
}
