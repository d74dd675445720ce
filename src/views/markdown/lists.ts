import type { Catalog } from '../../catalog/catalog.ts';
import { launchPeriodPage, productPage } from '../../contract/paths.ts';
import { productsPagePath, productsPages } from '../products-pages.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, table } from './document.ts';
import { leaderboard } from './launch-period.ts';

/** The home page: the latest week, all weeks, and where the rest is. */
export function homeMarkdown(catalog: Catalog): string {
	const { base_url, site, launch_periods, pages } = catalog;
	const [latest] = launch_periods;
	return document(catalog, '/', site.name, [
		escapeText(site.description),
		latest && latest.rankings.length > 0
			? `## Week ${latest.slug}\n\n${untrustedNotice}\n\n${leaderboard(base_url, latest.rankings.slice(0, 10))}`
			: '',
		`## Products\n\n[All products](${base_url}/products.md), or as JSON at <${base_url}/api/products>.`,
		`## Weeks\n\n[All weeks](${base_url}/launches.md)`,
		pages.length > 0
			? `## More\n\n${pages.map(({ slug, title }) => `- [${escapeText(title)}](${base_url}/${slug}.md)`).join('\n')}`
			: '',
	]);
}

/** The list of all weeks. */
export function launchPeriodsMarkdown(catalog: Catalog): string {
	const weeks = catalog.launch_periods.map(({ slug, name, status }) => {
		const link = `[${slug}](${catalog.base_url}${launchPeriodPage(slug)}.md): ${escapeText(name)}`;
		return status === 'active' ? `- ${link} (active)` : `- ${link}`;
	});
	return document(catalog, '/launches', 'Weeks', [weeks.join('\n') || 'No week has begun.']);
}

/** One page of the list of all products, in name order. */
export function productsMarkdown(catalog: Catalog, page: number): string {
	const { products, pages } = productsPages(catalog, page);
	const rows = products.map(({ slug, name, tagline }) => {
		const link = `[${slug}](${catalog.base_url}${productPage(slug)}.md)`;
		return [link, escapeText(name), tagline ? escapeText(tagline) : ''];
	});
	const more =
		page < pages ? `Page ${page} of ${pages}. [Next page](${catalog.base_url}${productsPagePath(page + 1)}.md)` : '';
	const title = page === 1 ? 'Products' : `Products, page ${page}`;
	const list = [untrustedNotice, table(['Product', 'Name', 'Tagline'], rows)];
	const blocks = rows.length > 0 ? list : ['No product has been launched.'];
	return document(catalog, productsPagePath(page), title, [...blocks, more]);
}
