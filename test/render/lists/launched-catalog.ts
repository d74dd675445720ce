import type { Catalog } from '../../../src/catalog/catalog.ts';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { addDays } from '../../../src/content/schemas/week.ts';
import { mondayOf } from '../../../src/routes/iso-week.ts';
import { contentFolder, type Files, week } from '../../content/content-folder.ts';

/** The front matter of a product. Launches are votes by the slugs of their weeks. */
interface LaunchedProduct {
	readonly name?: string;
	readonly tagline?: string;
	readonly pricing_model?: string;
	readonly maker?: string;
	readonly categories?: readonly string[];
	readonly launches: Readonly<Record<string, number>>;
}

/** The file of a week, called `Week` and its slug. */
export function weekFile(slug: string): string {
	const monday = mondayOf(slug) ?? '';
	return week(`Week ${slug}`, monday, addDays(monday, 6));
}

/** A catalog of products by slug with the weeks of their launches, beside those of every test, on a Friday of week 47. */
export function launchedCatalog(
	products: Readonly<Record<string, LaunchedProduct>>,
	{ date = '2026-11-20', files = {} }: { readonly date?: string; readonly files?: Files } = {},
): Catalog {
	const written = Object.entries(products).map(([slug, product]) => {
		const { launches, name = slug, categories = ['tools'], ...facts } = product;
		const rows = Object.entries(launches).map(([period, votes]) => ({ period, approved: true, votes }));
		return [`products/${slug}.md`, `---\n${JSON.stringify({ name, categories, ...facts, launches: rows })}\n---\n`];
	});
	const own = Object.values(products);
	const weeks = own.flatMap(({ launches }) => Object.keys(launches));
	const categories = own.flatMap(({ categories = ['tools'] }) => categories);
	const contentDir = contentFolder({
		...Object.fromEntries(weeks.map((slug) => [`launch_periods/${slug}.md`, weekFile(slug)])),
		...Object.fromEntries(
			categories.map((slug) => [`categories/${slug}.md`, `---\nname: ${slug.toUpperCase()}\n---\n`]),
		),
		...Object.fromEntries(written),
		...files,
	});
	return loadCatalog({ contentDir, date });
}
