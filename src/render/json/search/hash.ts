/** Hashes of texts that are the same on every machine: FNV-1a with a final mix. Not for secrets. */

/** 32 bits. */
export function hashOf(text: string, seed = 0): number {
	let hash = 0x811c9dc5 ^ seed;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** A name for a file that holds this text: 13 characters, 64 bits. */
export function contentName(text: string): string {
	const bits = (BigInt(hashOf(text)) << 32n) | BigInt(hashOf(text, 0x9e3779b9));
	return bits.toString(36).padStart(13, '0');
}
