/** A catalog that is harder to show than the shipped one: long names, large numbers, one crowded week, the longest words. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../src/content/schemas/week.ts';

/** The week in which 231 products were launched, before an empty one and one with a single product. */
export const crowdedWeek = '2026-w45';

/** A day two weeks later. */
export const date = '2026-11-20';

const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenfabrikantenverband'.slice(0, 78);
const shout = word.toUpperCase();

/** A product of the longest words, with a table, in a category of one. */
const longest = [
	`---\nname: ${shout}\ntagline: ${word}\nmaker: ${shout}\nprice_label: ${word.slice(0, 60)}\ncategories: [c-41]`,
	`website_url: https://${'a'.repeat(63)}.${'b'.repeat(63)}.example/`,
	'launches: [{ period: 2026-w47, approved: true, votes: 2 }]',
	`---\n# ${shout}\n\n${shout} [${shout}](https://a.example)\n\n- ${shout}\n\n\`${shout}\`\n`,
	`| ${shout} | ${shout} | ${shout} |\n| --- | --- | --- |\n| a | b | c |\n`,
].join('\n');

/** Weeks in which `veteran` was launched: 37 of the 40 from week 6 to week 45. */
const veteranWeeks: readonly string[] = Array.from({ length: 40 }, (_, index) => index + 6)
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
			`name: ${shout.slice(0, 60)}`,
			`description: ${word}`,
			'base_url: https://catalog.example',
			'newsletter_url: https://letters.example/acme',
			'forge: { kind: github, repository: https://github.com/acme/catalog, branch: main }',
			'pricing_models: [{ slug: freemium, name: Free with paid extras }]',
			'plans: [{ slug: free, name: Free, description: Free. }]',
			'score: { votes: 1, comments: 0.5 }',
			'',
		].join('\n'),
	);
	for (let index = 1; index <= 40; index++)
		write(`categories/c-${index}.md`, `---\nname: ${categoryName(index)}\n---\n`);
	write('categories/c-41.md', `---\nname: ${shout.slice(0, 40)}\n---\n`);
	write('products/long.md', longest);
	for (let week = 6; week <= 47; week++) {
		const start = addDays('2026-02-02', 7 * (week - 6));
		const name = { 46: shout, 47: word }[week] ?? `Week ${week}, 2026`;
		const text = `---\nname: ${name}\nstarts_on: ${start}\nends_on: ${addDays(start, 6)}\n---\n`;
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
