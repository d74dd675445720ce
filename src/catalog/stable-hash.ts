/** FNV-1a with the last steps of MurmurHash3, 32 bits: the same on every machine, spread evenly, and no secret. */
export function stableHash(text: string, seed = 0): number {
	let hash = 0x811c9dc5 ^ seed;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}
