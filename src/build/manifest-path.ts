import { join } from 'node:path';
import { manifestFile as path } from '../routes/paths.ts';

/** The manifest as a file of a release. Its bytes are known last, so that it is always written. */
export const manifestFile = { path, key: '' } as const;

/** Where the manifest lies in a build. */
export const manifestPath = join('client', path);
