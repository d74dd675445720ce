import type { Catalog, Category, Maker, Product } from '../../catalog/catalog.ts';
import { counted } from '../../contract/counts.ts';
import { categoryPage, launchPeriodPage, makerPage, productPage } from '../../routes/paths.ts';
import { pageOf, pagePath } from '../paged.ts';
import { productsIn } from '../products-of.ts';
import { shownPlaces } from '../published-places.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText, facts, table } from './document.ts';
import { leaderboard } from './launch-period.ts';

/** The home page: the latest week with launches, all weeks, and where the rest is. */
export function homeMarkdown(catalog: Catalog): string {
	const { base_url, site, launch_periods, pages } = catalog;
	const [latest] = launch_periods;
	const shown = launch_periods.find(({ rankings }) => rankings.length > 0);
	return document(catalog, '/', site.name, [
		escapeText(site.description),
		latest && latest !== shown ? `Nothing has been launched in week ${latest.slug} yet.` : '',
		shown
			? `## Week ${shown.slug}\n\n${untrustedNotice}\n\n${leaderboard(catalog, shown, shownPlaces(shown).slice(0, 10))}`
			: '',
		`## Products\n\n[All products](${base_url}/products.md), or as JSON at <${base_url}/api/products>.`,
		`## Categories\n\n[All categories](${base_url}/categories.md)`,
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
	return productPageMarkdown(catalog, { path: '/products', title: 'Products', products: catalog.products, page });
}

/** Every category with its sentence. */
export function categoriesMarkdown(catalog: Catalog): string {
	const lines = catalog.categories.map(({ slug, name, description }) => {
		const words = [`${escapeText(name)}.`, description && escapeText(description)].filter(Boolean).join(' ');
		const count = counted(productsIn(catalog, slug).length, 'product');
		return `- [${slug}](${catalog.base_url}${categoryPage(slug)}.md): ${words} ${count}.`;
	});
	return document(catalog, '/categories', 'Categories', [lines.join('\n') || 'No category has been written down.']);
}

/** One page of the products of a category, in name order. */
export function categoryMarkdown(catalog: Catalog, { slug, name, description }: Category, page: number): string {
	const products = productsIn(catalog, slug);
	const note = facts([
		['Name', escapeText(name)],
		['Description', description && escapeText(description)],
	]);
	return productPageMarkdown(catalog, { path: categoryPage(slug), title: `Category ${slug}`, note, products, page });
}

/** One page of the products of a maker, whose name is theirs and stands behind the name of its field. */
export function makerMarkdown(catalog: Catalog, { slug, name, products }: Maker, page: number): string {
	const note = `- Maker: ${escapeText(name)}`;
	return productPageMarkdown(catalog, { path: makerPage(slug), title: `Maker ${slug}`, note, products, page });
}

interface Listing {
	/** Path of its first page. */
	readonly path: string;
	readonly title: string;
	/** Markdown that stands above the list. */
	readonly note?: string | undefined;
	readonly products: readonly Product[];
	readonly page: number;
}

function productPageMarkdown(catalog: Catalog, { path, title, note = '', products, page }: Listing): string {
	const { items, pages } = pageOf(products, page);
	const rows = items.map(({ slug, name, tagline }) => {
		const link = `[${slug}](${catalog.base_url}${productPage(slug)}.md)`;
		return [link, escapeText(name), tagline ? escapeText(tagline) : ''];
	});
	const more =
		page < pages ? `Page ${page} of ${pages}. [Next page](${catalog.base_url}${pagePath(path, page + 1)}.md)` : '';
	const list = [untrustedNotice, note, table(['Product', 'Name', 'Tagline'], rows)];
	const blocks = rows.length > 0 ? list : [note, 'No product has been launched here.'];
	return document(catalog, pagePath(path, page), page === 1 ? title : `${title}, page ${page}`, [...blocks, more]);
}
