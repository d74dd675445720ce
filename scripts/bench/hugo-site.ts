/** The seeded catalog as a site for Hugo, which gets the results of joining and ranking for nothing. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Catalog, Product } from '../../src/catalog/catalog.ts';
import { makerSlug } from '../../src/catalog/makers.ts';
import { productPage } from '../../src/routes/paths.ts';
import { hugoLayouts } from './hugo-layouts.ts';
import { type Measurement, measure } from './measure.ts';
import type { Workshop } from './workshop.ts';

export function writeHugoSite(folder: string, catalog: Catalog): void {
	const { site, base_url, categories, products } = catalog;
	const config = {
		baseURL: `${base_url}/`,
		title: site.name,
		uglyURLs: true,
		disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
		outputs: { page: ['HTML', 'JSON', 'MARKDOWN'] },
		mediaTypes: { 'text/markdown': { suffixes: ['md'] } },
		outputFormats: { MARKDOWN: { mediaType: 'text/markdown', isPlainText: true } },
		params: { base_url, notice: site.notice, edit: `${site.forge.repository}/edit/${site.forge.branch}/content` },
		markup: {
			goldmark: { extensions: { linkify: false, typographer: false }, parser: { autoHeadingID: false } },
			highlight: { codeFences: false },
		},
	};
	write(folder, 'config.json', JSON.stringify(config));
	write(folder, 'data/categories.json', namesBySlug(categories));
	write(folder, 'data/pricing_models.json', namesBySlug(site.pricing_models));
	for (const [path, text] of Object.entries(hugoLayouts)) write(folder, path, text);
	for (const product of products) write(folder, `content/products/${product.slug}.md`, contentFile(catalog, product));
}

const namesBySlug = (entries: readonly { readonly slug: string; readonly name: string }[]): string =>
	JSON.stringify(Object.fromEntries(entries.map(({ slug, name }) => [slug, name])));

/** One full build of the site, into a new folder. */
export function buildHugoSite(workshop: Workshop, hugo: string, folder: string): Promise<Measurement> {
	rmSync(join(folder, 'public'), { recursive: true, force: true });
	return measure(workshop, hugo, ['--quiet'], { cwd: folder, env: { HUGO_CACHEDIR: join(folder, 'cache') } });
}

function contentFile({ site, base_url }: Catalog, entry: Product): string {
	const { name, description = '', categories, launches, slug, ...product } = entry;
	const frontMatter = {
		...product,
		title: name,
		// `path` and `slug` have a meaning for Hugo.
		page: productPage(slug),
		address: base_url + productPage(slug),
		about: product.tagline ?? `${name} on ${site.name}.`,
		maker_slug: product.maker && makerSlug(product.maker),
		product_categories: categories,
		launches: launches.map(({ launch_period, ...placement }) => ({
			slug: launch_period.slug,
			name: launch_period.name,
			status: launch_period.status,
			starts_on: launch_period.starts_on,
			...placement,
		})),
	};
	return `---\n${stringify(frontMatter, { lineWidth: 0, version: '1.1' })}---\n${description}\n`;
}

function write(folder: string, path: string, text: string): void {
	const target = join(folder, path);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, text);
}
