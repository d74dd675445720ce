/** Writes the types of the contract; the other half of `npm run generate` is `generate-schemas.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from '../src/config/settings.ts';
import { runCommand } from './run-command.ts';

await runCommand('generate', () => {
	const words = ['src/contract/openapi.yaml', '-o', 'src/contract/openapi.generated.ts'];
	const { status } = spawnSync(packagedTool('openapi-typescript'), words, { stdio: 'inherit' });
	process.exitCode = status ?? 1;
});

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
