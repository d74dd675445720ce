import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownFiles, readCacheFile, writeCacheFile } from '../../../src/content/cache/cache-file.ts';
import { emptyFolder } from '../content-folder.ts';

const facts = { version: 'one', folder: '/srv/kätalog/content' };
const signature = { size: 3, mtime: 1_763_700_000_123.456, ctime: 1_763_700_000_123.25, ino: 12_345_678_901 };
const sha256 = 'a'.repeat(64);

const file = () => join(emptyFolder(), 'content.cache');
const written = (files: KnownFiles) => {
	const path = file();
	writeCacheFile(path, facts, files);
	return path;
};

const some: KnownFiles = new Map([
	['products/a.md', { signature, sha256, result: { data: [4, { name: 'Ä 日本' }], body: 'Plain — no: Latin é\n' } }],
	['products/b.md', { signature: undefined, sha256, result: { data: [4, {}], body: 'café' } }],
	['products/c.md', { signature, sha256, result: undefined }],
	['products/d.png', { signature, sha256, result: { data: true, body: '' } }],
]);

describe('a cache file', () => {
	test('gives back what was written, in any letters', () => {
		expect(readCacheFile(written(some), facts)).toEqual(some);
		expect(readCacheFile(written(new Map()), facts)).toEqual(new Map());
		const bodies = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 30 });
		const path = file();
		fc.assert(
			fc.property(bodies, (texts) => {
				const files: KnownFiles = new Map(
					texts.map((body, index) => [
						`${index}`,
						{ signature, sha256, result: { data: [body], body: body.toWellFormed() } },
					]),
				);
				writeCacheFile(path, facts, files);
				expect(readCacheFile(path, facts)).toEqual(files);
			}),
		);
	});

	test('holds more entries than one piece', () => {
		const files: KnownFiles = new Map(
			Array.from({ length: 2_500 }, (_, index) => [
				`${index}`,
				{ signature, sha256, result: { data: index, body: `${index}` } },
			]),
		);
		expect(readCacheFile(written(files), facts)).toEqual(files);
	});

	test('of other code is none', () => {
		expect(readCacheFile(written(some), { ...facts, version: 'two' })).toBeUndefined();
	});

	test('of another folder tells files by their hashes alone', () => {
		const files = readCacheFile(written(some), { ...facts, folder: '/elsewhere' });
		expect([...(files ?? [])].map(([path, known]) => [path, known.signature, known.sha256])).toEqual(
			[...some.keys()].map((path) => [path, undefined, sha256]),
		);
	});

	test('that is damaged anywhere, cut short or longer is none', () => {
		const path = written(some);
		const whole = readFileSync(path);
		const { length } = whole;
		const header = whole.readUInt32BE();
		const changed = (bytes: Uint8Array) => {
			writeFileSync(path, bytes);
			return readCacheFile(path, facts);
		};
		for (let end = 0; end < length; end += 7) expect(changed(whole.subarray(0, end))).toBeUndefined();
		expect(changed(Buffer.concat([whole, Buffer.of(0)]))).toBeUndefined();
		for (let at = 4 + header; at < length; at++) {
			const bytes = Buffer.from(whole);
			bytes[at] = (bytes[at] ?? 0) ^ 1;
			expect(changed(bytes)).toBeUndefined();
		}
		for (let at = 0; at < 4 + header; at++) {
			const bytes = Buffer.from(whole);
			bytes[at] = (bytes[at] ?? 0) ^ 1;
			const files = changed(bytes);
			// The name of the folder may be what has changed, or a space after the header.
			for (const [name, known] of files ?? [])
				expect({ ...known, signature }).toEqual({ ...some.get(name), signature });
		}
		expect(changed(whole)).toEqual(some);
	});

	test('that is something else is none', () => {
		const path = file();
		expect(readCacheFile(path, facts)).toBeUndefined();
		for (const text of ['', 'PNG', '\0\0\0\u0002{}', '\0\0\0\u0004null', '\u00ff\u00ff\u00ff\u00ff{}']) {
			writeFileSync(path, text, 'latin1');
			expect(readCacheFile(path, facts)).toBeUndefined();
		}
	});

	test('that cannot be written is not missed, and nothing is left of it', () => {
		const folder = emptyFolder();
		writeFileSync(join(folder, 'file'), '');
		expect(() => writeCacheFile(join(folder, 'file', 'content.cache'), facts, some)).not.toThrow();
		const huge: KnownFiles = new Map([['a', { signature, sha256, result: { data: 1n, body: '' } }]]);
		writeCacheFile(join(folder, 'content.cache'), facts, huge);
		expect(readdirSync(folder)).toEqual(['file']);
	});

	test('takes the place of what killed processes have left, and of nothing that is being written', () => {
		const path = written(some);
		const folder = join(path, '..');
		for (const name of ['content.cache.1.tmp', 'content.cache.2.tmp', 'other-content.cache'])
			writeFileSync(join(folder, name), '');
		const now = Date.now() / 1_000;
		for (const name of ['content.cache.1.tmp', 'other-content.cache'])
			utimesSync(join(folder, name), now - 86_400, now - 86_400);
		utimesSync(join(folder, 'content.cache.2.tmp'), now, now);
		writeCacheFile(path, facts, some);
		expect(readdirSync(folder).sort()).toEqual(['content.cache', 'content.cache.2.tmp', 'other-content.cache']);
	});
});
