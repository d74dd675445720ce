/** Compressed variants of the published files, beside them: `.br` and `.gz`, for servers that send them as they are. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, worthCompressing } from '../routes/media-type.ts';
import type { ReleaseUpdate } from './release-update.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A variant that is not smaller by as much is not written. */
const leastGain = 0.1;

const codings = {
	// Servers compress at this quality. Above it, pages shrink hardly more and take ten times as long.
	br: (bytes: Buffer) =>
		brotli(bytes, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: 5,
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			},
		}),
	gz: (bytes: Buffer) => deflate(bytes, { level: 9 }),
};

type CompressedUpdate = Pick<ReleaseUpdate, 'client' | 'files' | 'writeVariant'>;

export interface CompressCounts {
	written: number;
	/** Were there already. */
	kept: number;
}

/**
 * Writes the variants that an update has not kept. The same file has the same variants on every machine with the same
 * Node.
 */
export async function compressFiles(update: CompressedUpdate): Promise<CompressCounts> {
	const counts: CompressCounts = { written: 0, kept: 0 };
	const files = [...update.files.values()].filter(({ path, size }) => isCompressible(path) && size >= worthCompressing);
	const queue = files.values();
	// The work is done in the thread pool; each of these waits for one file at a time.
	const workers = Array.from({ length: 2 * availableParallelism() }, async () => {
		for (const { path } of queue) await compressFile(path, update, counts);
	});
	await Promise.all(workers);
	return counts;
}

async function compressFile(path: string, update: CompressedUpdate, counts: CompressCounts): Promise<void> {
	let bytes: Buffer | undefined;
	for (const [ending, compress] of Object.entries(codings)) {
		const target = `${path}.${ending}`;
		if (update.files.has(target)) {
			counts.kept++;
			continue;
		}
		bytes ??= readFileSync(update.client + path);
		const compressed = await compress(bytes);
		if (compressed.length > bytes.length * (1 - leastGain)) continue;
		update.writeVariant(target, compressed);
		counts.written++;
	}
}
