import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** Most files fit in; a buffer for each costs more than to read it. */
const buffer = Buffer.allocUnsafe(1_048_576);

/** @returns The bytes of a file, until the next call. */
export function readBriefly(file: string): Buffer {
	for (const part of readParts(file)) {
		if (part.length < buffer.length) return part;
		break;
	}
	return readFileSync(file);
}

/** The bytes of a file from one part to the next, each until the next one is asked for. */
export function* readParts(file: string): Generator<Buffer> {
	const descriptor = openSync(file, 'r');
	try {
		for (let isLast = false; !isLast; ) {
			let length = 0;
			while (length < buffer.length && !isLast) {
				const read = readSync(descriptor, buffer, length, buffer.length - length, null);
				length += read;
				isLast = read === 0;
			}
			yield buffer.subarray(0, length);
		}
	} finally {
		closeSync(descriptor);
	}
}

const lineFeed = 10;

/** The lines of a file, each until the next one is asked for; `isWhole` is false for the end of a file within a line. */
export function* readLines(file: string): Generator<{ readonly line: Buffer; readonly isWhole: boolean }> {
	let rest = Buffer.alloc(0);
	for (const part of readParts(file)) {
		const bytes = rest.length === 0 ? part : Buffer.concat([rest, part]);
		let at = 0;
		for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, at)) {
			yield { line: bytes.subarray(at, end), isWhole: true };
			at = end + 1;
		}
		rest = Buffer.from(bytes.subarray(at));
	}
	if (rest.length > 0) yield { line: rest, isWhole: false };
}
