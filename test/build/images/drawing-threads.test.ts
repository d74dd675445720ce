import { afterEach, describe, expect, test } from 'vitest';
import { DrawingThreads } from '../../../src/build/images/drawing-threads.ts';
import { loadSharp } from '../../../src/build/images/load-sharp.ts';
import { systemErrorMessage } from '../../../src/build/system-error-message.ts';
import { cardSize } from '../../../src/render/cards/theme.ts';

// It must be loaded in the first thread before it is in others.
await loadSharp('');

let threads: DrawingThreads;
afterEach(() => threads.close());

const { width, height } = cardSize;
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9999" height="9999"/></svg>`;

/** Threads that run this instead of drawing. */
const running = (code: string) =>
	new DrawingThreads(
		new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads'; ${encodeURIComponent(code)}`),
	);

const outcomes = async (drawings: readonly Promise<unknown>[]) =>
	(await Promise.allSettled(drawings)).map((end) => (end.status === 'rejected' ? end.reason : end.value));

describe('threads that draw', () => {
	test('draw as many cards as they get', async () => {
		threads = new DrawingThreads();
		const drawings = await Promise.all(Array.from({ length: 5 }, () => threads.draw(card)));
		expect(drawings.map(({ id, tidy }) => [id, tidy])).toEqual([0, 1, 2, 3, 4].map((id) => [id, true]));
	});

	test('end with what cannot be drawn, and whatever waits or comes later fails for the same reason', async () => {
		threads = new DrawingThreads();
		const [error, ...others] = await outcomes([threads.draw('<svg'), threads.draw('<svg'), threads.draw('<svg')]);
		expect(error).toBeInstanceOf(Error);
		expect(others).toEqual([error, error]);
		await expect(threads.draw(card)).rejects.toBe(error);
	});

	test('pass on what a system error was about', async () => {
		const failure = "Object.assign(new Error('full'), { code: 'ENOSPC', path: '/cards/a' })";
		threads = running(`parentPort.on('message', () => { throw ${failure}; });`);
		const [error] = await outcomes([threads.draw(card)]);
		expect(systemErrorMessage(error)).toBe('There is no space left for `/cards/a` (ENOSPC). Free some there.');
	});

	test('fail when one of them ends without an error', async () => {
		threads = running("parentPort.on('message', () => process.exit(3));");
		await expect(threads.draw(card)).rejects.toThrow('A thread that draws has ended (3).');
	});

	test('leave nothing waiting when they are closed', async () => {
		threads = running("parentPort.on('message', () => {});");
		const drawing = threads.draw(card);
		await Promise.all([expect(drawing).rejects.toThrow('The threads that draw are closed.'), threads.close()]);
	});
});
