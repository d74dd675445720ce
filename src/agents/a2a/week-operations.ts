import { maximumSlugLength } from '../../routes/slug.ts';
import type { CatalogReader, Schemas } from '../catalog-reader.ts';
import { isoWeekSlug } from './calendar.ts';
import { launchPeriodsText, leaderboardText } from './facts.ts';
import { maximumPlaces } from './limits.ts';
import type { Operation } from './operation.ts';
import { numberOf, type Parameters, textOf, wrong } from './parameters.ts';

export const listLaunchPeriods: Operation = async (_, reader) => {
	const result = await reader.launchPeriods();
	return { text: launchPeriodsText(result.launch_periods), result };
};

/** By `slug`, by a `date` in it, by its number, as `which` of the latest two; else the newest. */
export const getLaunchPeriod: Operation = async (parameters, reader, { baseUrl }) => {
	const limit = numberOf(parameters, 'limit', 1, maximumPlaces, 10);
	const wanted = readWanted(parameters);
	const { launch_periods } = await reader.launchPeriods();
	const latest = launch_periods.map(({ slug }) => slug);
	const found = await find(wanted, latest, reader);
	if (!found) return { text: `I know no such week. The latest: ${latest.slice(0, 5).join(', ')}.` };
	const { launch_period, rankings } = found;
	return {
		text: leaderboardText(found, limit, baseUrl),
		result: { launch_period, rankings: rankings.slice(0, limit) },
	};
};

interface Wanted {
	readonly slug: string;
	/** With its year or, in the newest two years, without. */
	readonly date: string;
	/** 0 for none. */
	readonly week: number;
	readonly isPrevious: boolean;
}

function readWanted(parameters: Parameters): Wanted {
	const slug = textOf(parameters, 'slug', maximumSlugLength);
	const date = textOf(parameters, 'date', 10);
	if (date && !/^(?:\d{4}-)?\d{2}-\d{2}$/.test(date)) throw wrong('date', 'must be a date such as 2026-11-09 or 11-09');
	const week = parameters['week'] === undefined ? 0 : numberOf(parameters, 'week', 1, 9_999, 1);
	return { slug, date, week, isPrevious: parameters['which'] === 'previous' };
}

async function find(
	{ slug, date, week, isPrevious }: Wanted,
	latest: readonly string[],
	reader: CatalogReader,
): Promise<Schemas['LaunchPeriodDetail'] | undefined> {
	if (slug) return reader.launchPeriod(slug);
	const newestYear = Number(latest[0]?.slice(0, 4) ?? 0);
	const years = [newestYear, newestYear - 1];
	if (date) {
		const dates = date.length === 10 ? [date] : years.map((year) => `${year}-${date}`);
		return firstOf(dates, async (own) => {
			const period = await reader.launchPeriod(isoWeekSlug(own) ?? '');
			const { starts_on = '', ends_on = '' } = period?.launch_period ?? {};
			return starts_on <= own && own <= ends_on ? period : undefined;
		});
	}
	if (week > 0) return firstOf(years, (year) => reader.launchPeriod(`${year}-w${String(week).padStart(2, '0')}`));
	return reader.launchPeriod(latest[isPrevious ? 1 : 0] ?? '');
}

/** The first that there is, the newest being tried first. */
async function firstOf<Key, Value>(keys: readonly Key[], get: (key: Key) => Promise<Value | undefined>) {
	for (const key of keys) {
		const value = await get(key);
		if (value !== undefined) return value;
	}
	return undefined;
}
