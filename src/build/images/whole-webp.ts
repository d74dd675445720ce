/** Whether bytes are a WebP of the length that its head says (RFC 9649, 2.4). */
export const isWholeWebp = (bytes: Buffer): boolean =>
	bytes.length > 20 &&
	bytes.toString('latin1', 0, 4) === 'RIFF' &&
	bytes.toString('latin1', 8, 12) === 'WEBP' &&
	bytes.readUInt32LE(4) + 8 === bytes.length;
