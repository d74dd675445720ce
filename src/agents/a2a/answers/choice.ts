/** What a sentence asks of products, and how an answer says it. */
import { quoted } from '../../operations/plain-text.ts';
import { weekWinners } from '../../product-table.ts';
import type { Price } from '../grammar/prices.ts';
import type { Asked, Places, Reading, VoteBounds } from '../grammar/reading.ts';
import { earliest, type TimeSpan, weeksIn } from '../grammar/time/calendar.ts';
import type { Choice, DaySpan, Order } from './choose.ts';
import type { Context } from './context.ts';
import { rowsOfExcludedWords } from './excluded-words.ts';
import { joinedWith, named } from './lines.ts';

/** @param categories - Slugs. */
export async function choiceOf(context: Context, categories: readonly string[]): Promise<Choice> {
	const { reading, words, site } = context;
	const { signs, products, excludedProducts } = reading;
	const places = reading.places ?? topPlaces(reading);
	const isByMaker = signs.has('by') || signs.has('maker');
	const asked = makersAsked(reading);
	const [maker, ...otherMakers] = new Set(asked.length > 0 || !isByMaker ? asked : reading.possibleMakers);
	const named = reading.times.map((span) => (span ? weeksIn(span, words.calendar.weeks) : []));
	const finished = async () =>
		(await weekWinners(site)).flatMap(({ slug, status }) => (status === 'finished' ? [slug] : []));
	const [first] = reading.times;
	const firstLaunched = first && asksForFirstLaunch(context, first, named.flat()) ? first : undefined;
	const left = await rowsOfExcludedWords(context);
	const isOfAllWeeks = named.length === 0 && places !== undefined;
	return {
		categories,
		prices: reading.prices,
		isInAllWeeks: reading.times.length > 1 && signs.has('both'),
		isUnlaunched: signs.has('unlaunched'),
		isUnpriced: signs.has('unpriced'),
		maker,
		otherMakers,
		isAnyCategory: categories.length > 1 && reading.tokens.some(({ key }) => key === 'or' || key === 'oder'),
		firstLaunched: firstLaunched && { since: firstLaunched.since, until: firstLaunched.until },
		weeks: firstLaunched
			? undefined
			: named.length > 0
				? [...new Set(named.flat())].sort().reverse()
				: isOfAllWeeks
					? await finished()
					: undefined,
		places,
		votes: reading.votes,
		excludedPlaces: reading.excludedPlaces,
		excludedMakers: reading.excludedMakers,
		excludedCategories: reading.excludedCategories,
		excludedRows: [...[...products, ...excludedProducts].map(({ row }) => row), ...[...left.values()].flat()],
		excludedWords: [...left].flatMap(([word, rows]) => (rows.length > 0 ? [word] : [])),
		uselessWords: [...left].flatMap(([word, rows]) => (rows.length > 0 ? [] : [word])),
	};
}

/** Whether days are those on which products were new, not those of every launch. */
function asksForFirstLaunch({ reading, words }: Context, span: TimeSpan, weeks: readonly string[]): boolean {
	const { signs, times, places } = reading;
	const { calendar } = words;
	if (times.length > 1 || places || calendar.weeks.length === 0) return false;
	if (signs.has('debut') || weeks.length === 0) return !(span.week !== undefined && weeks.length === 0);
	return span.since === earliest && !signs.has('best') && !signs.has('mostVotes');
}

/** Makers beside unknown words are a part of a name, as in `Adobe Photoshop`. */
export const makersAsked = ({ makers, rest, signs }: Reading): readonly string[] =>
	rest.length === 0 || signs.has('by') || signs.has('maker') ? makers : [];

/** `in the top 3 in September`. */
function topPlaces({ signs, limit, times }: Reading): Places | undefined {
	return limit !== undefined && signs.has('place') && times.length > 0 ? { from: 1, to: limit } : undefined;
}

export function orderOf({ reading }: Context, { weeks }: Choice): Order {
	const { signs } = reading;
	if (signs.has('cheapest')) return 'price';
	if (signs.has('fewestVotes')) return 'fewest_votes';
	if (signs.has('best') && signs.has('place') && weeks?.length === 1) return 'best_place';
	if (signs.has('mostVotes') || signs.has('best') || (weeks && !signs.has('newest'))) return 'most_votes';
	if (signs.has('oldest')) return 'oldest';
	if (reading.votes && !signs.has('newest')) return 'most_votes';
	return signs.has('newest') ? 'newest' : 'name';
}

const orderWords: Readonly<Record<Order, string>> = {
	name: 'in name order',
	price: 'what costs nothing first, as the catalog knows no order of prices',
	best_place: 'best place first',
	most_votes: 'most votes first',
	fewest_votes: 'fewest votes first',
	newest: 'newest first',
	oldest: 'oldest first',
};

/** @param order - Of a search, `undefined` stands for the best match. */
export const orderText = (order: Order | 'votes' | undefined): string => {
	if (order === undefined) return 'best match first';
	return orderWords[order === 'votes' ? 'most_votes' : order];
};

/** Such as ` in the category databases, that are Open source, launched in 2026-w46`; empty without filters. */
export function choiceText(choice: Choice, context: Context, query = ''): string {
	const { words, reading } = context;
	const { maker, places } = choice;
	const excluded = reading.excludedProducts.map(({ row }) => named(words.table, row));
	const parts = [
		query !== '' && ` for ${JSON.stringify(query)}`,
		choice.categories.length > 0 &&
			` in the ${choice.categories.length > 1 ? 'categories' : 'category'} ${joinedWith(choice.isAnyCategory ? 'or' : 'and', choice.categories)}`,
		reading.excludedCategories.length > 0 && ` not in ${joinedWith('or', reading.excludedCategories)}`,
		maker !== undefined && ` by the maker ${joinedWith('or', [maker, ...(choice.otherMakers ?? [])])}`,
		reading.excludedMakers.length > 0 && ` not by ${joinedWith('or', reading.excludedMakers)}`,
		pricesText(choice.prices, context),
		choice.isUnpriced && ' without a pricing model',
		choice.isUnlaunched && ' that were in no week',
		choice.firstLaunched && ` first launched ${daysText(choice.firstLaunched)}`,
		reading.times.length > 0 &&
			choice.weeks &&
			` launched in ${choice.isInAllWeeks ? 'each of ' : ''}${timesText(reading, choice.weeks)}`,
		places &&
			(places.isLast
				? ' on the last place of a week'
				: ` on ${placesText(places.from, places.to)} of ${reading.times.length > 0 ? 'them' : 'a finished week'}`),
		choice.excludedPlaces &&
			` never on ${placesText(choice.excludedPlaces.from, choice.excludedPlaces.to)}${reading.times.length > 0 ? ' there' : ''}`,
		choice.votes && votesText(choice.votes),
		choice.excludedWords &&
			choice.excludedWords.length > 0 &&
			` without those that match ${joinedWith('or', choice.excludedWords.map(quoted))}`,
		excluded.length > 0 && ` without ${joinedWith('and', excluded)}`,
	];
	return parts.filter(Boolean).join(',');
}

const daysText = ({ since, until }: DaySpan): string =>
	since === earliest ? `until ${until}` : `from ${since} to ${until}`;

function votesText({ least, most }: VoteBounds): string {
	if (most === Number.MAX_SAFE_INTEGER) return ` with ${least} votes or more`;
	return least > 0 ? ` with ${least} to ${most} votes` : ` with ${most} votes or fewer`;
}

/** The weeks of what a sentence says about time: those of several times are named one by one. */
export const timesText = ({ times }: Reading, weeks: readonly string[]): string =>
	times.length > 1 && weeks.length > 0 ? joinedWith('and', [...new Set(weeks)]) : weeksText(weeks);

/** From the first to the last. */
function weeksText(weeks: readonly string[]): string {
	if (weeks.length === 0) return 'a week that has not begun';
	return weeks.length === 1 ? String(weeks[0]) : `${weeks.at(-1)} to ${weeks[0]}`;
}

function placesText(from: number, to: number): string {
	if (from === to) return `place ${from}`;
	return to === Number.MAX_SAFE_INTEGER ? `place ${from} or a later one` : `places ${from} to ${to}`;
}

function pricesText(prices: readonly Asked<Price>[], { words }: Context): string | undefined {
	const nameOf = ({ value }: Asked<Price>): string => {
		if ('free' in value) return value.free ? 'cost nothing' : 'cost something';
		const model = words.vocabulary.pricing_models.find(({ slug }) => slug === value.model);
		return `have the price ${JSON.stringify(model?.name ?? value.model)}`;
	};
	const asked = [...new Set(prices.filter(({ isExcluded }) => !isExcluded).map(nameOf))];
	const excluded = [...new Set(prices.filter(({ isExcluded }) => isExcluded).map(nameOf))];
	const parts = [
		asked.length > 0 && ` that ${joinedWith('or', asked)}`,
		excluded.length > 0 && ` except those that ${joinedWith('or', excluded)}`,
	];
	return parts.filter(Boolean).join(',') || undefined;
}
