/** The mark of a verified release: a file beside what it publishes, written once everything else is on the disk. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from './durable.ts';
import { manifestPath } from './manifest-path.ts';
import { clockTick } from './release-stats.ts';
import { sha256 as sha256Of } from './sha256.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const verificationRecord = z.object({
	/** SHA-256 of the manifest, which has those of all other files: a mark on another folder does not fit. */
	manifest: sha256,
	/** SHA-256 of the content of which it was built. */
	content: sha256,
	/** SHA-256 of everything of which it was built; `null` where that is not known. */
	inputs: sha256.nullable().default(null),
	/** The setting with which it was built, such as `search,feeds`; `null` where it is not known. */
	extras: z.string().nullable().default(null),
	base_url: z.string(),
	verified_at: z.iso.datetime(),
	/** The run of the machine in which it was written to the disk. */
	boot: z.string().nullable(),
	/** SHA-256 of what the file system said of its files then; `null` where that could not tell a later change. */
	stats: sha256.nullable().default(null),
	/** Name of the folder that was live before it. */
	previous: z.string().nullable(),
	/** When a rollback made it live: the content of the release that it replaced. */
	withdrawn: sha256.nullable(),
});

export type VerificationRecord = z.output<typeof verificationRecord>;

export const recordName = 'verified.json';

/** The mark of a release; `undefined` when it has none, or that of another release. */
export function readRecord(folder: string): VerificationRecord | undefined {
	try {
		const { data } = verificationRecord.safeParse(JSON.parse(readFileSync(join(folder, recordName), 'utf8')));
		return data?.manifest === hashManifest(folder) ? data : undefined;
	} catch {
		return undefined;
	}
}

/** Replaces the mark of a release. */
export function writeRecord(folder: string, mark: Omit<VerificationRecord, 'manifest'>): void {
	writeDurably(join(folder, recordName), JSON.stringify({ manifest: hashManifest(folder), ...mark }));
}

interface HashedManifest {
	readonly stats: string;
	readonly sha256: string;
}

/** A manifest of a large catalog has tens of megabytes, and builds ask for its hash again and again. */
const hashed = new Map<string, HashedManifest>();

function hashManifest(folder: string): string {
	const path = join(folder, manifestPath);
	const now = Date.now();
	const { size, mtimeMs, ctimeMs, ino } = statSync(path);
	const stats = [size, mtimeMs, ctimeMs, ino].join();
	const known = hashed.get(path);
	if (known?.stats === stats) return known.sha256;
	const hash = sha256Of(readFileSync(path));
	if (ctimeMs < now - clockTick) hashed.set(path, { stats, sha256: hash });
	return hash;
}
