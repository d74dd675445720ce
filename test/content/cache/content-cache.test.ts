/** With a cache everything is as without one, whatever has happened to the files or to the cache. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashContent } from '../../../src/build/content-hash.ts';
import { buildCatalog } from '../../../src/catalog/build-catalog.ts';
import { ContentCache } from '../../../src/content/cache/content-cache.ts';
import { settled } from '../../../src/content/cache/known-file.ts';
import { findWarnings } from '../../../src/content/find-warnings.ts';
import { signatureOf } from '../../../src/content/found-file.ts';
import { ContentError, formatIssue, formatWarning } from '../../../src/content/issue.ts';
import { readContent } from '../../../src/content/read-content.ts';
import { picture } from '../../support/pictures.ts';
import { contentFolder, emptyFolder, type Files, product } from '../content-folder.ts';

const [png, other] = await Promise.all([picture('png'), picture('webp')]);

let directory: string;

beforeEach(() => {
	directory = join(emptyFolder(), 'cache');
});

/** The clock of the file system, which may differ from that of the process. */
function fileTime(): number {
	const file = join(emptyFolder(), 'clock');
	writeFileSync(file, '');
	return statSync(file).mtimeMs;
}

/** Reads a folder as a process of its own does; much later than its files were written, unless told otherwise. */
function read(folder: string, { fresh = false, later = 10_000 } = {}) {
	const now = fileTime() + later;
	const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
	try {
		return readContent(folder, new ContentCache({ directory, fresh }));
	} finally {
		clock.mockRestore();
	}
}

/** All that a folder is read as: what it publishes, warnings with their places, or its issues. */
function outcome(read: () => ReturnType<typeof readContent>): unknown {
	try {
		const content = read();
		const catalog = buildCatalog(content, { date: '2026-11-20', builtAt: 0 });
		return { ...catalog, hash: content.hash, warnings: findWarnings(content, catalog.date).map(formatWarning) };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.issues.map(formatIssue);
	}
}

const expectTheSame = (folder: string) =>
	expect(outcome(() => read(folder))).toEqual(outcome(() => readContent(folder)));

const nameIn = (content: ReturnType<typeof readContent>) => content.products[0]?.frontMatter.name;

const write = (folder: string, path: string, text: string | Uint8Array) => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
};

const files: Files = {
	'products/acme.md': product('icon: acme.png', 'launches: [{period: 2026-w46}]'),
	'products/acme.png': png ?? '',
	'products/sub/zebra.md': product('first_launched_on: 2026-01-01', 'score: 1')
		.replace('Acme', 'Zebra')
		.replace('score: 1\n', ''),
	'pages/about.md': '---\ntitle: About\ndescription: This.\n---\nText with — dashes.\n',
	'releases.json': JSON.stringify({ date: '2026-11-01', products: {}, launch_periods: {}, releases: [] }),
};

describe('content that is read with a cache', () => {
	test('is the same as without one, the first time and later', () => {
		const shipped = resolve(import.meta.dirname, '../../../content');
		for (const folder of [shipped, contentFolder(files)]) for (let turn = 0; turn < 3; turn++) expectTheSame(folder);
		expect(readdirSync(directory)).toEqual(['other-content.cache']);
	});

	test('takes files that have not changed from the cache, without reading them', () => {
		const folder = contentFolder(files);
		read(folder);
		const cache = new ContentCache({ directory });
		cache.begin(folder);
		const source = 'products/acme.md';
		const signature = signatureOf(join(folder, source));
		expect(cache.look({ source, file: '/nowhere', signature })).toMatchObject({ result: { body: 'Text.' } });
		expect(cache.hashOf({ source, file: '/nowhere', signature })).toMatch(/^[0-9a-f]{64}$/);
		for (const change of [{ size: 1 }, { mtime: 1 }, { ctime: 1 }, { ino: 1 }]) {
			expect(() => cache.look({ source, file: '/nowhere', signature: { ...signature, ...change } })).toThrow('ENOENT');
		}
	});

	test('reads a file again that was written shortly before the read before', () => {
		const folder = contentFolder(files);
		read(folder, { later: 0 });
		const cache = new ContentCache({ directory });
		cache.begin(folder);
		const source = 'products/acme.md';
		const signature = signatureOf(join(folder, source));
		expect(() => cache.look({ source, file: '/nowhere', signature })).toThrow('ENOENT');
		expect(cache.look({ source, file: join(folder, source), signature })).toMatchObject({ result: { body: 'Text.' } });
	});

	test('sees every edit, however soon it follows', () => {
		const folder = contentFolder({ 'products/acme.md': product('first_launched_on: 2026-01-01') });
		const file = join(folder, 'products/acme.md');
		for (let turn = 100; turn < 300; turn++) {
			writeFileSync(file, product().replace('Acme', `Acme ${turn}`));
			expect(nameIn(read(folder, { later: 0 }))).toBe(`Acme ${turn}`);
		}
	});

	test('sees a file that is replaced by one of the same size and time', () => {
		const folder = contentFolder({ 'products/acme.md': product() });
		const file = join(folder, 'products/acme.md');
		utimesSync(file, 1_700_000_000, 1_700_000_000);
		expect(nameIn(read(folder))).toBe('Acme');
		const { ctimeMs } = statSync(file);
		// The clock of the file system moves in steps.
		while (statSync(file).ctimeMs === ctimeMs) {
			writeFileSync(file, product().replace('Acme', 'Emca'));
			utimesSync(file, 1_700_000_000, 1_700_000_000);
		}
		expect(statSync(file).mtimeMs).toBe(1_700_000_000_000);
		expect(nameIn(read(folder))).toBe('Emca');
		const beside = join(folder, 'beside');
		writeFileSync(beside, product().replace('Acme', 'Meca'));
		utimesSync(beside, 1_700_000_000, 1_700_000_000);
		renameSync(beside, file);
		expect(nameIn(read(folder))).toBe('Meca');
	});

	const changes: readonly (readonly [string, (folder: string) => void])[] = [
		['an edited product', (folder) => write(folder, 'products/acme.md', product('tagline: Else.', 'icon: acme.png'))],
		['a broken product', (folder) => write(folder, 'products/acme.md', product('icon: acme.png', 'tagline: a: b'))],
		['a removed product', (folder) => rmSync(join(folder, 'products/sub/zebra.md'))],
		[
			'a renamed product',
			(folder) => renameSync(join(folder, 'products/sub/zebra.md'), join(folder, 'products/zoo.md')),
		],
		[
			'two products swapped',
			(folder) => {
				renameSync(join(folder, 'products/sub/zebra.md'), join(folder, 'zebra.md'));
				renameSync(join(folder, 'products/acme.md'), join(folder, 'products/sub/zebra.md'));
				renameSync(join(folder, 'zebra.md'), join(folder, 'products/acme.md'));
			},
		],
		['a new product', (folder) => write(folder, 'products/new.md', product().replace('Acme', 'New'))],
		['another icon', (folder) => write(folder, 'products/acme.png', Buffer.concat([png ?? Buffer.of(), Buffer.of(0)]))],
		['an icon of another kind', (folder) => write(folder, 'products/acme.png', other ?? '')],
		['an icon that is gone', (folder) => rmSync(join(folder, 'products/acme.png'))],
		['an icon that nobody names', (folder) => write(folder, 'products/acme.md', product())],
		['a category that is gone', (folder) => rmSync(join(folder, 'categories/writing.md'))],
		[
			'another history',
			(folder) => write(folder, 'releases.json', String(files['releases.json']).replace('2026-11-01', '2026-11-02')),
		],
		['no history', (folder) => rmSync(join(folder, 'releases.json'))],
		[
			'another site',
			(folder) =>
				write(folder, 'site.yaml', readFileSync(join(folder, 'site.yaml'), 'utf8').replace('votes: 1', 'votes: 7')),
		],
		['no site', (folder) => rmSync(join(folder, 'site.yaml'))],
	];

	test.each(changes)('shows %s', (_what, change) => {
		const folder = contentFolder(files);
		expectTheSame(folder);
		const before = outcome(() => readContent(folder));
		change(folder);
		expect(outcome(() => readContent(folder))).not.toEqual(before);
		expectTheSame(folder);
		expectTheSame(folder);
	});

	test('does without a cache that cannot be kept', () => {
		writeFileSync(directory, '');
		const folder = contentFolder(files);
		expectTheSame(folder);
		expectTheSame(folder);
	});

	test('writes nothing when nothing has changed', () => {
		const folder = contentFolder(files);
		read(folder);
		const { ino } = statSync(join(directory, 'other-content.cache'));
		read(folder);
		expect(statSync(join(directory, 'other-content.cache')).ino).toBe(ino);
	});

	test('writes the cache again only when more than one file in a hundred has changed', () => {
		const many = Array.from({ length: 300 }, (_, index) => [
			`products/p${index}.md`,
			product().replace('Acme', `P ${index} x`),
		]);
		const folder = contentFolder(Object.fromEntries(many));
		read(folder);
		const file = join(directory, 'other-content.cache');
		const { ino } = statSync(file);
		write(folder, 'products/p1.md', product().replace('Acme', 'Changed'));
		expectTheSame(folder);
		expect(statSync(file).ino).toBe(ino);
		for (let index = 2; index < 8; index++)
			write(folder, `products/p${index}.md`, product().replace('Acme', `Else ${index} y`));
		expectTheSame(folder);
		expect(statSync(file).ino).not.toBe(ino);
		expectTheSame(folder);
	});

	test('uses nothing of earlier reads when told so', () => {
		const folder = contentFolder(files);
		read(folder);
		const cache = new ContentCache({ directory, fresh: true });
		cache.begin(folder);
		const source = 'products/acme.md';
		expect(() => cache.look({ source, file: '/nowhere', signature: signatureOf(join(folder, source)) })).toThrow(
			'ENOENT',
		);
		expect(read(folder, { fresh: true }).products).toHaveLength(2);
	});

	test('is kept by one cache from read to read, without a file', () => {
		const folder = contentFolder(files);
		const cache = new ContentCache();
		const here = () => outcome(() => readContent(folder, cache));
		for (const [, change] of [changes[0], changes[2], changes[9]].filter((step) => step !== undefined)) {
			expect(here()).toEqual(outcome(() => readContent(folder)));
			change(folder);
		}
		expect(here()).toEqual(outcome(() => readContent(folder)));
	});
});

describe('the hash of the content', () => {
	test('is the same whoever computes it, and with a cache', () => {
		const folder = contentFolder(files);
		const hash = hashContent(folder);
		expect(hash).toMatch(/^[0-9a-f]{64}$/);
		expect(readContent(folder).hash).toBe(hash);
		expect(read(folder).hash).toBe(hash);
		expect(hashContent(folder, new ContentCache({ directory }))).toBe(hash);
		expect(hashContent(contentFolder(files))).toBe(hash);
		write(folder, 'products/acme.md', product('icon: acme.png'));
		expect(read(folder).hash).not.toBe(hash);
	});
});

describe('settled', () => {
	const signature = { size: 1, mtime: 5_000, ctime: 5_000.25, ino: 1 };

	test('trusts a signature that is older than any step of a clock', () => {
		expect(settled(signature, 7_001)).toBe(signature);
		expect(settled(signature, 7_000)).toBeUndefined();
		expect(settled({ ...signature, mtime: 9_000 }, 7_001)).toBeUndefined();
		expect(settled({ ...signature, ctime: 9_000.25 }, 7_001)).toBeUndefined();
	});

	test('trusts no time that an image of a file system has set', () => {
		expect(settled({ ...signature, ctime: 5_000 }, 99_000)).toBeUndefined();
	});
});
