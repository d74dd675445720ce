/** Faults in feeds, the calendar and the site map. */
import { type Fault, violation } from './fault.ts';

const replaced = (file: string, what: string | RegExp, by: string): Pick<Fault, 'plant'> => ({
	plant: (release) => release.write(file, release.read(file).replace(what, by)),
});

const gone = (file: string) => violation(file, '', 'links to `https://catalog.example/gone`, which does not exist.');

export const faultsInFeeds: readonly Fault[] = [
	...['/feeds/products.atom', '/feeds/products.json'].map((file) => ({
		name: `${file} leads to a page that is missing`,
		...replaced(
			file,
			/(?<=(?:href=|"url":)")https:\/\/catalog\.example\/products\/[a-z0-9-]+/,
			'https://catalog.example/gone',
		),
		says: [gone(file)],
	})),
	{
		name: 'the calendar leads to a page that is missing',
		...replaced('/feeds/weeks.ics', /https:\/\/catalog\.example\/launches\/[a-z0-9-]+/, 'https://catalog.example/gone'),
		says: [gone('/feeds/weeks.ics')],
	},
	{
		name: 'the calendar has a broken link over two lines',
		...replaced('/feeds/weeks.ics', 'https://catalog.example/launches/2026-w47', 'https://catalog.example/\r\n gone'),
		says: [gone('/feeds/weeks.ics')],
	},
	{
		name: 'an Atom feed is the entry of a page that is missing',
		...replaced('/feeds/winners.atom', /(?<=<entry><id>)[^<]*/, 'https://catalog.example/gone'),
		saysAmongOthers: [gone('/feeds/winners.atom')],
	},
	{
		name: 'the site map names a page that is missing',
		...replaced('/sitemap.xml', 'https://catalog.example/about', 'https://catalog.example/gone'),
		says: [gone('/sitemap.xml')],
	},
	...['/feeds/winners.json', '/feeds/weeks.ics'].map(
		(file) =>
			({
				name: `${file} is missing`,
				plant: (release) => release.remove(file),
				saysAmongOthers: [violation(file, '', 'does not exist, though the site has feeds.')],
			}) satisfies Fault,
	),
];
