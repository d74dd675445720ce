/** Serves the last build, until it is told to end. `npm run serve` and `npm start` run it as their child. */
import { once } from 'node:events';
import type { Limiter } from '../../edge/ports.ts';
import { listenError } from '../../settings/listen-error.ts';
import { readServeSettings, type ServeSettings } from '../../settings/serve-settings.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { addressMatcher } from './client-address.ts';
import { closeServer, createServer } from './create-server.ts';
import { processLimiter } from './limiter.ts';
import { log } from './log.ts';
import { currentRelease, openRelease } from './release.ts';

const drainMilliseconds = 10_000;
const lookMilliseconds = 1_000;

try {
	await serve();
} catch (error) {
	if (!(error instanceof SettingsError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
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
		onError: (error: unknown) => console.error(error),
	};
	let release = openRelease(options);
	const server = createServer({
		release: () => release,
		trustedProxies: settings.TRUSTED_PROXIES,
		onError: options.onError,
	});
	server.listen(settings.PORT, settings.HOST);
	await once(server, 'listening').catch((error: unknown) => {
		throw listenError(error, settings);
	});
	greet(server.address(), settings.HOST);
	// Whoever starts this process with a channel to it waits for this word.
	process.send?.('listening');

	// A later build moves the link; this process follows it between two requests.
	const watch = setInterval(() => {
		try {
			if (currentRelease(settings.OUT_DIR).id === release.id) return;
			release = openRelease(options);
			log('release', { folder: release.folder });
		} catch (error) {
			log('release_failed', { message: String(error) });
		}
	}, lookMilliseconds);

	let ending = false;
	const end = () => {
		// Ctrl-C reaches this process twice under `npm start`: from the terminal and from its parent.
		if (ending) return;
		ending = true;
		clearInterval(watch);
		void closeServer(server, drainMilliseconds).then(close);
	};
	// The channel closes when the process at its other end is killed: nobody is left who would end this one.
	process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
	process.channel?.unref();
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
