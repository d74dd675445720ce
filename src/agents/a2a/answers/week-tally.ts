/** Which weeks had the most launches, and in which ones the winner was how far ahead. */
import { counted, grouped } from '../../../contract/counts.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { untrustedNote } from '../../operations/plain-text.ts';
import { weekSpan } from '../grammar/time/calendar.ts';
import { choiceOf, choiceText } from './choice.ts';
import { chosenLaunches } from './chosen-launches.ts';
import type { Answer } from './context.ts';
import { named, weekUrl } from './lines.ts';
import { placesAnswer } from './places-answer.ts';
import { weeksAsked } from './result-answer.ts';

const shown = 5;
/** Leaderboards that are read. */
const readWeeks = 53;

export const busiestWeeksAnswer: Answer = async (context) => {
	const { words, reading } = context;
	const { signs } = reading;
	const isOfVotes = signs.has('votes');
	const isFewest = signs.has('fewestVotes');
	const counts = new Map((weeksAsked(context) ?? words.calendar.weeks).map((slug) => [slug, 0]));
	// A place is asked for of the week that is found, not of what is counted.
	const choice = await choiceOf(
		{ ...context, reading: { ...reading, places: undefined } },
		reading.categories.map(({ slug }) => slug),
	);
	for (const { place } of chosenLaunches(words, choice)) {
		const { launch_period, votes } = place;
		counts.set(launch_period, (counts.get(launch_period) ?? 0) + (isOfVotes ? votes : 1));
	}
	const sorted = [...counts].toSorted(([, a], [, b]) => (isFewest ? a - b : b - a)).slice(0, shown);
	const what = isOfVotes ? 'votes' : 'launches';
	const lines = sorted.map(
		([slug, count]) =>
			`- ${slug}: ${isOfVotes ? counted(count, 'vote') : counted(count, 'launch', 'launches')}. ${weekUrl(context, slug)}`,
	);
	const first = reading.places && weekSpan(sorted[0]?.[0] ?? '');
	const places = first ? await placesAnswer({ ...context, reading: { ...reading, times: [first] } }) : undefined;
	const chosen = choiceText(choice, context);
	const heading = `The weeks with the ${isFewest ? 'fewest' : 'most'} ${what}${chosen === '' ? '' : ` of products${chosen}`}:`;
	return {
		text: [heading, ...lines, ...(places ? [places.text] : [])].join('\n'),
		data: { weeks: sorted.map(([slug, count]) => ({ launch_period: slug, [what]: count })), ...places?.data },
	};
};

/** By how much the first place was before the second. */
export const marginsAnswer: Answer = async (context) => {
	const { words, site, reading } = context;
	const smallest = /^(?:smallest|closest|tightest|narrowest|knapp|knappste[nr]?|kleinste[nr]?|least)$/;
	const isSmallest = reading.tokens.some(({ key }) => smallest.test(key));
	const found = await Promise.all(
		(weeksAsked(context) ?? words.calendar.weeks).slice(0, readWeeks).map(async (slug) => {
			const week = await readLaunchPeriod(site, slug);
			const [first, second] = week?.rankings ?? [];
			const isFinished = week?.launch_period.status === 'finished' || reading.times.length > 0;
			return isFinished && first?.score && second?.score !== undefined
				? [{ slug, first, second, margin: first.score - second.score }]
				: [];
		}),
	);
	const sorted = found
		.flat()
		.toSorted((a, b) => (isSmallest ? a.margin - b.margin : b.margin - a.margin))
		.slice(0, shown);
	if (sorted.length === 0) return { text: 'The catalog has no such week with two places.' };
	const nameOf = (product = ''): string => named(words.table, words.table.rows.get(product) ?? -1);
	const lines = sorted.map(
		({ slug, first, second, margin }) =>
			`- ${slug}: ${grouped(margin)} between ${nameOf(first.product)}, score ${grouped(first.score ?? 0)}, and ${nameOf(second.product)}, score ${grouped(second.score ?? 0)}. ${weekUrl(context, slug)}`,
	);
	const heading = `The ${isSmallest ? 'smallest' : 'widest'} gaps between the scores of the first and the second place:`;
	const data = sorted.map(({ slug, first, second, margin }) => ({ launch_period: slug, margin, first, second }));
	return { text: [heading, ...lines, untrustedNote].join('\n'), data: { weeks: data } };
};
