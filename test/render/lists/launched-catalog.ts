import type { Catalog } from '../../../src/catalog/catalog.ts';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { contentFolder } from '../../content/content-folder.ts';

/** The front matter of a product. Launches are by the slugs of their weeks. */
interface LaunchedProduct {
	readonly name?: string;
	readonly pricing_model?: string;
	readonly maker?: string;
	readonly categories?: readonly string[];
	readonly launches: Readonly<Record<string, number>>;
}

/** Mondays by the slugs of their weeks. */
const weeks = {
	'2024-w50': '2024-12-09',
	'2025-w51': '2025-12-15',
	'2025-w52': '2025-12-22',
	'2026-w01': '2025-12-29',
	'2026-w40': '2026-09-28',
	'2026-w41': '2026-10-05',
	'2026-w42': '2026-10-12',
	'2026-w43': '2026-10-19',
	'2026-w44': '2026-10-26',
	'2026-w45': '2026-11-02',
	'2026-w46': '2026-11-09',
	'2026-w47': '2026-11-16',
	'2026-w48': '2026-11-23',
} as const;

/** A catalog of products by slug, launched with as many votes, on a Friday of week 47. */
export function launchedCatalog(products: Readonly<Record<string, LaunchedProduct>>): Catalog {
	const files = Object.entries(products).map(([slug, product]) => {
		const { launches, name = slug, categories = ['tools'], ...facts } = product;
		const rows = Object.entries(launches).map(([period, votes]) => ({ period, approved: true, votes }));
		return [`products/${slug}.md`, `---\n${JSON.stringify({ name, categories, ...facts, launches: rows })}\n---\n`];
	});
	const periods = Object.entries(weeks).map(([slug, starts_on]) => {
		const ends_on = new Date(Date.parse(starts_on) + 6 * 86_400_000).toISOString().slice(0, 10);
		const facts = { name: `Week ${slug}`, starts_on, ends_on };
		return [`launch_periods/${slug}.md`, `---\n${JSON.stringify(facts)}\n---\n`];
	});
	const slugs = new Set(Object.values(products).flatMap(({ categories = ['tools'] }) => categories));
	const categories = [...slugs].map((slug) => [`categories/${slug}.md`, `---\nname: ${slug.toUpperCase()}\n---\n`]);
	const contentDir = contentFolder(Object.fromEntries([...files, ...periods, ...categories]));
	return loadCatalog({ contentDir, date: '2026-11-20' });
}
