/** What verify remembers saves it from reading files, and never from finding what is wrong with them. */
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSections, writeSections } from '../../src/verify/facts/sections-file.ts';
import { verifyRelease } from '../../src/verify/verify-release.ts';
import { VerifyError } from '../../src/verify/violation.ts';
import { build, copyCheckout, removeFolder, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { writeManifest } from '../support/write-manifest.ts';
import { apply, change, changedRelease, restore } from './release-changes.ts';

const base = 'https://catalog.example';
const folder = temporaryFolder();
const sound = join(folder, 'sound/client');
const release = join(folder, 'release');
const client = join(release, 'client');
const facts = join(folder, 'facts');

beforeAll(async () => {
	const checkout = join(folder, 'checkout');
	copyCheckout(checkout);
	const content = writeSampleContent(join(folder, 'content'), { products: 5, periods: 2 });
	await build(checkout, { EXTRAS: 'compressed', CONTENT_DIR: content, OUT_DIR: join(folder, 'built') });
	cpSync(join(folder, 'built/client'), sound, { recursive: true });
});
beforeEach(() => {
	for (const path of [release, facts]) rmSync(path, { recursive: true, force: true });
	copySound(client, (path) => !/\.(?:br|gz)$/.test(path));
});
afterAll(() => removeFolder(folder));

/** Copies the sound release. A copy of an empty file has the time of the process, which may be later than that of the file system. */
function copySound(to: string, filter = (_path: string) => true): void {
	cpSync(sound, to, { recursive: true, filter });
	utimesSync(join(to, '_redirects'), 1_000, 1_000);
}

const at = (path: string): string => join(client, path);
const page = '/products/product-001.html';

/** What is wrong with a folder, and how many of its files are known before any is read. */
async function inspect(path: string, store?: string): Promise<{ violations: string; known: number; all: number }> {
	const counts: (readonly [number, number])[] = [];
	const outcome = (violations: string) => {
		const [known = -1, all = -1] = counts[0] ?? [];
		return { violations, known, all };
	};
	try {
		await verifyRelease(path, { facts: store, onProgress: (done, all) => void counts.push([done, all]) });
		return outcome('');
	} catch (error) {
		if (error instanceof VerifyError) return outcome(error.message);
		throw error;
	}
}

/** Verifies with facts until every file is known: those that are as new as the inspection are read once more. */
async function remember(path = client): Promise<void> {
	for (let known = -1, all = 0; known < all; ) ({ known, all } = await inspect(path, facts));
}

/** What a full inspection says, after making sure that one with facts says the same. */
async function violations(): Promise<string> {
	const full = await inspect(client);
	expect((await inspect(client, facts)).violations).toBe(full.violations);
	return full.violations;
}

/** Has the manifest say the truth about a release. */
const describeFiles = (): void => writeManifest(release, base);

const edit = (path: string, change: (text: string) => string): void =>
	writeFileSync(at(path), change(readFileSync(at(path), 'utf8')));

describe('verify with facts', () => {
	test('knows every file of a folder that has not changed', async () => {
		expect(await inspect(client, facts)).toMatchObject({ violations: '', known: 0 });
		await remember();
		const { known, all } = await inspect(client, facts);
		expect(known).toBe(all);
		expect(all).toBeGreaterThan(100);
	});

	test('reads what has changed alone', async () => {
		await remember();
		edit(page, (html) => html.replace('<body>', '<body ><!-- a -->'));
		describeFiles();
		const { violations, known, all } = await inspect(client, facts);
		expect({ violations, read: all - known }).toEqual({ violations: '', read: 2 });
	});

	test('knows the files of each of several folders', async () => {
		const other = join(folder, 'other');
		copySound(other);
		await remember(client);
		await remember(other);
		for (const path of [client, other]) {
			const { known, all } = await inspect(path, facts);
			expect(known).toBe(all);
		}
		rmSync(other, { recursive: true });
	});

	test('tells how many files are done, up to all of them', async () => {
		const counts: number[] = [];
		await verifyRelease(client, { onProgress: (done, all) => void counts.push(done / all) });
		expect(counts[0]).toBe(0);
		expect(counts.at(-1)).toBe(1);
		expect(counts).toEqual(counts.toSorted((a, b) => a - b));
	});

	test('remembers nothing of a release in which something is wrong', async () => {
		edit(page, (html) => `${html}<a href="/nope">`);
		describeFiles();
		await inspect(client, facts);
		expect(existsSync(join(facts, 'facts'))).toBe(false);
	});
});

describe('verify with facts finds', () => {
	beforeEach(async () => {
		utimesSync(at(page), 1_000, 1_000);
		await remember();
	});

	test('a file with the same size and time of change', async () => {
		edit(page, (html) => html.replace('href="/products"', 'href="/product5"'));
		utimesSync(at(page), 1_000, 1_000);
		describeFiles();
		expect(await violations()).toContain(`${page}# links to \`/product5\`, which does not exist.`);
	});

	test('a file that was replaced by another one of the same size and time of change', async () => {
		const next = join(folder, 'next.html');
		writeFileSync(next, readFileSync(at(page), 'utf8').replace('href="/products"', 'href="/product5"'));
		utimesSync(next, 1_000, 1_000);
		renameSync(next, at(page));
		expect(await violations()).toMatch(/^\S+# links to `\/product5`, which does not exist\.\n\S+ has other bytes/);
	});

	test('a file that is changed right after it was read', async () => {
		writeFileSync(at(page), readFileSync(at(page)));
		await inspect(client, facts);
		edit(page, (html) => html.replace('href="/products"', 'href="/product5"'));
		describeFiles();
		expect(await violations()).toContain(`${page}# links to \`/product5\`, which does not exist.`);
	});

	test('links to a page that was removed, and no longer when it is there again', async () => {
		renameSync(at('/categories.html'), join(folder, 'aside.html'));
		describeFiles();
		expect(await violations()).toContain('/index.html# links to `/categories`, which does not exist.');
		renameSync(join(folder, 'aside.html'), at('/categories.html'));
		describeFiles();
		expect(await violations()).toBe('');
	});

	test('a link whose target is added later', async () => {
		edit(page, (html) => `${html}<a href="/later.txt">`);
		describeFiles();
		expect(await violations()).toContain(`${page}# links to \`/later.txt\`, which does not exist.`);
		writeFileSync(at('/later.txt'), 'Later.');
		describeFiles();
		expect(await violations()).toBe('');
		rmSync(at('/later.txt'));
		describeFiles();
		expect(await violations()).toContain(`${page}# links to \`/later.txt\`, which does not exist.`);
	});

	test('an edited manifest', async () => {
		edit('/data/manifest.json', (text) => text.replace(/"size":\d+/, '"size":1'));
		expect(await violations()).toContain('has other bytes than /data/manifest.json#/files/0 says.');
	});

	test('another address of the site', async () => {
		edit('/openapi.json', (text) => text.replaceAll(base, 'https://other.example'));
		expect(await violations()).toContain('but /openapi.json says `https://other.example`.');
	});
});

describe('verify with facts finds of compressed variants', () => {
	const [brotli, gzip] = [`${page}.br`, `${page}.gz`];

	beforeEach(async () => {
		copySound(client);
		utimesSync(at(gzip), 1_000, 1_000);
		await remember();
		await remember();
	});

	test('one with other bytes, of the same size and time of change', async () => {
		writeFileSync(at(gzip), readFileSync(at(gzip)).fill(0, 40, 60));
		utimesSync(at(gzip), 1_000, 1_000);
		expect(await violations()).toBe(`${gzip}# cannot be decompressed.\n\nThe output breaks its contract in 1 place.`);
	});

	test('one that holds another file', async () => {
		cpSync(at('/products/product-002.html.br'), at(brotli));
		expect(await violations()).toContain(`${brotli}# holds something other than ${page}.`);
	});

	test('those that are left of a file before', async () => {
		edit(page, (html) => html.replace('<body>', '<body ><!-- a -->'));
		for (const variant of [brotli, gzip])
			expect(await violations()).toContain(`${variant}# holds something other than ${page}.`);
	});
});

describe('facts', () => {
	test.each<[string, (file: string) => void]>([
		['are of other code or another folder', changeContext],
		['have another byte', (file) => swapByte(file, 100)],
		['are cut off', (file) => truncateSync(file, statSync(file).size - 8)],
		['are empty', (file) => truncateSync(file)],
		['are another file', (file) => writeFileSync(file, readFileSync(at(page)))],
		['are missing', (file) => rmSync(file)],
	])('that %s are dropped, and found out again', async (_what, damage) => {
		await remember();
		for (const name of readdirSync(facts)) damage(join(facts, name));
		expect(await inspect(client, facts)).toMatchObject({ violations: '', known: 0 });
		await remember();
		edit(page, (html) => `${html}<a href="/nope">`);
		describeFiles();
		expect(await violations()).toContain(`${page}# links to \`/nope\`, which does not exist.`);
	});

	test('that cannot be written are none', async () => {
		writeFileSync(join(folder, 'file'), '');
		for (const store of [join(folder, 'file'), join(folder, 'file/facts')]) {
			expect(await inspect(client, store)).toMatchObject({ violations: '', known: 0 });
		}
	});

	test('are kept of the last folders alone', async () => {
		mkdirSync(facts);
		for (const name of '0123456789') writeFileSync(join(facts, `stats-${name}`), '');
		await remember();
		expect(readdirSync(facts).filter((name) => name.startsWith('stats-'))).toHaveLength(6);
	});
});

function swapByte(file: string, offset: number): void {
	const bytes = readFileSync(file);
	bytes[offset] = 255 - (bytes[offset] ?? 0);
	writeFileSync(file, bytes);
}

/** Changes what a file of facts is for, with a checksum that fits. */
function changeContext(file: string): void {
	const [context = new Uint8Array(), ...others] = readSections(file) ?? [];
	context[0] = context[0] === 97 ? 98 : 97;
	writeSections(file, [context, ...others]);
}

describe('verify with and without facts', () => {
	test('says the same after any changes', async () => {
		copySound(client);
		await remember();
		const changed = changedRelease(client, sound);
		await fc.assert(
			fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), async (steps, isDescribed) => {
				expect((await inspect(client, facts)).violations).toBe('');
				const paths = new Set(['/data/manifest.json']);
				try {
					for (const step of steps) {
						for (const path of apply(step, changed)) paths.add(path);
						if (isDescribed) describeFiles();
						await violations();
					}
				} finally {
					restore(paths, changed);
				}
			}),
			{ numRuns: 40, seed: 12 },
		);
	});
});
