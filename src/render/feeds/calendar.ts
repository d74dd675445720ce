/** The launch weeks as a calendar (iCalendar, RFC 5545). */
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Catalog } from '../../catalog/catalog.ts';
import { slugOf } from '../../content/schemas/names.ts';
import { addDays } from '../../content/schemas/week.ts';
import { feeds as t } from '../../texts/sections.ts';
import { launchPeriodListPage, launchPeriodPage } from '../../urls/paths.ts';
import { weekName } from '../shared/dates.ts';
import { winnerOf } from '../shared/leaderboard.ts';

/** A year of weeks and two months to come: calendars are fetched often and whole. */
const [maximumWeeks, maximumComing] = [52, 8];

/**
 * The launch weeks that have begun and the next ones, as all-day events that don't block time. `undefined` without
 * any: a calendar must have an event (section 3.6).
 */

export function weeksCalendar({ base_url, site, launch_periods, upcoming_periods }: Catalog): string | undefined {
	const coming = upcoming_periods.slice(0, maximumComing);
	if (launch_periods.length + coming.length === 0) return undefined;
	const { host } = new URL(base_url);
	const calendar = ical({
		name: property(t.launchWeeks({ site: site.name })),
		prodId: { company: slugOf(site.name) || host, product: 'weeks', language: site.lang.toUpperCase() },
	});
	const writeWeek = ({ slug, name, starts_on, ends_on }: Week, path: string, writtenOn: string, description?: string) =>
		calendar.createEvent({
			id: `${slug}@${host}`,
			stamp: midnight(writtenOn),
			start: midnight(starts_on),
			// The day after the last.
			end: midnight(addDays(ends_on, 1)),
			allDay: true,
			transparency: ICalEventTransparency.TRANSPARENT,
			summary: plain(weekName({ slug, name })),
			url: base_url + path,
			...(description && { description: plain(description) }),
		});
	// The format wants to know when the event was written down; what is known is when it began.
	for (const period of launch_periods.slice(0, maximumWeeks)) {
		const first = winnerOf(period);
		const winner = first && period.status === 'finished' ? t.firstPlace({ product: first.name }) : undefined;
		writeWeek(period, launchPeriodPage(period.slug), period.starts_on, winner);
	}
	// Written down at the latest when the week before them began. They have no page yet.
	const latest = launch_periods[0]?.starts_on;
	for (const week of coming) writeWeek(week, launchPeriodListPage, latest ?? week.starts_on);
	return `${calendar.toString()}\r\n`;
}

type Week = Catalog['upcoming_periods'][number];

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Calendars hold no control characters. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').toWellFormed();

/** A TEXT (section 3.3.11) where the library writes a value as it is. */
const property = (text: string): string => plain(text).replace(/[\\;,]/g, '\\$&');
