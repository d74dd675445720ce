/** A server sends a compressed variant instead of its file, so that both hold the same. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashLength, type ReleaseFacts, sameHash } from './facts/release-facts.ts';
import type { KnownHashes } from './facts/remembered-files.ts';
import type { PublishedFiles } from './published-files.ts';
import type { Report } from './violation.ts';

/**
 * Decompresses the variants of which it is not known that they hold their file as it is.
 *
 * @param release - The files of which they are variants.
 * @param known - What variants that have not changed were found to hold.
 * @returns SHA-256 of the file of each variant, which is what it holds unless something is reported.
 */
export function checkCompressed(
	files: PublishedFiles,
	{ paths, hashes }: Pick<ReleaseFacts, 'paths' | 'hashes'>,
	known: KnownHashes | undefined,
	report: Report,
): Buffer {
	const { list } = files.compressed;
	const held = Buffer.alloc(list.length * hashLength);
	for (const [row, path] of list.entries()) {
		const file = path.slice(0, -3);
		const own = paths.rowOf(file) ?? 0;
		hashes.copy(held, row * hashLength, own * hashLength, (own + 1) * hashLength);
		if (known?.hasHash[row] === 1 && sameHash(known.hashes, row, hashes, own)) continue;
		const problem = problemOf(files.bytes(path), path, held.subarray(row * hashLength, (row + 1) * hashLength));
		if (problem) report({ file: path, pointer: '', message: problem, isDamaged: true });
	}
	return held;
}

/** @param hash - Of what it should hold. */
function problemOf(bytes: Buffer, path: string, hash: Buffer): string | undefined {
	const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
	try {
		const isSame = createHash('sha256').update(decompress(bytes)).digest().equals(hash);
		return isSame ? undefined : `holds something other than ${path.slice(0, -3)}.`;
	} catch {
		return 'cannot be decompressed.';
	}
}
