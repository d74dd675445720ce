/** A build that keeps what an earlier one has left publishes the bytes of one that begins with nothing. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRelease } from '../../src/build/make-release.ts';
import { preparePageBundle } from '../../src/build/pages/bundle.ts';
import { Report } from '../../src/build/report.ts';
import { hashes } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type EditedSettings, edit } from './edits.ts';

const root = resolve(import.meta.dirname, '../..');
/** Inside the checkout, so that bundles find their packages. */
const folder = join(root, '.builds', `test-${process.pid}`);
const [cache, cleanCache] = [join(folder, 'cache'), join(folder, 'clean-cache')];
const content = join(temporaryFolder(), 'content');

beforeAll(async () => {
	mkdirSync(cache, { recursive: true });
	await preparePageBundle({ root, contentDir: content, cache }, false).making;
	cpSync(cache, cleanCache, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const initial: EditedSettings = { CATALOG_DATE: '2026-11-20', SITE_URL: 'https://catalog.example', EXTRAS: 'none' };

/** The folders of a checkout, of which builds take the free one in turn. */
class Releases {
	readonly #folders = ['a', 'b', 'c'].map((name) => join(folder, name));
	live: string | undefined;
	#builds = 0;

	constructor() {
		for (const path of this.#folders) rmSync(path, { recursive: true, force: true });
	}

	get free(): string {
		return this.#folders[this.#builds % 3] ?? '';
	}

	async build(settings: EditedSettings): Promise<string[]> {
		const made = this.free;
		await release(settings, { folder: made, live: this.live, cache });
		this.live = made;
		this.#builds++;
		return hashes(join(made, 'client'));
	}
}

const release = (settings: EditedSettings, places: { folder: string; live: string | undefined; cache: string }) =>
	makeRelease(
		{ ...settings, CONTENT_DIR: content, OUT_DIR: 'dist', SOURCE_DATE_EPOCH: 1_795_167_000, EDGE: 'on' },
		{ root, ...places },
		new Report({ write: () => {}, isJson: false }),
		{ full: false },
	);

async function clean(settings: EditedSettings): Promise<string[]> {
	const made = join(folder, 'clean');
	rmSync(made, { recursive: true, force: true });
	await release(settings, { folder: made, live: undefined, cache: cleanCache });
	return hashes(join(made, 'client'));
}

function newContent(): void {
	rmSync(content, { recursive: true, force: true });
	writeSampleContent(content, { products: 6, periods: 3 });
}

test('a build after edits publishes what a build of the same content without anything before it publishes', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.array(edit, { maxLength: 4 }), { minLength: 3, maxLength: 3 }), async (steps) => {
			newContent();
			const [releases, settings] = [new Releases(), { ...initial }];
			await releases.build(settings);
			for (const edits of steps) {
				for (const { apply } of edits) apply(content, settings);
				expect(await releases.build(settings)).toEqual(await clean(settings));
			}
		}),
		{ numRuns: 2 },
	);
});

test('a build after a change of language or texts renders what shows them, as a build without anything before it does', async () => {
	newContent();
	const releases = new Releases();
	await releases.build(initial);
	const site = join(content, 'site.yaml');
	writeFileSync(site, `lang: de\n${readFileSync(site, 'utf8').replace(/^lang: .*\n/m, '')}`);
	await releases.build(initial);
	const page = () => readFileSync(join(releases.live ?? '', 'client/search.html'), 'utf8');
	expect(page()).toContain('<h1>Suche</h1>');
	writeFileSync(join(content, 'texts.yaml'), 'search:\n  title: Finden\n');
	expect(await releases.build(initial)).toEqual(await clean(initial));
	expect(page()).toContain('<h1>Finden</h1>');
});

describe('a build in the folder of an old release', () => {
	let releases: Releases;
	let expected: string[];
	const settings = initial;

	beforeAll(async () => {
		newContent();
		releases = new Releases();
		for (let builds = 0; builds < 3; builds++) expected = await releases.build(settings);
		expect(expected).toEqual(await clean(settings));
	});

	test.for<[title: string, change: () => void]>([
		['a file has other bytes of the same length', () => spoil(join(releases.free, 'client/products/product-001.md'))],
		['a file is gone', () => rmSync(join(releases.free, 'client/api/products/product-001.json'))],
		['a file has come', () => writeFileSync(join(releases.free, 'client/products/foreign.html'), 'Foreign')],
		['the live release has no ledger', () => rmSync(join(releases.live ?? '', 'ledger.tsv'))],
		['the ledger of the live release is damaged', () => spoil(join(releases.live ?? '', 'ledger.tsv'))],
		[
			'nothing is there, and the live release is damaged',
			() => {
				rmSync(releases.free, { recursive: true });
				spoil(join(releases.live ?? '', 'client/products/product-002.html'));
			},
		],
	])('publishes the same when %s', async ([_title, change]) => {
		change();
		expect(await releases.build(settings)).toEqual(expected);
	});

	function spoil(file: string): void {
		const bytes = readFileSync(file);
		writeFileSync(file, bytes.with(bytes.length - 2, (bytes.at(-2) ?? 0) ^ 1));
	}

	const counts = async () => {
		const { kept, written, removed } = await release(settings, { folder: releases.free, live: releases.live, cache });
		return { kept: kept > 50, written, removed };
	};

	test('leaves the bytes of the live release and of the one before it alone', async () => {
		const { live = '' } = releases;
		const before = hashes(join(live, 'client'));
		rmSync(releases.free, { recursive: true });
		const moved = { ...settings, SITE_URL: 'https://moved.example' };
		await releases.build(settings);
		await releases.build(moved);
		expect(hashes(join(live, 'client'))).toEqual(before);
		expected = await releases.build(settings);
	});

	test('writes the manifest alone when nothing has changed', async () => {
		expect(await counts()).toEqual({ kept: true, written: 1, removed: 0 });
	});

	test('writes what shows a description, and nothing else', async () => {
		const file = join(content, 'products/product-003.md');
		writeFileSync(file, readFileSync(file, 'utf8').replace('A description', 'Another description'));
		// Page, Markdown version, JSON, export, changes, manifest, two feeds, and the words of descriptions with what names them.
		expect(await counts()).toEqual({ kept: true, written: 10, removed: 1 });
	});

	test('removes page, Markdown version and JSON of a product that goes, and both files of the search that had it', async () => {
		rmSync(join(content, 'products/product-006.md'));
		expect(await counts()).toMatchObject({ removed: 5 });
	});
});
