/** Everything outside the API: pages for people, their Markdown twins, and public files. */

import { notFound } from '../contract/errors.ts';
import { maximumAge } from '../contract/limits.ts';
import { aliases, apiCatalogFile, apiCatalogLink, discoveryFiles, homeLinks } from '../routes/discovery.ts';
import { mediaType } from '../routes/media-type.ts';
import { movedFile, pagesWithoutTwin } from '../routes/paths.ts';
import { type Answer, failure, siteHeaders } from './answer.ts';
import type { Ask } from './ask.ts';
import { assetAnswer } from './asset-answer.ts';
import { textOf } from './body-init.ts';
import type { Ports } from './ports.ts';
import { prefersMarkdown } from './prefers-markdown.ts';

/** @param asked - A path as `plainPath` gives it, outside `/api`. */
export async function fileAnswer(ports: Ports, ask: Ask, asked: string): Promise<Answer> {
	const path = aliases.get(asked) ?? asked;
	const answer = await findAnswer(ports, ask, path);
	// Search engines keep to the pages that Markdown files are twins of.
	return path.endsWith('.md') ? { ...answer, headers: { ...answer.headers, 'X-Robots-Tag': 'noindex' } } : answer;
}

async function findAnswer(ports: Ports, ask: Ask, path: string): Promise<Answer> {
	const stem = path === '/' ? '/index' : path.replace(/\.html$/, '');
	const get = (file: string) => ports.assets.get(file, ask.header('accept-encoding'));
	const file = path === '/' || path.endsWith('.html') ? undefined : await get(path);
	if (file) return assetAnswer(ask, file, { ...headersOf(path), ...linkOf(ports.baseUrl, path) });
	if (stem === '/404') return missing(ports, ask, path);
	const link = path === '/' ? homeLinks : `<${stem}.md>; rel="alternate"; type="text/markdown"`;
	const twin = pagesWithoutTwin.includes(stem) ? undefined : { Link: link };
	if (prefersMarkdown(ask.header('accept'))) {
		const markdown = await get(`${stem}.md`);
		if (markdown) return assetAnswer(ask, markdown, { ...headersOf('.md'), ...twin, 'Content-Location': `${stem}.md` });
	}
	const page = await get(`${stem}.html`);
	return page ? assetAnswer(ask, page, { ...headersOf('.html'), ...twin }) : missing(ports, ask, path);
}

function headersOf(path: string): Record<string, string> {
	return { ...siteHeaders, 'Content-Type': mediaType(path), 'Cache-Control': cacheControl(path) };
}

/** Where a file leads: the list of APIs to itself, a Markdown twin to its page. What agents discover is nobody's twin. */
function linkOf(baseUrl: string, path: string): Record<string, string> {
	if (path === apiCatalogFile) return { Link: apiCatalogLink };
	if (!path.endsWith('.md') || discoveryFiles.has(path)) return {};
	const page = path === '/index.md' ? '/' : path.slice(0, -'.md'.length);
	return { Link: `<${baseUrl}${encodeURI(page)}>; rel="canonical"` };
}

/** Names under `/_astro/` carry a hash of their content. Pages are asked for again each time, which a 304 answers. */
function cacheControl(path: string): string {
	if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	if (/^\/(?:data|feeds)\/|^\/openapi\.(?:json|d\.ts)$/.test(path) || discoveryFiles.has(path))
		return `public, max-age=${maximumAge}`;
	return 'public, max-age=0, must-revalidate';
}

/** Where a page is now that has moved; its Markdown twin has moved with it. */
async function movedTo({ assets }: Ports, path: string): Promise<string | undefined> {
	const table = await assets.get(movedFile, null);
	if (!table) return undefined;
	const [, stem = path, suffix = ''] = /^(.*?)(\.html|\.md)?$/.exec(path) ?? [];
	const moved = JSON.parse(await textOf(table.body)) as Readonly<Record<string, string>>;
	const target = Object.hasOwn(moved, stem) ? moved[stem] : undefined;
	return target && target + suffix.replace('.html', '');
}

/** A page may get its former address back: a browser that kept the old redirect would then go round in circles. */
const redirectCaching = { 'Cache-Control': 'no-cache' };

/** A reader gets the page that helps on, a program that names JSON an Error body. */
async function missing(ports: Ports, ask: Ask, path: string): Promise<Answer> {
	const moved = await movedTo(ports, path);
	if (moved) return { status: 301, headers: { ...siteHeaders, ...redirectCaching, Location: moved }, body: null };
	const accept = ask.header('accept') ?? '';
	const wantsError = accept.includes('json') && !accept.includes('text/html');
	const page = wantsError ? undefined : await ports.assets.get('/404.html', ask.header('accept-encoding'));
	if (!page) return failure(notFound(path), { Vary: siteHeaders.Vary });
	const coding = page.contentEncoding ? { 'Content-Encoding': page.contentEncoding } : undefined;
	return { status: 404, headers: { ...headersOf('.html'), ...coding }, body: page.body };
}
