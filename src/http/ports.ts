/** What a host passes to the request handler: requests, files and a limiter. */

import type { OnDemandRoute } from '../urls/on-demand.ts';
import type { Policies } from '../urls/policy.ts';
import type { Asset, Assets } from './assets.ts';
import type { PageChunks } from './product-list.ts';

/** The part of a request that the handler reads. */
export interface HttpRequest {
	readonly method: string;
	/** Path and query as sent. */
	readonly target: string;
	/** A header by its lower-case name. */
	header(name: string): string | null;
	/** Address of the client, from the host. */
	readonly client: string;
	/** Names the request in the log. */
	readonly id?: string;
}

/** Whether another request of a client is accepted, and if not, when it will be. */
export type Decision = { readonly accepted: true } | { readonly accepted: false; readonly retryAfterSeconds: number };

export interface Limiter {
	/** Counts a request. @param client - Key of the client, see `clientKey`. */
	take(client: string): Decision | Promise<Decision>;
}

export interface Ports {
	/** Files of one release. */
	readonly assets: Assets;
	/** What earlier handlers of the same release have read of its lists; a handler has its own when not given. */
	readonly pageChunks?: PageChunks;
	readonly limiter: Limiter;
	/** Whether the limiter leaves a client alone, by its address as the host gives it. */
	readonly isExempt?: (client: string) => boolean;
	/** Base of absolute URLs, without a trailing slash. */
	readonly baseUrl: string;
	/** The content security policies of the release; the usual ones when not given. */
	readonly policies?: Policies;
	/** Codes a response that the handler composed itself; hosts behind a CDN leave it to the CDN. */
	readonly encode?: (asset: Asset, acceptEncoding: string | null) => Promise<Asset>;
	/** Routes of a board that the host renders on request. */
	readonly onDemandRoutes?: readonly OnDemandRoute[];
	/** Called with a failure that the client sees as a 500. */
	readonly onError?: (error: unknown, facts: { readonly request_id?: string }) => void;
}
