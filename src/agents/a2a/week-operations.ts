import { maximumSlugLength } from '../../contract/paths.ts';
import type { CatalogReader, Schemas } from '../catalog-reader.ts';
import { isoWeekSlug } from './calendar.ts';
import { launchPeriodsText, leaderboardText } from './facts.ts';
import type { Operation } from './operations.ts';
import { numberOf, type Parameters, textOf, wrong } from './parameters.ts';

export const listLaunchPeriods: Operation = async (_, reader) => {
	const result = await reader.launchPeriods();
	return { text: launchPeriodsText(result.launch_periods), result };
};

/** By `slug`, by a `date` in it, by its number, as `which` of the latest two; else the newest. */
export const getLaunchPeriod: Operation = async (parameters, reader, { baseUrl }) => {
	const limit = numberOf(parameters, 'limit', 1, 50, 10);
	const { launch_periods } = await reader.launchPeriods();
	const latest = launch_periods.map(({ slug }) => slug);
	const found = await find(parameters, latest, reader);
	if (!found) return { text: `I know no such week. The latest: ${latest.slice(0, 5).join(', ')}.` };
	const { launch_period, rankings } = found;
	return {
		text: leaderboardText(found, limit, baseUrl),
		result: { launch_period, rankings: rankings.slice(0, limit) },
	};
};

async function find(
	parameters: Parameters,
	latest: readonly string[],
	reader: CatalogReader,
): Promise<Schemas['LaunchPeriodDetail'] | undefined> {
	const slug = textOf(parameters, 'slug', maximumSlugLength);
	if (slug) return reader.launchPeriod(slug);
	const date = textOf(parameters, 'date', 10);
	const newestYear = Number(latest[0]?.slice(0, 4) ?? 0);
	const years = [newestYear, newestYear - 1];
	if (date) {
		const [, year, day = ''] = /^(\d{4}-)?(\d{2}-\d{2})$/.exec(date) ?? [];
		if (!day) throw wrong('date', 'must be a date such as 2026-11-09 or 11-09');
		const dates = year ? [date] : years.map((own) => `${own}-${day}`);
		return firstOf(dates, async (own) => {
			const period = await reader.launchPeriod(isoWeekSlug(own) ?? '');
			return period && period.launch_period.starts_on <= own && own <= period.launch_period.ends_on
				? period
				: undefined;
		});
	}
	if (parameters['week'] !== undefined) {
		const week = String(numberOf(parameters, 'week', 1, 9_999, 1)).padStart(2, '0');
		return firstOf(years, (year) => reader.launchPeriod(`${year}-w${week}`));
	}
	return reader.launchPeriod(latest[parameters['which'] === 'previous' ? 1 : 0] ?? '');
}

/** The first that there is, the newest being tried first. */
async function firstOf<Key, Value>(keys: readonly Key[], get: (key: Key) => Promise<Value | undefined>) {
	for (const key of keys) {
		const value = await get(key);
		if (value !== undefined) return value;
	}
	return undefined;
}
