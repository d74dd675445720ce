/** What tests ask of a WebP. */
export interface WebpFacts {
	readonly width: number;
	readonly height: number;
	/** Names of its chunks, in order. */
	readonly chunks: readonly string[];
}

/** @returns `undefined` for bytes that are no WebP from its head to its last chunk (RFC 9649). */
export function readWebp(bytes: Buffer): WebpFacts | undefined {
	if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
	if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
	const chunks: string[] = [];
	let size: Pick<WebpFacts, 'width' | 'height'> | undefined;
	let at = 12;
	while (at + 8 <= bytes.length) {
		const name = bytes.toString('latin1', at, at + 4);
		const length = bytes.readUInt32LE(at + 4);
		const end = at + 8 + length;
		if (end > bytes.length) return undefined;
		chunks.push(name);
		size ??= sizeIn(name, bytes.subarray(at + 8, end));
		// Chunks of odd length are followed by a byte of padding.
		at = end + (length % 2);
	}
	return at === bytes.length && size ? { ...size, chunks } : undefined;
}

function sizeIn(name: string, data: Buffer): Pick<WebpFacts, 'width' | 'height'> | undefined {
	if (data.length < 10) return undefined;
	if (name === 'VP8X') return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
	if (name === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
	if (name !== 'VP8L') return undefined;
	const bits = data.readUInt32LE(1);
	return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
