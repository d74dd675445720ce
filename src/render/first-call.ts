/** The first request that the page for developers shows, and the answer to it, of this catalog. */
import type { Catalog } from '../catalog/catalog.ts';
import { launchPeriodsPath } from '../routes/paths.ts';

interface FirstCall {
	readonly path: string;
	/** As JSON. Without what makers wrote, since guides hold nothing of it. */
	readonly answer: string;
}

/** The leaderboard of the last closed week that has places; the list of weeks where there is none. */
export function firstCall({ launch_periods }: Catalog): FirstCall {
	const week = launch_periods.find(({ status, has_places }) => status === 'finished' && has_places);
	const [first] = week?.rankings ?? [];
	if (!week || !first) {
		const answer = { launch_periods: launch_periods.slice(0, 1).map(facts) };
		return { path: launchPeriodsPath, answer: JSON.stringify(answer, null, 2) };
	}
	const { position, product, score, votes, comments } = first;
	const answer = { launch_period: facts(week), rankings: [{ position, product, score, votes, comments }] };
	return { path: `${launchPeriodsPath}/${week.slug}`, answer: JSON.stringify(answer, null, 2) };
}

const facts = ({ slug, name, status, starts_on, ends_on }: Catalog['launch_periods'][number]) => ({
	slug,
	name,
	status,
	starts_on,
	ends_on,
});
