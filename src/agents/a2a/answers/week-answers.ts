/** Answers about weeks: leaderboards, places, winners, and when weeks close. */
import { counted } from '../../../contract/counts.ts';
import { mondayOf } from '../../../routes/iso-week.ts';
import { launchPage } from '../../../routes/paths.ts';
import { readLaunchPeriod } from '../../catalog-files.ts';
import { getLaunchPeriod, listLaunchPeriods } from '../../operations/launch-periods.ts';
import { listWinners } from '../../operations/list-winners.ts';
import { quoted } from '../../operations/plain-text.ts';
import { placesOf, weekWinners } from '../../product-table.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import { type TimeSpan, weeksIn } from '../grammar/time/calendar.ts';
import { closedWords } from '../grammar/time/time-words.ts';
import { timesText } from './choice.ts';
import type { Answer, Context } from './context.ts';
import { weekUrl, writtenWords } from './lines.ts';

const shownPlaces = 15;

/** The slug of the week that a sentence is about; the newest one when it names none. */
export function weekOf({ reading, words }: Context): string {
	const [span] = reading.times;
	if (reading.times.length === 0) return words.calendar.weeks[0] ?? '';
	return span?.week ?? (span ? (weeksIn(span, words.calendar.weeks)[0] ?? '') : '');
}

export const boardAnswer: Answer = async (context) => {
	const { site, reading, words } = context;
	const slug = weekOf(context);
	if (!words.calendar.weeks.includes(slug)) return missingWeek(context, slug);
	return getLaunchPeriod.run({ slug, limit: Math.min(reading.limit ?? shownPlaces, 50) }, site);
};

const noWeek = 'No week with launches has begun yet.';

/** Says of days without a week which weeks there are. */
export function missingTime(span: TimeSpan | undefined, { calendar }: CatalogWords) {
	if (calendar.weeks.length === 0) return { text: noWeek };
	const what = span ? `no week of ${span.since} to ${span.until}` : 'no such week';
	return { text: `The catalog has ${what}: its weeks are ${calendar.weeks.at(-1)} to ${calendar.weeks[0]}.` };
}

/** A week that has not begun, or that no calendar has. */
export function missingWeek({ words, site }: Context, slug: string) {
	const { weeks } = words.calendar;
	const earliest = weeks.at(-1);
	if (earliest !== undefined && (mondayOf(slug) === undefined || slug < earliest)) {
		const what = mondayOf(slug) === undefined ? 'no such week' : `no week ${slug}`;
		return { text: `The catalog has ${what}: its weeks are ${earliest} to ${weeks[0]}.` };
	}
	const latest = weeks.length === 0 ? noWeek : `No such week has begun. The latest: ${weeks.slice(0, 5).join(', ')}.`;
	const coming = words.vocabulary.launch_periods.find((own) => own.slug === slug);
	if (!coming) return { text: latest };
	return {
		text: `${slug} begins on ${coming.starts_on}; what launches in it is not published before. ${latest} ${slug} closes on ${coming.ends_on}. A person proposes a launch in it by a pull request, with the form at ${site.baseUrl}${launchPage}`,
	};
}

/** The first places of several weeks. */
export const winnersAnswer: Answer = async ({ reading, words, site }) => {
	const [span] = reading.times;
	const weeks = span ? weeksIn(span, words.calendar.weeks) : [];
	if (span && weeks.length === 0) return missingTime(span, words);
	const { from, to } = reading.places ?? { from: 1, to: 1 };
	const places = Math.min(3, Math.max(from, to));
	const all = {
		since: mondayOf(weeks.at(-1) ?? ''),
		until: mondayOf(weeks[0] ?? ''),
		places,
		limit: 53,
		finished: true,
	};
	return listWinners.run(all, site);
};

export const weeksAnswer: Answer = async ({ reading, words, site }) => {
	if (!reading.signs.has('count')) return listLaunchPeriods.run({}, site);
	const { weeks } = words.calendar;
	if (weeks.length === 0) return { text: noWeek };
	const finished = (await weekWinners(site)).filter(({ status }) => status === 'finished').length;
	if (reading.tokens.some(({ key }) => closedWords.has(key))) {
		return {
			text: `${counted(finished, 'week')} are finished. All of them: ${site.baseUrl}/launches`,
			data: { total_count: finished },
		};
	}
	const sentence = `${counted(weeks.length, 'week')} ${weeks.length === 1 ? 'has' : 'have'} begun, from ${weeks.at(-1)} to ${weeks[0]}.`;
	return { text: `${sentence} All of them: ${site.baseUrl}/launches`, data: { total_count: weeks.length } };
};

/** All votes of the weeks that a sentence names. */
export const votesAnswer: Answer = ({ reading, words }) => {
	const { table, calendar } = words;
	const isAll = reading.times.length === 0;
	const weeks = new Set(
		isAll ? calendar.weeks : reading.times.flatMap((span) => (span ? weeksIn(span, calendar.weeks) : [])),
	);
	if (weeks.size === 0) return missingTime(reading.times[0], words);
	const places = [...table.slugs.keys()]
		.flatMap((row) => placesOf(table, row))
		.filter((own) => weeks.has(own.launch_period));
	const votes = places.reduce((sum, own) => sum + own.votes, 0);
	return {
		text: `In ${timesText(reading, [...weeks])} there were ${counted(votes, 'vote')} for ${counted(places.length, 'launch', 'launches')}.`,
		data: { votes, launches: places.length },
	};
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? '';

/** When a week closes or has closed. */
export const closingAnswer: Answer = async (context) => {
	const { words, site } = context;
	const slug = weekOf(context);
	const week = await readLaunchPeriod(site, slug);
	const coming = words.vocabulary.launch_periods.find((own) => own.slug === slug);
	const period = week?.launch_period ?? coming;
	if (!period) return missingWeek(context, slug);
	const isFinished = week?.launch_period.status === 'finished';
	const verb = isFinished ? 'closed' : 'closes';
	const today = period.ends_on === words.calendar.today ? ', today,' : '';
	const text = `${slug} began on ${period.starts_on} and ${verb} on ${weekdayOf(period.ends_on)} ${period.ends_on}${today} at the end of the day in UTC.`;
	const { rest } = context.reading;
	const unused = rest.length > 0 ? `I did not use ${quoted(writtenWords(rest))}.\n` : '';
	return {
		text: `${unused}${week ? text : text.replace('began', 'begins')}\n${week ? weekUrl(context, slug) : `${site.baseUrl}${launchPage}`}`,
		data: { launch_period: period },
	};
};
