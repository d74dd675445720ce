/** Content codings (RFC 9110 section 8.4): which one a client gets, and how a body is put into it. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { qualityValues } from '../../http/quality-values.ts';

export type Coding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** @throws {Error} when it is in no such coding. */
export const decompress = (bytes: Uint8Array, coding: Coding): Promise<Buffer> => decompressors[coding](bytes);

/** The best coding that `Accept-Encoding` allows; `undefined` for none. Brotli wins where both weigh the same. */
export function chooseCoding(acceptEncoding: string | null): Coding | undefined {
	if (!acceptEncoding) return undefined;
	const weights = qualityValues(acceptEncoding);
	const any = weights.get('*') ?? 0;
	const brotli = weights.get('br') ?? any;
	const plainGzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any;
	// Not named, it is always acceptable but never preferred (RFC 9110 section 12.5.3).
	const identity = weights.get('identity') ?? 0;
	const best = Math.max(brotli, plainGzip);
	if (best === 0 || best < identity) return undefined;
	return brotli === best ? 'br' : 'gzip';
}

/** Compresses in the thread pool. The level is one that a first request can wait for. */
export async function compress(bytes: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
	const result =
		coding === 'br'
			? await compressBrotli(bytes, {
					params: {
						[constants.BROTLI_PARAM_QUALITY]: 5,
						[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
						[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
					},
				})
			: await compressGzip(bytes);
	// A copy: a small result lies in a slab of 64 KiB, all of which a cache would keep.
	return new Uint8Array(result);
}
