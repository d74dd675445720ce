/** Faults in feeds, the calendar and the site map. */
import { expect } from 'vitest';
import { type Fault, type Member, violation } from './fault.ts';

const atom = '/feeds/products.atom';
const json = '/feeds/products.json';
const winners = '/feeds/winners.json';
const maps = '/feeds/categories/maps.json';
const calendar = '/feeds/weeks.ics';
const sitemap = '/sitemap.xml';
const base = 'https://catalog.example';

const replaced = (file: string, what: string | RegExp, by: string): Pick<Fault, 'plant'> => ({
	plant: (release) => {
		const text = release.read(file);
		const changed = text.replace(what, by);
		if (changed === text) throw new Error(`${file} has no ${what}.`);
		release.write(file, changed);
	},
});

const itemsOf = (file: string, change: (items: Member[]) => unknown): Pick<Fault, 'plant'> => ({
	plant: (release) => release.edit<{ items: Member[] }>(file, ({ items }) => change(items)),
});

const gone = (file: string) => violation(file, '', `links to \`${base}/gone\`, which does not exist.`);
const otherEntries = violation(atom, '', `has other entries than ${json}.`);
const otherWeeks = violation(calendar, '', 'does not list the newest 28 weeks that have begun.');
const stranger = (file: string, index: number, path: string) =>
	violation(file, `/items/${index}/id`, `is \`${base}${path}\`, which does not belong here.`);
const lacks = (path: string) => violation(sitemap, '', `lacks \`${base}${path}\`.`);
const noAddress = (path: string) =>
	violation(sitemap, '', `names \`${base}${path}\`, which no page calls its own address.`);

const url = (path: string) => `<url><loc>${base}${path}</loc></url>`;

const faultsInEntries: readonly Fault[] = [
	{
		name: 'a feed has no items',
		plant: (release) => release.write(json, '{}'),
		says: [violation(json, '/items', 'is not a list.')],
	},
	{
		name: 'a feed lacks its oldest product',
		...itemsOf(json, (items) => items.pop()),
		says: [otherEntries, violation(json, '/items', 'has 61 items instead of 62.')],
	},
	{
		name: 'a feed has a product twice',
		...itemsOf(json, (items) => items.splice(49, 1, items[0] ?? {})),
		says: [otherEntries, stranger(json, 49, '/products/product-001')],
	},
	{
		name: 'a feed has another instant than the product',
		...itemsOf(json, (items) => Object.assign(items[7] ?? {}, { date_published: '2026-11-10T00:00:00Z' })),
		says: [
			otherEntries,
			violation(atom, '', 'was updated at `2026-11-09T00:00:00Z` instead of `2026-11-10T00:00:00Z`.'),
			violation(json, '/items/7/date_published', 'is `2026-11-10T00:00:00Z` instead of `2026-11-09T00:00:00Z`.'),
		],
	},
	{
		name: 'a feed has an older product instead of a newer one',
		...itemsOf(json, (items) =>
			Object.assign(items[49] ?? {}, { id: `${base}/products/product-061`, date_published: '2026-07-13T00:00:00Z' }),
		),
		says: [otherEntries, violation(json, '/items/49', 'stands where one of `2026-11-09T00:00:00Z` belongs.')],
	},
	{
		name: 'a feed has the second product of a day before the first',
		...itemsOf(json, (items) => items.unshift(...items.splice(1, 1))),
		says: [
			otherEntries,
			violation(json, '/items/1', 'stands behind one that is older, or has a lower place on the same day.'),
		],
	},
	{
		name: 'the feed of a category has a product of another one',
		...itemsOf(maps, (items) => items.push({ id: `${base}/products/product-001` })),
		saysAmongOthers: [
			violation(maps, '/items', 'has 1 items instead of 0.'),
			stranger(maps, 0, '/products/product-001'),
		],
	},
	{
		name: 'the open week has first places',
		...itemsOf(winners, (items) => items.splice(0, 1, { id: `${base}/launches/2026-w47` })),
		saysAmongOthers: [stranger(winners, 0, '/launches/2026-w47')],
	},
	{
		name: 'an Atom feed tells another instant of its last change',
		...replaced(atom, /<updated>[^<]*/, '<updated>2026-11-20T09:30:00Z'),
		says: [violation(atom, '', 'was updated at `2026-11-20T09:30:00Z` instead of `2026-11-09T00:00:00Z`.')],
	},
	{
		name: 'an Atom feed has entries in another order',
		...replaced(atom, /(<entry>.*?<\/entry>)(<entry>.*?<\/entry>)/s, '$2$1'),
		says: [otherEntries],
	},
	{
		name: 'an Atom feed holds an invisible character',
		...replaced(atom, '<summary>', '<summary>\u202e'),
		says: [violation(atom, '', 'holds the invisible character U+202E.')],
	},
	{
		name: 'the calendar tells of a week to come',
		...replaced(calendar, `${base}/launches/2026-w20`, `${base}/launches/2026-w48`),
		says: [otherWeeks, violation(calendar, '', `links to \`${base}/launches/2026-w48\`, which does not exist.`)],
	},
	{
		name: 'the calendar has no events',
		...replaced(calendar, /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/, ''),
		says: [otherWeeks],
	},
];

const faultsInSitemap: readonly Fault[] = [
	{
		name: 'there is no site map',
		plant: (release) => release.remove(sitemap),
		saysAmongOthers: [violation(sitemap, '', 'does not exist.')],
	},
	{
		name: 'the site map names a page that is missing',
		...replaced(sitemap, `${base}/about`, `${base}/gone`),
		says: [gone(sitemap), noAddress('/gone'), lacks('/about')],
	},
	{
		name: 'the site map lacks a page',
		...replaced(sitemap, url('/products/product-001'), ''),
		says: [lacks('/products/product-001')],
	},
	{
		name: 'the site map has a page twice',
		...replaced(sitemap, url('/products'), '$&$&'),
		says: [violation(sitemap, '', `names \`${base}/products\` for the second time.`)],
	},
	...['/products.md', '/launch', '/products/'].map(
		(path): Fault => ({
			name: `the site map has ${path}, which is no address of a page`,
			...replaced(sitemap, '</urlset>', `${url(path)}</urlset>`),
			says: [noAddress(path)],
		}),
	),
	{
		name: 'the site map tells of a change on a day of no calendar',
		...replaced(sitemap, '<lastmod>2026-11-16<', '<lastmod>2026-02-30<'),
		says: [violation(sitemap, '', 'has a change on `2026-02-30`, which is no day.')],
	},
	{
		name: 'the site map tells of a change to come',
		...replaced(sitemap, '<lastmod>2026-11-16<', '<lastmod>2026-11-23<'),
		says: [violation(sitemap, '', 'has a change on `2026-11-23`, after the build.')],
	},
	{
		name: 'a part of the site map is missing',
		plant: (release) =>
			release.write(sitemap, `<sitemapindex><sitemap><loc>${base}/gone</loc></sitemap></sitemapindex>`),
		saysAmongOthers: [gone(sitemap), lacks('/')],
	},
	{
		name: 'the site map is too long',
		...replaced(sitemap, '</urlset>', `${url('/products').repeat(50_000)}</urlset>`),
		saysAmongOthers: [violation(sitemap, '', expect.stringMatching(/^names \d+ pages, more than 50000\.$/))],
	},
	{
		name: 'the site map is too large',
		...replaced(sitemap, '</urlset>', `${' '.repeat(52_428_800)}</urlset>`),
		says: [violation(sitemap, '', expect.stringMatching(/^has \d+ bytes, more than 52428800\.$/))],
	},
];

export const faultsInFeeds: readonly Fault[] = [
	...[atom, json].map((file) => ({
		name: `${file} leads to a page that is missing`,
		...replaced(
			file,
			/(?<=(?:href=|"url":)")https:\/\/catalog\.example\/products\/[a-z0-9-]+/,
			'https://catalog.example/gone',
		),
		says: [gone(file)],
	})),
	{
		name: 'an Atom feed is the entry of a page that is missing',
		...replaced('/feeds/winners.atom', /(?<=<entry><id>)[^<]*/, 'https://catalog.example/gone'),
		saysAmongOthers: [gone('/feeds/winners.atom')],
	},
	{
		name: 'the calendar has a broken link over two lines',
		...replaced(calendar, `:${base}/launches/2026-w47`, `:${base}/\r\n gone`),
		says: [otherWeeks, gone(calendar)],
	},
	...[winners, calendar, '/feeds/categories/maps.atom', maps].map(
		(file): Fault => ({
			name: `${file} is missing`,
			plant: (release) => release.remove(file),
			saysAmongOthers: [violation(file, '', 'does not exist, though the site has feeds.')],
		}),
	),
	...faultsInEntries,
	...faultsInSitemap,
];
