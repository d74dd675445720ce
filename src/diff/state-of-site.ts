import { defaultClientLimits } from '../client/client-limits.ts';
import { Connection } from '../client/connection.ts';
import { readSite } from '../client/read-site.ts';
import { compareTexts } from '../content/schemas/text-order.ts';
import { maximumLaunchPeriods } from '../contract/limits.ts';
import { type ApiState, plain, weekState } from './api-state.ts';
import { type Contract, contractOfDocument } from './contract-members.ts';

const pagePrefix = '/products/';

/**
 * What a running site says.
 *
 * @param progress - Told what takes long, in a sentence.
 * @throws {ClientError} when it cannot be read.
 */
export async function stateOfSite(address: string, progress: (message: string) => void): Promise<ApiState> {
	const { origin, products, launchPeriods, redirects = {} } = await readSite(address, { progress });
	const starts = launchPeriods.map(({ launch_period }) => launch_period.starts_on).sort(compareTexts);
	return {
		name: origin,
		date: new Date().toISOString().slice(0, 10),
		products: new Map(
			products.map((product) => {
				const { launches: _, ...members } = { launches: undefined, ...product };
				return [product.slug, plain(members)];
			}),
		),
		launch_periods: new Map(
			launchPeriods.map(({ launch_period, rankings }) => [launch_period.slug, weekState(launch_period, rankings)]),
		),
		// A site lists its newest weeks; of the others it names those with a launch.
		completeSince: starts.length < maximumLaunchPeriods ? undefined : starts.at(-maximumLaunchPeriods),
		renamed: new Map(
			Object.entries(redirects).flatMap(([from, to]): [string, string][] =>
				from.startsWith(pagePrefix) && to.startsWith(pagePrefix)
					? [[from.slice(pagePrefix.length), to.slice(pagePrefix.length)]]
					: [],
			),
		),
		isWithdrawn: () => false,
		corrections: new Map(),
		records: undefined,
		contract: await contractOfSite(origin, progress),
	};
}

/** @returns `undefined` where the site does not publish what it promises. */
async function contractOfSite(origin: string, progress: (message: string) => void): Promise<Contract | undefined> {
	const connection = new Connection(origin, { limits: defaultClientLimits, progress });
	const { status, text } = await connection.get('/openapi.json');
	if (status !== 200) return undefined;
	try {
		return contractOfDocument(JSON.parse(text));
	} catch {
		return undefined;
	}
}
