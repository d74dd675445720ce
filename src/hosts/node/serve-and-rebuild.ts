/**
 * The server and, beside it, the rebuilds. The server is a child process: watching thousands of files and starting
 * builds takes no time from requests, and a release goes live as after any other build.
 */
import { resolve } from 'node:path';
import { ContentWatch } from '../../build/rebuild/content-watch.ts';
import { liveExtras } from '../../build/rebuild/live-extras.ts';
import { failedPrecondition } from '../../build/rebuild/precondition.ts';
import { Rebuilder } from '../../build/rebuild/rebuilder.ts';
import { runBuild } from '../../build/rebuild/run-build.ts';
import { readLiveStatus } from '../../build/status/read-live-status.ts';
import type { RebuildMode, RebuildSettings } from '../../config/rebuild-settings.ts';
import { exitOnCrash } from './crash.ts';
import { log } from './log.ts';
import { supervise } from './supervise.ts';

export interface ServeOptions {
	readonly settings: RebuildSettings;
	readonly mode: RebuildMode;
	/** Handed to the server and, with the address of the live release, to builds. */
	readonly environment: NodeJS.ProcessEnv;
	/** From {@link watchContent}. */
	readonly watch: ContentWatch | undefined;
}

const root = resolve(import.meta.dirname, '../../..');
const main = resolve(root, 'src/hosts/node/main.ts');

/** Begins to notice changes of the content; call it before the content is read, so that none is missed. */
export function watchContent({ CONTENT_DIR }: RebuildSettings, mode: RebuildMode): ContentWatch | undefined {
	if (mode !== 'on') return undefined;
	return new ContentWatch(CONTENT_DIR, { onFailure: (message) => log('watch_failed', { message }) });
}

/**
 * Serves the last build and keeps it up to date, until SIGTERM or SIGINT. A server that crashes is
 * started again.
 *
 * @returns The exit code: that of the server.
 */
export async function serveAndRebuild(options: ServeOptions): Promise<number> {
	let rebuilder: Rebuilder | undefined;
	const ending = new AbortController();
	const end = (signal: NodeJS.Signals) => {
		ending.abort(signal);
		void rebuilder?.stop();
	};
	process.on('SIGTERM', end).on('SIGINT', end);
	exitOnCrash();
	try {
		return await supervise({
			script: main,
			environment: options.environment,
			ending: ending.signal,
			onFirstListening: () => {
				rebuilder = startRebuilder(options);
			},
		});
	} finally {
		options.watch?.close();
		await rebuilder?.stop();
		process.off('SIGTERM', end).off('SIGINT', end);
	}
}

function startRebuilder({ settings, mode, environment, watch }: ServeOptions): Rebuilder | undefined {
	if (mode === 'off') return undefined;
	const out = resolve(settings.OUT_DIR);
	const byDate = settings.CATALOG_DATE === undefined;
	const reason =
		byDate || watch
			? failedPrecondition({ root, contentDir: settings.CONTENT_DIR, out })
			: '`CATALOG_DATE` is set, so no date passes.';
	if (reason !== undefined) {
		log('rebuild_off', { message: reason });
		watch?.close();
		return undefined;
	}
	const rebuilder = new Rebuilder({
		byDate,
		readStatus: () => readLiveStatus(out),
		// The address and the parts of the live release, so that links and files stay; a link, also where a hosted build would make a folder.
		build: (baseUrl, reason, signal) =>
			runBuild({ ...environment, ...liveExtras(out, environment), SITE_URL: baseUrl, NETLIFY: '' }, reason, signal),
		log,
		print: (text) => console.error(text),
	});
	log('rebuild_on', { date: byDate, content: watch !== undefined });
	rebuilder.start();
	watch?.listen(() => rebuilder.contentChanged());
	return rebuilder;
}
