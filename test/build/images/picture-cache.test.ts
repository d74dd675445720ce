import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { PictureCache } from '../../../src/build/images/picture-cache.ts';
import { picture } from '../../support/pictures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();

const png = await picture('png');
let folder: string;
let drawn: number;

beforeEach(() => {
	folder = join(root, crypto.randomUUID());
	drawn = 0;
});

const draw = async () => {
	drawn++;
	return png;
};
const obtain = (cache: PictureCache, source = 'a', version = '1') =>
	cache.obtain({ path: '/a.png', key: '', identity: () => `${version} ${source}`, draw });
const only = (): string => join(folder, readdirSync(folder)[0] ?? '');

describe('a picture', () => {
	test('is drawn once, also for later builds', async () => {
		expect(await obtain(new PictureCache(folder))).toEqual(png);
		expect(await obtain(new PictureCache(folder))).toEqual(png);
		expect(drawn).toBe(1);
		expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[\da-f]{64}\.png$/)]);
	});

	test('is drawn again for another source or version, and when all are to be fresh', async () => {
		const cache = new PictureCache(folder);
		for (const [source, version] of ['a1', 'b1', 'a2']) await obtain(cache, source, version);
		expect(readdirSync(folder)).toHaveLength(3);
		const fresh = new PictureCache(folder, true);
		await obtain(fresh);
		expect(drawn).toBe(4);
		await obtain(fresh);
		expect(drawn).toBe(4);
	});

	test.each<[string, (entry: Buffer) => Uint8Array]>([
		['empty', () => Buffer.of()],
		['cut off', (entry) => entry.subarray(0, -1)],
		['followed by more', (entry) => Buffer.concat([entry, Buffer.of(0)])],
		['changed in one byte', (entry) => entry.with(-30, 0x5a ^ (entry.at(-30) ?? 0))],
	])('is drawn again when its entry is %s', async (_title, spoil) => {
		await obtain(new PictureCache(folder));
		writeFileSync(only(), spoil(readFileSync(only())));
		expect(await obtain(new PictureCache(folder))).toEqual(png);
		expect(await obtain(new PictureCache(folder))).toEqual(png);
		expect(drawn).toBe(2);
	});
});

const sources = Array.from({ length: 102 }, (_, index) => `${index}`);

test('removeOld removes what has not been used for longest, once there is much of it', async () => {
	const cache = new PictureCache(folder);
	for (const source of sources) await obtain(cache, source);
	cache.removeOld(1);
	expect(readdirSync(folder)).toHaveLength(102);
	await obtain(cache, 'more');
	for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
	await obtain(cache, '7');
	cache.removeOld(1);
	expect(readdirSync(folder)).toHaveLength(1);
	const written = drawn;
	await obtain(new PictureCache(folder), '7');
	expect(drawn).toBe(written);
});
