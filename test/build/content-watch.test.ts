import fs, { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentWatch } from '../../src/build/content-watch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

let content: string;
let watch: ContentWatch;
let changes: number;

beforeEach(async () => {
	content = join(folder, crypto.randomUUID());
	for (const name of ['products/tools', 'categories', 'drafts']) mkdirSync(join(content, name), { recursive: true });
	write('site.yaml');
	write('products/acme.md');
	write('products/acme.png');
	symlinkSync('../drafts', join(content, 'products/link'));
	await begin(content);
});
afterEach(() => {
	watch.close();
	vi.restoreAllMocks();
	syncBuiltinESMExports();
	vi.useRealTimers();
});

async function begin(path: string): Promise<void> {
	changes = 0;
	watch = await ContentWatch.start(path, { onFailure: expect.unreachable });
	watch.listen(() => changes++);
}

const write = (path: string, text = 'Text'): void => writeFileSync(join(content, path), text);
/** Waits until all that was written before has been told: another watch tells of what is written after it. */
async function rest(): Promise<void> {
	const other = temporaryFolder();
	let told = false;
	const control = await ContentWatch.start(other, { onFailure: () => {} });
	control.listen(() => {
		told = true;
	});
	writeFileSync(join(other, 'site.yaml'), 'Text');
	await expect.poll(() => told, { timeout: 20_000 }).toBe(true);
	control.close();
}

const noticed = () => expect.poll(() => changes, { timeout: 20_000 });

test('a file that is written all the time does not keep others from being noticed', async () => {
	const writing = setInterval(() => write('products/log.txt', String(Math.random())), 20);
	try {
		write('products/acme.md', 'Another text');
		await noticed().toBeGreaterThan(0);
	} finally {
		clearInterval(writing);
	}
});

describe('a content folder', () => {
	test('tells when a file is edited, and when an editor replaces it', async () => {
		write('products/acme.md', 'Other');
		await noticed().toBe(1);
		write('products/.acme.md.swap', 'Another');
		renameSync(join(content, 'products/.acme.md.swap'), join(content, 'products/acme.md'));
		await noticed().toBe(2);
		// A check refuses this file of an editor.
		write('products/acme.md~');
		await noticed().toBe(3);
	});

	test('tells of files in a folder that came later, and in one that was replaced', async () => {
		mkdirSync(join(content, 'products/games'));
		await noticed().toBe(1);
		write('products/games/chess.md');
		await noticed().toBe(2);
		rmSync(join(content, 'products/games'), { recursive: true });
		mkdirSync(join(content, 'products/games'));
		await noticed().toBe(3);
		write('products/games/chess.md');
		await noticed().toBe(4);
	});

	test('tells when it is deleted, when it is made again, and of files in it', async () => {
		rmSync(content, { recursive: true });
		await noticed().toBe(1);
		mkdirSync(join(content, 'products'), { recursive: true });
		await noticed().toBe(2);
		write('products/acme.md');
		await noticed().toBe(3);
	});

	test('tells once of many edits in a row', async () => {
		for (let index = 0; index < 50; index++) write(`products/product-${index}.md`);
		await rest();
		expect(changes).toBe(1);
	});

	test('tells nothing of what is no content, nor of reading it', async () => {
		write('products/.acme.md.swp');
		write('drafts/acme.md');
		write('notes.txt');
		mkdirSync(join(content, 'dist'));
		readFileSync(join(content, 'products/acme.md'));
		await rest();
		expect(changes).toBe(0);
	});

	test('tells at once of a change that came before someone listened', async () => {
		const early = await ContentWatch.start(content, { onFailure: () => {} });
		utimesSync(join(content, 'products/acme.md'), 1_000_000_000, 1_000_000_000);
		await rest();
		let told = 0;
		early.listen(() => told++);
		expect(told).toBe(1);
		early.close();
	});

	test('tells within half a minute when the link to it is turned', async () => {
		watch.close();
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const link = join(content, 'link');
		for (const name of ['one', 'two']) mkdirSync(join(content, name));
		symlinkSync('one', link);
		await begin(link);
		symlinkSync('two', `${link}.next`);
		renameSync(`${link}.next`, link);
		vi.advanceTimersByTime(30_000);
		await noticed().toBe(1);
		writeFileSync(join(content, 'two/site.yaml'), 'Text');
		await noticed().toBe(2);
	});

	test('tells once why it cannot be watched', async () => {
		watch.close();
		vi.spyOn(fs, 'watch').mockImplementation(() => {
			throw new Error('ENOSPC: System limit for number of file watchers reached');
		});
		syncBuiltinESMExports();
		const told: string[] = [];
		watch = await ContentWatch.start(content, { onFailure: (message) => told.push(message) });
		expect(told).toEqual([
			`Changes in \`${content}\` go unnoticed: ENOSPC: System limit for number of file watchers reached.`,
		]);
	});
});

test('close ends the telling, also of a change that has not rested yet', async () => {
	const timer = vi.spyOn(globalThis, 'setTimeout');
	write('products/acme.md', 'Other');
	await expect.poll(() => timer.mock.calls.some(([, delay]) => delay === 300), { interval: 1 }).toBe(true);
	watch.close();
	write('products/acme.md', 'Another');
	await rest();
	expect(changes).toBe(0);
});
