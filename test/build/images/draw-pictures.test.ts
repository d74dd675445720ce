import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawAhead, drawPictures } from '../../../src/build/images/draw-pictures.ts';
import { type Picture, PictureCache } from '../../../src/build/images/picture-cache.ts';
import { ContentError } from '../../../src/content/issue.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();
let cache: PictureCache;

beforeEach(() => {
	cache = new PictureCache(join(root, crypto.randomUUID()), true);
});

const bytes = Buffer.of(1);
const pictures = (draw: (index: number) => Promise<Buffer>): Picture[] =>
	Array.from({ length: 40 }, (_, index) => ({ path: `/${index}.png`, key: `${index}`, draw: () => draw(index) }));
const pending = new Promise<void>(() => {});

const damaged = pictures(async (index) => {
	if (index % 20 !== 7) return bytes;
	const issue = { path: `${index}.png`, line: 1, column: 1, field: 'file', message: 'Cannot be decoded.' };
	throw new ContentError([issue]);
});

describe('drawAhead', () => {
	test('draws pictures, which are then only written, also where all are to be fresh', async () => {
		const all = pictures(async () => bytes);
		await drawAhead(all, cache, pending);
		expect(cache.drawn).toBe(40);
		const written = new Map<string, Uint8Array>();
		await drawPictures(all, all, { cache, update: { write: (path, data) => written.set(path, data) } });
		expect([...written.values()]).toEqual(all.map(() => bytes));
		expect(cache.drawn).toBe(40);
	});

	test.each([
		['succeeds', () => {}],
		[
			'fails',
			() => {
				throw new Error('A page has a syntax error.');
			},
		],
	])('ends when the bundling %s, also when every picture is in the cache', async (_how, end) => {
		const all = pictures(async () => bytes);
		await drawAhead(all, cache, pending);
		const identities = all.map((picture) => vi.fn(() => picture.key));
		const known = all.map((picture, index): Picture => ({ ...picture, identity: identities[index] ?? (() => '') }));
		await drawAhead(known, cache, setImmediate().then(end));
		expect(identities.filter((identity) => identity.mock.calls.length > 0).length).toBeLessThan(40);
	});

	test('leaves what is wrong with pictures to drawPictures, which reports all of it', async () => {
		await drawAhead(damaged, cache, pending);
		const { message } = await drawPictures(damaged, damaged, { cache, update: { write: () => {} } }).catch(
			(error) => error,
		);
		expect(message).toContain('7.png');
		expect(message).toContain('27.png');
	});
});
