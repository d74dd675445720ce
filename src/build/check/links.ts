/** Checks the links of the editors' own prose against the content. The build verifies those that only its files can tell. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { domainToUnicode } from 'node:url';
import type { Catalog } from '../../catalog/catalog.ts';
import { type Issue, withSeverity } from '../../content/issue.ts';
import type { Content } from '../../content/read-content.ts';
import type { Site } from '../../content/schemas/site.ts';
import { quote } from '../../content/schemas/text.ts';
import { publicFolders } from '../../places.ts';
import { anchorsIn } from '../../render/html/prose.ts';
import { linksIn, type MarkdownLink } from '../../render/shared/markdown-links.ts';
import { pageKinds, sitePages } from '../../render/site-pages.ts';
import { aliases } from '../../urls/discovery.ts';
import { suggest } from '../../urls/nearest.ts';
import { matchRoute } from '../../urls/on-demand.ts';
import {
	agentEndpoints,
	apiPath,
	categoryPage,
	homeName,
	launchPeriodsPath,
	pageOfMarkdown,
	productsPath,
} from '../../urls/paths.ts';
import { apiAddress, isServed, isStatic } from '../../urls/static-host.ts';
import { ownRoutes } from '../own-parts.ts';

/** A link to a missing page is an issue. A link to a missing heading is a warning, because the page is the right one. */
export function checkPageLinks(content: Content, catalog: Catalog) {
	const { categories, pages, site, siteIssueAt } = content;
	const targets = targetsOf(catalog, content);
	const issues: Issue[] = [];
	const warnings: Issue[] = [];
	const missing = (url: string, path: string) =>
		`Links to ${quote(url)}, which does not exist.${suggest(path, targets.paths) || ' Write the path of a page, or delete the link.'}`;
	for (const [path, url] of siteLinks(site)) {
		const target = ownTarget({ url }, '/', catalog.base_url);
		if (target && targets.exists(target.path) === false) issues.push(siteIssueAt(path, missing(url, target.path)));
	}
	const ofPages = pages.map((page) => [page, pathOf(page.slug)] as const);
	const ofCategories = categories.map((category) => [category, categoryPage(category.slug)] as const);
	for (const [page, from] of [...ofPages, ...ofCategories]) {
		for (const link of linksIn(page.body)) {
			const target = ownTarget(link, from, catalog.base_url);
			if (!target) continue;
			const { path, fragment } = target;
			if (targets.exists(path) === false) {
				issues.push({ ...place(page, link, missing(link.url, path)), cause: `page ${link.url}` });
				continue;
			}
			const anchors = fragment === '' ? undefined : targets.anchors(path);
			if (!anchors || anchors.has(fragment)) continue;
			const near = suggest(fragment, anchors) || ' Write the text of a heading in lower case, with hyphens.';
			const message = `Links to ${quote(link.url)}: the page has no heading with the anchor ${quote(fragment)}.${near}`;
			warnings.push({ ...place(page, link, message), severity: 'warning' });
		}
	}
	return { issues, warnings };
}

/** The links of `site.yaml`, with their places there. */
function siteLinks(site: Site): (readonly [path: readonly (string | number)[], url: string])[] {
	const lists = (['navigation', 'footer'] as const).flatMap((field) =>
		(site[field] ?? []).map(({ href }, index) => [[field, index, 'href'], href] as const),
	);
	return site.vote_page === undefined ? lists : [...lists, [['vote_page'], site.vote_page]];
}

/** Relative links in submitted texts, where only whole addresses stay links. */
export function relativeLinks({ products, launchPeriods }: Content): Issue[] {
	return [...products, ...launchPeriods].flatMap((entry) => {
		if (!mayHoldRelativeLink.test(entry.body)) return [];
		const relative = linksIn(entry.body).filter(
			({ url, isPicture }) => !isPicture && !/^(?:https?|mailto):/i.test(url),
		);
		return relative.map((link): Issue => {
			const message = `The link to ${quote(link.url)} is shown as plain text. Write the whole address, such as \`https://acme.example\`.`;
			return { ...place(entry, link, message), severity: 'warning' };
		});
	});
}

/** Websites whose addresses can deceive, or that readers cannot reach. */
export function websiteWarnings({ products }: Content): Issue[] {
	return products.flatMap(({ frontMatter: { discoverable, website_url }, issueAt }): Issue[] => {
		if (!discoverable || website_url === undefined) return [];
		const { hostname } = new URL(website_url);
		const host = domainToUnicode(hostname);
		// Each part of a host can have a script of its own, as in `пример.com`.
		const isMixed = host.split('.').some((part) => /[a-z]/.test(part) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(part));
		if (!isMixed && !withoutName.test(hostname)) return [];
		const what = isMixed ? `(\`${hostname}\`) mixes letters of two scripts` : 'is not the name of a website';
		const message = `The host ${quote(host)} ${what}. Write the address of the product, such as \`https://acme.example\`.`;
		return [withSeverity('warning', issueAt(['website_url'], message))];
	});
}

/** An IP address, as `URL` writes it in whatever form, or this machine. */
const withoutName = /^(?:[\d.]+|\[.*|(?:.+\.)?localhost)$/;

/** Avoids parsing nearly every text: each link has `](` or `]:` before its address. */
const mayHoldRelativeLink = /\][(:](?!\s{0,9}<?(?:https?:|mailto:))/i;

/** Where the text of a page of the content is published. */
const pathOf = (slug: string): string => (slug === homeName ? '/' : `/${slug}`);

type Entry = Content['pages' | 'products' | 'launchPeriods' | 'categories'][number];

function place({ issueAt, bodyLine }: Entry, { line, column }: MarkdownLink, message: string): Issue {
	return { ...issueAt([], message), line: bodyLine + line - 1, column, field: 'body' };
}

/** Path and fragment of a link to this site, decoded; `undefined` for any other. */
function ownTarget({ url }: Pick<MarkdownLink, 'url'>, page: string, baseUrl: string) {
	const target = URL.parse(url.replaceAll('{base_url}', baseUrl), baseUrl + page);
	if (!target || target.origin !== new URL(baseUrl).origin) return undefined;
	const path = decode(target.pathname);
	const fragment = decode(target.hash.slice(1));
	// A text fragment and the top of a page need no anchor.
	const needsAnchor = fragment !== undefined && !fragment.startsWith(':~:') && fragment.toLowerCase() !== 'top';
	return path === undefined
		? undefined
		: { path: path.replace(/(?<=.)\/$/, ''), fragment: needsAnchor ? fragment : '' };
}

/** `undefined` when a percent sign is not followed by the code of a character. */
function decode(text: string): string | undefined {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
}

/** The first parts of paths with a page for each product, week or the like, such as `products`. */
const families = pageKinds.flatMap(({ address }) => /^\/([a-z]+)\/\{/.exec(address)?.[1] ?? []);

/** Whether the catalog alone decides what is at a path; for any other path, only a build knows. */
const isDecided = (path: string): boolean =>
	/^\/[^./]*$/.test(path) || [...families, 'api'].includes(path.split('/')[1] ?? '');

/** What is known about the target of a link; `undefined` for what only a build knows. */
function targetsOf(catalog: Catalog, { faulty, products: entries }: Content) {
	const { products, launch_periods, pages, site } = catalog;
	const addresses = [
		...[productsPath, launchPeriodsPath],
		...products.map(({ slug }) => `${productsPath}/${slug}`),
		...launch_periods.map(({ slug }) => `${launchPeriodsPath}/${slug}`),
	];
	// A product is public by its weeks, and makers and prices have a page if a product has them.
	const ofWeeks = faulty.launchPeriods.length > 0 ? entries.map(({ slug }) => slug) : [];
	const unknown = new Set([...Object.values(faulty).flat(), ...ofWeeks]);
	const mayBeFaulty = (page: string): boolean =>
		unknown.has(page.slice(page.lastIndexOf('/') + 1)) ||
		(faulty.products.length > 0 && /^\/(?:makers|pricing|by)\//.test(page));
	const paths = new Set([
		...sitePages(catalog).map(({ path }) => path),
		...agentEndpoints.filter((path) => isServed(site, path)),
		...addresses.map((path) => apiAddress(site, path)),
	]);
	const routes = ownRoutes();
	return {
		paths,
		exists: (path: string) => {
			const page = pageOfMarkdown(path);
			if (paths.has(path) || (paths.has(page) && !page.startsWith(`${apiPath}/`))) return true;
			if (aliases.has(path) && !isStatic(site)) return true;
			const own = matchRoute(routes, path);
			// Only a build knows for which values of its parameters a route has pages.
			if (own) return own.onDemand || !own.pattern.includes('[') ? true : undefined;
			if (['', '.html'].some((ending) => publicFolders().some((folder) => existsSync(join(folder, path + ending)))))
				return true;
			return isDecided(page) && !mayBeFaulty(page) ? false : undefined;
		},
		anchors: (path: string) => {
			const page = pages.find(({ slug }) => path === `/${slug}`);
			return page && anchorsIn(page.body);
		},
	};
}
