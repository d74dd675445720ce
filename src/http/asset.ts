/** Files of the published folder as they are served. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes as a text with one character for each: what is cut and joined costs no memory outside of the engine's heap. */
export interface ByteText {
	readonly latin1: string;
}

export type Body = Bytes | ByteText | string | ReadableStream<Uint8Array>;

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

export const isByteText = (body: Body | null): body is ByteText =>
	body !== null && typeof body === 'object' && 'latin1' in body;

/** A body as `Response` takes it. */
export const bodyInit = (body: Body | null): Bytes | string | ReadableStream<Uint8Array> | null =>
	isByteText(body) ? Uint8Array.from(body.latin1, (character) => character.charCodeAt(0)) : body;

/** A body as text. */
export const textOf = (body: Body): Promise<string> => new Response(bodyInit(body)).text();

/** Bytes of a body; `undefined` for a stream, whose end nobody knows. */
export function byteLength(body: Body | null): number | undefined {
	if (body === null) return 0;
	if (isByteText(body)) return body.latin1.length;
	if (typeof body === 'string') return new TextEncoder().encode(body).length;
	return body instanceof Uint8Array ? body.length : undefined;
}
