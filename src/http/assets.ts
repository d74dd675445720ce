/** Files of the published folder as they are served, and a source of them that fetches each from another server. */

export type Bytes = Uint8Array<ArrayBuffer>;

export type Body = Bytes | string | ReadableStream<Uint8Array>;

/** A file of the published folder as served, in one content coding. */
export interface Asset {
	readonly body: Body;
	/** Strong entity tag in quotes, of this coding alone. */
	readonly etag: string;
	/** `br` or `gzip`; not given for the file's own bytes. */
	readonly contentEncoding?: string | undefined;
}

export interface Assets {
	/**
	 * @param path - Path of the file from the published folder, beginning with `/`, decoded.
	 * @param acceptEncoding - The client's `Accept-Encoding`; `null` for the file's own bytes.
	 * @returns `undefined` when there is no such file.
	 */
	get(path: string, acceptEncoding: string | null): Promise<Asset | undefined>;
}

/** Files cannot be read for the moment, since too many are open. */
export class BusyError extends Error {
	override readonly name = 'BusyError';
}

/** A body as text. */
export const bodyText = (body: Body): Promise<string> => new Response(body).text();

/** Bytes of a body; `undefined` for a stream, whose length is unknown. */
export function byteLength(body: Body | null): number | undefined {
	if (body === null) return 0;
	if (typeof body === 'string') return new TextEncoder().encode(body).length;
	return body instanceof Uint8Array ? body.length : undefined;
}

/**
 * The files of another server, which sends the page `products/acme.html` for `/products/acme` and its 404 page for unknown
 * paths. So only a response of the right type is the file. 404, 410 and redirects say that there is no file at this path.
 *
 * @param send - Sends a GET for an encoded path, without conditions and content codings.
 */
export function fetchedAssets(send: (path: string) => Promise<Response>): Assets {
	return {
		async get(path): Promise<Asset | undefined> {
			// No file has an empty segment or name, but some servers pass over one.
			if (path.includes('//') || path.endsWith('/.html')) return undefined;
			const page = path.endsWith('.html');
			const target = page ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
			const response = await send(target.split('/').map(encodeURIComponent).join('/'));
			if (!response.ok && !isMissing(response.status)) {
				await response.body?.cancel();
				throw new Error(`The asset host responded with ${response.status} to \`${target}\`.`);
			}
			const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
			const isNotFoundPage = path === '/404.html' && isPage && response.status === 404;
			const found = isNotFoundPage || (response.ok && isPage === page);
			if (found) return assetOf(response);
			await response.body?.cancel();
			return undefined;
		},
	};
}

/** Requests have no conditions, so that a 304 says nothing about a file either. */
const isMissing = (status: number): boolean => status === 404 || status === 410 || (status >= 300 && status < 400);

/** A server that sends no entity tag has its bytes hashed; a weak tag names one file all the same. */
async function assetOf(response: Response): Promise<Asset> {
	const tag = response.headers.get('etag')?.replace(/^W\//, '');
	if (tag && response.body) return { body: response.body, etag: tag };
	const body = new Uint8Array(await response.arrayBuffer());
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
	const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
	return { body, etag: `"${hex}"` };
}
