/** The seeded catalog as a site for Hugo, which gets the results of joining and ranking for nothing. */
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { BuildError } from '../../src/build/errors.ts';
import type { Product } from '../../src/catalog/catalog.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { productPage } from '../../src/routes/paths.ts';
import { benchDate, type Checkout } from './checkout.ts';
import { type BenchDirectory, type Measurement, measure } from './measure.ts';

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

/** Templates with the fields of our files, and about their bytes. What surrounds the content of a page is that of ours. */
const html = `<h1><bdi>{{ .Title }}</bdi></h1><p class="lead" dir="auto">{{ .Params.tagline }}</p><div class="prose">{{ .Content }}</div>
<dl class="facts">{{ range $name, $value := .Params }}<dt>{{ $name }}</dt><dd><bdi>{{ $value }}</bdi></dd>{{ end }}</dl>
<table>{{ range .Params.launches }}<tr>{{ range $name, $value := . }}<th scope="row">{{ $name }}</th><td class="number">{{ $value }}</td>{{ end }}</tr>{{ end }}</table>
<ul class="related">{{ range first 14 site.RegularPages }}<li><span class="tile small tint-6 pair" data-monogram="{{ substr .Title 0 2 }}" aria-hidden="true"></span><div><a href="/products/{{ .File.ContentBaseName }}"><bdi>{{ .Title }}</bdi></a><p class="tagline" dir="auto">{{ .Params.tagline }}</p></div></li>{{ end }}</ul>`;

const json = `{{ dict "product" (merge .Params.product (dict "description" (trim .RawContent "\\n "))) | jsonify }}`;

const markdown = `# Product {{ .File.ContentBaseName }}
{{ range $name, $value := .Params }}
- {{ $name }}: {{ $value }}{{ end }}
{{ range .Params.launches }}
| [{{ .slug }}]({{ site.BaseURL }}/launches/{{ .slug }}.md) | {{ .position }} | {{ .score }} | {{ .votes }} | {{ .comments }} |{{ end }}
{{ range first 16 site.RegularPages }}
- [{{ .Title }}]({{ .Params.product.url }}.md): {{ .Params.tagline }}{{ end }}

{{ .RawContent }}
`;

/** The same products as in a checkout. */
export function writeHugoFrom({ content, out }: Checkout, folder: string): void {
	const { site, base_url, products } = loadCatalog({ contentDir: content, date: benchDate });
	const page = readFileSync(join(out, 'client', `${productPage(products[0]?.slug ?? '')}.html`), 'utf8');
	write(folder, 'config.json', JSON.stringify({ baseURL: base_url, title: site.name, ...config }));
	const [[before = ''], [, after = '']] = [page.split('<main id="main">'), page.split('</main>')];
	write(folder, 'layouts/products/single.html', `${before}<main id="main">${html}</main>${after}`);
	write(folder, 'layouts/products/single.json', json);
	write(folder, 'layouts/products/single.md', markdown);
	for (const product of products) write(folder, `content/products/${product.slug}.md`, contentFile(product, base_url));
}

function contentFile({ description = '', launches, ...product }: Product, base_url: string): string {
	const frontMatter = {
		title: product.name,
		tagline: product.tagline,
		product: { ...product, url: base_url + productPage(product.slug) },
		launches: launches.map(({ launch_period: { slug, name }, ...placement }) => ({ slug, name, ...placement })),
	};
	return `---\n${stringify(frontMatter, { lineWidth: 0, version: '1.1' })}---\n${description}\n`;
}

function write(folder: string, path: string, text: string): void {
	const target = join(folder, path);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, text);
}

/** One full build of the site, into an empty folder. */
export function buildHugoSite(directory: BenchDirectory, hugo: string, folder: string): Promise<Measurement> {
	rmSync(join(folder, 'public'), { recursive: true, force: true });
	return measure(directory, hugo, ['--quiet'], { cwd: folder, env: { HUGO_CACHEDIR: join(folder, 'cache') } });
}

/**
 * Requires JSON, HTML and Markdown files with about as many bytes, a quarter more or less: a bench of two programs that do
 * different work would measure nothing.
 *
 * @param theirs - Hugo's folder of products.
 * @param ours - The published folder of our build.
 * @throws {BuildError} when something differs.
 */
export function requireSameOutput(theirs: string, ours: string): void {
	const differing = ['json', 'html', 'md'].flatMap((kind) => {
		const [their, our] = [
			bytesIn(theirs, kind),
			bytesIn(join(ours, kind === 'json' ? 'api/products' : 'products'), kind),
		];
		return Math.abs(their - our) > 0.25 * our ? [`${their} bytes of \`.${kind}\` files, our build ${our}`] : [];
	});
	if (differing.length === 0) return;
	throw new BuildError(`Hugo wrote ${differing.join(', ')}. Change the templates in \`hugo-site.ts\`.`);
}

const bytesIn = (folder: string, ending: string): number =>
	globSync(`*.${ending}`, { cwd: folder }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
