/**
 * The Markdown versions of the pages of weeks: one week, its later places, the list of weeks and the archive of a
 * year.
 */
import type { LaunchPeriod } from '../../catalog/catalog.ts';
import { counted } from '../../contract/text.ts';
import {
	launchPeriodListPage,
	launchPeriodPage,
	launchPeriodsPath,
	productPage,
	yearPage,
} from '../../routes/paths.ts';
import { apiAddress } from '../../routes/static-host.ts';
import { grouped } from '../../texts/formats.ts';
import { t as layoutTexts } from '../../texts/sections/layout.ts';
import type {
	BoardPlace,
	FirstPlace,
	LaterPlacesProps,
	LaunchPeriodProps,
	LaunchPeriodsProps,
	WeekSummary,
	YearProps,
} from '../props/week.ts';
import { type CorrectionGroup, correctedPlace, correctionGroups, movementText } from '../shared/leaderboard.ts';
import { document, escapeText, facts, fenced, table } from '../shared/markdown-document.ts';
import { pagePath } from '../shared/pagination.ts';

/** The page of one launch period. */
export function launchPeriodMarkdown({ layout, period, places, count, previous, next }: LaunchPeriodProps): string {
	const { base_url, site } = layout;
	const link = (week: LaunchPeriodProps['next']) =>
		week && `[${week.slug}](${base_url}${launchPeriodPage(week.slug)}.md)`;
	const more = `[Next page](${base_url}${pagePath(launchPeriodPage(period.slug), 2)}.md)`;
	const cut = count > places.length ? `The first ${places.length} of ${grouped(count)}. ${more}` : '';
	return document(layout, launchPeriodPage(period.slug), `Week ${period.slug}`, [
		places.length > 0 ? layoutTexts.untrusted : '',
		facts([
			['Name', escapeText(period.name)],
			['Status', period.status],
			['From', period.starts_on],
			['To', period.ends_on],
			['Previous week', link(previous)],
			['Next week', link(next)],
			['JSON', `<${base_url}${apiAddress(site, `${launchPeriodsPath}/${period.slug}`)}>`],
		]),
		period.introduction ? `In the editors' words:\n\n${fenced(period.introduction)}` : '',
		places.length > 0
			? placesTable(base_url, period, places)
			: period.status === 'active'
				? 'No launches this week yet.'
				: 'There were no launches in this week.',
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

/** How places have moved, and where launches are discussed, are columns where one of them has it. Launches of a week without places have no number. */
export function placesTable(
	baseUrl: string,
	{ slug, has_places }: Pick<LaunchPeriod, 'slug' | 'has_places'>,
	places: readonly BoardPlace[],
): string {
	const hasMovement = places.some((place) => place.product !== undefined && place.movement);
	const hasDiscussion = places.some((place) => place.product !== undefined && place.discussion);
	const further = [...(hasMovement ? ['Movement'] : []), ...(hasDiscussion ? ['Discussion'] : [])];
	const head = ['#', 'Product', 'Name', 'Tagline', 'Score', 'Votes', 'Comments', ...further];
	const cells = (row: readonly string[]) => row.slice(has_places ? 0 : 1);
	const rows = table(
		cells(head),
		places.map((place) => {
			const position = grouped(place.position);
			if (place.product === undefined) return cells([position, 'Withdrawn', ...head.slice(2).map(() => '')]);
			const { product, name, tagline, score, votes, comments, movement, discussion } = place;
			return cells([
				position,
				`[${product}](${baseUrl}${productPage(product)}.md)`,
				escapeText(name),
				tagline ? escapeText(tagline) : '',
				...[score, votes, comments].map(grouped),
				...(hasMovement ? [movement ? movementText(movement, slug) : ''] : []),
				...(hasDiscussion ? [discussion ? `<${discussion.url}>` : ''] : []),
			]);
		}),
	);
	return has_places ? rows : `No votes yet\n\n${rows}`;
}

/** Every week of the newest years with what came first, and where those of earlier years stand. */
export function launchPeriodsMarkdown({ layout, open, coming, years }: LaunchPeriodsProps): string {
	const { base_url } = layout;
	const listed = years.filter(({ weeks }) => weeks.length > 0);
	return document(layout, launchPeriodListPage, 'Past weeks', [
		listed.length > 0 ? layoutTexts.untrusted : open ? '' : 'The first week has not started yet.',
		open ? `Open week: [${open.slug}](${base_url}${launchPeriodPage(open.slug)}.md)` : '',
		...listed.flatMap(({ year, weeks }) => [
			`## Year ${year}\n\n[All weeks of ${year}](${base_url}${yearPage(year)}.md)`,
			weekTable(base_url, weeks),
		]),
		years.length > listed.length
			? `## Earlier years\n\n${years
					.slice(listed.length)
					.map(({ year, count }) => `- [${year}](${base_url}${yearPage(year)}.md): ${counted(count, 'week')}`)
					.join('\n')}`
			: '',
		coming.length > 0
			? `## Upcoming weeks\n\n${coming
					.map(({ slug, name, starts_on, ends_on }) => `- ${slug}: ${escapeText(name)}, ${starts_on} to ${ends_on}`)
					.join('\n')}`
			: '',
	]);
}

/** The archive of a year. */
export function yearMarkdown({ layout, year, weeks, launches, isOpen, champions, previous, next }: YearProps): string {
	const { base_url } = layout;
	const { mostFirsts, firsts, others, highest } = champions;
	const link = (other: string | undefined) => other && `[${other}](${base_url}${yearPage(other)}.md)`;
	const more = others > 0 ? `, and ${counted(others, 'more product')}` : '';
	return document(layout, yearPage(year), `Year ${year}`, [
		weeks.some(({ first }) => first) ? layoutTexts.untrusted : '',
		facts([
			['Status', isOpen ? 'active' : 'finished'],
			['Weeks', grouped(weeks.length)],
			['Launches', grouped(launches)],
			[
				'Most first places',
				mostFirsts.length > 0
					? `${mostFirsts.map((first) => productLink(base_url, first)).join(', ')}${more}: ${counted(firsts, 'week')}`
					: undefined,
			],
			[
				'Highest score',
				highest &&
					`${productLink(base_url, highest.first)}: ${grouped(highest.first.score)} in [${highest.week.slug}](${base_url}${launchPeriodPage(highest.week.slug)}.md)`,
			],
			['Year before', link(previous)],
			['Year after', link(next)],
		]),
		weekTable(base_url, weeks),
	]);
}

const productLink = (baseUrl: string, { product }: FirstPlace): string =>
	`[${product}](${baseUrl}${productPage(product)}.md)`;

const weekTable = (baseUrl: string, weeks: readonly WeekSummary[]): string =>
	table(
		['Week', 'Name', 'Status', 'Launches', 'First place', 'Its name', 'Score'],
		weeks.map(({ slug, name, status, count, withdrawn, first }) => [
			`[${slug}](${baseUrl}${launchPeriodPage(slug)}.md)`,
			escapeText(name),
			status,
			grouped(count),
			...(first
				? [
						`[${first.product}](${baseUrl}${productPage(first.product)}.md)${first.position > 1 ? ` (place ${grouped(first.position)})` : ''}`,
						escapeText(first.name),
						grouped(first.score),
					]
				: [count > withdrawn ? 'No votes yet' : count > 0 ? 'Withdrawn' : '', '', '']),
		]),
	);

/** A page of the places of a week behind the first. */
export function laterPlacesMarkdown({ layout, period, places, page, pages, count }: LaterPlacesProps): string {
	const path = launchPeriodPage(period.slug);
	const next = page < pages ? ` [Next page](${layout.base_url}${pagePath(path, page + 1)}.md)` : '';
	return document(layout, pagePath(path, page), `Week ${period.slug}, page ${page}`, [
		layoutTexts.untrusted,
		facts([
			['Name', escapeText(period.name)],
			['Status', period.status],
			['From', period.starts_on],
			['To', period.ends_on],
			['Places', grouped(count)],
			['First page', `<${layout.base_url}${path}.md>`],
		]),
		placesTable(layout.base_url, period, places),
		`Page ${page} of ${pages}.${next}`,
	]);
}
