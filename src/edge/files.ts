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
	const transport = ports.baseUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
	const exact = path === '/' ? undefined : await get(path);
	if (exact && !path.endsWith('.html')) {
		return assetAnswer(ask, exact, { ...headersOf(path), ...transport });
	}
	const page = exact ?? (await get(`${stem}.html`));
	if (!page) return missing(ports, ask, path, transport);
	const twin = { Link: `<${stem.replace(/\.html$/, '')}.md>; rel="alternate"; type="text/markdown"` };
	if (prefersMarkdown(ask.header('accept'))) {
		const markdown = await get(`${stem}.md`);
		if (markdown) {
			const headers = { ...headersOf('.md'), ...twin, 'Content-Location': `${stem}.md`, Vary: pageHeaders.Vary };
			return assetAnswer(ask, markdown, { ...headers, ...transport });
		}
	}
	return assetAnswer(ask, page, { ...pageHeaders, ...twin, ...transport });
}

function headersOf(path: string): Record<string, string> {
	return { ...fileHeaders, 'Content-Type': mediaType(path), 'Cache-Control': cacheControl(path) };
}

/** Names under `/_astro/` carry a hash of their content. Pages are asked for again each time, which a 304 answers. */
function cacheControl(path: string): string {
	if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
	return path.endsWith('.md') ? pageHeaders['Cache-Control'] : `public, max-age=${maximumAge}`;
}

/** People get the page that helps them on; programs get an Error body. */
async function missing(
	ports: Ports,
	ask: Ask,
	path: string,
	transport: Readonly<Record<string, string>>,
): Promise<Answer> {
	const accept = ask.header('accept') ?? '';
	const wantsPage = accept.includes('text/html') || !(accept.includes('json') || /\.\w+$/.test(path));
	const page = wantsPage ? await ports.assets.get('/404.html', ask.header('accept-encoding')) : undefined;
	if (!page) return failure(notFound(path), transport);
	const headers: Record<string, string> = { ...pageHeaders, 'Cache-Control': 'public, max-age=60', ...transport };
	if (page.contentEncoding) headers['Content-Encoding'] = page.contentEncoding;
	return { status: 404, headers, body: page.body };
}
