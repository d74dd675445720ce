import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusFile } from '../../routes/paths.ts';
import { parseStatus, type SiteStatus } from './site-status.ts';

/** The status of the release at an output; `undefined` when there is none that can be read. */
export function readLiveStatus(out: string): SiteStatus | undefined {
	try {
		return parseStatus(readFileSync(join(out, 'client', statusFile), 'utf8'));
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
		throw error;
	}
}
