import ical, { ICalEventTransparency } from 'ical-generator';
import type { Catalog } from '../../catalog/catalog.ts';
import { addDays } from '../../content/schemas/week.ts';
import { launchPeriodListPage, launchPeriodPage } from '../../routes/paths.ts';
import { winnerOf } from '../leaderboard.ts';

/** A year of weeks and two months to come: calendars are fetched often and whole. */
const [maximumWeeks, maximumComing] = [52, 8];

/**
 * The launch weeks that have begun and the next ones, as events of whole days in which nobody is busy (iCalendar, RFC 5545). `undefined`
 * without any: a calendar must have an event (section 3.6).
 */
export function weeksCalendar({ base_url, site, launch_periods, upcoming_periods }: Catalog): string | undefined {
	const coming = upcoming_periods.slice(0, maximumComing);
	if (launch_periods.length + coming.length === 0) return undefined;
	const calendar = ical({
		name: property(`${site.name}: launch weeks`),
		prodId: { company: 'launch-catalog', product: 'weeks', language: 'EN' },
	});
	for (const period of launch_periods.slice(0, maximumWeeks)) {
		const { slug, name, starts_on, ends_on, status } = period;
		const first = winnerOf(period);
		const winner = first && status === 'finished' ? plain(`First: ${first.name}`) : undefined;
		calendar.createEvent({
			id: `${slug}@${new URL(base_url).host}`,
			// The format wants to know when the event was written down; what is known is when it began.
			stamp: midnight(starts_on),
			start: midnight(starts_on),
			// The day after the last.
			end: midnight(addDays(ends_on, 1)),
			allDay: true,
			transparency: ICalEventTransparency.TRANSPARENT,
			summary: plain(name),
			url: base_url + launchPeriodPage(slug),
			...(winner && { description: winner }),
		});
	}
	// Written down at the latest when the week before them began, which is as far as anything is known.
	const latest = launch_periods[0]?.starts_on;
	for (const { slug, name, starts_on, ends_on } of coming) {
		calendar.createEvent({
			id: `${slug}@${new URL(base_url).host}`,
			stamp: midnight(latest ?? starts_on),
			start: midnight(starts_on),
			end: midnight(addDays(ends_on, 1)),
			allDay: true,
			transparency: ICalEventTransparency.TRANSPARENT,
			summary: plain(name),
			// They have no page yet.
			url: base_url + launchPeriodListPage,
		});
	}
	return `${calendar.toString()}\r\n`;
}

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Calendars hold no control characters. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').toWellFormed();

/** A TEXT (section 3.3.11) where the library writes a value as it is. */
const property = (text: string): string => plain(text).replace(/[\\;,]/g, '\\$&');
