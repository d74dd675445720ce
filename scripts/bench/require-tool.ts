import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SettingsError } from '../../src/config/settings.ts';

/**
 * Finds a program that the project does not bring along. Programs for administrators may lie outside of `PATH`.
 *
 * @returns Its path.
 * @throws {SettingsError} when it is not installed.
 */
export function requireTool(name: string): string {
	const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
	const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
	if (found) return found;
	throw new SettingsError(`Cannot measure without \`${name}\`. Install the Debian package \`${name}\`.`);
}
