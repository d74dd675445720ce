import { join } from 'node:path';

/** The manifest as a file of a release. Its bytes are known last, so that it is always written. */
export const manifestFile = { path: '/data/manifest.json', key: '' } as const;

/** Where the manifest lies in a build. */
export const manifestPath = join('client', 'data', 'manifest.json');
