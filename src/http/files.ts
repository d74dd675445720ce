/** Everything outside the API: pages for people, their Markdown versions, and public files. */

import { notFound } from '../contract/errors.ts';
import { aliases, homeLinks } from '../urls/discovery.ts';
import { headersOf, siteHeaders } from '../urls/headers.ts';
import { mediaType } from '../urls/media-type.ts';
import { hasMarkdownVersion, pageOfMarkdown, policyFile, redirectsFile } from '../urls/paths.ts';
import { type Policies, policiesOf, usualPolicies } from '../urls/policy.ts';
import { prefers } from './accept.ts';
import { type Asset, type Assets, bodyText } from './assets.ts';
import type { HttpRequest, Ports } from './ports.ts';
import { assetResponse, failure, type HttpResponse } from './response.ts';

/** @param requested - A path as `plainPath` gives it, outside `/api`. */
export async function fileResponse(ports: Ports, request: HttpRequest, requested: string): Promise<HttpResponse> {
	const path = aliases.get(requested) ?? requested;
	const response = await findResponse(ports, request, path);
	// A CDN applies its rule for `*.md` to whatever the response is, a miss included.
	if (!path.endsWith('.md')) return response;
	return { ...response, headers: { ...response.headers, 'X-Robots-Tag': 'noindex' } };
}

/** The content security policies of a release, from a file that only boards with wider ones have. */
export async function readPolicies(assets: Assets): Promise<Policies> {
	const file = await assets.get(policyFile, null);
	return file ? policiesOf(JSON.parse(await bodyText(file.body))) : usualPolicies;
}

async function findResponse(ports: Ports, request: HttpRequest, path: string): Promise<HttpResponse> {
	if (path === '/' || path.endsWith('.html')) return pageResponse(ports, request, path);
	const file = await ports.assets.get(path, request.header('accept-encoding'));
	if (!file) return pageResponse(ports, request, path);
	return assetResponse(request, file, { ...headersOf(path, ports.policies), ...canonicalLink(ports.baseUrl, path) });
}

async function pageResponse(ports: Ports, request: HttpRequest, path: string): Promise<HttpResponse> {
	const stem = path === '/' ? '/index' : path.replace(/\.html$/, '');
	// A host sends them in the place of others.
	if (stem === '/404' || stem === '/500') return missing(ports, request, path);
	const get = (file: string) => ports.assets.get(file, request.header('accept-encoding'));
	const link = path === '/' ? homeLinks : `<${stem}.md>; rel="alternate"; type="text/markdown"`;
	const alternate = hasMarkdownVersion(stem) ? { Link: link } : undefined;
	const headers = { ...headersOf(`${stem}.html`, ports.policies), ...alternate };
	const markdown = prefers('text/markdown', request.header('accept')) ? await get(`${stem}.md`) : undefined;
	if (markdown)
		return assetResponse(request, markdown, { ...headers, ...asMarkdown, 'Content-Location': `${stem}.md` });
	const page = await get(`${stem}.html`);
	return page ? assetResponse(request, page, headers) : missing(ports, request, path);
}

/** Headers of Markdown under the page's own address, which search engines may keep. */
const asMarkdown = { 'Content-Type': mediaType('.md') };

/** A Markdown file leads to its page. */
function canonicalLink(baseUrl: string, path: string): Record<string, string> {
	if (!path.endsWith('.md')) return {};
	const page = pageOfMarkdown(path);
	return { Link: `<${baseUrl}${encodeURI(page)}>; rel="canonical"` };
}

/** The table that was read last, by the entity tag of its file: one of 20,000 pages takes 8 ms to parse. */
let lastRead: { readonly etag: string; readonly redirects: Promise<Readonly<Record<string, string>>> } | undefined;

function readRedirects({ etag, body }: Asset): Promise<Readonly<Record<string, string>>> {
	if (etag !== lastRead?.etag) {
		lastRead = { etag, redirects: bodyText(body).then(JSON.parse) };
		lastRead.redirects.catch(() => {
			lastRead = undefined;
		});
	} else if (body instanceof ReadableStream) void body.cancel();
	return lastRead.redirects;
}

/** Where a page is now that has moved; its Markdown version has moved with it. */
async function movedTo({ assets }: Ports, path: string): Promise<string | undefined> {
	const file = await assets.get(redirectsFile, null);
	if (!file) return undefined;
	const redirects = await readRedirects(file);
	const [, stem = path, suffix = ''] = /^(.*?)(\.html|\.md)?$/.exec(path) ?? [];
	const target = Object.hasOwn(redirects, stem) ? redirects[stem] : undefined;
	return target && target + suffix.replace('.html', '');
}

/** A page can get its former address back, and a browser that cached the old redirect would then loop. */
const redirectCaching = { 'Cache-Control': 'no-cache' };

/** A reader gets the 404 page, a program that prefers JSON an Error body, and one that prefers Markdown its sentences. */
async function missing(ports: Ports, request: HttpRequest, path: string): Promise<HttpResponse> {
	const moved = await movedTo(ports, path);
	if (moved) return { status: 301, headers: { ...siteHeaders, ...redirectCaching, Location: moved }, body: null };
	const accept = request.header('accept');
	if (prefers('text/markdown', accept)) {
		const { error, message, resolution } = notFound(path).body;
		const body = `# ${error}\n\n${message} ${resolution}\n`;
		return { status: 404, headers: { ...headersOf('/404.html', ports.policies), ...asMarkdown }, body };
	}
	const wantsError = prefers('application/json', accept);
	const page = wantsError ? undefined : await ports.assets.get('/404.html', request.header('accept-encoding'));
	if (!page) return failure(notFound(path), { Vary: siteHeaders.Vary });
	const coding = page.contentEncoding ? { 'Content-Encoding': page.contentEncoding } : undefined;
	return { status: 404, headers: { ...headersOf('/404.html', ports.policies), ...coding }, body: page.body };
}
