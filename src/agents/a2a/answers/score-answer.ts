/** Which launches have the highest or the lowest score. */
import { counted, grouped } from '../../../contract/counts.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { untrustedNote } from '../../operations/plain-text.ts';
import { placesOf } from '../../product-table.ts';
import { choiceOf, choiceText } from './choice.ts';
import { choose } from './choose.ts';
import type { Answer } from './context.ts';
import { named, productUrl } from './lines.ts';
import { topicOf } from './topic.ts';

/** Weeks whose leaderboards are read. */
const readWeeks = 24;
const shownLaunches = 5;

/** Votes are in the table, scores in the leaderboards: those of the launches with the most or the fewest votes are read. */
export const scoreAnswer: Answer = async (context) => {
	const { reading, words, site } = context;
	const { table } = words;
	const isOfComments = !reading.signs.has('score');
	const isLowest = reading.signs.has('fewestVotes');
	const choice = await choiceOf(context, (await topicOf(context)).categories);
	const weeks = choice.weeks && new Set(choice.weeks);
	const launches = choose(words, choice).flatMap(({ row }) =>
		placesOf(table, row)
			.filter(({ launch_period, position }) => {
				const isPlace = !choice.places || (choice.places.from <= position && position <= choice.places.to);
				return isPlace && (weeks?.has(launch_period) ?? true);
			})
			.map((place) => ({ ...place, row })),
	);
	const byVotes = launches.toSorted((a, b) => (isLowest ? a.votes - b.votes : b.votes - a.votes));
	const read = new Set([...new Set(byVotes.map(({ launch_period }) => launch_period))].slice(0, readWeeks));
	const boards = new Map(
		await Promise.all([...read].map(async (slug) => [slug, await readLaunchPeriod(site, slug)] as const)),
	);
	const scored = byVotes.flatMap((launch) => {
		const { rankings = [], launch_period } = boards.get(launch.launch_period) ?? {};
		const { score, comments } = rankings.find(({ position }) => position === launch.position) ?? {};
		const value = isOfComments ? comments : score;
		return value === undefined
			? []
			: [{ ...launch, value, score, comments, isOpen: launch_period?.status !== 'finished' }];
	});
	const sorted = scored.toSorted((a, b) => (isLowest ? a.value - b.value : b.value - a.value));
	const what = choiceText(choice, context);
	if (sorted.length === 0) return { text: `The catalog has no launch${what}.` };
	const shown = sorted.slice(0, reading.limit ?? shownLaunches);
	const lines = shown.map(
		({ row, launch_period, position, votes, value, isOpen }) =>
			`- ${isOfComments ? counted(value, 'comment') : `score ${grouped(value)}`}: ${named(table, row)}, place ${position} of ${launch_period}, ${counted(votes, 'vote')}${isOpen ? ', not final: the week is open' : ''}. ${productUrl(context, row)}`,
	);
	const metric = isOfComments ? 'numbers of comments' : 'scores';
	const all = new Set(byVotes.map(({ launch_period }) => launch_period)).size;
	const part = all > read.size ? ` in ${read.size} of ${all} weeks` : '';
	const heading = `The ${isLowest ? 'lowest' : 'highest'} ${metric} of ${counted(launches.length, 'launch', 'launches')}${part} of products${what}:`;
	const data = shown.map(({ row, value: _, ...launch }) => ({
		product: table.slugs[row],
		name: table.names[row],
		...launch,
	}));
	return { text: [heading, ...lines, untrustedNote].join('\n'), data: { launches: data } };
};
