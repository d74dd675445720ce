/** The seeded catalog as a site for Hugo, which gets the results of joining and ranking for nothing. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { Catalog, Product } from '../../src/catalog/catalog.ts';
import { BuildError } from '../build/build-error.ts';
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
		params: { base_url, notice: site.notice, repository: site.forge.repository },
		markup: {
			goldmark: { extensions: { linkify: false, typographer: false }, parser: { autoHeadingID: false } },
			highlight: { codeFences: false },
		},
	};
	write(folder, 'config.json', JSON.stringify(config));
	write(
		folder,
		'data/categories.json',
		JSON.stringify(Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))),
	);
	for (const [path, text] of Object.entries(hugoLayouts)) write(folder, path, text);
	for (const product of products) write(folder, `content/products/${product.slug}.md`, contentFile(product));
}

/** One full build of the site, into a new folder. */
export function buildHugoSite(workshop: Workshop, hugo: string, folder: string): Promise<Measurement> {
	rmSync(join(folder, 'public'), { recursive: true, force: true });
	return measure(workshop, hugo, ['--quiet'], { cwd: folder, env: { HUGO_CACHEDIR: join(folder, 'cache') } });
}

/**
 * Both have done the same work: three files for each product, and the same JSON and Markdown of the first one.
 *
 * @throws {BuildError} when they have not.
 */
export function checkEqualOutput(folder: string, client: string, { products }: Catalog): void {
	const published = join(folder, 'public', 'products');
	const count = readdirSync(published).length;
	if (count !== 3 * products.length) throw new BuildError(`Hugo wrote ${count} files for ${products.length} products.`);
	const [{ slug } = { slug: '' }] = products;
	const read = (path: string) => readFileSync(path, 'utf8');
	const theirs: unknown = JSON.parse(read(join(published, `${slug}.json`)));
	const ours: unknown = JSON.parse(read(join(client, 'api', 'products', `${slug}.json`)));
	const squeeze = (path: string) => read(path).replace(/\s+/g, ' ').trim();
	const sameMarkdown = squeeze(join(published, `${slug}.md`)) === squeeze(join(client, 'products', `${slug}.md`));
	if (!isDeepStrictEqual(theirs, ours) || !sameMarkdown) {
		throw new BuildError(
			`Hugo's templates say something else about \`${slug}\` than our views. Mend \`hugo-layouts.ts\`.`,
		);
	}
}

function contentFile({ name, description = '', categories, launches, ...product }: Product): string {
	const frontMatter = {
		...product,
		// The name `slug` has a meaning for Hugo; the file has it already.
		slug: undefined,
		title: name,
		product_categories: categories,
		launches: launches.map(({ launch_period, ...placement }) => ({
			slug: launch_period.slug,
			name: launch_period.name,
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
