/**
 * Serves the last build and keeps it up to date, in one process, until SIGTERM or SIGINT. Builds are processes of their own, and a
 * release goes live as after any other build.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { resolve } from 'node:path';
import { ContentWatch } from '../../build/content-watch.ts';
import { Rebuilder, type RebuilderOptions } from '../../build/rebuilder.ts';
import { failedPrecondition, liveExtras, runBuild } from '../../build/run-build.ts';
import { readLiveStatus } from '../../build/status.ts';
import type { RebuildMode, RebuildSettings } from '../../config/build-settings.ts';
import { listenError, type ServeSettings } from '../../config/serve-settings.ts';
import { board } from '../../places.ts';
import { addressMatcher } from './client-address.ts';
import { healthOf } from './health.ts';
import { processLimiter } from './limiter.ts';
import { connectionLog, exitOnCrash, log, logError } from './log.ts';
import type { Metrics } from './metrics.ts';
import { LiveRelease } from './release.ts';
import { defaultTimeouts, openServer, type ServerOptions } from './server.ts';

/** Descriptors for everything except connections: modules, files of a release, the store of the limit, logs. */
const reservedFiles = 64;

const onError: ServerOptions['onError'] = (error, facts) => logError('error', error, facts);

/** @throws {UserError} when there is no build, or the server cannot listen. */
export async function serve(settings: ServeSettings, rebuild: RebuildOptions): Promise<void> {
	exitOnCrash();
	const isExempt = addressMatcher(settings.RATE_LIMIT_EXEMPT);
	const { limiter, isConnected, close: closeLimiter } = await processLimiter(settings);
	const memoryBytes = settings.ASSET_MEMORY_MB * 1_048_576;
	const live = new LiveRelease({ outDir: settings.OUT_DIR, memoryBytes, limiter, isExempt, onError });
	let rebuilder: Rebuilder | undefined;
	let metrics: Metrics | undefined;
	const server = openServer({
		release: () => live.release,
		trustedProxies: settings.TRUSTED_PROXIES,
		maximumConnections: Math.min(settings.MAX_CONNECTIONS, Math.max(1, openFileLimit() - reservedFiles)),
		// Behind proxies, many clients share one address.
		maximumPerClient: settings.TRUSTED_PROXIES > 0 ? Infinity : settings.MAX_CONNECTIONS_PER_CLIENT,
		isExempt,
		health: healthOf({ release: () => live.release, rebuilder: () => rebuilder, isConnected }),
		onError,
		...(settings.METRICS_PORT !== undefined && { onResponse: (...facts) => metrics?.countResponse(...facts) }),
		onEvent: connectionLog(),
		timeouts: defaultTimeouts,
	});
	metrics = await startMetrics(settings, server.http);
	const port = await listen(server.http, settings);
	rebuilder = startRebuilder(rebuild, (event, facts) => {
		log(event, facts);
		metrics?.countEvent(event);
	});
	// Before the greeting, because a program that reads it may end this process at once.
	const ended = endSignal();
	greet(port, settings.HOST, live.release.baseUrl);
	await ended;
	live.close();
	rebuild.watch?.close();
	await Promise.all([server.close(), rebuilder?.stop()]);
	closeLimiter();
}

/**
 * Checks before a build, not after it, that the server can listen.
 *
 * @throws {UserError} when another program listens there, or this process has no permission.
 */
export async function requireFreePort(settings: Pick<ServeSettings, 'PORT' | 'HOST'>): Promise<void> {
	const server = createNetServer();
	await listen(server, settings);
	server.close();
	await once(server, 'close');
}

async function startMetrics({ METRICS_PORT, METRICS_HOST }: ServeSettings, of: Server): Promise<Metrics | undefined> {
	if (METRICS_PORT === undefined) return undefined;
	const metrics = (await import('./metrics.ts')).openMetrics(of);
	const port = await listen(metrics.http, { PORT: METRICS_PORT, HOST: METRICS_HOST }, 'METRICS_');
	log('metrics', { host: METRICS_HOST, port });
	return metrics;
}

async function listen(server: NetServer, settings: Pick<ServeSettings, 'PORT' | 'HOST'>, prefix = ''): Promise<number> {
	server.listen(settings.PORT, settings.HOST);
	await once(server, 'listening').catch((error: unknown) => {
		throw listenError(error, settings, prefix);
	});
	return (server.address() as AddressInfo).port;
}

/** Later signals change nothing: Ctrl-C may reach a process twice. */
function endSignal(): Promise<void> {
	return new Promise((resolve) => {
		process.on('SIGTERM', () => resolve()).on('SIGINT', () => resolve());
	});
}

/** @param baseUrl - Where the links of the release lead. */
function greet(port: number, host: string, baseUrl: string): void {
	const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
	const url = `http://${name}:${port}`;
	const base_url = new URL(baseUrl).hostname === name ? undefined : baseUrl;
	if (!process.stdout.isTTY) return void log('listening', { url, base_url });
	const requests = [`open ${url}/`, `curl "${url}/api/products?per_page=3"`, `curl ${url}/api/launch_periods`];
	console.log(`The catalog is served at ${url}\n\nTry:\n  ${requests.join('\n  ')}\n`);
	if (base_url)
		console.log(
			`Addresses in feeds, the API and agents' answers begin with ${base_url}, as BASE_URL of the build says.\n`,
		);
}

export interface RebuildOptions {
	readonly settings: RebuildSettings;
	readonly mode: RebuildMode;
	/** Passed to builds, with the address of the live release. */
	readonly environment: NodeJS.ProcessEnv;
	/** From {@link watchContent}. */
	readonly watch: ContentWatch | undefined;
}

/** Starts to watch the content. Call it before the content is read, so that no change is missed. */
export async function watchContent(
	{ CONTENT_DIR }: RebuildSettings,
	mode: RebuildMode,
): Promise<ContentWatch | undefined> {
	if (mode !== 'on') return undefined;
	return ContentWatch.start(CONTENT_DIR, { onFailure: (message) => log('watch_failed', { message }) });
}

/** Keeps the served build up to date; `undefined` when rebuilds are off or impossible. */
function startRebuilder(
	{ settings, mode, environment, watch }: RebuildOptions,
	log: RebuilderOptions['log'],
): Rebuilder | undefined {
	if (mode === 'off') return undefined;
	const out = resolve(settings.OUT_DIR);
	const byDate = settings.CATALOG_DATE === undefined;
	const reason =
		byDate || watch
			? failedPrecondition({ root: board, contentDir: settings.CONTENT_DIR, out })
			: '`CATALOG_DATE` is set, so the date does not change.';
	if (reason !== undefined) {
		log('rebuild_off', { message: reason });
		watch?.close();
		return undefined;
	}
	const rebuilder = new Rebuilder({
		byDate,
		readStatus: () => readLiveStatus(out),
		// The address and the parts of the live release, so that links and files stay; a link, also where a hosted build would make a folder.
		build: ({ base_url, valid_until }, reason, signal) => {
			const given = { ...environment, ...liveExtras(out, environment), SITE_URL: base_url, NETLIFY: '' };
			if (reason !== 'check') return runBuild(given, reason === 'date' ? ['--keep-rollback'] : [], signal);
			const then = { CATALOG_DATE: valid_until?.slice(0, 10), GITHUB_ACTIONS: '' };
			return runBuild({ ...given, ...then }, [], signal, 'check');
		},
		log,
		print: (text) => console.error(text),
	});
	log('rebuild_on', { date: byDate, content: watch !== undefined });
	rebuilder.start();
	watch?.listen(() => rebuilder.contentChanged());
	return rebuilder;
}

/** How many files this process may open; Node itself raises the soft limit to the hard one. Infinity where there is none. */
function openFileLimit(): number {
	// Resolving the names of network addresses takes time.
	process.report.excludeNetwork = true;
	const { userLimits } = process.report.getReport() as {
		readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
	};
	const limit = Number(userLimits?.open_files?.soft);
	return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit;
}
