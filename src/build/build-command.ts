import { resolve } from 'node:path';

/**
 * Arguments of Node to build the catalog, as `npm run build` gives them. What a build makes it keeps for long: less room
 * for new objects, in MiB, takes 100 MiB less of memory in all and no more time.
 */
export const buildCommand: readonly string[] = [
	'--max-semi-space-size=8',
	resolve(import.meta.dirname, '../../scripts/build.ts'),
];
