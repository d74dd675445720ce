/** Files of the published folder as they are served. */
import type { Bytes, JoinedBytes } from './joined-bytes.ts';
import type { MaybePromise } from './maybe-promise.ts';

export type Body = Bytes | JoinedBytes | string | ReadableStream<Uint8Array>;

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
	get(path: string, acceptEncoding: string | null): MaybePromise<Asset | undefined>;
}
