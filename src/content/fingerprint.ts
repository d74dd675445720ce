import { createHash } from 'node:crypto';

/** The first 64 bits of the SHA-256 of a text or of bytes, in hexadecimal: enough to distinguish the entries of one catalog. */
export function fingerprint(content: string | Uint8Array): string {
	return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
