/** Writes a content folder that passes the checks. It holds: site.yaml, categories/, launch_periods/, products/. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { addDays } from '../../../src/content/schemas/week.ts';
import { isoWeekSlug } from '../../../src/urls/iso-week.ts';
import { UserError } from '../../../src/user-error.ts';
import { categories, type SeededFile, seededMondays, seededProduct, site } from './product.ts';
import { seededParagraph } from './prose.ts';
import { Random } from './random.ts';

export interface SeedOrder {
	readonly products: number;
	/** Weeks; the last one is 2026-w47. */
	readonly periods: number;
	/** Folder to write into: a new one, or an empty one. */
	readonly out: string;
	/** The same seed gives the same bytes. */
	readonly seed: number;
}

/** @throws {UserError} when there is something at the output path other than an empty folder. */
export function writeCatalog({ products, periods, out, seed }: SeedOrder): void {
	checkEmpty(out);
	const random = new Random(seed);
	const mondays = seededMondays(periods);
	const weeks = mondays.map(isoWeekSlug);
	for (const folder of ['categories', 'launch_periods', 'products']) mkdirSync(join(out, folder), { recursive: true });
	writeFileSync(join(out, 'site.yaml'), stringify(site));
	for (const [slug, name] of categories) write(out, 'categories', { slug, frontMatter: { name }, body: '' });
	for (const monday of mondays) write(out, 'launch_periods', seededWeek(random, monday));
	for (let number = 0; number < products; number++) write(out, 'products', seededProduct(random, number, weeks));
}

function checkEmpty(out: string): void {
	if (!existsSync(out)) return;
	if (statSync(out).isDirectory() && readdirSync(out).length === 0) return;
	throw new UserError(`Cannot seed into \`${out}\`: it is not an empty folder. Name a new one with \`--out\`.`);
}

function seededWeek(random: Random, monday: string): SeededFile<object> {
	const slug = isoWeekSlug(monday);
	const frontMatter = {
		name: `Week ${Number(slug.slice(-2))}, ${slug.slice(0, 4)}`,
		starts_on: monday,
		ends_on: addDays(monday, 6),
	};
	return { slug, frontMatter, body: random.chance(0.5) ? seededParagraph(random) : '' };
}

function write(out: string, folder: string, { slug, frontMatter, body }: SeededFile<object>): void {
	writeFileSync(
		join(out, folder, `${slug}.md`),
		`---\n${stringify(frontMatter, { lineWidth: 0 })}---\n${body}${body && '\n'}`,
	);
}
