import { hash } from 'node:crypto';

/** Hexadecimal digits: 64 bits are enough to distinguish the entries of one catalog. */
export const fingerprintLength = 16;

/** The first digits of the SHA-256 of a text or of bytes, in hexadecimal. */
export function fingerprint(content: string | Uint8Array): string {
	return hash('sha256', content).slice(0, fingerprintLength);
}
