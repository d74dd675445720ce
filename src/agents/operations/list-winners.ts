import * as z from 'zod';
import { counted } from '../../contract/counts.ts';
import type { WeekWinners } from '../../contract/facets.ts';
import { launchPeriodPage } from '../../routes/paths.ts';
import { nearestWeeks } from '../nearest-weeks.ts';
import { weekWinners } from '../product-table.ts';
import type { AgentSite } from '../site.ts';
import { day } from './input-fields.ts';
import { defineOperation } from './operation.ts';
import { quoted, untrustedNote } from './plain-text.ts';
import { strictInput } from './strict-input.ts';

const maximumWeeks = 53;

export const listWinners = defineOperation({
	name: 'list_winners',
	title: 'List winners',
	description: 'The first places of several weeks, newest week first; none of a week without votes.',
	input: strictInput({
		since: day.describe('Weeks that end then or later.'),
		until: day,
		places: z.int().min(1).max(3).default(1),
		limit: z.int().min(1).max(maximumWeeks).default(10),
		finished: z.boolean().default(true).describe('Only closed weeks.'),
	}),
	output: {
		type: 'object',
		required: ['weeks', 'total_count'],
		properties: {
			weeks: {
				type: 'array',
				items: {
					type: 'object',
					required: ['slug', 'winners'],
					properties: {
						winners: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
					},
				},
			},
		},
	},
	untrusted: ['weeks[].winners[].name'],
	async run({ since = '', until = '9999', places, limit, finished }, site) {
		const all = (await weekWinners(site)).filter(
			({ status, starts_on, ends_on }) =>
				ends_on >= since && starts_on <= until && (status === 'finished' || !finished),
		);
		const weeks = all.slice(0, limit).map((week) => ({
			...week,
			winners: week.winners.slice(0, places),
			url: `${site.baseUrl}${launchPeriodPage(week.slug)}`,
		}));
		if (weeks.length === 0) return { text: await noWeekText(site, since, until) };
		return { text: winnersText(weeks, all.length, site.baseUrl), data: { weeks, total_count: all.length } };
	},
});

async function noWeekText(site: AgentSite, since: string, until: string): Promise<string> {
	const weeks = (await weekWinners(site)).filter(({ status }) => status === 'finished').map(({ slug }) => slug);
	if (weeks.length === 0) return 'No week has closed yet.';
	const near = nearestWeeks(since || until, weeks);
	return `No week of these days has closed. The nearest: ${near.join(', ')}. The catalog has ${weeks.at(-1)} to ${weeks[0]}.`;
}

function winnersText(weeks: readonly WeekWinners[], total: number, baseUrl: string): string {
	const lines = weeks.map(({ slug, starts_on, ends_on, status, winners }) => {
		const places = winners.map(
			({ position, product, name, votes }) => `${position}. ${quoted(name)} (${product}), ${counted(votes, 'vote')}`,
		);
		return `- ${slug}, ${starts_on} to ${ends_on}, ${status}: ${places.join('; ') || 'no winner'}`;
	});
	const heading = `${weeks.length} of ${counted(total, 'week')}, newest first:`;
	return [heading, ...lines, `Page of each: ${baseUrl}${launchPeriodPage('SLUG')}`, untrustedNote].join('\n');
}
