import { crc32 } from 'node:zlib';

/** What an inspector asks of a PNG. */
export interface PngFacts {
	readonly width: number;
	readonly height: number;
	/** Names of its chunks, in order. */
	readonly chunks: readonly string[];
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** @returns `undefined` for bytes that are no PNG from its first chunk to its last, each with its checksum (RFC 2083). */
export function readPng(bytes: Buffer): PngFacts | undefined {
	if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
	const chunks: string[] = [];
	let at = signature.length;
	while (at + 12 <= bytes.length) {
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
		chunks.push(bytes.toString('latin1', at + 4, at + 8));
		at = end;
	}
	if (at !== bytes.length || chunks[0] !== 'IHDR' || chunks.at(-1) !== 'IEND') return undefined;
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), chunks };
}
