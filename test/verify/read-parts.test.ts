import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBriefly, readLines, readParts } from '../../src/verify/read-parts.ts';
import { removeFolder, temporaryFolder } from '../support/checkout.ts';

const folder = temporaryFolder();
const file = join(folder, 'file');
afterAll(() => removeFolder(folder));

const mebibyte = 1_048_576;
const sizes = [0, 1, mebibyte - 1, mebibyte, mebibyte + 1, 3 * mebibyte];

/** Bytes that tell where they stand. */
function write(size: number): Buffer {
	const bytes = Buffer.from(Array.from({ length: size }, (_, at) => 32 + (at % 89)));
	writeFileSync(file, bytes);
	return bytes;
}

describe('readBriefly and readParts', () => {
	test.each(sizes)('give the bytes of a file of %i bytes', (size) => {
		const bytes = write(size);
		expect(readBriefly(file).equals(bytes)).toBe(true);
		const parts = Array.from(readParts(file), (part) => Buffer.from(part));
		expect(Buffer.concat(parts).equals(bytes)).toBe(true);
	});
});

describe('readLines', () => {
	const linesOf = () => Array.from(readLines(file), ({ line, isWhole }) => [line.toString(), isWhole]);

	test('gives lines, and the end of a file that ends within one', () => {
		writeFileSync(file, 'one\n\ntwo\nth');
		expect(linesOf()).toEqual([
			['one', true],
			['', true],
			['two', true],
			['th', false],
		]);
	});

	test('gives nothing of an empty file', () => {
		write(0);
		expect(linesOf()).toEqual([]);
	});

	test.each([700_000, mebibyte - 1, mebibyte, 2_500_000])('gives lines of %i bytes whole', (length) => {
		const lines = ['a', 'b', 'c'].map((letter) => letter.repeat(length));
		writeFileSync(file, `${lines.join('\n')}\n`);
		expect(linesOf()).toEqual(lines.map((line) => [line, true]));
	});
});
