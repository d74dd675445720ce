/** Small content folders, written from strings into a temporary folder that the test run deletes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, formatIssue } from '../../src/content/issue.ts';
import { readContent } from '../../src/content/read-content.ts';
import { addDays } from '../../src/content/schemas/week.ts';
import { mondayOf } from '../../src/urls/iso-week.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Texts by path inside the content folder; `null` leaves a default file out. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

export const siteYaml = `name: Test Catalog
description: A catalog for tests.
base_url: https://catalog.example
forge:
  kind: github
  repository: https://github.com/example/catalog
  branch: main
plans:
  - { slug: free, name: Free, description: One week. }
  - { slug: featured, name: Featured, price_label: $49 a week, description: One week and a letter. }
pricing_models:
  - { slug: free, name: Free, free: true }
  - { slug: freemium, name: Free with paid extras }
score:
  votes: 1
  comments: 0.5
`;

export const week = (name: string, starts_on: string, ends_on: string): string =>
	`---\nname: ${name}\nstarts_on: ${starts_on}\nends_on: ${ends_on}\n---\n`;

export function weekFile(slug: string, name = `Week ${slug}`): string {
	const monday = mondayOf(slug) ?? '';
	return week(name, monday, addDays(monday, 6));
}

/** A product file with the given lines of front matter behind the required ones. */
export const product = (...lines: readonly string[]): string =>
	['---', 'name: Acme', 'categories: [writing]', ...lines, '---', 'Text.', ''].join('\n');

export const named = (name: string, ...lines: readonly string[]): string =>
	product(...lines).replace('name: Acme', `name: ${name}`);

export const record = (...rows: readonly string[]): string =>
	`position,product,score,votes,comments\n${rows.map((row) => `${row}\n`).join('')}`;

/** Week 46 with corrections, each written in braces. */
export const corrected = (...corrections: readonly string[]): string =>
	week('Week 46', '2026-11-09', '2026-11-15').replace(
		'\n---\n',
		`\ncorrections:\n${corrections.map((one) => `  - ${one}\n`).join('')}---\n`,
	);

export const approved = (name: string, facts: string, ...lines: readonly string[]): string =>
	named(name, ...lines, `launches: [{period: 2026-w46, approved: true, ${facts}}]`);

export const closedWeek: Files = {
	'launch_periods/2026-w46.csv': record('1,acme,9,9,0', '2,beta,7.5,7,1', '3,gamma,1,1,0'),
	'products/acme.md': approved('Acme', 'votes: 9'),
	'products/beta.md': approved('Beta', 'votes: 7, comments: 1'),
	'products/gamma.md': approved('Gamma', 'votes: 1'),
};

const defaults: Files = {
	'site.yaml': siteYaml,
	'categories/writing.md': '---\nname: Writing\n---\n',
	'categories/productivity.md': '---\nname: Productivity\n---\n',
	'launch_periods/2026-w46.md': week('Week 46', '2026-11-09', '2026-11-15'),
	'launch_periods/2026-w47.md': week('Week 47', '2026-11-16', '2026-11-22'),
};

/** The weeks after the default ones, until more than two weeks after 20 November. */
export const comingWeeks: Files = {
	'launch_periods/2026-w48.md': week('Week 48', '2026-11-23', '2026-11-29'),
	'launch_periods/2026-w49.md': week('Week 49', '2026-11-30', '2026-12-06'),
};

/** A product of files. Launches are votes by the slugs of their weeks, or whole entries. */
export interface ProductFacts {
	readonly [field: string]: unknown;
	readonly categories?: readonly string[];
	readonly launches?: Readonly<Record<string, number | object>>;
	readonly body?: string;
}

/** The files of products by their slugs, and of the weeks and categories that they name. */
export function filesOf(products: Readonly<Record<string, ProductFacts>>): Files {
	const files: Record<string, string> = {};
	for (const [slug, { categories = ['tools'], launches = {}, body = '', ...facts }] of Object.entries(products)) {
		const rows = Object.entries(launches).map(([period, launch]) => {
			return { period, approved: true, ...(typeof launch === 'number' ? { votes: launch } : launch) };
		});
		const frontMatter = JSON.stringify({ name: slug, categories, ...facts, launches: rows });
		files[`products/${slug}.md`] = `---\n${frontMatter}\n---\n${body}`;
		for (const category of categories)
			files[`categories/${category}.md`] = `---\nname: ${category.toUpperCase()}\n---\n`;
		for (const { period } of rows) files[`launch_periods/${period}.md`] = weekFile(period);
	}
	return files;
}

/** A content folder with a site, two categories, two weeks and the given files. */
export const contentFolder = (files: Files = {}): string => writeFiles(temporaryFolder(), { ...defaults, ...files });

export function writeFiles(folder: string, files: Files): string {
	for (const [path, text] of Object.entries(files)) {
		if (text === null) continue;
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	return folder;
}

/** Every issue of a folder as editors see it, with `content` for the temporary folder; none when it is sound. */
export function issuesIn(folder: string): readonly string[] {
	try {
		readContent(folder);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.issues.map((issue) => formatIssue(issue).replaceAll(folder, 'content'));
	}
	return [];
}

export const issuesOf = (files: Files): readonly string[] => issuesIn(contentFolder(files));
