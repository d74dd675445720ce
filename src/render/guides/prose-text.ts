/** What is true of this site, for the placeholders in pages of prose. */
import { type Catalog, type PeriodFacts, periodFacts } from '../../catalog/catalog.ts';
import { fieldTables } from '../../content/schemas/fields.ts';
import { counted } from '../../contract/text.ts';
import { launchPeriodsPath, schemasFolder } from '../../routes/paths.ts';
import { exportFacts } from '../exports/catalog-exports.ts';
import { discussionLink } from '../shared/product-text.ts';

/**
 * Replaces `{base_url}`, `{score_rule}`, `{votes_source}`, `{first_call}`, `{first_answer}`, `{dumps}` and `{content_fields}` in
 * prose by what is true of this site.
 */
export function fillIn(catalog: Catalog, source: string): string {
	const { base_url, site } = catalog;
	const rule = `${counted(site.score.votes, 'point')} for each vote and ${counted(site.score.comments, 'point')} for each comment`;
	const filled = source.replaceAll('{base_url}', base_url).replaceAll('{score_rule}', rule);
	const fields = () => fieldTables({ heading: '###', schemas: schemasFolder });
	// Made when a page wants them.
	return filled
		.replaceAll(/ ?\{votes_source\}/g, () => (countsOnGitHub(catalog) ? ` ${votesSource}` : ''))
		.replaceAll('{first_call}', () => firstCall(catalog).path)
		.replaceAll('{first_answer}', () => firstCall(catalog).answer)
		.replaceAll('{dumps}', () => exportFacts(catalog))
		.replaceAll('{content_fields}', fields);
}

const votesSource =
	'Where a launch links to GitHub, readers vote and comment there: a 👍 on the issue, or an upvote of the discussion, is one vote.';

const countsOnGitHub = ({ products }: Catalog): boolean =>
	products.some(({ launches }) => launches.some((launch) => discussionLink(launch)?.isCounted));

/** The leaderboard of the last finished week that has places; the list of weeks where there is none. No text is a submitted one. */
export function firstCall({ launch_periods }: Catalog): { readonly path: string; readonly answer: string } {
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

const facts = (period: PeriodFacts) => {
	const { has_places: _, ...published } = periodFacts(period);
	return published;
};
