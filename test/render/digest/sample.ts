import type { Catalog } from '../../../src/catalog/catalog.ts';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { contentFolder } from '../../content/content-folder.ts';

const launch = (period: string, votes: number, comments = 0): string =>
	`launches:\n  - { period: ${period}, approved: true, votes: ${votes}, comments: ${comments} }\n`;

const product = (name: string, rest: string): string => `---\nname: ${name}\ncategories: [tools]\n${rest}---\n`;

const week = (starts_on: string, ends_on: string, text = ''): string =>
	`---\nname: Week of ${starts_on}\nstarts_on: ${starts_on}\nends_on: ${ends_on}\n---\n${text}`;

/** A closed week of twelve products, the open week behind it with one, and one that nothing was launched in. */
export function digestCatalog(date = '2026-11-20'): Catalog {
	const others = Array.from({ length: 9 }, (_, index): [string, string] => [
		`products/other-${index + 1}.md`,
		product(`Other ${index + 1}`, launch('2026-w46', 20 - index)),
	]);
	const contentDir = contentFolder({
		'categories/tools.md': '---\nname: Tools\n---\n',
		'launch_periods/2026-w45.md': week('2026-11-02', '2026-11-08'),
		'launch_periods/2026-w46.md': week(
			'2026-11-09',
			'2026-11-15',
			'A *calm* [week](https://news.example/a?b=1&c=2).\n',
		),
		'launch_periods/2026-w47.md': week('2026-11-16', '2026-11-22'),
		'products/ubersicht.md': product('Übersicht', `tagline: Alles auf einen Blick\n${launch('2026-w46', 40, 3)}`),
		'products/ink-and-co.md': product('Ink & Co', `tagline: Writes "well"\n${launch('2026-w46', 30)}`),
		'products/maktaba.md': product('مكتبة', `tagline: برنامج\n${launch('2026-w46', 25)}`),
		...Object.fromEntries(others),
		'products/fresh.md': product('Fresh', launch('2026-w47', 1)),
	});
	return loadCatalog({ contentDir, date });
}
