import { describe, expect, test } from 'vitest';
import type { Catalog, LaunchPeriod } from '../../../src/catalog/catalog.ts';
import { feedSite, feedsOf } from '../../../src/render/feeds/feed.ts';
import { entryHtml } from '../../../src/render/feeds/feed-files.ts';
import { weekEntry } from '../../../src/render/feeds/week-entry.ts';
import { filesOf, siteYaml, weekFile } from '../../content/content-folder.ts';
import { catalogIn } from '../../support/catalog.ts';
import { tagsIn } from '../../support/tags-in.ts';
import { body, hostileCatalog, lines, mark } from '../hostile-catalog.ts';

const others = Array.from({ length: 9 }, (_, index) => {
	return [`other-${index + 1}`, { name: `Other ${index + 1}`, launches: { '2026-w46': 20 - index } }] as const;
});

/** A closed week of twelve products, the open week behind it with one, and one that nothing was launched in. */
const catalogOn = (date: string): Catalog =>
	catalogIn(
		{
			...filesOf({
				ubersicht: { name: 'Übersicht', tagline: 'Alles auf einen Blick', launches: { '2026-w46': 40 } },
				'ink-and-co': { name: 'Ink & Co', tagline: 'Writes "well"', launches: { '2026-w46': 30 } },
				maktaba: { name: 'مكتبة', tagline: 'برنامج', launches: { '2026-w46': 25 } },
				...Object.fromEntries(others),
				fresh: { launches: { '2026-w47': 1 } },
			}),
			'site.yaml': siteYaml.replace('votes: 1', 'votes: 2'),
			'launch_periods/2026-w45.md': weekFile('2026-w45'),
			'launch_periods/2026-w46.md': `${weekFile('2026-w46')}A *calm* [week](https://news.example/a?b=1&c=2).\n`,
		},
		date,
	);

const catalog = catalogOn('2026-11-20');

function periodOf({ launch_periods }: Catalog, slug = '2026-w46'): LaunchPeriod {
	const period = launch_periods.find((each) => each.slug === slug);
	if (!period) throw new Error('There is no such week.');
	return period;
}

const htmlOf = (given: Catalog, period: LaunchPeriod): string =>
	entryHtml(feedSite(given), { week: weekEntry(given, period) });

describe('the entry of a week in the feed of first places', () => {
	test('has each week that is over and has launches', () => {
		const pages = (date: string) =>
			feedsOf(catalogOn(date))
				.find(({ name }) => name === 'winners')
				?.entries.map(({ page }) => page);
		expect(pages('2026-11-20')).toEqual(['/launches/2026-w46']);
		expect(pages('2026-11-23')).toEqual(['/launches/2026-w47', '/launches/2026-w46']);
		expect(pages('2026-11-15')).toEqual([]);
	});

	test('shows ten places and what else was new, whatever is launched again later', () => {
		const entry = weekEntry(catalog, periodOf(catalog));
		expect(entry.places.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
		expect(entry.count).toBe(12);
		expect(entry.newest.map(({ slug }) => slug)).toEqual(['other-8', 'other-9']);
		const later = catalogOn('2026-12-20');
		expect(weekEntry(later, periodOf(later))).toEqual(entry);
	});

	test('says the editors’ words, and has absolute addresses', () => {
		const html = htmlOf(catalog, periodOf(catalog));
		expect(html).toMatch(/^<p dir="ltr">A <em>calm<\/em> <a href="https:\/\/news\.example\/a\?b=1&#x26;c=2"/);
		for (const { attributes } of tagsIn(html)) expect(attributes['href'] ?? 'https://').toMatch(/^https:\/\//);
	});

	test.for(lines)('keeps the text %s of a maker text', (line) => {
		const hostile = hostileCatalog(line);
		const [period] = hostile.launch_periods;
		if (!period) throw new Error('There is no week.');
		const html = htmlOf(hostile, { ...period, introduction: body });
		expect(html).toContain(mark);
		const names = new Set(tagsIn(html).map(({ name }) => name));
		for (const refused of ['script', 'img', 'iframe', 'link', 'base']) expect(names).not.toContain(refused);
	});
});
