/** A catalog that is harder to show than the shipped one: long names, large numbers, one crowded week, the longest words. */
import { type Files, filesOf, type ProductFacts, weekFile } from '../content/content-folder.ts';

/** The week in which 231 products were launched, before an empty one and one with a single product. */
export const crowdedWeek = '2026-w45';

export const date = '2026-11-20';

const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenfabrikantenverband'.slice(0, 78);
const shout = word.toUpperCase();

const longest = {
	name: shout,
	tagline: word,
	maker: shout,
	price_label: word.slice(0, 60),
	categories: ['c-41'],
	website_url: `https://${'a'.repeat(63)}.${'b'.repeat(63)}.example/`,
	launches: { '2026-w47': 2 },
	body: `# ${shout}\n\n${shout} [${shout}](https://a.example)\n\n- ${shout}\n\n\`${shout}\`

| ${shout} | ${shout} | ${shout} |\n| --- | --- | --- |\n| a | b | c |\n`,
};

/** Weeks in which `veteran` was launched: 37 of the 40 from week 6 to week 45. */
const veteranWeeks: readonly string[] = Array.from({ length: 40 }, (_, index) => index + 6)
	.filter((week) => ![8, 20, 21].includes(week))
	.map(slugOf);

const categoryName = (index: number): string =>
	`Category ${index} of tools whose name is as long as a name of a category may ever be`.slice(0, 60);

const site = `name: ${shout.slice(0, 60)}
description: ${word}
base_url: https://catalog.example
newsletter: { action: https://letters.example/acme, field: EMAIL }
forge: { kind: github, repository: https://github.com/acme/catalog, branch: main }
pricing_models: [{ slug: freemium, name: Free with paid extras }]
plans: [{ slug: free, name: Free, description: Free. }]
score: { votes: 1, comments: 0.5 }
`;

export function busyCatalog(): Files {
	const numbers = Array.from({ length: 229 }, (_, index) => index + 1);
	const crowd = numbers.map((at) => {
		const name = `Product ${String(at).padStart(3, '0')}`;
		return [`p-${at}`, product(name, at, { [crowdedWeek]: { votes: at, comments: at % 7 } })] as const;
	});
	const plans = '| Plan | Price |\n| :-: | ---: |\n| Team | 1200 |\n';
	const veteran = veteranWeeks.map((period, index) => [period, 9 + (index % 5)]);
	const named = Array.from({ length: 40 }, (_, index) => [`c-${index + 1}`, categoryName(index + 1)]);
	const categories = [...named, ['c-41', shout.slice(0, 40)]];
	const weeks = Array.from({ length: 42 }, (_, index) => index + 6);
	const names: Readonly<Record<number, string>> = { 46: shout, 47: word.slice(0, -1) };
	const weekOf = (week: number) => weekFile(slugOf(week), names[week] ?? `Week ${week}, 2026`);
	return {
		...filesOf({
			long: longest,
			...Object.fromEntries(crowd),
			zenith: product('Zenith', 1, { [crowdedWeek]: { votes: 201_540, comments: 1_204 } }, plans),
			veteran: product('Veteran', 2, Object.fromEntries(veteran)),
		}),
		'site.yaml': site,
		...Object.fromEntries(categories.map(([slug, name]) => [`categories/${slug}.md`, `---\nname: ${name}\n---\n`])),
		...Object.fromEntries(weeks.map((week) => [`launch_periods/${slugOf(week)}.md`, weekOf(week)])),
	};
}

const product = (name: string, index: number, launches: ProductFacts['launches'] = {}, body = 'It works.\n') => ({
	name,
	tagline: `Tagline of ${name}`,
	maker: `Maker ${index}`,
	categories: [`c-${1 + (index % 39)}`, 'c-40'],
	pricing_model: 'freemium',
	price_label: 'Free, then $8 a month',
	launches,
	body,
});

function slugOf(week: number): string {
	return `2026-w${String(week).padStart(2, '0')}`;
}
