import type { Catalog } from '../../catalog/catalog.ts';
import { counted } from '../../contract/counts.ts';
import { categoryPage } from '../../routes/paths.ts';
import { productsIn } from '../products-of.ts';
import { shownPlaces } from '../published-places.ts';
import { untrustedNotice } from '../untrusted.ts';
import { document, escapeText } from './document.ts';
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

/** Every category with its sentence. */
export function categoriesMarkdown(catalog: Catalog): string {
	const lines = catalog.categories.map(({ slug, name, description }) => {
		const words = [`${escapeText(name)}.`, description && escapeText(description)].filter(Boolean).join(' ');
		const count = counted(productsIn(catalog, slug).length, 'product');
		return `- [${slug}](${catalog.base_url}${categoryPage(slug)}.md): ${words} ${count}.`;
	});
	return document(catalog, '/categories', 'Categories', [lines.join('\n') || 'No category has been written down.']);
}
