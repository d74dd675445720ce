/** The mark of a verified release: a file beside what it publishes, written once everything else is on the disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from './durable.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const verificationRecord = z.object({
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
	/** Name of the folder that was live before it. */
	previous: z.string().nullable(),
	/** When a rollback made it live: the content of the release that it replaced. */
	withdrawn: sha256.nullable(),
});

export type VerificationRecord = z.output<typeof verificationRecord>;

export const recordName = 'verified.json';

/** The mark of a release; `undefined` when it has none. */
export function readRecord(folder: string): VerificationRecord | undefined {
	try {
		return verificationRecord.safeParse(JSON.parse(readFileSync(join(folder, recordName), 'utf8'))).data;
	} catch {
		return undefined;
	}
}

/** Replaces the mark of a release. */
export const writeRecord = (folder: string, mark: VerificationRecord): void =>
	writeDurably(join(folder, recordName), JSON.stringify(mark));
