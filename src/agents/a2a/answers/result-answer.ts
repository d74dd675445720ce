/** How products did in their weeks. */
import { counted, grouped } from '../../../contract/counts.ts';
import { millisecondsPerDay } from '../../../contract/facets.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { lastPlaces } from '../../last-places.ts';
import { placeName, untrustedNote } from '../../operations/plain-text.ts';
import { type Place, placesOf } from '../../product-table.ts';
import { weeksIn } from '../grammar/time/calendar.ts';
import { timesText } from './choice.ts';
import type { Context, ProductAnswer } from './context.ts';
import { named, notes, placeText, productUrl, weekUrl } from './lines.ts';

/** Weeks whose leaderboards are read for the score. */
const readWeeks = 6;

/** Slugs of the weeks that a sentence names; `undefined` when it names none. */
export function weeksAsked({ reading, words }: Context): readonly string[] | undefined {
	if (reading.times.length === 0) return undefined;
	return reading.times.flatMap((span) => (span ? weeksIn(span, words.calendar.weeks) : []));
}

export const resultAnswer: ProductAnswer = async (context, product) => {
	const { words, reading } = context;
	const own = named(words.table, product.row);
	const all = placesOf(words.table, product.row);
	const weeks = weeksAsked(context);
	const inWeeks = all.filter(({ launch_period }) => weeks?.includes(launch_period) ?? true);
	const asked = placesAsked(context);
	const places = inWeeks.filter(({ position }) => !asked || (asked.from <= position && position <= asked.to));
	const data = { slug: words.table.slugs[product.row], name: words.table.names[product.row] };
	const head = notes(reading, [product], words);
	const page = `The page: ${productUrl(context, product.row)}`;
	const since = firstLaunchText(context, product.row);
	const when = weeks ? ` in ${timesText(reading, weeks)}` : '';
	if (places.length === 0) {
		const other = inWeeks.length > 0 ? inWeeks : all;
		const known = other.length > 0 ? ` Its places: ${other.map(placeText).join('; ')}.` : '';
		const missing = asked && inWeeks.length > 0 ? `none of the places asked for` : 'no place';
		return {
			text: [...head, `${own} has ${missing}${when}.${known}${since}`, page, untrustedNote].join('\n'),
			data: { product: data, launches: other },
		};
	}
	const lines = await Promise.all(
		places.map((place, at) => (at < readWeeks ? placeLine(context, product.row, place) : `- ${placeText(place)}`)),
	);
	const votes = counted(
		places.reduce((sum, place) => sum + place.votes, 0),
		'vote',
	);
	const best = Math.min(...places.map(({ position }) => position));
	const wins = places.filter(({ position }) => position === 1).length;
	const first = wins > 0 ? `, first in ${counted(wins, 'week')}` : '';
	const summary = `${own}${when}: ${votes} in ${counted(places.length, 'week')}, best ${placeName(best)}${first}.${since}`;
	return {
		text: [...head, summary, ...lines, page, untrustedNote].join('\n'),
		data: { product: data, launches: places },
	};
};

/** The day that its maker names, which may be before every week of the catalog. */
function firstLaunchText({ words }: Context, row: number): string {
	const day = words.table.columns.first_launched_on[row] ?? -1;
	return day > 0 ? ` First launched on ${new Date(day * millisecondsPerDay).toISOString().slice(0, 10)}.` : '';
}

/** `top five` limits places where one product is meant. */
function placesAsked({ reading }: Context) {
	const { places, limit } = reading;
	if (limit !== undefined) return { from: 1, to: limit };
	const isPlace =
		places && !places.isLast && (reading.signs.has('winner') || reading.signs.has('podium') || places.to > places.from);
	return isPlace && reading.signs.has('weeks') ? places : undefined;
}

async function placeLine(context: Context, row: number, place: Place): Promise<string> {
	const { launch_period: slug, position } = place;
	const week = await readLaunchPeriod(context.site, slug);
	const ranking = week?.rankings.find((own) => own.product === context.words.table.slugs[row]);
	const last = lastPlaces(context.words.table).get(slug) ?? position;
	if (!week) return `- ${placeText(place)}: ${weekUrl(context, slug)}`;
	const { starts_on, ends_on, status } = week.launch_period;
	const facts = [
		Number.isFinite(position) ? `place ${position} of ${last}` : 'no place yet',
		ranking?.score !== undefined && `score ${grouped(ranking.score)}`,
		counted(place.votes, 'vote'),
		ranking?.comments !== undefined && counted(ranking.comments, 'comment'),
	];
	const open = status === 'finished' ? '' : ', not final: the week is open';
	return `- ${slug} (${starts_on} to ${ends_on}): ${facts.filter(Boolean).join(', ')}${open}. ${weekUrl(context, slug)}`;
}
