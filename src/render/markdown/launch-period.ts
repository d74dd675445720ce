import type { Catalog, LaunchPeriod } from '../../catalog/catalog.ts';
import { grouped } from '../../contract/counts.ts';
import { launchPeriodPage, launchPeriodsPath, productPage } from '../../routes/paths.ts';
import { type CorrectionGroup, correctedPlace, correctionGroups } from '../corrections.ts';
import { movementInWords } from '../movement.ts';
import { pagePath } from '../paged.ts';
import { type BoardPlace, boardPlaces } from '../props/places.ts';
import { countPlaces, shownPlaces } from '../published-places.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, facts, fenced, table } from './document.ts';

/** The page of one launch period. */
export function launchPeriodMarkdown(catalog: Catalog, period: LaunchPeriod): string {
	const { base_url, launch_periods } = catalog;
	const at = launch_periods.indexOf(period);
	const link = (week: LaunchPeriod | undefined) =>
		week && `[${week.slug}](${base_url}${launchPeriodPage(week.slug)}.md)`;
	const shown = shownPlaces(period);
	const count = countPlaces(period);
	const more = `[Next page](${base_url}${pagePath(launchPeriodPage(period.slug), 2)}.md)`;
	const cut = count > shown.length ? `The first ${shown.length} of ${grouped(count)}. ${more}` : '';
	return document(catalog, launchPeriodPage(period.slug), `Week ${period.slug}`, [
		shown.length > 0 ? untrustedNotice : '',
		facts([
			['Name', escapeText(period.name)],
			['Status', period.status],
			['From', period.starts_on],
			['To', period.ends_on],
			['Week before', link(launch_periods[at + 1])],
			['Week after', link(launch_periods[at - 1])],
			['JSON', `<${base_url}${launchPeriodsPath}/${period.slug}>`],
		]),
		period.introduction ? `In the editors' words:\n\n${fenced(period.introduction)}` : '',
		shown.length > 0
			? placesTable(base_url, period, boardPlaces(catalog, period, shown))
			: 'No product was launched in this week.',
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

/** How places have moved is a column where one of them has. Launches of a week without places have no number. */
export function placesTable(
	baseUrl: string,
	{ slug, has_places }: Pick<LaunchPeriod, 'slug' | 'has_places'>,
	places: readonly BoardPlace[],
): string {
	const hasMovement = places.some((place) => place.product !== undefined && place.movement);
	const head = ['#', 'Product', 'Name', 'Tagline', 'Score', 'Votes', 'Comments', ...(hasMovement ? ['Movement'] : [])];
	const cells = (row: readonly string[]) => row.slice(has_places ? 0 : 1);
	const rows = table(
		cells(head),
		places.map((place) => {
			const position = grouped(place.position);
			if (place.product === undefined) return cells([position, 'Withdrawn', ...head.slice(2).map(() => '')]);
			const { product, name, tagline, score, votes, comments, movement } = place;
			return cells([
				position,
				`[${product}](${baseUrl}${productPage(product)}.md)`,
				escapeText(name),
				tagline ? escapeText(tagline) : '',
				...[score, votes, comments].map(grouped),
				...(hasMovement ? [movement ? movementInWords(movement, slug) : ''] : []),
			]);
		}),
	);
	return has_places ? rows : `No votes yet\n\n${rows}`;
}
