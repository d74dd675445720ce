/** Catalogs of tests: one is loaded from files, the other has any facts, also those that no file may have. */
import type { Catalog, LaunchPeriod, Placement, Product, Ranking } from '../../src/catalog/catalog.ts';
import { type LoadOptions, loadContent } from '../../src/catalog/load.ts';
import { inNameOrder } from '../../src/catalog/name-order.ts';
import { addDays } from '../../src/content/schemas/week.ts';
import { builtPages, productList } from '../../src/render/json/responses.ts';
import { pageMarkdown, sitePages } from '../../src/render/site-pages.ts';
import { mondayOf } from '../../src/urls/iso-week.ts';
import { productListFile } from '../../src/urls/paths.ts';
import { contentFolder, type Files, siteYaml } from '../content/content-folder.ts';

/** The catalog of a content folder. @throws {ContentError} with every issue of every file. */
export const loadCatalog = (options: LoadOptions): Catalog => loadContent(options).catalog;

/** The catalog of the default content folder with the given files, on a Friday of week 47. */
export const catalogIn = (files: Files = {}, date = '2026-11-20'): Catalog =>
	loadCatalog({ contentDir: contentFolder(files), date, builtAt: 1_795_167_000 });

let known: { readonly empty: Catalog; readonly template: Product } | undefined;

function load() {
	if (known) return known;
	const { products, ...catalog } = catalogIn({
		'site.yaml': siteYaml.replace(
			'pricing_models:',
			'pricing_models:\n  - { slug: open_source, name: Open source, free: true }',
		),
		'products/acme.md': '---\nname: Acme\ncategories: [writing]\nfirst_launched_on: 2026-11-16\n---\n',
	});
	const [template] = products;
	if (!template) throw new Error('The catalog is empty.');
	known = { empty: { ...catalog, products: [], categories: [], launch_periods: [] }, template };
	return known;
}

/** A catalog of products with these facts or names, called `product-1` and so on, and of their categories. */
export function catalogOf(facts: readonly (string | Partial<Product>)[]): Catalog {
	const { empty, template } = load();
	const products = facts.map((own, index): Product => {
		const slug = `product-${index + 1}`;
		return {
			...template,
			categories: ['tools'],
			slug,
			votes: index,
			...(typeof own === 'string' ? { name: own } : own),
		};
	});
	const slugs = [...new Set(products.flatMap(({ categories }) => categories))].sort();
	const categories = slugs.map((slug) => {
		const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
		return { slug, name, description: undefined, source: `categories/${slug}.md` };
	});
	return { ...empty, categories, products: inNameOrder(products) };
}

/** A week that is over and has no launches, by its slug. */
export function periodOf(slug: string, facts: Partial<LaunchPeriod> = {}): LaunchPeriod {
	const starts_on = mondayOf(slug) ?? '';
	return {
		...{ slug, name: `Week ${Number(slug.slice(-2))}`, status: 'finished', starts_on, ends_on: addDays(starts_on, 6) },
		...{ has_places: true, source: `launch_periods/${slug}.md`, introduction: undefined },
		...{ rankings: [], withdrawn: [], corrections: [] },
		...facts,
	};
}

/** The place of a product in a week, with as many votes as its score. */
export function placementIn(slug: string, position: number, score = 1): Placement {
	const { name, status, starts_on, ends_on, has_places } = periodOf(slug);
	const launch_period = { slug, name, status, starts_on, ends_on, has_places };
	return { launch_period, position, score, votes: score, comments: 0 };
}

/** A row of a leaderboard, with as many votes as its score. */
export function rankingOf(position: number, product: string, score: number, name = product): Ranking {
	return { position, product, name, tagline: undefined, score, votes: score, comments: 0 };
}

export function listFiles(catalog: Catalog): Record<string, string> {
	return Object.fromEntries(
		builtPages(catalog).map(({ page, size }) => [
			productListFile(size, page),
			JSON.stringify(productList(catalog, page, size)),
		]),
	);
}

/** The Markdown version of a page, but for those about the contract. */
export function markdownAt(catalog: Catalog, path: string): string {
	const page = sitePages(catalog).find((each) => each.path === path);
	if (!page) throw new Error(`There is no page at ${path}.`);
	return pageMarkdown(page.component, page.props({ contract: '', changes: '', versions: '' }));
}
