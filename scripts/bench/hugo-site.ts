/** The seeded catalog as a site for Hugo, which gets the results of joining and ranking for nothing. */
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { BuildError } from '../../src/build/build-error.ts';
import type { Product } from '../../src/catalog/catalog.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { makerSlug } from '../../src/catalog/makers.ts';
import { productPage } from '../../src/routes/paths.ts';
import type { BenchDirectory } from './bench-directory.ts';
import { benchDate, type Checkout } from './checkout.ts';
import { hugoLayouts } from './hugo-layouts.ts';
import { type Measurement, measure } from './measure.ts';

const config = {
	uglyURLs: true,
	disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
	outputs: { page: ['HTML', 'JSON', 'MARKDOWN'] },
	mediaTypes: { 'text/markdown': { suffixes: ['md'] } },
	outputFormats: { MARKDOWN: { mediaType: 'text/markdown', isPlainText: true } },
	markup: {
		goldmark: { extensions: { linkify: false, typographer: false }, parser: { autoHeadingID: false } },
		highlight: { codeFences: false },
	},
};

/** The same products as in a checkout, with the page of the first of them as we built it. */
export function writeHugoFrom({ content, out }: Checkout, folder: string): void {
	const { site, base_url, categories, products } = loadCatalog({ contentDir: content, date: benchDate });
	const page = readFileSync(join(out, 'client', `${productPage(products[0]?.slug ?? '')}.html`), 'utf8');
	write(folder, 'config.json', JSON.stringify({ baseURL: base_url, title: site.name, ...config }));
	write(folder, 'data/categories.json', namesBySlug(categories));
	write(folder, 'data/pricing_models.json', namesBySlug(site.pricing_models));
	for (const [path, text] of Object.entries(hugoLayouts(page))) write(folder, path, text);
	for (const product of products) {
		write(folder, `content/products/${product.slug}.md`, contentFile(product, base_url + productPage(product.slug)));
	}
}

const namesBySlug = (entries: readonly { readonly slug: string; readonly name: string }[]): string =>
	JSON.stringify(Object.fromEntries(entries.map(({ slug, name }) => [slug, name])));

/** One full build of the site, into an empty folder. */
export function buildHugoSite(directory: BenchDirectory, hugo: string, folder: string): Promise<Measurement> {
	rmSync(join(folder, 'public'), { recursive: true, force: true });
	return measure(directory, hugo, ['--quiet'], { cwd: folder, env: { HUGO_CACHEDIR: join(folder, 'cache') } });
}

function contentFile(
	{ name, description = '', categories, launches, slug: _, ...product }: Product,
	canonical: string,
): string {
	const frontMatter = {
		...product,
		title: name,
		// `url` and `categories` have a meaning for Hugo.
		canonical,
		product_categories: categories,
		maker_slug: product.maker && makerSlug(product.maker),
		launches: launches.map(({ launch_period: { slug, name }, ...placement }) => ({ slug, name, ...placement })),
	};
	return `---\n${stringify(frontMatter, { lineWidth: 0, version: '1.1' })}---\n${description}\n`;
}

function write(folder: string, path: string, text: string): void {
	const target = join(folder, path);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, text);
}

/**
 * Requires JSON, HTML and Markdown files with about as many bytes, a tenth more or less: a bench of two programs that do
 * different work would measure nothing.
 *
 * @param theirs - Hugo's folder of products.
 * @param ours - The published folder of our build.
 * @throws {BuildError} when something differs.
 */
export function requireSameOutput(theirs: string, ours: string): void {
	for (const kind of ['json', 'html', 'md']) {
		const [their, our] = [
			bytesIn(theirs, kind),
			bytesIn(join(ours, kind === 'json' ? 'api/products' : 'products'), kind),
		];
		if (Math.abs(their - our) <= 0.1 * our) continue;
		throw new BuildError(
			`Hugo wrote ${their} bytes of \`.${kind}\` files, our build ${our}. Change the template in \`hugo-layouts.ts\`.`,
		);
	}
}

const bytesIn = (folder: string, ending: string): number =>
	globSync(`*.${ending}`, { cwd: folder }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
