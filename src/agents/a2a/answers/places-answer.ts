/** Answers about places of weeks: `who came third in week 40`. */
import { counted, grouped } from '../../../contract/counts.ts';
import { hasPlaces } from '../../../contract/places.ts';
import { launchPeriodPage } from '../../../routes/paths.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { lastPlaces } from '../../last-places.ts';
import { untrustedNote } from '../../operations/plain-text.ts';
import { placesOf, weekWinners } from '../../product-table.ts';
import type { Places, Reading } from '../grammar/reading.ts';
import type { Answer, Context } from './context.ts';
import { named, productUrl } from './lines.ts';
import { missingWeek, weekOf } from './week-answers.ts';

/** Places behind those that a leaderboard names. */
const shownBehind = 15;
const maximumWeeks = 8;

interface ShownPlace {
	readonly position: number;
	readonly row: number;
	readonly votes?: number | undefined;
	readonly comments?: number | undefined;
	readonly score?: number | undefined;
}

/** `who will win?` */
const futureWords = new Set(['will', 'wird', 'going', 'gonna']);

/** Some places of one week. */
export const placesAnswer: Answer = async (context) => {
	const { reading, words, site } = context;
	const isNow =
		reading.signs.has('now') || reading.signs.has('lead') || reading.tokens.some(({ key }) => futureWords.has(key));
	const slug = isNow || reading.times.length > 0 ? weekOf(context) : await newestFinished(context);
	const week = await readLaunchPeriod(site, slug);
	if (!week || !reading.places) return missingWeek(context, slug);
	const { launch_period, rankings } = week;
	const last = lastPlaces(words.table).get(slug) ?? 0;
	const isAsked = askedPlaces(reading, reading.places, last);
	const behind = placesBehind(context, slug, (position) => position > rankings.length && isAsked(position));
	const found: readonly ShownPlace[] = [
		...rankings
			.filter(({ position }) => isAsked(position))
			.map(({ product = '', ...own }) => ({ ...own, row: words.table.rows.get(product) ?? -1 })),
		...behind,
	];
	const { starts_on, ends_on, status } = launch_period;
	const heading = `${slug}, ${starts_on} to ${ends_on}, ${status}, has ${counted(last, 'place')}`;
	const end = `The whole week: ${site.baseUrl}${launchPeriodPage(slug)}`;
	const { from, isLast } = reading.places;
	if (!hasPlaces(rankings)) return { text: `${slug}, ${starts_on} to ${ends_on}, ${status}: no votes yet.\n${end}` };
	if (found.length === 0) return { text: `${heading}${last > 0 ? `, and no place ${from}` : ''}.\n${end}` };
	const lines = found.map(({ position, row, score, votes, comments }) => {
		const facts = [
			score !== undefined && `score ${grouped(score)}`,
			votes !== undefined && counted(votes, 'vote'),
			comments !== undefined && counted(comments, 'comment'),
		].filter(Boolean);
		return `- place ${position}: ${named(words.table, row)}, ${facts.join(', ')}: ${productUrl(context, row)}`;
	});
	const open = status === 'finished' ? '' : ' Not final: the week is open.';
	const data = found.map(({ row, ...own }) => ({
		product: words.table.slugs[row],
		name: words.table.names[row],
		...own,
	}));
	return {
		text: [`${heading}${isLast ? '; the last one' : ''}:${open}`, ...lines, end, untrustedNote].join('\n'),
		data: { launch_period, rankings: data },
	};
};

function askedPlaces({ signs }: Reading, { from, to, isLast }: Places, last: number): (position: number) => boolean {
	if (isLast) return (position) => position === last;
	const isLastToo = signs.has('last') && signs.has('winner');
	return (position) => (from <= position && position <= to) || (isLastToo && position === last);
}

/** Places of a week that its leaderboard does not name. */
function placesBehind({ words }: Context, slug: string, isAsked: (position: number) => boolean): ShownPlace[] {
	return [...words.table.slugs.keys()]
		.flatMap((row) => placesOf(words.table, row).map((place) => ({ ...place, row })))
		.filter(({ launch_period, position }) => launch_period === slug && isAsked(position))
		.toSorted((a, b) => a.position - b.position)
		.slice(0, shownBehind)
		.map(({ position, row, votes }) => ({ position, row, votes }));
}

async function newestFinished({ site, words }: Context): Promise<string> {
	const finished = (await weekWinners(site)).find(({ status, winners }) => status === 'finished' && winners.length > 0);
	return finished?.slug ?? words.calendar.weeks[0] ?? '';
}

/** The same places of some weeks. */
export const placesOfWeeksAnswer: Answer = async (context) => {
	const { reading } = context;
	const answers = await Promise.all(
		reading.times
			.slice(0, maximumWeeks)
			.map((span) => placesAnswer({ ...context, reading: { ...reading, times: [span] } })),
	);
	const text = answers.map((own) => own.text.replace(`\n${untrustedNote}`, '')).join('\n');
	return { text: `${text}\n${untrustedNote}`, data: { weeks: answers.map(({ data }) => data) } };
};
