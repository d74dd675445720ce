import * as z from 'zod';
import { maximumRankings } from '../../contract/limits.ts';
import { bodySchemas } from '../../contract/schemas.generated.ts';
import { isoWeekSlug } from '../../routes/iso-week.ts';
import { launchPeriodPage } from '../../routes/paths.ts';
import { readLaunchPeriod, readLaunchPeriods, type Schemas } from '../catalog-files.ts';
import { nearestWeeks } from '../nearest-weeks.ts';
import { weekWinners } from '../product-table.ts';
import type { AgentSite } from '../site.ts';
import { slug } from './input-fields.ts';
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

const launchPeriodInput = strictInput({
	slug: slug.describe('Such as `2026-w46`; the newest by default.'),
	date: z
		.string()
		.max(10)
		.regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, 'must be a date such as 2026-11-09 or 11-09')
		.optional()
		.describe('A day in it: `2026-11-09`, or `11-09`.'),
	week: z.int().min(1).max(9_999).optional().describe('Its number.'),
	which: z.enum(['newest', 'previous']).optional(),
	limit: z.int().min(1).max(maximumRankings).default(10),
});

type LaunchPeriodInput = z.output<typeof launchPeriodInput>;

export const getLaunchPeriod = defineOperation({
	name: 'get_launch_period',
	title: 'Get a leaderboard',
	description: 'One week with its leaderboard.',
	input: launchPeriodInput,
	output: bodySchemas.LaunchPeriodDetail,
	untrusted: ['rankings[].name', 'rankings[].tagline'],
	async run(input, site) {
		const { launch_periods } = await readLaunchPeriods(site);
		const latest = launch_periods.map((period) => period.slug);
		const found = await findLaunchPeriod(site, input, latest);
		if (!found) return { text: await missingWeekText(site, input, latest) };
		const { launch_period, rankings } = found;
		return {
			text: leaderboardText(found, input.limit, site.baseUrl),
			data: { launch_period, rankings: rankings.slice(0, input.limit) },
			page: { slug: launch_period.slug, path: launchPeriodPage(launch_period.slug) },
		};
	},
});

async function missingWeekText(
	site: AgentSite,
	{ slug, date, week }: LaunchPeriodInput,
	latest: readonly string[],
): Promise<string> {
	if (latest.length === 0) return 'No week with launches has begun yet.';
	const begun = (await weekWinners(site)).map((own) => own.slug);
	const weeks = begun.length > 0 ? begun : latest;
	const year = weeks[0]?.slice(0, 4) ?? '';
	const numbered = week === undefined ? '' : `${year}-w${String(week).padStart(2, '0')}`;
	const wanted = slug ?? (date?.length === 5 ? `${year}-${date}` : date) ?? numbered;
	const all = `${weeks.at(-1)} to ${weeks[0]}`;
	return `No such week has begun. The nearest: ${nearestWeeks(wanted, weeks).join(', ')}. The catalog has ${all}.`;
}

/** @param latest - Slugs, newest first. */
async function findLaunchPeriod(
	site: AgentSite,
	{ slug, date, week, which }: LaunchPeriodInput,
	latest: readonly string[],
): Promise<Schemas['LaunchPeriodDetail'] | undefined> {
	if (slug) return readLaunchPeriod(site, slug);
	const newestYear = Number(latest[0]?.slice(0, 4) ?? 0);
	const years = [newestYear, newestYear - 1];
	if (date) {
		const dates = date.length === 10 ? [date] : years.map((year) => `${year}-${date}`);
		return firstFound(dates, (own) => readLaunchPeriodOfDate(site, own));
	}
	if (week) {
		return firstFound(years, (year) => readLaunchPeriod(site, `${year}-w${String(week).padStart(2, '0')}`));
	}
	return readLaunchPeriod(site, latest[which === 'previous' ? 1 : 0] ?? '');
}

/** `undefined` also for a date that no calendar has, such as `2026-02-30`. */
async function readLaunchPeriodOfDate(site: AgentSite, date: string) {
	if (Number.isNaN(Date.parse(date))) return undefined;
	const period = await readLaunchPeriod(site, isoWeekSlug(date));
	const { starts_on = '', ends_on = '' } = period?.launch_period ?? {};
	return starts_on <= date && date <= ends_on ? period : undefined;
}

async function firstFound<Key, Value>(keys: readonly Key[], read: (key: Key) => Promise<Value | undefined>) {
	for (const key of keys) {
		const value = await read(key);
		if (value !== undefined) return value;
	}
	return undefined;
}
