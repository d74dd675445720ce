/**
 * The Markdown versions of the pages of weeks: one week, its later places, the list of weeks and the archive of a
 * year.
 */
import type { LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { grouped } from '../../texts/formats.ts';
import {
	archive as archiveTexts,
	facts as factTexts,
	layout as layoutTexts,
	lists as listTexts,
	product as productTexts,
	weeks as t,
} from '../../texts/sections.ts';
import { launchPeriodListPage, launchPeriodPage, launchPeriodsPath, productPage, yearPage } from '../../urls/paths.ts';
import { apiAddress } from '../../urls/static-host.ts';
import type {
	BoardPlace,
	FirstPlace,
	LaterPlacesProps,
	LaunchPeriodsProps,
	WeekProps,
	WeekSummary,
	YearProps,
} from '../props/week.ts';
import { weekName } from '../shared/dates.ts';
import { type CorrectionGroup, correctionGroups, correctionText, movementText } from '../shared/leaderboard.ts';
import { document, escapeText, facts, fenced, table } from '../shared/markdown-document.ts';
import { pagePath } from '../shared/pagination.ts';

/** The page of one launch period. */
export function launchPeriodMarkdown({ layout, period, places, count, previous, next }: WeekProps): string {
	const { base_url, site } = layout;
	const link = (week: WeekProps['next']) => week && `[${week.slug}](${base_url}${launchPeriodPage(week.slug)}.md)`;
	const more = `[${listTexts.nextPage}](${base_url}${pagePath(launchPeriodPage(period.slug), 2)}.md)`;
	const cut = count > places.length ? `${t.firstPlaces({ shown: places.length, all: count })} ${more}` : '';
	return document(layout, launchPeriodPage(period.slug), t.weekTitle({ slug: period.slug }), [
		places.length > 0 ? layoutTexts.untrusted : '',
		facts([
			...periodFacts(period),
			[t.previousWeek, link(previous)],
			[t.nextWeek, link(next)],
			['JSON', `<${base_url}${apiAddress(site, `${launchPeriodsPath}/${period.slug}`)}>`],
		]),
		period.introduction ? `${t.editorsWords}\n\n${fenced(period.introduction)}` : '',
		places.length > 0 ? placesTable(base_url, period, places) : period.status === 'active' ? t.noneYet : t.noneInWeek,
		cut,
		period.corrections.length > 0
			? `## ${t.corrections}\n\n${correctionGroups(period.corrections)
					.map((group) => correctionLine(base_url, group))
					.join('\n')}`
			: '',
	]);
}

function correctionLine(baseUrl: string, { date, reason, corrections }: CorrectionGroup): string {
	const changes = corrections.map((correction) => correctionText(correction, productLink(baseUrl, correction)));
	return `- ${t.corrected({ date, changes: changes.join(' ') })} ${t.reason({ reason: escapeText(reason) })}`;
}

const periodFacts = (period: PeriodFacts): [string, string][] => [
	[factTexts.name, escapeText(weekName(period))],
	[t.status, t[period.status]],
	[t.from, period.starts_on],
	[t.to, period.ends_on],
];

/** How places have moved, and where launches are discussed, are columns where one of them has it. Launches of a week without places have no number. */
export function placesTable(
	baseUrl: string,
	{ slug, status, has_places }: Pick<LaunchPeriod, 'slug' | 'status' | 'has_places'>,
	places: readonly BoardPlace[],
): string {
	const hasMovement = places.some((place) => place.product !== undefined && place.movement);
	const hasDiscussion = places.some((place) => place.product !== undefined && place.discussion);
	const further = [...(hasMovement ? [t.movement] : []), ...(hasDiscussion ? [productTexts.discussion] : [])];
	const { product, name, tagline, score, votesLabel, commentsLabel } = factTexts;
	const place = status === 'active' ? factTexts.soFar({ place: '#' }) : '#';
	const head = [place, product, name, tagline, score, votesLabel, commentsLabel, ...further];
	const cells = (row: readonly string[]) => row.slice(has_places ? 0 : 1);
	const rows = table(
		cells(head),
		places.map((place) => {
			const position = grouped(place.position);
			if (place.product === undefined) return cells([position, t.withdrawn, ...head.slice(2).map(() => '')]);
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
	return has_places ? rows : `${productTexts.noVotes}\n\n${rows}`;
}

/** Every week of the newest years with what came first, and where those of earlier years stand. */
export function launchPeriodsMarkdown({ layout, open, coming, years }: LaunchPeriodsProps): string {
	const { base_url } = layout;
	const listed = years.filter(({ weeks }) => weeks.length > 0);
	return document(layout, launchPeriodListPage, archiveTexts.allWeeks, [
		listed.length > 0 ? layoutTexts.untrusted : open ? '' : archiveTexts.firstWeekNotStarted,
		open ? archiveTexts.openWeek({ week: `[${open.slug}](${base_url}${launchPeriodPage(open.slug)}.md)` }) : '',
		...listed.flatMap(({ year, weeks }) => [
			`## ${archiveTexts.yearTitle({ year })}\n\n[${archiveTexts.allWeeksOf({ year })}](${base_url}${yearPage(year)}.md)`,
			weekTable(base_url, weeks),
		]),
		years.length > listed.length
			? `## ${archiveTexts.earlierYears}\n\n${years
					.slice(listed.length)
					.map(({ year, count }) => `- [${year}](${base_url}${yearPage(year)}.md): ${archiveTexts.weeks({ count })}`)
					.join('\n')}`
			: '',
		coming.length > 0
			? `## ${archiveTexts.upcoming}\n\n${coming
					.map((week) => {
						const days = { from: week.starts_on, to: week.ends_on };
						return `- ${week.slug}: ${archiveTexts.days({ week: escapeText(weekName(week)), ...days })}`;
					})
					.join('\n')}`
			: '',
	]);
}

/** The archive of a year. */
export function yearMarkdown({ layout, year, weeks, launches, isOpen, champions, previous, next }: YearProps): string {
	const { base_url } = layout;
	const { mostFirsts, firsts, others, highest } = champions;
	const link = (other: string | undefined) => other && `[${other}](${base_url}${yearPage(other)}.md)`;
	const most = {
		products: mostFirsts.map((first) => productLink(base_url, first)).join(', '),
		weeks: archiveTexts.weeks({ count: firsts }),
	};
	return document(layout, yearPage(year), archiveTexts.yearTitle({ year }), [
		weeks.some(({ first }) => first) ? layoutTexts.untrusted : '',
		facts([
			[t.status, isOpen ? t.active : t.finished],
			[archiveTexts.weeksLabel, grouped(weeks.length)],
			[productTexts.launches, grouped(launches)],
			[
				archiveTexts.mostFirstPlaces,
				mostFirsts.length === 0
					? undefined
					: others > 0
						? archiveTexts.firstsOfMore({ ...most, count: others })
						: archiveTexts.firstsOf(most),
			],
			[
				archiveTexts.highestScore,
				highest &&
					archiveTexts.productScore({
						product: productLink(base_url, highest.first),
						score: highest.first.score,
						week: `[${highest.week.slug}](${base_url}${launchPeriodPage(highest.week.slug)}.md)`,
					}),
			],
			[archiveTexts.yearBefore, link(previous)],
			[archiveTexts.yearAfter, link(next)],
		]),
		weekTable(base_url, weeks),
	]);
}

const productLink = (baseUrl: string, { product }: Pick<FirstPlace, 'product'>): string =>
	`[${product}](${baseUrl}${productPage(product)}.md)`;

const weekTable = (baseUrl: string, weeks: readonly WeekSummary[]): string =>
	table(
		[
			factTexts.week,
			factTexts.name,
			t.status,
			productTexts.launches,
			archiveTexts.firstPlace,
			archiveTexts.itsName,
			factTexts.score,
		],
		weeks.map(({ slug, name, status, count, withdrawn, first }) => [
			`[${slug}](${baseUrl}${launchPeriodPage(slug)}.md)`,
			escapeText(weekName({ slug, name })),
			t[status],
			grouped(count),
			...(first
				? [
						first.position > 1
							? archiveTexts.productInPlace({ product: productLink(baseUrl, first), place: first.position })
							: productLink(baseUrl, first),
						escapeText(first.name),
						grouped(first.score),
					]
				: [count > withdrawn ? productTexts.noVotes : count > 0 ? t.withdrawn : '', '', '']),
		]),
	);

/** A page of the places of a week behind the first. */
export function laterPlacesMarkdown({ layout, period, places, page, pages, count }: LaterPlacesProps): string {
	const path = launchPeriodPage(period.slug);
	const next = page < pages ? ` [${listTexts.nextPage}](${layout.base_url}${pagePath(path, page + 1)}.md)` : '';
	return document(layout, pagePath(path, page), t.weekTitlePage({ slug: period.slug, page }), [
		layoutTexts.untrusted,
		facts([...periodFacts(period), [t.places, grouped(count)], [t.firstPage, `<${layout.base_url}${path}.md>`]]),
		placesTable(layout.base_url, period, places),
		`${listTexts.pageOf({ page, pages })}${next}`,
	]);
}
