/** Variants that a build with `EXTRAS=compressed` has written beside its files. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Coding } from './content-coding.ts';

const codings = {
	br: { ending: 'br', decompress: promisify(brotliDecompress) },
	gzip: { ending: 'gz', decompress: promisify(gunzip) },
};

/**
 * Reads the variant of a file, and compares what it holds with the file: it is no part of the manifest.
 *
 * @param tag - Beginning of the file's SHA-256 in hexadecimal digits.
 * @returns `undefined` when there is none, or it holds something else.
 */
export async function readCompressed(
	file: string,
	tag: string,
	coding: Coding,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const { ending, decompress } = codings[coding];
	try {
		const compressed = await readFile(`${file}.${ending}`);
		const plain = await decompress(compressed);
		const isSame = createHash('sha256').update(plain).digest('hex').startsWith(tag);
		return isSame ? new Uint8Array(compressed) : undefined;
	} catch {
		return undefined;
	}
}
