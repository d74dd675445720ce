import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { weeksCalendar } from '../../../src/render/feeds/calendar.ts';
import { feedFiles } from '../../../src/render/feeds/feed-files.ts';
import { catalogOf } from '../../support/catalog.ts';
import { hostileCatalog } from '../hostile-catalog.ts';

describe('the calendar', () => {
	test('is missing before the first week', () => {
		expect([...feedFiles(catalogOf([])).keys()]).not.toContain('/feeds/weeks.ics');
	});

	test('has a name whose characters have no meaning, and leaves its readers free', () => {
		const catalog = hostileCatalog('Acme');
		const text = weeksCalendar({ ...catalog, site: { ...catalog.site, name: 'One, two; three\\four\n' } });
		expect(text).toContain('\r\nPRODID:-//one-two-three-four//weeks//EN\r\n');
		expect(text).toContain('\r\nNAME:One\\, two\\; three\\\\four : launch weeks\r\n');
		const [event] = new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent');
		expect(event?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
	});

	test('keeps any name in one property, in lines of 75 bytes that end as the format says', () => {
		const catalog = hostileCatalog('Acme');
		const part = fc.oneof(
			fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }),
			fc.constantFrom('\r\nEND:VCALENDAR\r\n', '\nBEGIN:VEVENT', '\\n', '\u0085', '\ud800', '日本語'.repeat(30)),
		);
		fc.assert(
			fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
				const name = parts.join('');
				const [week] = catalog.launch_periods;
				const text = week && weeksCalendar({ ...catalog, launch_periods: [{ ...week, name }] });
				expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
				expect(text?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
				for (const line of text?.split('\r\n') ?? []) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				const events = new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent');
				const seen = name.replace(/\p{Cc}+/gu, ' ').toWellFormed();
				expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([seen]);
			}),
		);
	});

	test('is the same on a machine in another time zone', () => {
		const catalog = hostileCatalog('Acme');
		const here = process.env['TZ'];
		process.env['TZ'] = 'Pacific/Kiritimati';
		const there = weeksCalendar(catalog);
		process.env['TZ'] = here ?? 'UTC';
		expect(weeksCalendar(catalog)).toBe(there);
	});
});
