/** A server sends a compressed variant instead of its file, so that both hold the same. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

export function checkCompressed(files: PublishedFiles, report: Report): void {
	for (const path of files.compressed) {
		const file = path.slice(0, -3);
		const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
		try {
			if (decompress(files.bytes(path)).equals(files.bytes(file))) continue;
			report({ file: path, pointer: '', message: `holds something other than ${file}.` });
		} catch {
			report({ file: path, pointer: '', message: 'cannot be decompressed.' });
		}
	}
}
