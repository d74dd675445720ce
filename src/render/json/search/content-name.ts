import { stableHash } from '../../../catalog/stable-hash.ts';

/** A name for a file that holds this text: 13 characters, 64 bits. Equal texts have equal names on every machine. */
export function contentName(text: string): string {
	const bits = (BigInt(stableHash(text)) << 32n) | BigInt(stableHash(text, 0x9e3779b9));
	return bits.toString(36).padStart(13, '0');
}
