/** What is true of this site, for the placeholders in pages of prose. */
import { type Catalog, type PeriodFacts, periodFacts } from '../../catalog/catalog.ts';
import { fieldTables } from '../../content/schemas/fields.ts';
import { repositoryUrl } from '../../content/schemas/forge.ts';
import type { Site } from '../../content/schemas/site.ts';
import { counted } from '../../contract/text.ts';
import { layout as t } from '../../texts/sections.ts';
import { launchPeriodsPath, schemasFolder } from '../../urls/paths.ts';
import { apiAddress, isStatic } from '../../urls/static-host.ts';
import { exportFacts } from '../exports/catalog-exports.ts';
import { discussionLink } from '../shared/product-text.ts';

/**
 * Replaces `{base_url}`, `{score_rule}`, `{votes_source}`, `{first_call}`, `{first_answer}`, `{dumps}`, `{edit_form}` and
 * `{content_fields}` in prose by what is true of this site. Guides are English on every board, and have `{english_score_rule}`.
 */
export function fillIn(catalog: Catalog, source: string): string {
	const { base_url, site } = catalog;
	const { votes, comments } = site.score;
	const filled = textFor(site, source)
		.replaceAll('{base_url}', base_url)
		.replaceAll(
			'{english_score_rule}',
			`${counted(votes, 'point')} for each vote and ${counted(comments, 'point')} for each comment`,
		);
	const fields = () => fieldTables({ heading: '###', schemas: schemasFolder });
	// Made when a page wants them.
	return filled
		.replaceAll('{score_rule}', () =>
			t.scoreRule({ votes: t.points({ count: votes }), comments: t.points({ count: comments }) }),
		)
		.replaceAll(/ ?\{votes_source\}/g, () => ` ${votesSource(catalog)}`)
		.replaceAll('{first_call}', () => firstCall(catalog).path)
		.replaceAll('{first_answer}', () => firstCall(catalog).answer)
		.replaceAll('{dumps}', () => exportFacts(catalog))
		.replaceAll('{edit_form}', () => editForm(site))
		.replaceAll('{content_fields}', fields);
}

/**
 * The text for the host of a site. A line `<!-- handler -->` begins what only our request handler can do, `<!-- static -->` what
 * is true on a host that only sends files, and `<!-- all -->` what is true on both.
 */
export function textFor(site: Site, text: string): string {
	const [start = '', ...parts] = text.split(/^<!-- (all|handler|static) -->\n/m);
	const left = isStatic(site) ? 'handler' : 'static';
	return start + parts.filter((_, index) => index % 2 === 1 && parts[index - 1] !== left).join('');
}

const editForm = ({ forge }: Site): string =>
	forge.kind === 'github' ? `[Edit the board](${repositoryUrl(forge)}/actions/workflows/edit.yml)` : 'Edit the board';

function votesSource({ products, site: { vote_page } }: Catalog): string {
	if (vote_page !== undefined) return t.votesOn({ link: (text) => `[${text}](${vote_page})` });
	const isCounted = products.some(({ launches }) => launches.some((launch) => discussionLink(launch)?.isCounted));
	return isCounted ? t.votesCounted : t.votesEntered;
}

/** The leaderboard of the last finished week that has places; the list of weeks where there is none. No text is a submitted one. */
export function firstCall({ launch_periods, site }: Catalog): { readonly path: string; readonly answer: string } {
	const week = launch_periods.find(({ status, has_places }) => status === 'finished' && has_places);
	const [first] = week?.rankings ?? [];
	if (!week || !first) {
		const answer = { launch_periods: launch_periods.slice(0, 1).map(facts) };
		return { path: apiAddress(site, launchPeriodsPath), answer: JSON.stringify(answer, null, 2) };
	}
	const { position, product, score, votes, comments } = first;
	const answer = { launch_period: facts(week), rankings: [{ position, product, score, votes, comments }] };
	return { path: apiAddress(site, `${launchPeriodsPath}/${week.slug}`), answer: JSON.stringify(answer, null, 2) };
}

const facts = (period: PeriodFacts) => {
	const { has_places: _, ...published } = periodFacts(period);
	return published;
};
