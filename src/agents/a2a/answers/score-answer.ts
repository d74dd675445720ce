/** Which launches have the highest or the lowest score. */
import { counted, grouped } from '../../../contract/counts.ts';
import { maximumRankings } from '../../../contract/limits.ts';
import { hasPlaces } from '../../../contract/places.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { lastPlaces } from '../../last-places.ts';
import { placeName, untrustedNote } from '../../operations/plain-text.ts';
import type { ProductTable } from '../../product-table.ts';
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
	const isOfVotes = !reading.signs.has('score') && !reading.signs.has('comments');
	const isOfComments = !isOfVotes && !reading.signs.has('score');
	const isLowest = reading.signs.has('fewestVotes');
	const choice = await choiceOf(context, (await topicOf(context)).categories);
	const weeks = choice.weeks && new Set(choice.weeks);
	const isPlace = (position: number): boolean =>
		!choice.places || (choice.places.from <= position && position <= choice.places.to);
	const rows = new Set(choose(words, choice).map(({ row }) => row));
	const { total, byWeek } = votesByWeek(
		table,
		rows,
		(week, position) => isPlace(position) && (weeks?.has(week) ?? true),
		isLowest,
	);
	const inOrder = [...byWeek].toSorted(([, a], [, b]) => (isLowest ? a - b : b - a)).map(([slug]) => slug);
	const read = inOrder.slice(0, readWeeks);
	const boards = await Promise.all(read.map((slug) => readLaunchPeriod(site, slug)));
	const scored = boards.flatMap((board) =>
		(board?.rankings ?? []).flatMap(({ product = '', position, score, comments, votes = 0 }) => {
			const row = table.rows.get(product) ?? -1;
			const value = isOfVotes ? votes : isOfComments ? comments : score;
			if (!board || value === undefined || !rows.has(row) || !isPlace(position)) return [];
			const { slug: launch_period, status } = board.launch_period;
			const place = placeName(hasPlaces(board.rankings) ? position : Number.POSITIVE_INFINITY);
			return [{ row, launch_period, position, place, votes, value, score, comments, isOpen: status !== 'finished' }];
		}),
	);
	const last = lastPlaces(table);
	const isCut = boards.some((board) => board && (last.get(board.launch_period.slug) ?? 0) > board.rankings.length);
	// Leaderboards are in the order of scores: the highest ones are in the part that they hold.
	const isPart = isCut && (isLowest || isOfVotes || isOfComments);
	const sorted = scored.toSorted((a, b) => (isLowest ? a.value - b.value : b.value - a.value));
	const what = choiceText(choice, context);
	if (sorted.length === 0) return { text: `The catalog has no launch${what}.` };
	const shown = sorted.slice(0, reading.limit ?? shownLaunches);
	const lines = shown.map(
		({ row, launch_period, place, votes, value, isOpen }) =>
			`- ${isOfVotes ? counted(value, 'vote') : isOfComments ? counted(value, 'comment') : `score ${grouped(value)}`}: ${named(table, row)}, ${place} of ${launch_period}, ${counted(votes, 'vote')}${isOpen ? ', not final: the week is open' : ''}. ${productUrl(context, row)}`,
	);
	const metric = isOfVotes ? 'numbers of votes' : isOfComments ? 'numbers of comments' : 'scores';
	const part = inOrder.length > read.length ? ` in ${read.length} of ${inOrder.length} weeks` : '';
	const heading = `The ${isLowest ? 'lowest' : 'highest'} ${metric} of ${counted(total, 'launch', 'launches')}${part} of products${what}${isPart ? `, of the first ${maximumRankings} places of each week` : ''}:`;
	const data = shown.map(({ row, value: _, place: __, ...launch }) => ({
		product: table.slugs[row],
		name: table.names[row],
		...launch,
	}));
	return { text: [heading, ...lines, untrustedNote].join('\n'), data: { launches: data } };
};

/** The most or the fewest votes of a launch in each week, and how many launches there are. */
function votesByWeek(
	{ columns, launch_periods }: ProductTable,
	rows: ReadonlySet<number>,
	isAsked: (week: string, position: number) => boolean,
	isLowest: boolean,
): { readonly total: number; readonly byWeek: ReadonlyMap<string, number> } {
	const byWeek = new Map<string, number>();
	let total = 0;
	for (const row of rows) {
		const numbers = columns.launches[row] ?? [];
		for (let at = 0; at < numbers.length; at += 3) {
			const week = launch_periods[numbers[at] ?? -1] ?? '';
			if (!isAsked(week, numbers[at + 1] ?? 0)) continue;
			total++;
			const votes = numbers[at + 2] ?? 0;
			const known = byWeek.get(week) ?? votes;
			byWeek.set(week, isLowest ? Math.min(known, votes) : Math.max(known, votes));
		}
	}
	return { total, byWeek };
}
