/** Operations on weeks: which have begun, the leaderboard of one, and the first places of several. */
import * as z from 'zod';
import type { WeekWinners } from '../../contract/data-files.ts';
import { maximumLaunchPeriods, maximumRankings } from '../../contract/limits.ts';
import { counted } from '../../contract/text.ts';
import { sentencesOnDrafts } from '../../urls/launch.ts';
import { launchPeriodPage } from '../../urls/paths.ts';
import { productTable, weekWinners } from '../product-table.ts';
import { resolveDays, resolveWeek, weekNotFound } from '../resolve.ts';
import { readLaunchPeriod, readLaunchPeriods } from '../site.ts';
import { strictInput, time } from './input.ts';
import { defineOperation } from './operation.ts';
import { launchPeriodsText, leaderboardText, quoted, untrustedNote, weekText } from './plain-text.ts';

/** Marks the places of a week that is not over. */
const provisional = ({ status }: Pick<WeekWinners, 'status'>) =>
	status === 'active' ? { provisional: true } : undefined;

export const listLaunchPeriods = defineOperation({
	name: 'list_launch_periods',
	title: 'List launch periods',
	description: `The latest ${maximumLaunchPeriods} weeks that have begun, newest first.${sentencesOnDrafts.weeks}`,
	input: strictInput({}),
	members: ['launch_periods'],
	untrusted: [],
	async run(_, site) {
		const { launch_periods } = await readLaunchPeriods(site);
		const { launches } = await productTable(site);
		const byWeek = Map.groupBy(launches.flat(), ({ launch_period }) => launch_period);
		const weeks = launch_periods.map((week) => {
			return { ...week, ...provisional(week), launches: byWeek.get(week.slug)?.length ?? 0 };
		});
		const { length: all } = await weekWinners(site);
		return { text: launchPeriodsText(weeks, all), data: { launch_periods: weeks } };
	},
});

export const getLaunchPeriod = defineOperation({
	name: 'get_launch_period',
	title: 'Get a leaderboard',
	description: 'One week with its leaderboard.',
	input: strictInput({
		launch_period: time.default('current').describe('A week: `2026-w45`, `w45`, a day in it, `current` or `last`.'),
		limit: z.int().min(1).max(maximumRankings).default(10).describe('How many places.'),
	}),
	members: ['launch_period', 'rankings'],
	untrusted: ['rankings[].name', 'rankings[].tagline'],
	async run({ launch_period: given, limit }, site) {
		const week = await resolveWeek(site, given);
		if ('problem' in week) return week;
		const found = await readLaunchPeriod(site, week.slug);
		if (!found) return { problem: weekNotFound('This week was just removed.', week.slug, []) };
		const { launch_period, rankings } = found;
		const { vote_page, discussions } = await productTable(site);
		const isOpen = launch_period.status === 'active';
		const places = rankings.slice(0, limit).map((place) => {
			const discussion_url = isOpen ? discussions.get(place.product ?? '') : undefined;
			return { ...place, ...(discussion_url !== undefined && { discussion_url }) };
		});
		const vote = isOpen && vote_page !== undefined ? { vote_page } : {};
		return {
			text: leaderboardText({ launch_period, rankings, places, ...vote }, site.baseUrl),
			data: { launch_period, ...provisional(launch_period), ...vote, rankings: places },
		};
	},
});

const maximumWeeks = 53;
/** The number of places in the file of winners. */
const maximumPlaces = 3;

export const listWinners = defineOperation({
	name: 'list_winners',
	title: 'List winners',
	description: 'The top places of several weeks, newest week first. A week in which no score is above 0 has none.',
	input: strictInput({
		launched_in: time.optional().describe('As in `list_products`; all weeks by default.'),
		places: z.int().min(1).max(maximumPlaces).default(1).describe('How many places per week.'),
		limit: z.int().min(1).max(maximumWeeks).default(10).describe('How many weeks.'),
		finished: z.boolean().default(true).describe('Only weeks that are over.'),
	}),
	members: ['weeks', 'total_count'],
	untrusted: ['weeks[].winners[].name'],
	async run({ launched_in, places, limit, finished }, site) {
		const days = launched_in === undefined ? { from: '', to: '9999' } : await resolveDays(site, launched_in);
		if ('problem' in days) return days;
		const begun = await weekWinners(site);
		const all = begun.filter(
			({ status, starts_on }) => days.from <= starts_on && starts_on <= days.to && (status === 'finished' || !finished),
		);
		const weeks = all.slice(0, limit).map((week) => ({
			...week,
			winners: week.winners.filter(({ position }) => position <= places),
			url: `${site.baseUrl}${launchPeriodPage(week.slug)}`,
		}));
		if (weeks.length === 0) {
			const which = launched_in === undefined ? 'No week' : 'No week that starts in `launched_in`';
			const message = `${which} ${finished ? 'is over' : 'has begun'}.`;
			return { problem: weekNotFound(message, undefined, begun) };
		}
		return { text: winnersText(weeks, all.length, site.baseUrl), data: { weeks, total_count: all.length } };
	},
});

function winnersText(weeks: readonly WeekWinners[], total: number, baseUrl: string): string {
	const lines = weeks.map((week) => {
		const places = week.winners.map(
			({ position, product, name, score, votes }) =>
				`${position}. ${quoted(name)} (${product}), ${counted(votes, 'vote')}, score ${score}`,
		);
		return `- ${weekText(week)}: ${places.join('; ') || 'no winner'}`;
	});
	const heading = `${weeks.length} of ${counted(total, 'week')}, newest first:`;
	return [heading, ...lines, `Page of each: ${baseUrl}${launchPeriodPage('SLUG')}`, untrustedNote].join('\n');
}
