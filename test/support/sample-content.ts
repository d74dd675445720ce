import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../src/content/schemas/week.ts';
import { isoWeekSlug, mondayOf } from '../../src/urls/iso-week.ts';
import { weekFile, writeFiles } from '../content/content-folder.ts';
import { fixtureContent } from './run-build.ts';

const weeks = 28;

/** The Monday of the week in which a test runs, in UTC. */
export const currentMonday = (): string => mondayOf(isoWeekSlug(new Date().toISOString().slice(0, 10))) ?? '';

/**
 * Writes a catalog whose facts tests can name: `product-001` and so on, of which the first 60 launch in the last week
 * but one and the others in the weeks before; categories and prose are those of the frozen catalog.
 */
export function writeSampleContent(
	folder: string,
	{ products, periods = weeks, lastMonday = '2026-11-16' }: SampleSize,
): string {
	for (const name of ['site.yaml', 'categories', 'pages']) {
		cpSync(join(fixtureContent, name), join(folder, name), { recursive: true });
	}
	const mondays = Array.from({ length: weeks }, (_, index) => addDays(lastMonday, 7 * (index + 1 - weeks)));
	const written = mondays.slice(weeks - periods).map((monday): [path: string, text: string] => {
		const slug = isoWeekSlug(monday);
		const name = `Week ${Number(slug.slice(-2))}, ${slug.slice(0, 4)}`;
		return [`launch_periods/${slug}.md`, weekFile(slug, name)];
	});
	for (let number = 1; number <= products; number++) {
		const slug = `product-${String(number).padStart(3, '0')}`;
		const week = isoWeekSlug(mondays[number <= 60 ? weeks - 2 : number % 26] ?? lastMonday);
		written.push([`products/${slug}.md`, productFile(number, week)]);
	}
	return writeFiles(folder, Object.fromEntries(written));
}

/** What a build says of it: its weeks that are over have no records, and the last one ends soon. */
export const sampleWarning = '2 warnings in the content. `npm run check` lists them.\n';

export interface SampleSize {
	readonly products: number;
	/** How many of the 28 weeks it has, from the last one back. */
	readonly periods?: number;
	/** The Monday of the last of 28 weeks; without it, that of 2026-w47. */
	readonly lastMonday?: string;
}

function productFile(number: number, week: string): string {
	return `---
name: Product ${String(number).padStart(3, '0')}
tagline: The sample with the number ${number}
categories: [developer-tools]
pricing_model: open_source
maker: Ada Example
website_url: https://maker.example/${number}
launches:
  - period: ${week}
    plan: free
    approved: true
    votes: ${1000 - number}
    comments: 4
---
A description with a [link](https://maker.example/docs) and \`[an example](/of-code)\`.
`;
}
