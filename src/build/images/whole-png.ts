import { crc32 } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Whether bytes are a PNG from its signature to its last chunk, each with the checksum that it names. */
export function isWholePng(bytes: Buffer): boolean {
	if (!bytes.subarray(0, signature.length).equals(signature)) return false;
	for (let at = signature.length; at + 12 <= bytes.length; ) {
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
		if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end === bytes.length;
		at = end;
	}
	return false;
}
