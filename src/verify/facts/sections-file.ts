/** A file of binary sections with a checksum: written as a whole or not at all, and noticed when it is damaged. */
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const magic = Buffer.from('verify 1');
const headLength = magic.length + 8;
/** Typed arrays begin at multiples of their element. */
const alignment = 8;

/** @returns The sections; `undefined` for a file that is missing, damaged or of another kind. */
export function readSections(path: string): readonly Uint8Array<ArrayBuffer>[] | undefined {
	try {
		const bytes = readFileSync(path);
		const body = bytes.subarray(headLength);
		if (!bytes.subarray(0, headLength).equals(headOf([body]))) return undefined;
		const sections: Uint8Array<ArrayBuffer>[] = [];
		for (let at = 0; at < body.length; ) {
			const length = body.readDoubleLE(at);
			sections.push(aligned(body.subarray(at + alignment, at + alignment + length)));
			at += alignment + padded(length);
		}
		return sections;
	} catch {
		return undefined;
	}
}

function headOf(parts: readonly Uint8Array[]): Buffer {
	const checksum = Buffer.alloc(headLength - magic.length);
	checksum.writeDoubleLE(parts.reduce<number>((sum, part) => crc32(part, sum), 0));
	return Buffer.concat([magic, checksum]);
}

const padded = (length: number): number => Math.ceil(length / alignment) * alignment;

function aligned({ buffer, byteOffset, length }: Buffer): Uint8Array<ArrayBuffer> {
	if (byteOffset % alignment === 0) return new Uint8Array(buffer as ArrayBuffer, byteOffset, length);
	return new Uint8Array(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer);
}

/** The end of the name of a file that is being written. */
export const temporary = '.next';

/** Replaces the file in one step. What cannot be written is left out: it only saves time. */
export function writeSections(path: string, sections: readonly ArrayBufferView[]): void {
	const parts = sections.flatMap(({ buffer, byteOffset, byteLength }) => {
		const length = Buffer.alloc(alignment);
		length.writeDoubleLE(byteLength);
		return [length, Buffer.from(buffer, byteOffset, byteLength), Buffer.alloc(padded(byteLength) - byteLength)];
	});
	const next = `${path}.${process.pid}${temporary}`;
	try {
		const file = openSync(next, 'w');
		try {
			for (const part of [headOf(parts), ...parts]) writeFileSync(file, part);
		} finally {
			closeSync(file);
		}
		renameSync(next, path);
	} catch {
		removeIfPossible(next);
	}
}

export function removeIfPossible(path: string): void {
	try {
		rmSync(path, { force: true });
	} catch {
		// What cannot be written cannot be removed either.
	}
}
