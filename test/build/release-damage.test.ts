import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bootId } from '../../src/build/boot-id.ts';
import { findDamage, isWhole } from '../../src/build/release-damage.ts';
import { hashStats } from '../../src/build/release-stats.ts';
import { writeRecord } from '../../src/build/verification-record.ts';
import { removeFolder, temporaryFolder } from '../support/checkout.ts';
import { writeManifest } from '../support/write-manifest.ts';

const folders: string[] = [];
let release: string;
let page: string;

beforeEach(() => {
	release = temporaryFolder();
	folders.push(release);
	page = join(release, 'client/index.html');
	mkdirSync(join(release, 'client/api'), { recursive: true });
	writeFileSync(page, 'page');
	utimesSync(page, 1_000, 1_000);
	writeFileSync(join(release, 'client/api/a.json'), '{}');
	writeManifest(release, 'https://catalog.example');
});
afterAll(() => folders.forEach(removeFolder));

/** What the file system says once a change would show. */
async function settledStats(): Promise<string> {
	let stats = hashStats(release);
	while (stats === undefined) {
		await new Promise((done) => setImmediate(done));
		stats = hashStats(release);
	}
	return stats;
}

async function record(boot: string | null = bootId()): Promise<void> {
	writeRecord(release, {
		inputs: null,
		extras: null,
		content: 'c'.repeat(64),
		base_url: 'https://catalog.example',
		verified_at: '2026-11-20T09:30:00Z',
		boot,
		stats: await settledStats(),
		previous: null,
		withdrawn: null,
	});
}

const missing = () => rmSync(page);
const shorter = () => writeFileSync(page, '');
const sameSizeAndTime = () => {
	writeFileSync(page, 'Page');
	utimesSync(page, 1_000, 1_000);
};

describe('isWhole', () => {
	test('is true of a release that is as it was verified', async () => {
		await record();
		expect(isWhole(release)).toBe(true);
	});

	test('is false of a release without a record', () => {
		expect(isWhole(release)).toBe(false);
	});

	test.each([
		['is missing', missing],
		['is shorter', shorter],
		['has other bytes of the same number', () => writeFileSync(page, 'Page')],
	])('is false when a file %s', async (_what, damage) => {
		await record();
		damage();
		if (damage !== missing) await settledStats();
		expect(isWhole(release)).toBe(false);
	});

	test('is true when a file was written again with its bytes, or touched', async () => {
		await record();
		writeFileSync(page, readFileSync(page));
		utimesSync(page, 1, 1);
		expect(isWhole(release)).toBe(true);
	});

	// No file system tells of a byte that the disk lost; here the record was written after that.
	test('reads no file of which the file system tells no change', async () => {
		sameSizeAndTime();
		await record();
		expect(isWhole(release)).toBe(true);
		expect(findDamage(release)).toBe(`\`${page}\` has other bytes than when it was built.`);
	});

	test.each([['another run'], [null]])(
		'reads every file of a release that was written in %s of the machine',
		async (boot) => {
			sameSizeAndTime();
			await record(boot);
			expect(isWhole(release)).toBe(false);
		},
	);
});

describe('hashStats', () => {
	test('says nothing of files that may change without another time', async () => {
		await settledStats();
		const inAMinute = Date.now() / 1_000 + 60;
		utimesSync(page, inAMinute, inAMinute);
		expect(hashStats(release)).toBeUndefined();
	});

	test('differs when a file is added', async () => {
		const before = await settledStats();
		writeFileSync(join(release, 'client/b.html'), 'b');
		expect(await settledStats()).not.toBe(before);
	});
});
