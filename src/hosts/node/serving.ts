/** One thread that serves the live release: a process by itself, or one of several workers. */
import { once } from 'node:events';
import { listenError } from '../../config/listen-error.ts';
import type { ServeSettings } from '../../config/serve-settings.ts';
import type { MaybePromise } from '../../http/maybe-promise.ts';
import { warmUpAgents } from './agent-endpoint.ts';
import { addressMatcher } from './client-address.ts';
import type { ConnectionCounter } from './connection-counter.ts';
import { createServer } from './create-server.ts';
import { type LimiterMemory, type ProcessLimiter, processLimiter } from './limiter.ts';
import { logError } from './log.ts';
import { currentRelease, openRelease } from './release.ts';
import { defaultTimeouts } from './server-options.ts';

export interface ServingOptions {
	readonly settings: ServeSettings;
	readonly port: number;
	/** Whether other threads listen on the same port. */
	readonly sharesPort: boolean;
	/** Connections of all clients, on all threads. */
	readonly maximumConnections: number;
	/** Memory for files, of this thread. */
	readonly assetBytes: number;
	readonly limiterMemory: LimiterMemory;
	readonly counter?: ConnectionCounter | undefined;
	readonly onEvent: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

export interface Serving {
	readonly port: number;
	/** Serves the release that is live, if another one became it. @returns Its folder. */
	followRelease(): MaybePromise<string | undefined>;
	/** Resolves when every request has its response and every connection is closed. */
	close(): Promise<void>;
}

/** From listening to the warm-up of the agents' endpoints, in milliseconds. */
const warmUpDelay = 1_000;

/** @throws {SettingsError} when there is no build, or the server cannot listen. */
export async function startServing(options: ServingOptions): Promise<Serving> {
	const limiter = await processLimiter(options.settings, options.limiterMemory);
	try {
		return await listen(options, limiter);
	} catch (error) {
		// A connection to the store would keep the process.
		limiter.close();
		throw error;
	}
}

async function listen(options: ServingOptions, { limiter, close }: ProcessLimiter): Promise<Serving> {
	const { settings, port } = options;
	const releaseOptions = {
		outDir: settings.OUT_DIR,
		memoryBytes: options.assetBytes,
		limiter,
		isExempt: addressMatcher(settings.RATE_LIMIT_EXEMPT),
		onError: (error: unknown) => logError('error', error),
	};
	let release = openRelease(releaseOptions);
	const server = createServer({
		release: () => release,
		trustedProxies: settings.TRUSTED_PROXIES,
		maximumConnections: options.maximumConnections,
		// Behind proxies many clients come from one address.
		maximumPerClient: settings.TRUSTED_PROXIES > 0 ? Infinity : settings.MAX_CONNECTIONS_PER_CLIENT,
		counter: options.counter,
		isExempt: releaseOptions.isExempt,
		onError: releaseOptions.onError,
		onEvent: options.onEvent,
		timeouts: defaultTimeouts,
	});
	const { http } = server;
	http.listen({ port, host: settings.HOST, reusePort: options.sharesPort });
	await once(http, 'listening').catch((error: unknown) => {
		throw listenError(error, settings);
	});
	// The first agent need not wait for it; nor need the first requests of a new server, nor servers that live shorter.
	const { onError } = releaseOptions;
	const warmUp = setTimeout(() => warmUpAgents(release, onError).catch(onError), warmUpDelay).unref();
	return {
		port: (http.address() as { readonly port: number }).port,
		followRelease: () => {
			if (currentRelease(settings.OUT_DIR).id === release.id) return undefined;
			release = openRelease(releaseOptions);
			return release.folder;
		},
		close: async () => {
			clearTimeout(warmUp);
			await server.close();
			close();
		},
	};
}
