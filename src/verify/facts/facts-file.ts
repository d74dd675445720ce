/** The facts of the last release in which nothing was wrong, as a file. */
import type { Details } from '../inspect/outcome.ts';
import { areLines } from '../published-files.ts';
import { hashLength, type ReleaseFacts } from './release-facts.ts';
import { readSections, writeSections } from './sections-file.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const view = <Column>(
	bytes: Uint8Array<ArrayBuffer>,
	Type: new (buffer: ArrayBuffer, offset: number, length: number) => Column,
	size: number,
): Column => new Type(bytes.buffer, bytes.byteOffset, bytes.length / size);

/** Details of a release take the longest to load, so that they are not before they are needed. */
export interface StoredFacts extends Omit<ReleaseFacts, 'details' | 'paths'> {
	/** One in a line. */
	readonly lines: string;
	readonly length: number;
	details(): ReadonlyMap<number, Details>;
}

/**
 * @param context - What else facts depend on: the code that found them, and the address of the site.
 * @returns `undefined` when there are none of this context, or they are damaged.
 */
export function readFacts(path: string, context: string): StoredFacts | undefined {
	const [own, paths, sizes, hashes, canonical, ends, rows, details] = readSections(path) ?? [];
	if (!own || !paths || !sizes || !hashes || !canonical || !ends || !rows || !details) return undefined;
	if (decode(own) !== context) return undefined;
	let parsed: ReadonlyMap<number, Details> | undefined;
	return {
		lines: decode(paths),
		length: hashes.length / hashLength,
		sizes: view(sizes, Float64Array, 8),
		hashes: Buffer.from(hashes.buffer, hashes.byteOffset, hashes.length),
		canonical,
		needs: { ends: view(ends, Uint32Array, 4), rows: view(rows, Uint32Array, 4) },
		details() {
			parsed ??= new Map(JSON.parse(decode(details)) as [number, Details][]);
			return parsed;
		},
	};
}

export function writeFacts(path: string, context: string, facts: ReleaseFacts): void {
	const { paths, sizes, hashes, canonical, needs, details } = facts;
	// Paths stand one in a line.
	if (!areLines(paths)) return;
	writeSections(path, [
		encode(context),
		encode(paths.lines),
		sizes,
		hashes,
		canonical,
		needs.ends,
		needs.rows,
		encode(JSON.stringify([...details])),
	]);
}
