/**
 * Reads the whole content folder and checks every file, alone and against the others: site, categories and weeks
 * first, then the products that refer to them. All issues are collected before any is thrown.
 */
import { readdirSync, statSync } from 'node:fs';
import type { z } from 'zod';
import type { OwnTexts } from '../texts/board-texts.ts';
import { suggest } from '../urls/nearest.ts';
import { checkLaunchPeriod, productCheck } from './check-entry.ts';
import {
	type ContentChanges,
	ContentFolder,
	contentFolders,
	type FoundFile,
	folderLabel,
	type ReadAhead,
	readFolder,
} from './content-folder.ts';
import { ContentError, compareLines, type Issue } from './issue.ts';
import { isPicture, namedPictures, type PictureField, type ProductPicture, ProductPictures } from './pictures.ts';
import { type Check, type Entry, readEntry } from './read-entry.ts';
import { readHistory, readOwnFields, readSite, readSynonyms, readTexts, textsName } from './read-single-files.ts';
import {
	type ClosedPeriod,
	checkRecords,
	findClosedPeriods,
	findRecords,
	type PeriodRecord,
	recordFiles,
} from './records.ts';
import { type ProductFrontMatter, productSchemaOf } from './schemas/product.ts';
import type { History } from './schemas/record.ts';
import { categoryFrontMatter, pageFrontMatter, type Site, type Synonyms } from './schemas/site.ts';
import { sponsorFrontMatter } from './schemas/sponsor.ts';
import { type LaunchPeriodFrontMatter, launchPeriodFrontMatter } from './schemas/week.ts';
import { refuseFourth, sponsorCheck } from './sponsors.ts';

/** The checked content, every reference in it resolved to something that exists. */
export interface Content {
	readonly site: Site;
	/** A problem at the place of a value in `site.yaml`. */
	readonly siteIssueAt: Entry<Site>['issueAt'];
	/** The board's own texts of the interface. */
	readonly texts: OwnTexts;
	readonly categories: readonly Entry<z.output<typeof categoryFrontMatter>>[];
	readonly launchPeriods: readonly Entry<LaunchPeriodFrontMatter>[];
	/** Records of closed weeks, by the slugs of the weeks. */
	readonly records: ReadonlyMap<string, PeriodRecord>;
	/** The places and corrections of those weeks, under the present slugs of products. */
	readonly closedPeriods: ReadonlyMap<string, ClosedPeriod>;
	readonly products: readonly Entry<ProductFrontMatter>[];
	readonly pages: readonly Entry<z.output<typeof pageFrontMatter>>[];
	readonly sponsors: readonly Entry<z.output<typeof sponsorFrontMatter>>[];
	readonly synonyms: Synonyms;
	/** What earlier releases contained; `undefined` if it was not recorded. */
	readonly history: History | undefined;
	/** Pictures of products in their order, by slug, and of sponsors beside the icons. */
	readonly pictures: Pictures;
	/** Slugs of files with an issue. They have no entry if they can't be read. */
	readonly faulty: Readonly<Record<'categories' | 'launchPeriods' | 'products' | 'pages' | 'texts', readonly string[]>>;
	/** SHA-256 of the paths and bytes of every file that was read. */
	readonly hash: string;
}

/**
 * @param folder - The content folder.
 * @param changes - What is read instead of some of its files.
 * @param issues - Where to put the issues of files that the rest can be read without. Only `site.yaml` is always needed.
 * @param ahead - What is read of it already.
 * @throws {ContentError} with every issue of every file.
 */
export function readContent(folder: string, changes?: ContentChanges, issues?: Issue[], ahead?: ReadAhead): Content {
	const place = new ContentFolder(folder, changes, ahead);
	if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
		const message = 'There is no such folder. Run the command in the folder of a board, or set `CONTENT_DIR`.';
		throw new ContentError([{ path: place.label, line: 1, column: 1, field: 'file', message }]);
	}
	const found: Issue[] = [];
	const content = whileListed(() => readAll(place, found));
	if (!content || (!issues && found.length > 0)) throw new ContentError(inReadingOrder(found));
	issues?.push(...found);
	return { ...content, hash: place.hash() };
}

function readAll(place: ContentFolder, issues: Issue[]): Omit<Content, 'hash'> | undefined {
	const report = (issue: Issue): void => void issues.push(issue);
	const read = readSite(place, report);
	const site = read?.site;
	const texts = readTexts(place, site?.lang ?? 'en', report);
	const synonyms = readSynonyms(place, report);
	refuseMisspeltFolders(place, report);
	const pictures = new ProductPictures(place);
	const besides = { isTaken: isPicture, take: (picture: FoundFile) => pictures.add(picture), refusal: noProduct };
	const recorded: FoundFile[] = [];
	const files = {
		categories: readFolder(place, 'categories', report),
		launchPeriods: readFolder(
			place,
			'launch_periods',
			report,
			recordFiles((file) => recorded.push(file)),
		),
		products: readFolder(place, 'products', report, besides),
		pages: readFolder(place, 'pages', report),
		sponsors: readFolder(place, 'sponsors', report, besides),
	};
	const known = {
		pricingModels: site && new Set(site.pricing_models.map(({ slug }) => slug)),
		plans: site && new Set(site.plans.map(({ slug }) => slug)),
		categories: slugsOf(files.categories),
		launchPeriods: slugsOf(files.launchPeriods),
		products: slugsOf(files.products),
	};
	const found: Pictures = { icon: new Map(), screenshot: new Map() };
	const entriesOf = <Schema extends z.ZodObject>(
		files: readonly FoundFile[],
		schema: Schema,
		check?: Check<z.output<Schema>>,
	) => readEntries(place, files, schema, report, check);
	const categories = entriesOf(files.categories, categoryFrontMatter);
	const launchPeriods = entriesOf(files.launchPeriods, launchPeriodFrontMatter, checkLaunchPeriod);
	for (const entries of [categories, launchPeriods]) refuseSameNames(entries, report);
	const productSchema = productSchemaOf(site ? site.fields : readOwnFields(place));
	const products = entriesOf(files.products, productSchema, withPictures(productCheck(known), pictures, found));
	const sponsors = entriesOf(files.sponsors, sponsorFrontMatter, sponsorCheck(pictures, found.icon));
	refuseFourth(sponsors, report);
	// A file that cannot be read may name it.
	if (products.length + sponsors.length >= files.products.length + files.sponsors.length)
		pictures.reportUnnamed(report);
	const pages = entriesOf(files.pages, pageFrontMatter);
	const history = readHistory(place, report);
	const records = findRecords(recorded, files.launchPeriods, place, report);
	const closedPeriods = findClosedPeriods({ launchPeriods, products, records });
	// A record with issues of its own says nothing of others.
	if (records.size === recorded.length) checkRecords(history?.records, launchPeriods, records, report);
	const wrong = new Set(issues.map(({ path }) => path));
	const faulty = (found: readonly FoundFile[]) => found.flatMap(({ path, stem }) => (wrong.has(path) ? stem : []));
	return (
		read && {
			...read,
			texts,
			categories,
			launchPeriods,
			records,
			closedPeriods,
			products,
			pages,
			sponsors,
			synonyms,
			history,
			pictures: found,
			faulty: {
				categories: faulty(files.categories),
				launchPeriods: faulty(files.launchPeriods),
				products: faulty(files.products),
				pages: faulty(files.pages),
				texts: wrong.has(`${place.label}/${textsName}`) ? [textsName] : [],
			},
		}
	);
}

/** Reads the entries of a folder, and refuses two of them with one slug. */
function readEntries<Schema extends z.ZodObject>(
	place: ContentFolder,
	files: readonly FoundFile[],
	schema: Schema,
	report: (issue: Issue) => void,
	check?: Check<z.output<Schema>>,
): Entry<z.output<Schema>>[] {
	const paths = new Map<string, string>();
	return files.flatMap((file): Entry<z.output<Schema>>[] => {
		const { path, stem } = file;
		const entry = readEntry(file, place.read(file), schema, report, check);
		const other = paths.get(stem);
		paths.set(stem, path);
		if (other) {
			const message = `The slug \`${stem}\` is taken by ${other}. Rename one of the two files.`;
			report({ path, line: 1, column: 1, field: 'file', message });
		}
		return entry ? [entry] : [];
	});
}

function refuseSameNames(entries: readonly Entry<{ readonly name: string }>[], report: (issue: Issue) => void): void {
	const sources = new Map<string, string>();
	for (const { source, frontMatter, issueAt } of entries) {
		const name = frontMatter.name.toLowerCase();
		const other = sources.get(name);
		if (other) report(issueAt(['name'], `This is also the name in \`${other}\`. Write another one.`));
		sources.set(name, source);
	}
}

/** Pictures by the slugs of their products. */
type Pictures = Readonly<Record<PictureField, Map<string, ProductPicture[]>>>;

/** A check of products that also finds their pictures. */
const withPictures =
	(check: Check<ProductFrontMatter>, pictures: ProductPictures, found: Pictures): Check<ProductFrontMatter> =>
	(entry, reject, path) => {
		check(entry, reject, path);
		for (const { field, at, name } of namedPictures(entry.frontMatter)) {
			const picture = pictures.find(path, field, name);
			if ('message' in picture) reject(at, picture.message);
			else found[field].set(entry.slug, [...(found[field].get(entry.slug) ?? []), picture]);
		}
	};

/** Reads files of the content. @throws {ContentError} for a file that is gone since its folder was listed. */
export function whileListed<Read>(read: () => Read): Read {
	try {
		return read();
	} catch (error) {
		const { code, path } = error as NodeJS.ErrnoException;
		if (code !== 'ENOENT' || path === undefined) throw error;
		const message = 'This was removed or renamed while the content was being read. Run the command again.';
		throw new ContentError([{ path: folderLabel(path), line: 1, column: 1, field: 'file', message }]);
	}
}

const noProduct =
	'Only Markdown files and pictures belong here. Rename it to end in `.md`, `.png`, `.jpg` or `.webp`, or move it elsewhere.';

/** The issues of one file that are listed; more are counted. */
const maximumIssuesPerFile = 100;

/** By path; in a file, from top to bottom. */
export function inReadingOrder(issues: readonly Issue[]): Issue[] {
	const byPath = [...Map.groupBy(issues, ({ path }) => path)].sort(([a], [b]) => (a < b ? -1 : 1));
	return byPath.flatMap(([, ofFile]) => {
		const sorted = ofFile.toSorted(compareLines);
		const [next, ...rest] = sorted.slice(maximumIssuesPerFile);
		if (!next) return sorted;
		const { path, line, column, field } = next;
		const message = `This and ${rest.length} more issues of the file are not listed. Fix the others first.`;
		return [...sorted.slice(0, maximumIssuesPerFile), { path, line, column, field, message }];
	});
}

/** Refuses folders whose names are nearly those of content folders: their files would be left out silently. */
function refuseMisspeltFolders({ folder, label }: ContentFolder, report: (issue: Issue) => void): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const near = contentFolders.includes(entry.name) ? '' : suggest(entry.name.toLowerCase(), contentFolders);
		if (!entry.isDirectory() || !near) continue;
		const path = `${label}/${entry.name}`;
		report({ path, line: 1, column: 1, field: 'file', message: `This folder is not read.${near}` });
	}
}

/** Slugs by file name: a file with an issue of its own is still one that others may refer to. */
const slugsOf = (files: readonly FoundFile[]): ReadonlySet<string> => new Set(files.map(({ stem }) => stem));
