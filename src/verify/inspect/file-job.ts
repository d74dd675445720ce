import { createHash, hash } from 'node:crypto';
import { hashLength, NeedsList, type SomeNeeds, sameHash } from '../facts/release-facts.ts';
import { readBriefly, readParts } from '../read-parts.ts';
import type { Details, Faults, Outcome } from './outcome.ts';

/** Files to inspect, and the columns into which threads write what they find. Every buffer is shared between them. */
export interface FileJob {
	/** Rows of the files. */
	readonly rows: Uint32Array;
	/** Row of the same path among what is known; -1 where nothing is, or where it does not hold any longer. */
	readonly knownRows: Int32Array;
	readonly knownHashes: Uint8Array;
	readonly hashes: Uint8Array;
	readonly sizes: Float64Array;
	readonly canonical: Uint8Array;
	/** 1 for files whose bytes are known. */
	readonly isKnown: Uint8Array;
	/** Batches that threads have begun, and files that they have done. */
	readonly counts: Int32Array;
}

/** What does not fit into columns. */
export interface JobPart {
	readonly needs: SomeNeeds;
	readonly details: readonly (readonly [row: number, details: Details])[];
	readonly faults: readonly (readonly [row: number, faults: Faults])[];
}

const batchLength = 32;
const [begun, done] = [0, 1];

export const countDone = ({ counts }: FileJob): number => Atomics.load(counts, done);

interface Worker {
	readonly paths: readonly string[];
	readonly locate: (path: string) => string;
	readonly inspect: (file: string, bytes: Buffer) => Outcome;
	/** The end at which this thread begins; another one begins at the other end, so that they meet somewhere. */
	readonly end: 'first' | 'last';
	readonly onBatch?: () => void;
}

/** Inspects batches for as long as there are any that no thread has begun. An error leaves none for the others. */
export function runJob(job: FileJob, { paths, locate, inspect, end, onBatch }: Worker): JobPart {
	const { rows, counts, knownRows, sizes, canonical, isKnown } = job;
	const [own, known] = [job.hashes, job.knownHashes].map(({ buffer, byteOffset, length }) =>
		Buffer.from(buffer, byteOffset, length),
	);
	const needs = new NeedsList();
	const [details, faults]: [[number, Details][], [number, Faults][]] = [[], []];
	const inspectRow = (row: number): void => {
		const path = paths[row] ?? '';
		const { bytes, size, sha256 } = readHashed(locate(path));
		own?.write(sha256, row * hashLength, 'hex');
		sizes[row] = size;
		const knownRow = knownRows[row] ?? -1;
		if (own && known && knownRow >= 0 && sameHash(own, row, known, knownRow)) {
			isKnown[row] = 1;
			return;
		}
		const outcome = inspect(path, bytes);
		needs.add(row, outcome.needs);
		if (outcome.isCanonical) canonical[row] = 1;
		if (outcome.details) details.push([row, outcome.details]);
		if (outcome.faults) faults.push([row, outcome.faults]);
	};
	const batches = Math.ceil(rows.length / batchLength);
	try {
		for (let own = 0; Atomics.add(counts, begun, 1) < batches; own++) {
			const start = (end === 'first' ? own : batches - 1 - own) * batchLength;
			const batch = rows.subarray(start, start + batchLength);
			for (const row of batch) inspectRow(row);
			Atomics.add(counts, done, batch.length);
			onBatch?.();
		}
	} catch (error) {
		Atomics.store(counts, begun, batches);
		throw error;
	}
	return { needs: needs.all(), details, faults };
}

/** Lines, too large to be held at once; others compare them one by one. */
const isOfLines = (file: string): boolean => file.endsWith('.ndjson');

/** @returns The bytes until the next call, none of a file of lines, with size and SHA-256 of the whole file. */
function readHashed(file: string): { readonly bytes: Buffer; readonly size: number; readonly sha256: string } {
	if (!isOfLines(file)) {
		const bytes = readBriefly(file);
		return { bytes, size: bytes.length, sha256: hash('sha256', bytes, 'hex') };
	}
	const whole = createHash('sha256');
	let size = 0;
	for (const part of readParts(file)) {
		whole.update(part);
		size += part.length;
	}
	return { bytes: Buffer.alloc(0), size, sha256: whole.digest('hex') };
}
