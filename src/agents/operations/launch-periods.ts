import * as z from 'zod';
import { maximumRankings } from '../../contract/limits.ts';
import { bodySchemas } from '../../contract/schemas.generated.ts';
import { launchPeriodPage } from '../../routes/paths.ts';
import { readLaunchPeriod, readLaunchPeriods } from '../catalog-files.ts';
import { resolveWeek, weekNotFound } from '../resolve.ts';
import { time } from './input-fields.ts';
import { defineOperation } from './operation.ts';
import { launchPeriodsText, leaderboardText } from './plain-text.ts';
import { strictInput } from './strict-input.ts';

export const listLaunchPeriods = defineOperation({
	name: 'list_launch_periods',
	title: 'List launch periods',
	description: 'The latest 26 weeks that have begun, newest first. Those that take launches: `prepare_launch`.',
	input: strictInput({}),
	output: bodySchemas.LaunchPeriodList,
	untrusted: [],
	async run(_, site) {
		const data = await readLaunchPeriods(site);
		return { text: launchPeriodsText(data.launch_periods), data };
	},
});

export const getLaunchPeriod = defineOperation({
	name: 'get_launch_period',
	title: 'Get a leaderboard',
	description: 'One week with its leaderboard.',
	input: strictInput({
		launch_period: time
			.default('current')
			.describe('A week: `2026-w45`, `w45`, a day in it such as `2026-11-09`, `current` or `last`.'),
		limit: z.int().min(1).max(maximumRankings).default(10).describe('Places of the leaderboard.'),
	}),
	output: bodySchemas.LaunchPeriodDetail,
	untrusted: ['rankings[].name', 'rankings[].tagline'],
	async run({ launch_period: given, limit }, site) {
		const week = await resolveWeek(site, given);
		if ('problem' in week) return week;
		const found = await readLaunchPeriod(site, week.slug);
		if (!found) return { problem: weekNotFound('This week has just gone.', week.slug, []) };
		const { launch_period, rankings } = found;
		return {
			text: leaderboardText(found, limit, site.baseUrl),
			data: { launch_period, rankings: rankings.slice(0, limit) },
			page: { slug: launch_period.slug, path: launchPeriodPage(launch_period.slug) },
		};
	},
});
