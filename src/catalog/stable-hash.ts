/** FNV-1a with the last steps of MurmurHash3, 32 bits: the same on every machine, spread evenly, and no secret. */
export function stableHash(text: string, seed = 0): number {
	let hash = 0x811c9dc5 ^ seed;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	return mixHash(hash);
}

/** Makes all bits of a hash depend on all others. */
export function mixHash(hash: number): number {
	let mixed = hash;
	mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return (mixed ^ (mixed >>> 16)) >>> 0;
}
