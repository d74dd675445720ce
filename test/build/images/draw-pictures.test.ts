import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawAhead, drawPictures } from '../../../src/build/images/draw-pictures.ts';
import { type Picture, PictureCache } from '../../../src/build/images/picture-cache.ts';
import { ContentError } from '../../../src/content/issue.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();
let kept: PictureCache;

beforeEach(() => {
	kept = new PictureCache(join(root, crypto.randomUUID()), true);
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
		await drawAhead(all, kept, pending);
		const written = new Map<string, Uint8Array>();
		await drawPictures(all, all, { kept, update: { write: (path, data) => written.set(path, data) } });
		expect([...written.values()]).toEqual(all.map(() => bytes));
		expect(kept.drawn).toBe(40);
	});

	test('ends with what it waits for', async () => {
		const { promise, resolve } = Promise.withResolvers<void>();
		const all = pictures(async () => {
			resolve();
			return bytes;
		});
		await drawAhead(all, kept, promise);
		expect(kept.drawn).toBeLessThan(40);
	});

	test('leaves what is wrong with pictures to drawPictures, which reports all of it', async () => {
		await drawAhead(damaged, kept, pending);
		const { message } = await drawPictures(damaged, damaged, { kept, update: { write: () => {} } }).catch(
			(error) => error,
		);
		expect(message).toContain('7.png');
		expect(message).toContain('27.png');
	});
});
