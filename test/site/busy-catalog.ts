/** A catalog that is harder to show than the shipped one: long names, large numbers, one crowded week, then silence. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../src/content/schemas/calendar-date.ts';

/** The week in which 231 products were launched; the two after it are empty. */
export const crowdedWeek = '2026-w45';

/** A day of that week, and one two weeks later. */
export const dates = { crowded: '2026-11-06', empty: '2026-11-20' } as const;

/** Weeks in which `veteran` was launched, oldest first: 37 of the 40 from week 6 to week 45. */
export const veteranWeeks: readonly string[] = Array.from({ length: 40 }, (_, index) => index + 6)
	.filter((week) => ![8, 20, 21].includes(week))
	.map(slugOf);

const categoryName = (index: number): string =>
	`Category ${index} of tools whose name is as long as a name of a category may ever be`.slice(0, 60);

/** Writes its content files into a folder. */
export function writeBusyCatalog(folder: string): void {
	const write = (path: string, text: string): void => {
		const file = join(folder, path);
		mkdirSync(join(file, '..'), { recursive: true });
		writeFileSync(file, text);
	};
	write(
		'site.yaml',
		[
			'name: Busy Catalog',
			'description: More than fits.',
			'base_url: https://catalog.example',
			'forge: { kind: github, repository: https://github.com/acme/catalog, branch: main }',
			'pricing_models: [{ slug: freemium, name: Free with paid extras }]',
			'plans: [{ slug: free, name: Free, description: Free. }]',
			'score: { votes: 1, comments: 0.5 }',
			'',
		].join('\n'),
	);
	for (let index = 1; index <= 40; index++)
		write(`categories/c-${index}.md`, `---\nname: ${categoryName(index)}\n---\n`);
	for (let week = 6; week <= 47; week++) {
		const start = addDays('2026-02-02', 7 * (week - 6));
		const text = `---\nname: Week ${week}, 2026\nstarts_on: ${start}\nends_on: ${addDays(start, 6)}\n---\n`;
		write(`launch_periods/${slugOf(week)}.md`, text);
	}
	for (let index = 1; index <= 229; index++) {
		const launch = `{ period: ${crowdedWeek}, approved: true, votes: ${index}, comments: ${index % 7} }`;
		write(`products/p-${index}.md`, product(`Product ${String(index).padStart(3, '0')}`, index, [launch]));
	}
	const winner = `{ period: ${crowdedWeek}, approved: true, votes: 201540, comments: 1204 }`;
	write('products/zenith.md', product('Zenith', 1, [winner], '| Plan | Price |\n| :-: | ---: |\n| Team | 1200 |\n'));
	const veteran = veteranWeeks.map(
		(period, index) => `{ period: ${period}, approved: true, votes: ${9 + (index % 5)} }`,
	);
	write('products/veteran.md', product('Veteran', 2, veteran));
}

function product(name: string, index: number, launches: readonly string[], body = 'It works.\n'): string {
	return [
		`---\nname: ${name}\ntagline: Tagline of ${name}\ncategories: [c-${1 + (index % 39)}, c-40]`,
		'pricing_model: freemium\nprice_label: Free, then $8 a month',
		`launches: [${launches.join(', ')}]\n---\n${body}`,
	].join('\n');
}

function slugOf(week: number): string {
	return `2026-w${String(week).padStart(2, '0')}`;
}
