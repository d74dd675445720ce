/** A build moves the link to the live release; a server follows it between two requests. */
import type { MaybePromise } from '../../http/maybe-promise.ts';
import { log, logError } from './log.ts';

const lookMilliseconds = 1_000;

/** @returns Ends the looking. */
export function followReleases(followRelease: () => MaybePromise<string | undefined>): () => void {
	let failure: string | undefined;
	let looking = false;
	const look = async () => {
		if (looking) return;
		looking = true;
		try {
			const folder = await followRelease();
			failure = undefined;
			if (folder !== undefined) log('release', { folder });
		} catch (error) {
			// What keeps failing is said once, not each second.
			if (String(error) !== failure) logError('release_failed', error);
			failure = String(error);
		} finally {
			looking = false;
		}
	};
	const timer = setInterval(look, lookMilliseconds);
	return () => clearInterval(timer);
}
