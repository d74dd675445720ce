/** Rebuilds beside the server: builds are processes of their own, and a release goes live as after any other build. */
import { resolve } from 'node:path';
import { ContentWatch } from '../../build/rebuild/content-watch.ts';
import { liveExtras } from '../../build/rebuild/live-extras.ts';
import { failedPrecondition } from '../../build/rebuild/precondition.ts';
import { Rebuilder } from '../../build/rebuild/rebuilder.ts';
import { runBuild } from '../../build/rebuild/run-build.ts';
import { readLiveStatus } from '../../build/status/read-live-status.ts';
import type { RebuildMode, RebuildSettings } from '../../config/build-settings.ts';
import { log } from './log.ts';

export interface RebuildOptions {
	readonly settings: RebuildSettings;
	readonly mode: RebuildMode;
	/** Handed to builds, with the address of the live release. */
	readonly environment: NodeJS.ProcessEnv;
	/** From {@link watchContent}. */
	readonly watch: ContentWatch | undefined;
}

const root = resolve(import.meta.dirname, '../../..');

/** Begins to notice changes of the content; call it before the content is read, so that none is missed. */
export function watchContent({ CONTENT_DIR }: RebuildSettings, mode: RebuildMode): ContentWatch | undefined {
	if (mode !== 'on') return undefined;
	return new ContentWatch(CONTENT_DIR, { onFailure: (message) => log('watch_failed', { message }) });
}

/** Keeps the served build up to date; `undefined` when nothing asks for that, or nothing can be built. */
export function startRebuilder({ settings, mode, environment, watch }: RebuildOptions): Rebuilder | undefined {
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
