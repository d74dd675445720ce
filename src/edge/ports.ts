/** What a host passes in, so that the edge handler runs on any of them: files, a clock and a limiter. */

import type { ShardCache } from './product-list.ts';

/** A value, or a promise of it: hosts with files in memory answer at once. */
export type Eventually<T> = T | Promise<T>;

/** A list of byte arrays is sent one after the other: a body put together from parts need not be copied first. */
export type Body = Bytes | readonly Bytes[] | string | ReadableStream<Uint8Array>;

export type Bytes = Uint8Array<ArrayBuffer>;

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
	get(path: string, acceptEncoding: string | null): Eventually<Asset | undefined>;
}

/** Whether one more request of a client is accepted, and if not, when. */
export type Decision = { readonly accepted: true } | { readonly accepted: false; readonly retryAfterSeconds: number };

export interface Limiter {
	/** Counts a request. @param client - Key of the client, see `clientKey`. */
	take(client: string): Eventually<Decision>;
}

export interface Ports {
	/** Files of one release. */
	readonly assets: Assets;
	/** What earlier handlers of the same release have read of its lists; a handler has its own when not given. */
	readonly shards?: ShardCache;
	readonly limiter: Limiter;
	/** Whether the limiter leaves a client alone, by its address as the host gives it. */
	readonly isExempt?: (client: string) => boolean;
	/** Base of absolute URLs, without a trailing slash. */
	readonly baseUrl: string;
	/** Codes an answer that the edge composed itself; hosts behind a CDN leave it to the CDN. */
	readonly encode?: (asset: Asset, acceptEncoding: string | null) => Eventually<Asset>;
	/** Told of a failure that the client sees as a 500. */
	readonly onError?: (error: unknown) => void;
}
