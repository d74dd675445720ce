/** Files of the published folder as they are served. */

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

/** A body as text. */
export const textOf = (body: Body): Promise<string> => new Response(body).text();

/** Bytes of a body; `undefined` for a stream, whose end nobody knows. */
export function byteLength(body: Body | null): number | undefined {
	if (body === null) return 0;
	if (typeof body === 'string') return new TextEncoder().encode(body).length;
	return body instanceof Uint8Array ? body.length : undefined;
}
