import type { ConnectionCounter } from './connection-counter.ts';
import type { DrainTimes } from './drain.ts';
import type { Release } from './release.ts';

/** In milliseconds. */
export interface Timeouts {
	/** Until the headers of a request have come. */
	readonly headers: number;
	/** Until a request has come with its body. */
	readonly request: number;
	/** How often the two above are looked at. */
	readonly look: number;
	/** How long a client may take nothing of a response. */
	readonly send: number;
	/** How long a connection waits for the next request. */
	readonly keepAlive: number;
	readonly drain: DrainTimes;
}

export const defaultTimeouts: Timeouts = {
	headers: 10_000,
	request: 15_000,
	look: 1_000,
	send: 30_000,
	keepAlive: 65_000,
	drain: { idle: 1_000, incomplete: 5_000, all: 10_000 },
};

export interface ServerOptions {
	/** The release that is live at the time of the call. */
	readonly release: () => Release;
	readonly trustedProxies: number;
	readonly maximumConnections: number;
	/** Of one client, by the other end of the connection; infinite where that is a proxy. */
	readonly maximumPerClient: number;
	/** Counts the connections; those of this server alone when not given. */
	readonly counter?: ConnectionCounter | undefined;
	/** Clients that may have any number. */
	readonly isExempt: (address: string) => boolean;
	readonly onError: (error: unknown) => void;
	/** Called with requests and connections that failed. */
	readonly onEvent: (event: string, facts: Readonly<Record<string, unknown>>) => void;
	readonly timeouts: Timeouts;
}
