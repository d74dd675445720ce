import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureContent } from './run-build.ts';

/** The Monday of week 20 of 2026; the last of these weeks is 2026-w47. */
const firstMonday = Date.UTC(2026, 4, 11);
const weeks = 28;
const day = 86_400_000;

/**
 * Writes a catalog whose facts tests can name: `product-001` and so on, of which the first 60 launch in 2026-w46 and
 * the others in the weeks before; categories and prose are those of the frozen catalog.
 */
export function writeSampleContent(folder: string, { products, periods = weeks, pages = true }: SampleSize): string {
	for (const name of ['site.yaml', 'categories', ...(pages ? ['pages'] : [])]) {
		cpSync(join(fixtureContent, name), join(folder, name), { recursive: true });
	}
	for (const name of ['products', 'launch_periods']) mkdirSync(join(folder, name), { recursive: true });
	for (let index = weeks - periods; index < weeks; index++) {
		const number = 20 + index;
		const date = (days: number) => new Date(firstMonday + (7 * index + days) * day).toISOString().slice(0, 10);
		const text = `---\nname: Week ${number}, 2026\nstarts_on: ${date(0)}\nends_on: ${date(6)}\n---\n`;
		writeFileSync(join(folder, 'launch_periods', `2026-w${number}.md`), text);
	}
	for (let number = 1; number <= products; number++) {
		const slug = `product-${String(number).padStart(3, '0')}`;
		writeFileSync(join(folder, 'products', `${slug}.md`), productFile(number));
	}
	return folder;
}

/** What a build says of it: its weeks that are over have no records. */
export const sampleWarning = '1 warning in the content. `npm run check` lists them.\n';

export interface SampleSize {
	readonly products: number;
	/** The latest ones of 28 weeks. */
	readonly periods?: number;
	/** Whether it has the prose pages of the frozen catalog. */
	readonly pages?: boolean;
}

function productFile(number: number): string {
	const week = number <= 60 ? 46 : 20 + (number % 26);
	return `---
name: Product ${String(number).padStart(3, '0')}
tagline: The sample with the number ${number}
categories: [developer-tools]
pricing_model: open_source
maker: Ada Example
website_url: https://maker.example/${number}
launches:
  - period: 2026-w${week}
    plan: free
    approved: true
    votes: ${1000 - number}
    comments: 4
---
A description with a [link](https://maker.example/docs) and \`[an example](/of-code)\`.
`;
}
