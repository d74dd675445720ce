/**
 * Hugo templates that write what our views write for one product: the same members, elements and lines. Only the
 * spaces between elements differ.
 */

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{{ .Title }} · {{ site.Title }}</title>
{{- with .Params.tagline }}<meta name="description" content="{{ . }}">{{ end -}}
<meta name="color-scheme" content="light dark"><link rel="canonical" href="{{ site.Params.base_url }}/products/{{ .File.ContentBaseName }}"><link rel="alternate" type="text/markdown" href="/products/{{ .File.ContentBaseName }}.md"><link rel="alternate" type="application/json" href="/api/products/{{ .File.ContentBaseName }}"><link rel="stylesheet" href="/style.css"></head><body><a class="skip" href="#main">Skip to content</a><header><a class="brand" href="/">{{ site.Title }}</a><nav aria-label="Main"><a href="/products">Products</a><a href="/launches">Weeks</a></nav></header><main id="main"><h1><bdi>{{ .Title }}</bdi></h1>
{{- with .Params.tagline }}<p class="lead">{{ . }}</p>{{ end -}}
{{ with .Params.website_url }}<p><a class="button" href="{{ . }}" rel="ugc nofollow noopener">Visit the website</a></p>{{ end -}}
<dl class="facts">
{{- with .Params.maker }}<dt>Maker</dt><dd><bdi>{{ . }}</bdi></dd>{{ end -}}
<dt>Categories</dt><dd>{{ delimit (apply .Params.product_categories "index" site.Data.categories ".") ", " }}</dd>
{{- with .Params.price_label }}<dt>Price</dt><dd>{{ . }}</dd>{{ end -}}
{{ with .Params.average_rating }}<dt>Rating</dt><dd>{{ . }} of 5, {{ $.Params.reviews_count }} reviews</dd>{{ end -}}
<dt>First launched</dt><dd>{{ .Params.first_launched_on }}</dd><dt>Votes</dt><dd>{{ .Params.votes }}</dd></dl>
<div class="prose">{{ .Content }}</div>
<section aria-labelledby="launches"><h2 id="launches">Launches</h2><div class="scroll"><table><thead><tr><th scope="col">Week</th><th scope="col" class="number">Position</th><th scope="col" class="number">Score</th><th scope="col" class="number">Votes</th><th scope="col" class="number">Comments</th></tr></thead><tbody>
{{- range .Params.launches }}<tr><td><a href="/launches/{{ .slug }}">{{ .name }}</a></td><td class="number">{{ .position }}</td><td class="number">{{ .score }}</td><td class="number">{{ .votes }}</td><td class="number">{{ .comments }}</td></tr>{{ end -}}
</tbody></table></div></section></main><footer><p>{{ site.Params.notice }}</p><p class="links"><a href="/api/products/{{ .File.ContentBaseName }}">JSON</a><a href="/products/{{ .File.ContentBaseName }}.md">Markdown</a><a href="/openapi.json">OpenAPI</a><a href="/llms.txt">llms.txt</a><a href="{{ site.Params.repository }}" rel="noopener">Source</a></p></footer></body></html>
`;

const json = `{{- $slug := .File.ContentBaseName -}}
{{- $product := dict "name" .Title "slug" $slug "categories" .Params.product_categories "url" (printf "%s/products/%s" site.Params.base_url $slug) "description" (trim .RawContent "\\n ") "votes" .Params.votes "first_launched_on" .Params.first_launched_on -}}
{{- range $name := slice "tagline" "pricing_model" "price_label" "maker" "website_url" "reviews_count" "average_rating" -}}
{{- with index $.Params $name }}{{ $product = merge $product (dict $name .) }}{{ end -}}
{{- end -}}
{{ dict "product" $product | jsonify }}`;

const escaped = (value: string): string => `{{ ${value} | replaceRE "[\\\\\\\\\`*_{}\\\\[\\\\]()#+!|<>~&]" "\\\\$0" }}`;

const markdown = `# ${escaped('.Title')}
{{ with .Params.tagline }}
${escaped('.')}
{{ end }}
{{ with .Params.maker }}- Maker: ${escaped('.')}
{{ end }}{{ with .Params.website_url }}- Website: <{{ . }}>
{{ end }}- Categories: ${escaped('delimit (apply .Params.product_categories "index" site.Data.categories ".") ", "')}
{{ with .Params.price_label }}- Price: ${escaped('.')}
{{ end }}- First launched: {{ .Params.first_launched_on }}
- Votes: {{ .Params.votes }}
{{ with .Params.average_rating }}- Rating: {{ . }} of 5, {{ $.Params.reviews_count }} reviews
{{ end }}- JSON: <{{ site.Params.base_url }}/api/products/{{ .File.ContentBaseName }}>

## Description

In the maker's words:

{{ range split (trim .RawContent "\\n ") "\\n" }}>{{ with . }} {{ . }}{{ end }}
{{ end }}
## Launches

| Week | Position | Score | Votes | Comments |
| --- | --- | --- | --- | --- |
{{ range .Params.launches }}| [${escaped('.name')}]({{ site.Params.base_url }}/launches/{{ .slug }}.md) | {{ .position }} | {{ .score }} | {{ .votes }} | {{ .comments }} |
{{ end }}
---

${escaped('site.Params.notice')}

[${escaped('site.Title')}]({{ site.Params.base_url }}/index.md) · [This page in HTML]({{ site.Params.base_url }}/products/{{ .File.ContentBaseName }})
`;

const link = `<a href="{{ .Destination | safeURL }}" rel="ugc nofollow noopener">{{ .Text | safeHTML }}</a>`;

/** Texts of the templates by their path in a Hugo site. */
export const hugoLayouts: Readonly<Record<string, string>> = {
	'layouts/products/single.html': html,
	'layouts/products/single.json': json,
	'layouts/products/single.md': markdown,
	'layouts/_default/_markup/render-link.html': link,
};
