/** Which products rose or fell from one week to another. */
import { counted } from '../../../contract/counts.ts';
import { quoted, untrustedNote } from '../../operations/plain-text.ts';
import { placesOf } from '../../product-table.ts';
import { weeksIn } from '../grammar/time/calendar.ts';
import { choiceOf, choiceText } from './choice.ts';
import { choose } from './choose.ts';
import type { Answer, Context } from './context.ts';
import { listedData, named, productUrl, writtenWords } from './lines.ts';

const shown = 10;
const falling =
	/^(?:drop|fell|fall|lost|lose|sank|sink|slip|worse|down|gefallen|fiel|abgestiegen|abgerutscht|verloren|gesunken|abgesackt|tief)/;

/** Slugs of the weeks asked about, oldest first; of one or none, with the one before it. */
function weeksCompared({ reading, words }: Context): readonly string[] {
	const { weeks } = words.calendar;
	const asked = reading.times.flatMap((span) => (span ? firstAndLast(weeksIn(span, weeks)) : []));
	const isNow = reading.signs.has('now') || reading.signs.has('open');
	const all = [...new Set([...asked, ...(isNow || asked.length === 0 ? weeks.slice(0, 1) : [])])].sort();
	const [only = ''] = all;
	return all.length > 1 ? all : [weeks[weeks.indexOf(only) + 1] ?? '', only].filter(Boolean);
}

const firstAndLast = (weeks: readonly string[]): readonly string[] =>
	weeks.length > 2 ? [weeks[0] ?? '', weeks.at(-1) ?? ''] : weeks;

/** Those that were in all of the weeks, by how far they moved. */
export const moversAnswer: Answer = async (context) => {
	const { words, reading, site } = context;
	const { table } = words;
	const weeks = weeksCompared(context);
	const isFalling = reading.tokens.some(({ key }) => falling.test(key));
	const choice = { ...(await choiceOf(context, [])), weeks: undefined, places: undefined, firstLaunched: undefined };
	const moves = choose(words, choice).flatMap(({ row }) => {
		const places = placesOf(table, row);
		const positions = weeks.flatMap(
			(week) => places.find((own) => own.launch_period === week && Number.isFinite(own.position))?.position ?? [],
		);
		const [first = 0] = positions;
		return positions.length === weeks.length && positions.length > 1
			? [{ row, positions, moved: first - (positions.at(-1) ?? 0) }]
			: [];
	});
	const sorted = moves.toSorted((a, b) => (isFalling ? a.moved - b.moved : b.moved - a.moved)).slice(0, shown);
	const names = reading.rest.length > 0 ? [`I did not understand ${quoted(writtenWords(reading.rest))}.`] : [];
	const what = choiceText(choice, context);
	const between = `${weeks.slice(0, -1).join(', ')} and ${weeks.at(-1)}`;
	if (sorted.length === 0) return { text: [...names, `No product${what} was in both ${between}.`].join('\n') };
	const lines = sorted.map(({ row, positions, moved }) => {
		const how = moved === 0 ? 'the same place' : `${moved > 0 ? 'up' : 'down'} ${counted(Math.abs(moved), 'place')}`;
		return `- ${named(table, row)}: place ${positions.join(' → ')}, ${how}. ${productUrl(context, row)}`;
	});
	const open =
		weeks.at(-1) === words.calendar.weeks[0] ? ' The newest week may still be open: its places are not final.' : '';
	const heading = `Products${what}${what === '' ? '' : ','} in each of ${between} with their places there, the ${isFalling ? 'deepest fall' : 'highest rise'} first:${open}`;
	const data = sorted.map(({ row, positions, moved }) => ({ ...listedData(context, row), positions, moved }));
	return {
		text: [...names, heading, ...lines, `All weeks: ${site.baseUrl}/launches`, untrustedNote].join('\n'),
		data: { launch_periods: weeks, products: data },
	};
};
