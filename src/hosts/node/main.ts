/** Serves the last build, until SIGTERM or SIGINT. `npm run serve` and `npm start` run it as their child. */
import { once } from 'node:events';
import { listenError } from '../../config/listen-error.ts';
import { readServeSettings, type ServeSettings } from '../../config/serve-settings.ts';
import { SettingsError } from '../../config/settings-error.ts';
import type { Limiter } from '../../http/ports.ts';
import { addressMatcher } from './client-address.ts';
import { connectionLimit } from './connection-limit.ts';
import { connectionLog } from './connection-log.ts';
import { crash, exitOnCrash } from './crash.ts';
import { createServer } from './create-server.ts';
import { processLimiter } from './limiter.ts';
import { log, logError } from './log.ts';
import { currentRelease, openRelease } from './release.ts';
import { defaultTimeouts } from './server-options.ts';

const lookMilliseconds = 1_000;

exitOnCrash();
try {
	await serve();
} catch (error) {
	if (!(error instanceof SettingsError)) crash(error);
	console.error(error.message);
	process.exitCode = 1;
	// Its parent need not try again.
	process.send?.('unusable');
}

async function serve(): Promise<void> {
	const settings = readServeSettings(process.env);
	const { limiter, close } = await processLimiter(settings);
	try {
		await serveWith(settings, limiter, close);
	} catch (error) {
		// A connection to the store would keep the process.
		close();
		throw error;
	}
}

async function serveWith(settings: ServeSettings, limiter: Limiter, close: () => void): Promise<void> {
	const options = {
		outDir: settings.OUT_DIR,
		memoryBytes: settings.ASSET_MEMORY_MB * 1_048_576,
		limiter,
		isExempt: addressMatcher(settings.RATE_LIMIT_EXEMPT),
		onError: (error: unknown) => logError('error', error),
	};
	let release = openRelease(options);
	const server = createServer({
		release: () => release,
		trustedProxies: settings.TRUSTED_PROXIES,
		maximumConnections: Math.min(settings.MAX_CONNECTIONS, connectionLimit()),
		// Behind proxies many clients come from one address.
		maximumPerClient: settings.TRUSTED_PROXIES > 0 ? Infinity : settings.MAX_CONNECTIONS_PER_CLIENT,
		isExempt: options.isExempt,
		onError: options.onError,
		onEvent: connectionLog(),
		timeouts: defaultTimeouts,
	});
	const { http } = server;
	http.listen(settings.PORT, settings.HOST);
	await once(http, 'listening').catch((error: unknown) => {
		throw listenError(error, settings);
	});
	// A later build moves the link; this process follows it between two requests.
	let failure: string | undefined;
	const watch = setInterval(() => {
		try {
			const isLive = currentRelease(settings.OUT_DIR).id === release.id;
			failure = undefined;
			if (isLive) return;
			release = openRelease(options);
			log('release', { folder: release.folder });
		} catch (error) {
			// What keeps failing is said once, not each second.
			if (String(error) !== failure) logError('release_failed', error);
			failure = String(error);
		}
	}, lookMilliseconds);

	let ending = false;
	const end = () => {
		// Ctrl-C reaches this process twice under `npm start`: from the terminal and from its parent.
		if (ending) return;
		ending = true;
		clearInterval(watch);
		void server.close().then(close);
	};
	// The channel closes when the process at its other end is killed: nobody is left who would end this one.
	process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
	process.channel?.unref();

	// Said last: what reads it may end this process at once.
	greet(http.address(), settings.HOST);
	// A parent process with a channel to this one waits for this message.
	process.send?.('listening');
}

function greet(address: ReturnType<import('node:net').Server['address']>, host: string): void {
	const port = typeof address === 'object' && address ? address.port : '';
	const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
	const url = `http://${name}:${port}`;
	console.log(
		[
			`The catalog is served at ${url}`,
			'',
			'Try:',
			`  open ${url}/`,
			`  curl "${url}/api/products?per_page=3"`,
			`  curl ${url}/api/launch_periods`,
			'',
		].join('\n'),
	);
}
