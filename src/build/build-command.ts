import { resolve } from 'node:path';

/**
 * Room for new objects, in MiB, while a catalog is built, as `npm run build` gives it. Less room takes 50 MiB less of memory
 * in all, and of 10,000 products 0.3 s more for an edit.
 */
export const buildMemory = '--max-semi-space-size=32';

/** Arguments of Node to build the catalog. */
export const buildCommand: readonly string[] = [buildMemory, resolve(import.meta.dirname, '../../scripts/build.ts')];
