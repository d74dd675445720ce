import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCompressed } from '../../src/verify/check-compressed.ts';
import { PublishedFiles } from '../../src/verify/published-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'a.txt'), 'A text.');
writeFileSync(join(folder, 'a.txt.gz'), 'No gzip.');

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const files = new PublishedFiles(folder);
const release = { paths: files.paths, hashes: sha256('A text.') };

const messages = (known?: { hashes: Buffer; hasHash: Uint8Array }) => {
	const found: string[] = [];
	checkCompressed(files, release, known, ({ message }) => void found.push(message));
	return found;
};

describe('checkCompressed', () => {
	test('reads a variant of which nothing is known', () => {
		expect(messages()).toEqual(['cannot be decompressed.']);
		expect(messages({ hashes: Buffer.alloc(32), hasHash: new Uint8Array([0]) })).toEqual(['cannot be decompressed.']);
	});

	test('does not read one that is known to hold its file as it is', () => {
		expect(messages({ hashes: sha256('A text.'), hasHash: new Uint8Array([1]) })).toEqual([]);
	});

	test('reads one that is known to hold something else', () => {
		expect(messages({ hashes: sha256('Another.'), hasHash: new Uint8Array([1]) })).toEqual(['cannot be decompressed.']);
	});
});
