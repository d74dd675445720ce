/** Serves the last build and keeps it up to date, in one process, until SIGTERM or SIGINT. */

import { once } from 'node:events';
import { type AddressInfo, createServer as createNetServer, type Server } from 'node:net';
import { openFileLimit } from '../../build/open-file-limit.ts';
import { listenError } from '../../config/listen-error.ts';
import type { ServeSettings } from '../../config/serve-settings.ts';
import { launchPeriodsPath, productsPath } from '../../routes/paths.ts';
import { warmUpAgents } from './agents.ts';
import { addressMatcher } from './client-address.ts';
import { createServer, defaultTimeouts } from './create-server.ts';
import { processLimiter } from './limiter.ts';
import { connectionLog, exitOnCrash, logError } from './log.ts';
import { type RebuildOptions, startRebuilder } from './rebuild.ts';
import { LiveRelease } from './release.ts';

/** Descriptors for everything that is no connection: modules, files of a release, the store of the limit, logs. */
const reservedFiles = 64;

/** From listening to the warm-up of the agents' endpoints, in milliseconds. */
const warmUpDelay = 1_000;

const onError = (error: unknown) => logError('error', error);

/** @throws {SettingsError} when there is no build, or the server cannot listen. */
export async function serve(settings: ServeSettings, rebuild: RebuildOptions): Promise<void> {
	exitOnCrash();
	const isExempt = addressMatcher(settings.RATE_LIMIT_EXEMPT);
	const { limiter, close: closeLimiter } = await processLimiter(settings);
	const memoryBytes = settings.ASSET_MEMORY_MB * 1_048_576;
	const live = new LiveRelease({ outDir: settings.OUT_DIR, memoryBytes, limiter, isExempt, onError });
	const server = createServer({
		release: () => live.release,
		trustedProxies: settings.TRUSTED_PROXIES,
		maximumConnections: Math.min(settings.MAX_CONNECTIONS, Math.max(1, openFileLimit() - reservedFiles)),
		// Behind proxies many clients come from one address.
		maximumPerClient: settings.TRUSTED_PROXIES > 0 ? Infinity : settings.MAX_CONNECTIONS_PER_CLIENT,
		isExempt,
		onError,
		onEvent: connectionLog(),
		timeouts: defaultTimeouts,
	});
	const port = await listen(server.http, settings);
	// The first agent need not wait for it; nor need the first requests of a new server, nor servers that live shorter.
	const warmUp = setTimeout(() => warmUpAgents(live.release, onError).catch(onError), warmUpDelay).unref();
	const rebuilder = startRebuilder(rebuild);
	// Before the greeting: what reads it may end this process at once.
	const ended = endSignal();
	greet(port, settings.HOST);
	await ended;
	clearTimeout(warmUp);
	live.close();
	rebuild.watch?.close();
	await Promise.all([server.close(), rebuilder?.stop()]);
	closeLimiter();
}

/**
 * Finds out before the work of a build, not behind it, that nobody could be served.
 *
 * @throws {SettingsError} when another program listens there, or nobody may.
 */
export async function requireFreePort(settings: Pick<ServeSettings, 'PORT' | 'HOST'>): Promise<void> {
	const server = createNetServer();
	await listen(server, settings);
	server.close();
	await once(server, 'close');
}

async function listen(server: Server, settings: Pick<ServeSettings, 'PORT' | 'HOST'>): Promise<number> {
	server.listen(settings.PORT, settings.HOST);
	await once(server, 'listening').catch((error: unknown) => {
		throw listenError(error, settings);
	});
	return (server.address() as AddressInfo).port;
}

/** Later signals change nothing: Ctrl-C may reach a process twice. */
function endSignal(): Promise<void> {
	return new Promise((resolve) => {
		process.on('SIGTERM', () => resolve()).on('SIGINT', () => resolve());
	});
}

function greet(port: number, host: string): void {
	const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
	const url = `http://${name}:${port}`;
	console.log(
		[
			`The catalog is served at ${url}`,
			'',
			'Try:',
			`  open ${url}/`,
			`  curl "${url}${productsPath}?per_page=3"`,
			`  curl ${url}${launchPeriodsPath}`,
			'',
		].join('\n'),
	);
}
