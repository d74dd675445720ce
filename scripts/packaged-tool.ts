import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from '../src/config/settings.ts';

/**
 * Finds a command of the packages in `tools/`, which are installed on demand.
 *
 * @returns Its path.
 * @throws {SettingsError} when they are not installed.
 */
export function packagedTool(name: string): string {
	const path = resolve(import.meta.dirname, '../tools/node_modules/.bin', name);
	if (existsSync(path)) return path;
	throw new SettingsError(`Cannot find \`${name}\`. Install it with \`npm run tools\`.`);
}
