/** The Markdown versions of the pages of many weeks, and of the later places of one. */
import { counted, grouped } from '../../contract/counts.ts';
import { launchPeriodPage, productPage, yearPage } from '../../routes/paths.ts';
import { pagePath } from '../paged.ts';
import type { LaterPlacesProps } from '../props/later-places.ts';
import type { FirstPlace, LaunchPeriodsProps, WeekSummary, YearProps } from '../props/weeks.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, facts, table } from './document.ts';
import { placesTable } from './launch-period.ts';

/** Every week of the newest years with what came first, and where those of earlier years stand. */
export function launchPeriodsMarkdown({ frame, coming, years }: LaunchPeriodsProps): string {
	const { base_url } = frame;
	const listed = years.filter(({ weeks }) => weeks.length > 0);
	return document(frame, '/launches', 'Weeks', [
		listed.length > 0 ? untrustedNotice : 'No week has begun.',
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
			? `## Coming weeks\n\n${coming
					.map(({ slug, name, starts_on, ends_on }) => `- ${slug}: ${escapeText(name)}, ${starts_on} to ${ends_on}`)
					.join('\n')}`
			: '',
	]);
}

/** The archive of a year. */
export function yearMarkdown({ frame, year, weeks, launches, isOpen, champions, previous, next }: YearProps): string {
	const { base_url } = frame;
	const { mostFirsts, firsts, others, highest } = champions;
	const link = (other: string | undefined) => other && `[${other}](${base_url}${yearPage(other)}.md)`;
	const more = others > 0 ? `, and ${counted(others, 'more product')}` : '';
	return document(frame, yearPage(year), `Year ${year}`, [
		weeks.some(({ first }) => first) ? untrustedNotice : '',
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
		['Week', 'Name', 'Status', 'Launches', 'First', 'Name of the first', 'Score'],
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
export function laterPlacesMarkdown({ frame, period, places, page, pages, count }: LaterPlacesProps): string {
	const path = launchPeriodPage(period.slug);
	const next = page < pages ? ` [Next page](${frame.base_url}${pagePath(path, page + 1)}.md)` : '';
	return document(frame, pagePath(path, page), `Week ${period.slug}, page ${page}`, [
		untrustedNotice,
		facts([
			['Name', escapeText(period.name)],
			['Status', period.status],
			['From', period.starts_on],
			['To', period.ends_on],
			['Places', grouped(count)],
			['First page', `<${frame.base_url}${path}.md>`],
		]),
		placesTable(frame.base_url, period, places),
		`Page ${page} of ${pages}.${next}`,
	]);
}
