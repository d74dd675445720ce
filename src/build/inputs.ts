import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from '../config/build-settings.ts';
import type { ReleaseFile } from './release/release-update.ts';
import { isUntouched } from './release-damage.ts';
import { sha256 } from './sha256.ts';
import { readRecord } from './verification-record.ts';

/** Everything that decides about the files of a release, but the instant of its build when that is not given. */
export interface Inputs {
	readonly settings: BuildSettings;
	/** Files that are published as they are. */
	readonly fixed: readonly ReleaseFile[];
	/** SHA-256 of the content. */
	readonly content: string;
	/** SHA-256 of the code. */
	readonly code: string;
}

export function hashInputs({ settings, fixed, content, code }: Inputs): string {
	const { SITE_URL, CATALOG_DATE, SOURCE_DATE_EPOCH, EXTRAS } = settings;
	const files = fixed.map(({ path, key }) => [path, key]);
	return sha256(JSON.stringify([content, code, files, SITE_URL, CATALOG_DATE, SOURCE_DATE_EPOCH, EXTRAS]));
}

/** Whether a verified release was made of the same inputs, and its folder holds what it held then. */
export const isMadeOf = (release: string, inputs: string): boolean =>
	readRecord(release)?.inputs === inputs && existsSync(join(release, 'server/entry.mjs')) && isUntouched(release);
