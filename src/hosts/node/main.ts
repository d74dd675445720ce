/** Serves the last build, until SIGTERM or SIGINT. `npm run serve` and `npm start` run it as their child. */
import { readServeSettings, type ServeSettings } from '../../config/serve-settings.ts';
import { SettingsError } from '../../config/settings-error.ts';
import { connectionLimit } from './connection-limit.ts';
import { connectionLog } from './connection-log.ts';
import { crash, exitOnCrash } from './crash.ts';
import { followReleases } from './follow-releases.ts';
import { processMemoryLimiter } from './memory-limiter.ts';
import { requireFreePort } from './require-free-port.ts';
import { type Serving, startServing } from './serving.ts';
import { threadsFor } from './workers/threads-for.ts';
import { WorkerPool } from './workers/worker-pool.ts';

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
	const server = await start(settings);
	const stopFollowing = followReleases(() => server.followRelease());
	let ending = false;
	const end = () => {
		// Ctrl-C reaches this process twice under `npm start`: from the terminal and from its parent.
		if (ending) return;
		ending = true;
		stopFollowing();
		void server.close();
	};
	// The channel closes when the process at its other end is killed: nobody is left who would end this one.
	process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
	process.channel?.unref();

	// Said last: what reads it may end this process at once.
	greet(server.port, settings.HOST);
	// A parent process with a channel to this one waits for this message.
	process.send?.('listening');
}

async function start(settings: ServeSettings): Promise<Serving> {
	const maximumConnections = Math.min(settings.MAX_CONNECTIONS, connectionLimit());
	const onEvent = connectionLog();
	const threads = await threadsFor(settings);
	if (threads === 1) {
		return startServing({
			settings,
			port: settings.PORT,
			sharesPort: false,
			maximumConnections,
			assetBytes: settings.ASSET_MEMORY_MB * 1_048_576,
			limiterMemory: processMemoryLimiter(),
			onEvent,
		});
	}
	const port = await requireFreePort(settings);
	const pool = await WorkerPool.start({ threads, port, maximumConnections, onEvent });
	return { port, followRelease: () => pool.followRelease(), close: () => pool.close() };
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
			`  curl "${url}/api/products?per_page=3"`,
			`  curl ${url}/api/launch_periods`,
			'',
		].join('\n'),
	);
}
