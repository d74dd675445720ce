/** The products of a built catalog as a site for Hugo, the peer of builds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Product } from '../../../src/catalog/catalog.ts';

/**
 * Hugo gets places and links of a product for nothing, and makes the same three files of it: HTML of half the size, JSON and
 * Markdown.
 *
 * @param client - The published folder.
 */
export function writeHugoSite(client: string, folder: string): void {
	const write = (path: string, text: string) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	};
	const lines = readFileSync(join(client, 'data/catalog.ndjson'), 'utf8').trim().split('\n');
	const products = lines.map((line): Product & { readonly url: string } => JSON.parse(line));
	const page = readFileSync(join(client, `products/${products[0]?.slug}.html`), 'utf8');
	const head = page.slice(0, page.indexOf('>', page.indexOf('<main')) + 1);
	const foot = page.slice(page.indexOf('</main>'));
	write('config.json', JSON.stringify(config));
	write('layouts/products/single.html', head + main + foot);
	write('layouts/products/single.json', json);
	write('layouts/products/single.md', markdown);
	write(
		'layouts/_default/_markup/render-link.html',
		'<a href="{{ .Destination | safeURL }}" rel="ugc nofollow noopener">{{ .Text | safeHTML }}</a>',
	);
	for (const { slug, name: title, url: canonical, categories: kinds, description = '', ...rest } of products) {
		write(
			`content/products/${slug}.md`,
			`${JSON.stringify({ ...rest, title, canonical, kinds }, null, 1)}\n\n${description}\n`,
		);
	}
}

const config = {
	baseURL: 'https://catalog.example',
	uglyURLs: true,
	disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', 'robotsTXT', '404'],
	outputs: { page: ['HTML', 'JSON', 'MARKDOWN'] },
	mediaTypes: { 'text/markdown': { suffixes: ['md'] } },
	outputFormats: { MARKDOWN: { mediaType: 'text/markdown', isPlainText: true } },
	markup: { goldmark: { extensions: { linkify: false, typographer: false }, parser: { autoHeadingID: false } } },
};

const main = `<h1>{{ .Title }}</h1>{{ with .Params.tagline }}<p class="lead" dir="auto">{{ . }}</p>{{ end }}
{{ with .Params.website_url }}<p><a class="button" href="{{ . }}" rel="ugc nofollow noopener">Visit {{ (urls.Parse .).Host }}</a></p>{{ end }}
<div class="prose">{{ .Content }}</div>
{{ with .Params }}<dl>{{ with .maker }}<dt>Maker</dt><dd><a href="/makers/{{ . | urlize }}">{{ . }}</a></dd>{{ end }}
<dt>Categories</dt><dd><ul>{{ range .kinds }}<li><a href="/categories/{{ . }}">{{ . }}</a></li>{{ end }}</ul></dd>
<dt>First launched</dt><dd>{{ time.Format "2 January 2006" .first_launched_on }}</dd><dt>Votes</dt><dd>{{ .votes }}</dd></dl>
<table>{{ range .launches }}<tr><td><a href="/launches/{{ .launch_period }}">{{ .launch_period }}</a></td><td>{{ .position }}</td><td>{{ .score }}</td><td>{{ .votes }}</td></tr>{{ end }}</table>{{ end }}`;

const json = `{{ dict "product" (merge .Params (dict "name" .Title "slug" .File.ContentBaseName "description" .RawContent)) | jsonify }}`;

const markdown = `# {{ .Title }}

{{ range $name := slice "tagline" "maker" "website_url" "pricing_model" "first_launched_on" "votes" }}{{ with index $.Params $name }}- {{ $name }}: {{ . }}
{{ end }}{{ end }}- Categories: {{ range .Params.kinds }}[{{ . }}]({{ site.BaseURL }}/categories/{{ . }}.md){{ end }}

{{ .RawContent }}

{{ range .Params.launches }}- [{{ .launch_period }}]({{ site.BaseURL }}/launches/{{ .launch_period }}.md): {{ .position }}, {{ .score }}
{{ end }}`;
