import { maximumLaunchPeriods } from '../contract/limits.ts';
import { launchPeriodsPath } from '../routes/paths.ts';
import { checkResource } from './check-resource.ts';
import { ClientError } from './client-error.ts';
import type { Connection } from './connection.ts';
import { parseJson } from './parse-json.ts';
import { type LaunchPeriodDetail, launchPeriodBody, launchPeriodList } from './resources.ts';

/**
 * The launch periods that the list names, and others that are known from elsewhere, newest first.
 *
 * @param older - Slugs of weeks that may be older than those of the list.
 */
export async function readLaunchPeriods(
	connection: Connection,
	older: Iterable<string> = [],
): Promise<LaunchPeriodDetail[]> {
	const response = await connection.get(launchPeriodsPath);
	const { launch_periods } = checkResource(launchPeriodList, parseJson(response), response.url);
	if (launch_periods.length > maximumLaunchPeriods) {
		throw new ClientError(
			`\`${response.url}\` lists ${launch_periods.length} launch periods, where this API has ${maximumLaunchPeriods} at most. Check the address.`,
		);
	}
	const slugs = new Set([...launch_periods.map(({ slug }) => slug), ...older]);
	const periods: LaunchPeriodDetail[] = [];
	for (const slug of slugs) periods.push(await readLaunchPeriod(connection, slug));
	return periods.sort((a, b) => (a.launch_period.starts_on < b.launch_period.starts_on ? 1 : -1));
}

async function readLaunchPeriod(connection: Connection, slug: string): Promise<LaunchPeriodDetail> {
	const response = await connection.get(`${launchPeriodsPath}/${slug}`);
	const detail = checkResource(launchPeriodBody, parseJson(response), response.url);
	if (detail.launch_period.slug === slug) return detail;
	throw new ClientError(`\`${response.url}\` is the launch period \`${detail.launch_period.slug}\`. Try again.`);
}
