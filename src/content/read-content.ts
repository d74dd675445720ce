/**
 * Reads the whole content folder and checks every file, alone and against the others: site, categories and weeks
 * first, then the products that refer to them. All issues are collected before any is thrown.
 */
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import type { z } from 'zod';
import { isMonday, isoWeekSlug } from '../routes/iso-week.ts';
import { contentFolders } from './content-folders.ts';
import { type Icon, Icons } from './icons.ts';
import { ContentError, type Issue } from './issue.ts';
import { type Entry, readEntry, readYaml } from './read-entry.ts';
import { type ContentFile, readBounded, readFolder, type TakePicture, tooLarge } from './read-folder.ts';
import { readHistory } from './read-history.ts';
import { addDays } from './schemas/calendar-date.ts';
import { categoryFrontMatter } from './schemas/category.ts';
import type { History } from './schemas/history.ts';
import { launchPeriodFrontMatter } from './schemas/launch-period.ts';
import { pageFrontMatter } from './schemas/page.ts';
import { type ProductFrontMatter, productFrontMatter } from './schemas/product.ts';
import { type Site, siteFile } from './schemas/site.ts';
import { suggest } from './schemas/suggest.ts';
import { checkYamlSize, decodeText, findHiddenProblem, type TextProblem } from './split-file.ts';

/** The slug of a week that may exist: what resembles it is another week, not a correction. */
const missingWeek = /^\d{4}-w(?:0[1-9]|[1-4]\d|5[0-3])$/;
const addWeek = ' Add that week to `launch_periods`, or use another.';

/** The checked content, every reference in it resolved to something that exists. */
export interface Content {
	readonly site: Site;
	readonly categories: readonly PlacedEntry<z.output<typeof categoryFrontMatter>>[];
	readonly launchPeriods: readonly PlacedEntry<z.output<typeof launchPeriodFrontMatter>>[];
	readonly products: readonly PlacedEntry<ProductFrontMatter>[];
	readonly pages: readonly PlacedEntry<z.output<typeof pageFrontMatter>>[];
	/** What earlier releases held; `undefined` when nobody has noted it. */
	readonly history: History | undefined;
	/** Icons of products, by slug. */
	readonly icons: ReadonlyMap<string, Icon>;
}

export interface PlacedEntry<FrontMatter> extends Entry<FrontMatter> {
	/** Path of its file in the content folder. */
	readonly source: string;
}

/**
 * @param folder - The content folder.
 * @throws {ContentError} with every issue of every file.
 */
export function readContent(folder: string): Content {
	const label = labelOf(folder);
	const issues: Issue[] = [];
	const report = (issue: Issue): void => void issues.push(issue);
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		report({ path: label, line: 1, column: 1, field: 'file', message: 'There is no such folder. Set `CONTENT_DIR`.' });
		throw new ContentError(issues);
	}
	const filesIn = (name: string, takePicture?: TakePicture) =>
		readFolder(join(folder, name), `${label}/${name}`, report, takePicture);
	const readAll = <Schema extends z.ZodObject>(
		files: readonly ContentFile[],
		schema: Schema,
		check?: Check<z.output<Schema>>,
	) => {
		const slugs = new Map<string, string>();
		return files.flatMap((file) => {
			const entry = readEntry(file, schema, report);
			const other = slugs.get(file.stem);
			slugs.set(file.stem, file.path);
			if (other) {
				const message = `The slug \`${file.stem}\` is taken by ${other}. Rename one of the two files.`;
				report({ path: file.path, line: 1, column: 1, field: 'file', message });
			}
			if (!entry) return [];
			check?.(entry, file.path);
			return [{ ...entry, source: file.path.slice(label.length + 1) }];
		});
	};
	const site = readSite(folder, label, report);
	refuseMisspeltFolders(folder, label, report);
	const pictures = new Icons();
	const files = {
		categories: filesIn('categories'),
		launchPeriods: filesIn('launch_periods'),
		products: filesIn('products', (path, file) => pictures.add(path, file)),
	};
	const known = {
		pricingModels: site && new Set(site.pricing_models.map(({ slug }) => slug)),
		plans: site && new Set(site.plans.map(({ slug }) => slug)),
		categories: slugsOf(files.categories),
		launchPeriods: slugsOf(files.launchPeriods),
		products: slugsOf(files.products),
	};
	const icons = new Map<string, Icon>();
	const checkProduct = productCheck(known);
	const checkWithIcon: typeof checkProduct = (entry, path) => {
		checkProduct(entry, path);
		const { icon } = entry.frontMatter;
		const found = icon === undefined ? undefined : pictures.find(path, icon);
		if (found && 'message' in found) entry.reject(['icon'], found.message);
		else if (found) icons.set(entry.slug, found);
	};
	const categories = readAll(files.categories, categoryFrontMatter);
	const launchPeriods = readAll(files.launchPeriods, launchPeriodFrontMatter, checkLaunchPeriod);
	const products = readAll(files.products, productFrontMatter, checkWithIcon);
	// A file that cannot be read may be the one that names it.
	if (products.length >= known.products.size) pictures.reportUnnamed(report);
	const pages = readAll(filesIn('pages'), pageFrontMatter, checkPage);
	const history = readHistory(folder, label, report);
	if (!site || issues.length > 0) throw new ContentError(inReadingOrder(issues));
	return { site, categories, launchPeriods, products, pages, history, icons };
}

/** More issues of one file than that are counted instead of listed. */
const maximumIssuesPerFile = 100;

/** By path; in a file, from top to bottom. */
function inReadingOrder(issues: readonly Issue[]): Issue[] {
	const byPath = [...Map.groupBy(issues, ({ path }) => path)].sort(([a], [b]) => (a < b ? -1 : 1));
	return byPath.flatMap(([, ofFile]) => {
		const sorted = ofFile.toSorted((a, b) => a.line - b.line || a.column - b.column);
		const [next, ...rest] = sorted.slice(maximumIssuesPerFile);
		const message = `This and ${rest.length} more issues of the file are not listed. Fix the others first.`;
		return next ? [...sorted.slice(0, maximumIssuesPerFile), { ...next, message }] : sorted;
	});
}

/** @param path - Of the entry's file. */
type Check<FrontMatter> = (entry: Entry<FrontMatter>, path: string) => void;

/** `content`, or what an editor would type to open it. */
function labelOf(folder: string): string {
	const path = relative(process.cwd(), folder);
	return (path.startsWith('..') ? folder : path || '.').split(sep).join(posix.sep);
}

/** @returns `undefined` after reporting what is wrong with `site.yaml`. */
export function readSite(folder: string, label: string, report: (issue: Issue) => void): Site | undefined {
	const path = `${label}/site.yaml`;
	const refuse = (problem: TextProblem): undefined => {
		report({ path, ...problem });
	};
	const refuseFile = (message: string) => refuse({ line: 1, column: 1, field: 'file', message });
	const file = join(folder, 'site.yaml');
	const stats = lstatSync(file, { throwIfNoEntry: false });
	if (!stats) return refuseFile('Is missing. Write the name, the base URL and the rules of the catalog.');
	if (!stats.isFile()) return refuseFile('Must be a plain file, not a link or a folder. Put the file itself here.');
	const bytes = readBounded(file);
	if (!bytes) return refuseFile(tooLarge);
	const text = decodeText(bytes);
	if (typeof text !== 'string') return refuse(text);
	const problem = findHiddenProblem(text) ?? checkYamlSize(text, 1);
	if (problem) return refuse({ ...problem, field: 'file' });
	const site = readYaml({ path, text, firstLine: 1, whole: 'file' }, siteFile, report)?.frontMatter;
	return site && { ...site, base_url: new URL(site.base_url).href.replace(/(?<!\/)\/+$/, '') };
}

/** A folder whose name is nearly one of ours: its files would be left out without a word. */
function refuseMisspeltFolders(folder: string, label: string, report: (issue: Issue) => void): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const near = contentFolders.includes(entry.name) ? '' : suggest(entry.name.toLowerCase(), contentFolders);
		if (!entry.isDirectory() || !near) continue;
		const path = `${label}/${entry.name}`;
		report({ path, line: 1, column: 1, field: 'file', message: `This folder is not read.${near}` });
	}
}

/** Slugs by file name: a file with an issue of its own is still one that others may refer to. */
const slugsOf = (files: readonly ContentFile[]): ReadonlySet<string> => new Set(files.map(({ stem }) => stem));

const checkLaunchPeriod: Check<z.output<typeof launchPeriodFrontMatter>> = ({ slug, frontMatter, reject }) => {
	const { starts_on, ends_on } = frontMatter;
	if (!isMonday(starts_on)) return reject(['starts_on'], `${starts_on} is not a Monday. Write the week's Monday.`);
	const week = isoWeekSlug(starts_on);
	if (slug !== week) {
		reject(
			['starts_on'],
			`${starts_on} begins the week \`${week}\`. Rename the file to \`${week}.md\`, or correct the date.`,
		);
	}
	const sunday = addDays(starts_on, 6);
	if (ends_on !== sunday) reject(['ends_on'], `Must be the Sunday of the same week. Write ${sunday}.`);
};

/** Paths of the site itself, today or by contract with agents and hosts. */
const reservedPages = new Set(
	[
		'404',
		'a2a',
		'api',
		'badges',
		'categories',
		'data',
		'feeds',
		'icons',
		'images',
		'index',
		'launch',
		'launches',
		'llms',
		'llms-full',
	].concat(['makers', 'mcp', 'openapi', 'products', 'robots', 'search', 'sitemap', 'status']),
);

const checkPage: Check<z.output<typeof pageFrontMatter>> = ({ slug, reject }) => {
	if (reservedPages.has(slug)) reject([], `The path \`/${slug}\` belongs to the site itself. Rename the file.`);
};

function productCheck(known: {
	readonly categories: ReadonlySet<string>;
	readonly launchPeriods: ReadonlySet<string>;
	readonly products: ReadonlySet<string>;
	/** Unknown when `site.yaml` has issues of its own. */
	readonly pricingModels: ReadonlySet<string> | undefined;
	readonly plans: ReadonlySet<string> | undefined;
}): Check<ProductFrontMatter> {
	const renamed = new Map<string, string>();
	return ({ slug, frontMatter, reject }) => {
		const { categories, former_slugs, launches, pricing_model } = frontMatter;
		for (const [index, former] of former_slugs.entries()) {
			const other = renamed.get(former);
			renamed.set(former, slug);
			const refuse = (what: string) => reject(['former_slugs', index], `\`${former}\` ${what}`);
			if (known.products.has(former))
				refuse('is the slug of a product. A former slug leads to one product: delete it.');
			else if (other === slug) refuse('is listed twice. Delete one.');
			else if (other !== undefined)
				refuse(`is a former slug of \`${other}\`, too. It leads to one product: keep it in one of the two files.`);
		}
		for (const [index, category] of categories.entries()) {
			if (!known.categories.has(category)) {
				const message = `No category has the slug \`${category}\`.`;
				reject(['categories', index], message + (suggest(category, known.categories) || ' Add one, or use another.'));
			}
			if (categories.indexOf(category) < index)
				reject(['categories', index], `\`${category}\` is listed twice. Delete one.`);
		}
		if (pricing_model !== undefined && known.pricingModels && !known.pricingModels.has(pricing_model)) {
			reject(['pricing_model'], unknownWord('pricing model', pricing_model, known.pricingModels));
		}
		for (const [index, { period, plan }] of launches.entries()) {
			if (!known.launchPeriods.has(period)) {
				const message = `No launch period has the slug \`${period}\`.`;
				reject(
					['launches', index, 'period'],
					message +
						(missingWeek.test(period) ? addWeek : suggest(period, known.launchPeriods) || ' Use an existing week.'),
				);
			}
			if (launches.findIndex((launch) => launch.period === period) < index) {
				reject(['launches', index, 'period'], `The week \`${period}\` is listed twice. Keep one launch a week.`);
			}
			if (known.plans && !known.plans.has(plan)) {
				reject(['launches', index, 'plan'], unknownWord('plan', plan, known.plans));
			}
		}
	};
}

function unknownWord(noun: string, word: string, known: ReadonlySet<string>): string {
	const list = [...known].map((name) => `\`${name}\``).join(', ');
	return `There is no ${noun} \`${word}\`.${suggest(word, known) || ` Use one of ${list}.`}`;
}
