/** What a board adds to the software, what its pages may not say, and how readers vote on it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fixtureContent } from '../support/run-build.ts';

/** A route that is rendered on request. @param get - What responds to GET. */
export const onDemand = (get: string) => `export const prerender = false;\nexport const GET = ${get};\n`;

/** Files by their paths. */
export const ownParts = {
	'public/own.txt': 'ours',
	'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'public/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'src/styles/custom.css': '.ours { color: teal }',
	'src/components/Footer.astro': `---
import type { PageProps } from 'launch-catalog/catalog';
import Footer from 'launch-catalog/components/Footer.astro';

type Props = PageProps;
---
<Footer {...Astro.props}><p class="ours">Acme, Berlin</p></Footer>`,
	'src/pages/team.astro': `---
import type { Catalog, ProseProps } from 'launch-catalog/catalog';
import Page from 'launch-catalog/components/Page.astro';
export const getStaticProps = ({ products }: Catalog) => ({ count: products.length });
type Props = ProseProps & ReturnType<typeof getStaticProps>;
const { layout, page, count } = Astro.props;
---
<Page layout={layout} title={page.title} path="/team"><h1>{count} products</h1></Page>`,
	'src/pages/deals/[slug].astro': `---
import { layoutOf, load, type PageProps } from 'launch-catalog/catalog';
import Page from 'launch-catalog/components/Page.astro';
export const getStaticPaths = () => {
	const catalog = load();
	const props = { layout: layoutOf(catalog) };
	return catalog.products.map(({ slug }) => ({ params: { slug }, props }));
};
type Props = Pick<PageProps, 'layout'>;
const { pathname, href } = Astro.url;
---
<Page layout={Astro.props.layout} title="Deal" path={pathname} hasMarkdown={false}>
	<h1>Deal for {Astro.params['slug']} at {href}</h1>
</Page>`,
	'src/pages/deals/index.astro': `---
import { layoutOf, load } from 'launch-catalog/catalog';
import Page from 'launch-catalog/components/Page.astro';
export const getStaticProps = () => ({ layout: layoutOf(load()) });
type Props = Partial<ReturnType<typeof getStaticProps>>;
const { layout = getStaticProps().layout } = Astro.props;
---
<Page layout={layout} title="Deals" path="/deals" hasMarkdown={false}><h1>Deals</h1></Page>`,
	'src/pages/own/throws.ts': onDemand("() => { throw new Error('boom'); }"),
	'src/pages/own/hook.ts': `${onDemand("() => new Response('get')")}export const checkOrigin = false;\nexport const POST = GET;\n`,
	'src/pages/own/load.ts': `if (!process.env['OWN']) throw new Error('no setting');\n${onDemand('() => {}')}`,
	'src/pages/own/left-alone.ts': onDemand(
		"() => { void Promise.reject(new Error('alone')); return new Response('ok'); }",
	),
	'src/pages/own/[name].ts': `import type { APIRoute } from 'astro';
import type { Release } from 'launch-catalog/catalog';
export const prerender = false;
export const GET: APIRoute = async ({ params, locals }) => {
	const { catalog } = (locals as { readonly release: Release }).release;
	return Response.json((await catalog.product(String(params['name']))) ?? {});
};`,
	'astro.config.mjs': `import { defineConfig } from 'astro/config';
import launchCatalog from 'launch-catalog';
const entry = (name) => import.meta.dirname + '/src/renderer/' + name;
const renderer = { name: 'own', serverEntrypoint: entry('server.ts'), clientEntrypoint: entry('client.ts') };
const islands = { name: 'own', hooks: { 'astro:config:setup': ({ addRenderer }) => addRenderer(renderer) } };
export default defineConfig({ integrations: [islands, launchCatalog()] });
`,
	// Astro asks it about elements with a name in a variable, too.
	'src/renderer/server.ts':
		"const check = (part: unknown) => typeof part === 'function';\nexport default { name: 'own', check, renderToStaticMarkup: () => ({ html: '<b>0</b>' }) };",
	'src/renderer/client.ts': 'export default (element: HTMLElement) => () => { element.textContent = "1"; };',
	'src/renderer/island.ts': 'export default () => {};',
	'src/pages/island.astro': `---
import Island from '../renderer/island.ts';
---
<Island client:load /><Island client:visible /><iframe src="https://other.example/"></iframe>`,
	'content/pages/island.md': '---\ntitle: Island\ndescription: An island.\n---\nIt counts.\n',
	'content/pages/team.md': '---\ntitle: Team\ndescription: Who we are.\n---\nWe are two.\n',
};

/** The end of its `site.yaml`. */
export const brand = `analytics: { script: https://stats.example/a.js, attributes: { data-domain: board.example } }
policy: { frame: [https://video.example] }
logo: { light: /logo.svg, dark: /logo-dark.svg }
colors: { light: { accent: "#0f766e" } }
fields: [{ name: license, label: Lizenz, plural: Lizenzen, type: choice, options: [C, C++], lists: true }]
navigation: [{ label: Produkte, href: /products }, { label: Firma, href: https://acme.example }, { label: Deals, href: /deals }]
`;

/** What a product has in its front matter, with pictures beside it. */
export const pictured = `license: C++
icon: product-001.png
screenshot: product-001.webp
screenshot_alt: A board
`;

/** The one line of a page that names the software. */
const poweredBy = /Erstellt mit <a href="[^"]+">Launch Catalog<\/a>/;

/** Names and websites of real products in the frozen catalog, which has them from the demonstration, without those that are words of any text. */
const demonstration = globSync('products/*.md', { cwd: fixtureContent }).flatMap((path) => {
	const text = readFileSync(join(fixtureContent, path), 'utf8');
	const [, name = ''] = /^name: ['"]?(.+?)['"]?$/m.exec(text) ?? [];
	const host = URL.parse(/^website_url: (\S+)$/m.exec(text)?.[1] ?? '')?.hostname ?? '';
	return [name, host].filter((word) => word.length > 3 && !['Astro', 'Element', 'github.com'].includes(word));
});

/** What published texts say of the software and of its demonstration, each with its file. */
export function namesIn(published: string): string[] {
	const paths = globSync('**/*.{atom,css,csv,html,ics,js,json,md,ndjson,svg,ts,txt,webmanifest,xml}', {
		cwd: published,
	});
	return paths.flatMap((path) => {
		const text = readFileSync(join(published, path), 'utf8').replace(poweredBy, '');
		const products = path.startsWith('_astro/') ? [] : demonstration.filter((name) => text.includes(name));
		return [...products, ...(text.match(/launch.?catalog|catalog\.example/gi) ?? [])].map((name) => `${path}: ${name}`);
	});
}

/** Two browsers vote for a product, the second one twice. @returns The table of the votes. */
export async function vote(url: string, week: string): Promise<string> {
	const send = async (cookie = '') => {
		const headers = { origin: 'https://board.example', cookie };
		const body = new URLSearchParams({ product: 'product-003' });
		return fetch(`${url}/vote`, { method: 'POST', headers, body, redirect: 'manual' });
	};
	const [first, second] = [await send(), await send()];
	expect([first.status, second.status]).toEqual([303, 303]);
	const cookie = second.headers.get('set-cookie') ?? '';
	expect(cookie).toMatch(/^voter=[\w-]{36};.* HttpOnly; Secure; SameSite=Lax$/);
	expect((await send(cookie.split(';')[0])).status).toBe(409);
	const table = await (await fetch(`${url}/vote?week=${week}`)).text();
	expect(JSON.parse(table)).toEqual({ 'product-003': 2 });
	const page = await (await fetch(`${url}/vote`)).text();
	expect(page).toContain('2 Stimmen');
	// The layout is in the language of the board, too.
	expect(page).toContain('Zum Inhalt');
	return table;
}
