import { openFileLimit } from '../../build/open-file-limit.ts';

/** Descriptors for everything that is no connection: modules, files of a release, the store of the limit, logs. */
const reserved = 64;

/** How many connections the system lets this process have. */
export const connectionLimit = (): number => Math.max(1, openFileLimit() - reserved);
