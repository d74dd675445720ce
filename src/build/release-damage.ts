import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bootId } from './boot-id.ts';
import { listFiles } from './list-files.ts';
import { manifestPath } from './manifest-path.ts';
import { type Ledger, readLedger } from './release/ledger.ts';
import { type FileStats, readStats, sameStats } from './release/write-file.ts';
import { sha256 as hashOf } from './sha256.ts';
import { readRecord } from './verification-record.ts';

const manifest = z.object({
	files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })).min(1),
});

/**
 * Whether a release is verified and whole. Its files are read only when they may have changed since: the machine has
 * been started again, or the file system tells of a change. Bytes that a disk has lost since are found by
 * {@link findDamage}, with which a release is checked before it is rolled back to or served after a start.
 */
export const isWhole = (folder: string): boolean =>
	isUntouched(folder) || (readRecord(folder) !== undefined && findDamage(folder) === undefined);

/**
 * Whether the file system tells that a verified release has its files as they were written, without a start of the machine
 * in between.
 */
export function isUntouched(folder: string): boolean {
	const { boot = null } = readRecord(folder) ?? {};
	const ledger = boot !== null && boot === bootId() ? readLedger(folder) : undefined;
	try {
		return ledger !== undefined && isAsWritten(join(folder, 'client'), ledger.files);
	} catch {
		return false;
	}
}

/** Whether a folder has these files as they were written, and no other ones. */
function isAsWritten(client: string, files: Ledger['files']): boolean {
	const paths = listFiles(client).map((path) => `/${path}`);
	return paths.length === files.size && paths.every((path) => isSame(client + path, files.get(path)));
}

const isSame = (file: string, known: FileStats | undefined): boolean =>
	known !== undefined && sameStats(known, readStats(file));

/**
 * Reads every published file of a release.
 *
 * @returns The first difference between the release and its manifest, as a sentence; `undefined` when it is whole.
 */
export function findDamage(folder: string): string | undefined {
	const { files } = readManifest(folder) ?? {};
	if (!files) return `\`${join(folder, manifestPath)}\` is missing or damaged.`;
	for (const { path, size, sha256 } of files) {
		const file = join(folder, 'client', path);
		const bytes = read(file);
		if (!bytes) return `\`${file}\` is missing.`;
		const same = bytes.length === size && hashOf(bytes) === sha256;
		if (!same) return `\`${file}\` has other bytes than when it was built.`;
	}
	return undefined;
}

function readManifest(folder: string): z.output<typeof manifest> | undefined {
	try {
		return manifest.safeParse(JSON.parse(readFileSync(join(folder, manifestPath), 'utf8'))).data;
	} catch {
		return undefined;
	}
}

function read(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}
