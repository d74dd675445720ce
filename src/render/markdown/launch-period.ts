import type { Catalog, LaunchPeriod } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { launchPeriodPage, launchPeriodsPath, productPage } from '../../routes/paths.ts';
import { type CorrectionGroup, correctedPlace, correctionGroups } from '../corrections.ts';
import { countPlaces, type ShownPlace, shownPlaces } from '../published-places.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, facts, fenced, table } from './document.ts';

/** The page of one launch period. */
export function launchPeriodMarkdown(catalog: Catalog, period: LaunchPeriod): string {
	const { base_url } = catalog;
	const shown = shownPlaces(period);
	const count = countPlaces(period);
	const cut = count > shown.length ? `The first ${shown.length} of ${grouped(count)}.` : '';
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
		period.corrections.length > 0
			? `## Corrections\n\n${correctionGroups(period.corrections)
					.map((group) => correctionLine(base_url, group))
					.join('\n')}`
			: '',
	]);
}

function correctionLine(baseUrl: string, { date, reason, corrections }: CorrectionGroup): string {
	const said = corrections.map((correction) => {
		const { product } = correction;
		const link = `[${product}](${baseUrl}${productPage(product)}.md)`;
		return `${link} ${correctedPlace(correction)}`;
	});
	return `- Corrected on ${date}: ${said.join('. ')}. Reason: ${escapeText(reason)}`;
}

/** A leaderboard as a table. */
export function leaderboard(baseUrl: string, places: readonly ShownPlace[]): string {
	return table(
		['#', 'Product', 'Name', 'Tagline', 'Score', 'Votes', 'Comments'],
		places.map((place) => {
			const position = grouped(place.position);
			if (place.product === undefined) return [position, 'Withdrawn', '', '', '', '', ''];
			const { product, name, tagline, score, votes, comments } = place;
			return [
				position,
				`[${product}](${baseUrl}${productPage(product)}.md)`,
				escapeText(name),
				tagline ? escapeText(tagline) : '',
				...[score, votes, comments].map(grouped),
			];
		}),
	);
}
