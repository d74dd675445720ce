import { ContentWatch } from '../src/build/rebuild/content-watch.ts';
import { SettingsError } from '../src/config/settings.ts';

/**
 * Runs a check, and again after each change of the content, until the process is interrupted.
 *
 * @param check - What it throws for its user to fix is printed, and the next change is waited for.
 */
export async function watchContent(contentDir: string, check: () => void): Promise<void> {
	// Before the content is read, so that no change is missed.
	const watch = new ContentWatch(contentDir, { onFailure: (message) => console.warn(message) });
	const checkAndWait = (): void => {
		try {
			check();
		} catch (error) {
			if (!(error instanceof SettingsError)) throw error;
			console.error(error.message);
		}
		console.error('\nWaiting for changes. Ctrl+C ends.');
	};
	checkAndWait();
	await new Promise<void>((end) => {
		process.once('SIGINT', end).once('SIGTERM', end);
		watch.listen(checkAndWait);
	});
	watch.close();
	process.exitCode = 0;
}
