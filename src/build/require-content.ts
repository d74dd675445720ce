import { statSync } from 'node:fs';
import { SettingsError } from '../config/settings.ts';

/** @throws {SettingsError} when `CONTENT_DIR` is no folder: a mistyped path is not an issue in the content. */
export function requireContent(contentDir: string): void {
	if (statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) return;
	throw new SettingsError(`Cannot use \`CONTENT_DIR=${contentDir}\`: write the path of a folder that exists.`);
}
