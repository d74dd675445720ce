import type { Catalog, LaunchPeriod, Ranking } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { maximumRankings } from '../../contract/limits.ts';
import { launchPeriodPage, launchPeriodsPath, productPage } from '../../routes/paths.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, facts, fenced, table } from './document.ts';

/** The page of one launch period. */
export function launchPeriodMarkdown(catalog: Catalog, period: LaunchPeriod): string {
	const { base_url } = catalog;
	const shown = period.rankings.slice(0, maximumRankings);
	const cut =
		period.rankings.length > shown.length ? `The first ${shown.length} of ${grouped(period.rankings.length)}.` : '';
	return document(catalog, launchPeriodPage(period.slug), `Week ${period.slug}`, [
		shown.length > 0 ? untrustedNotice : '',
		facts([
			['Name', escapeText(period.name)],
			['Status', period.status],
			['From', period.starts_on],
			['To', period.ends_on],
			['JSON', `<${base_url}${launchPeriodsPath}/${period.slug}>`],
		]),
		period.introduction ? `In the editors' words:\n\n${fenced(period.introduction)}` : '',
		shown.length > 0 ? leaderboard(base_url, shown) : 'No product was launched in this week.',
		cut,
	]);
}

/** A leaderboard as a table. */
export function leaderboard(baseUrl: string, rankings: readonly Ranking[]): string {
	return table(
		['#', 'Product', 'Name', 'Tagline', 'Score', 'Votes', 'Comments'],
		rankings.map(({ position, product, name, tagline, score, votes, comments }) => [
			grouped(position),
			`[${product}](${baseUrl}${productPage(product)}.md)`,
			escapeText(name),
			tagline ? escapeText(tagline) : '',
			grouped(score),
			grouped(votes),
			grouped(comments),
		]),
	);
}
