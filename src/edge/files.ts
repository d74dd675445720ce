/** Everything outside the API: pages for people, their Markdown twins, and public files. */
import { notFound } from '../contract/errors.ts';
import { maximumAge } from '../contract/limits.ts';
import { type Answer, failure, fileHeaders, pageHeaders } from './answer.ts';
import type { Ask } from './ask.ts';
import { assetAnswer } from './asset-answer.ts';
import { mediaType } from './media-type.ts';
import type { Ports } from './ports.ts';
import { prefersMarkdown } from './prefers-markdown.ts';

/** @param path - A path as `plainPath` gives it, outside `/api`. */
export async function fileAnswer(ports: Ports, ask: Ask, path: string): Promise<Answer> {
	const stem = path === '/' ? '/index' : path;
	const get = (file: string) => ports.assets.get(file, ask.header('accept-encoding'));
	const exact = path === '/' ? undefined : await get(path);
	if (exact && !path.endsWith('.html')) return assetAnswer(ask, exact, headersOf(path));
	const page = exact ?? (await get(`${stem}.html`));
	if (!page || isErrorPage(stem)) return missing(ports, ask, path);
	const twin = { Link: `<${stem.replace(/\.html$/, '')}.md>; rel="alternate"; type="text/markdown"` };
	if (prefersMarkdown(ask.header('accept'))) {
		const markdown = await get(`${stem}.md`);
		if (markdown) {
			const headers = { ...headersOf('.md'), ...twin, 'Content-Location': `${stem}.md`, Vary: pageHeaders.Vary };
			return assetAnswer(ask, markdown, headers);
		}
	}
	return assetAnswer(ask, page, { ...pageHeaders, ...twin });
}

function headersOf(path: string): Record<string, string> {
	return { ...fileHeaders, 'Content-Type': mediaType(path), 'Cache-Control': cacheControl(path) };
}

/** Names under `/_astro/` carry a hash of their content. Pages are asked for again each time, which a 304 answers. */
function cacheControl(path: string): string {
	if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	return path.endsWith('.md') ? pageHeaders['Cache-Control'] : `public, max-age=${maximumAge}`;
}

/** The page for what is missing is no page of its own. */
const isErrorPage = (stem: string): boolean => stem === '/404' || stem === '/404.html';

/** A reader gets the page that helps on, a program an Error body: whatever names JSON or asks for a file of some kind. */
async function missing(ports: Ports, ask: Ask, path: string): Promise<Answer> {
	const accept = ask.header('accept') ?? '';
	const wantsPage = accept.includes('text/html') || !(accept.includes('json') || /\.\w+$/.test(path));
	const page = wantsPage ? await ports.assets.get('/404.html', ask.header('accept-encoding')) : undefined;
	if (!page) return failure(notFound(path), { Vary: pageHeaders.Vary });
	const headers: Record<string, string> = { ...pageHeaders, 'Cache-Control': 'public, max-age=60' };
	if (page.contentEncoding) headers['Content-Encoding'] = page.contentEncoding;
	return { status: 404, headers, body: page.body };
}
