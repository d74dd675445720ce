/** Loads the content and looks for everything that is wrong, probably wrong, or only worth a look. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog, Page } from '../../catalog/catalog.ts';
import { type LoadOptions, loadContent } from '../../catalog/load.ts';
import { once } from '../../catalog/once.ts';
import { findWarnings } from '../../content/find-warnings.ts';
import { ContentError, compareIssues, type Issue } from '../../content/issue.ts';
import { type Content, inReadingOrder } from '../../content/read-content.ts';
import { recordWarnings } from '../../content/record-warnings.ts';
import { policyAdditions } from '../../content/schemas/policy.ts';
import { packageFolder, softwareVersion, sourceFile } from '../../places.ts';
import { outdatedNotes } from '../board-files.ts';
import { listFiles } from '../files.ts';
import { type OwnFont, readOwnFont } from '../own-font.ts';
import { ownPages } from '../own-parts.ts';
import { brandIssues, mixedIcons } from './brand.ts';
import { checkPageLinks, relativeLinks, websiteWarnings } from './links.ts';
import { blockedParts } from './own-origins.ts';
import { insteadOf, ownRouteIssues, routesWithoutServer, unusedComponents, wholeDocuments } from './own-routes.ts';
import { reservedLabels, reservedNames, reservedPages } from './reserved-names.ts';
import { sameProducts } from './same-products.ts';

export interface CheckedContent {
	readonly content: Content;
	readonly catalog: Catalog;
	readonly font: OwnFont;
	/** SHA-256 of the content. */
	readonly hash: string;
	/** They are computed on first use, in no order: their places in the files take as long again. */
	readonly warnings: readonly Issue[];
}

/** Loads the content and looks for everything that is or may be wrong in it. @throws {ContentError} with every issue. */
export function checkContent(options: LoadOptions): CheckedContent {
	const { checked, issues } = check(options);
	if (issues.length > 0) throw new ContentError(issues);
	return checked;
}

/** Everything that is or may be wrong, without what a file with an issue would decide. @throws {ContentError} if `site.yaml` has one. */
function check(options: LoadOptions): { readonly checked: CheckedContent; readonly issues: readonly Issue[] } {
	const issues: Issue[] = [];
	const { content, catalog } = loadContent({ ...options, guides: readGuides(), software: softwareVersion(), issues });
	const font = readOwnFont(content);
	// A copy would compute what is computed when it is read.
	Object.assign(catalog, { site: { ...catalog.site, face: font.face }, outline: font.outline });
	const links = checkPageLinks(content, catalog);
	const warnings = once(() => [
		...findWarnings(content, catalog.date),
		...recordWarnings(content, catalog.date),
		...sameProducts(content),
		...links.warnings,
		...relativeLinks(content),
		...textToFillIn(content),
		...untruePrivacy(content),
		...pagesWithoutText(content),
		...routesWithoutServer(content),
		...blockedParts(content),
		...unusedComponents(),
		...mixedIcons(),
		...wholeDocuments(),
		...outdatedNotes(content.site.lang),
		...websiteWarnings(content),
	]);
	const checked: CheckedContent = {
		content,
		catalog,
		font,
		hash: content.hash,
		get warnings() {
			return warnings();
		},
	};
	return {
		checked,
		issues: inReadingOrder([
			...[...issues, ...reservedPages(content), ...reservedLabels(content), ...brandIssues(content)],
			...font.issues,
			...[...links.issues, ...ownRouteIssues(content)],
		]),
	};
}

/** A page of a board's own has its title, its description and its Markdown version from its content file. */
const pagesWithoutText = ({ pages, faulty }: Content): Issue[] =>
	[...ownPages().keys()]
		.filter((slug) => pages.every((page) => page.slug !== slug) && !faulty.pages.includes(slug))
		.map((slug) => {
			const path = slug === 'index' ? '/' : `/${slug}`;
			const message =
				reservedNames.has(slug) || slug === 'index'
					? `Is not used: \`${path}\` is a page of the software.${insteadOf(path) || ' Rename the file.'}`
					: `Shows the page \`pages/${slug}.md\` of the content, which does not exist. Write it, with a title, a description and a text.`;
			return { path: `src/pages/${slug}.astro`, line: 1, column: 1, field: 'file', message, severity: 'warning' };
		});

/** Places that a new board leaves to its editors. */
const textToFillIn = ({ pages }: Content): Issue[] =>
	pages.flatMap(({ body, bodyLine, issueAt }) =>
		body.split('\n').flatMap((line, index): Issue[] => {
			const column = line.indexOf('TODO') + 1;
			if (column === 0) return [];
			const message = 'Readers see this mark. Replace it with your own text.';
			return [{ ...issueAt([], message), line: bodyLine + index, column, field: 'body', severity: 'warning' }];
		}),
	);

/** The sentence about other sites with which the privacy page of a new board begins, also of one with votes. */
function untruePrivacy({ site, pages }: Content): Issue[] {
	const { form: _, ...loads } = policyAdditions(site);
	if (Object.values(loads).every((origins) => !origins?.length)) return [];
	const template = join(packageFolder, 'template');
	const beginnings = listFiles(template)
		.filter((path) => path.includes('/pages/') && path.endsWith('.md'))
		.map((path) => /^---\n.*?\n---\n(.*?)\n/s.exec(readFileSync(join(template, path), 'utf8'))?.[1] ?? '');
	// The other pages begin with a mark.
	const sentences = beginnings.filter((line) => !line.startsWith('TODO'));
	const message =
		'This is not true with `analytics` or `policy` in `site.yaml`. Write what pages load from other sites, and what those learn.';
	return pages.flatMap(({ body, bodyLine, issueAt }) => {
		const index = body.split('\n').findIndex((line) => sentences.includes(line));
		if (index < 0) return [];
		return [
			{ ...issueAt([], message), line: bodyLine + index, column: 1, field: 'body', severity: 'warning' } as const,
		];
	});
}

export interface CheckResults {
	readonly issues: readonly Issue[];
	/** Warnings and notes; none if `site.yaml` has an issue. */
	readonly warnings: readonly Issue[];
	/** The number of public entries; `undefined` for content with issues. */
	readonly counts: { readonly products: number; readonly launch_periods: number } | undefined;
}

/** @throws errors that are not issues of the content, such as a folder that cannot be read. */
export function findInContent(options: LoadOptions): CheckResults {
	try {
		const { checked, issues } = check(options);
		const { products, launch_periods } = checked.catalog;
		const counts = { products: products.length, launch_periods: launch_periods.length };
		const warnings = checked.warnings.toSorted(compareIssues);
		return { issues, warnings, counts: issues.length > 0 ? undefined : counts };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { issues: error.issues, warnings: [], counts: undefined };
	}
}

const folder = sourceFile('src/render/guides');

/** The guides in each of their languages. English ones are at the top of the folder. */
export const readGuides = (): Page[] =>
	listFiles(folder)
		.filter((file) => file.endsWith('.md'))
		.map((file) => {
			const [slug = '', lang = 'en'] = file.replace(/\.md$/, '').split('/').reverse();
			const text = readFileSync(join(folder, file), 'utf8');
			const [, title, description, body] = /^---\ntitle: (.+)\ndescription: (.+)\n---\n([\s\S]+)$/.exec(text) ?? [];
			if (!title || !description || !body) throw new Error(`${file} does not begin with a title and a description.`);
			return { slug, lang, title, description, body: body.trimEnd() };
		});
