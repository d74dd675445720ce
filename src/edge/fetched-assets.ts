/** Files that another server holds: the CDN behind an edge function, Astro behind the dev server. */
import type { Asset, Assets } from './ports.ts';

/**
 * That server answers `/products/acme` with the page `products/acme.html` and anything unknown with its page for what is
 * missing, so a file is only what has the right kind.
 *
 * @param send - Sends a GET for an encoded path, without conditions and content codings.
 */
export function fetchedAssets(send: (path: string) => Promise<Response>): Assets {
	return {
		async get(path): Promise<Asset | undefined> {
			const page = path.endsWith('.html');
			const target = page ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
			const answer = await send(target.split('/').map(encodeURIComponent).join('/'));
			const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
			const found = path === '/404.html' ? isPage : answer.ok && isPage === page;
			if (found) return assetOf(answer);
			await answer.body?.cancel();
			return undefined;
		},
	};
}

/** A server that sends no entity tag has its bytes hashed; a weak tag names one file all the same. */
async function assetOf(answer: Response): Promise<Asset> {
	const tag = answer.headers.get('etag')?.replace(/^W\//, '');
	if (tag && answer.body) return { body: answer.body, etag: tag };
	const body = new Uint8Array(await answer.arrayBuffer());
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
	const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
	return { body, etag: `"${hex}"` };
}
