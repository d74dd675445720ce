import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { type LedgerEntry, readStats, writeLedger } from '../../src/build/ledger.ts';
import { bootId, findDamage, isUntouched, isWhole } from '../../src/build/manifest.ts';
import { writeRecord } from '../../src/build/releases.ts';
import { hashServerFiles } from '../../src/build/server-files.ts';
import { writeFiles } from '../content/content-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { writeManifest } from '../support/write-manifest.ts';

let release: string;
let page: string;

beforeEach(() => {
	release = writeFiles(temporaryFolder(), {
		'client/index.html': 'page',
		'client/api/a.json': '{}',
		'server/entry.mjs': 'export {};',
		'server/server.json': '{}',
	});
	page = join(release, 'client/index.html');
	utimesSync(page, 1_000, 1_000);
	writeManifest(release, 'https://catalog.example');
});

function record(boot: string | null = bootId()): void {
	const files = listFiles(join(release, 'client')).map((name): LedgerEntry => {
		const path = `/${name}`;
		return { path, key: 'k', sha256: '', ...readStats(join(release, 'client', name)) };
	});
	writeLedger(release, { verifiedWith: '', files: new Map(files.map((file) => [file.path, file])) });
	const server = hashServerFiles(release);
	const made = {
		server,
		inputs: 'd'.repeat(64),
		extras: 'none',
		content: 'c'.repeat(64),
		base_url: 'https://catalog.example',
	};
	writeRecord(release, { ...made, verified_at: '2026-11-20T09:30:00Z', boot, previous: null, rolled_back: null });
}

const sameSizeAndTime = () => {
	writeFileSync(page, 'Page');
	utimesSync(page, 1_000, 1_000);
};

describe('isWhole', () => {
	test('is true of a release that is as it was verified, and false of one without a record', () => {
		expect(isWhole(release)).toBe(false);
		record();
		expect(isWhole(release)).toBe(true);
	});

	test.each([
		['is missing', () => rmSync(page)],
		['is shorter', () => writeFileSync(page, '')],
		['has other bytes of the same number', () => writeFileSync(page, 'Page')],
	])('is false when a file %s', (_what, damage) => {
		record();
		damage();
		expect(isWhole(release)).toBe(false);
	});

	test.each([
		['is missing', () => rmSync(join(release, 'server/entry.mjs'))],
		['has changed', () => writeFileSync(join(release, 'server/server.json'), '[]')],
	])('is false when a file that only the server reads %s', (_what, damage) => {
		record();
		damage();
		expect(isUntouched(release)).toBe(false);
		expect(findDamage(release)).toBe(
			`The files in \`${join(release, 'server')}\` are missing or have changed since they were built.`,
		);
	});

	test('is false of an untouched release with a file of somebody else', () => {
		record();
		expect(isUntouched(release)).toBe(true);
		writeFileSync(join(release, 'client/mine.txt'), 'mine');
		expect(isUntouched(release)).toBe(false);
	});

	test('is true when a file was written again with its bytes, or touched', () => {
		record();
		writeFileSync(page, readFileSync(page));
		utimesSync(page, 1, 1);
		expect(isWhole(release)).toBe(true);
	});

	// No file system tells of a byte that the disk lost; here the record was written after that.
	test('reads no file of which the file system tells no change', () => {
		sameSizeAndTime();
		record();
		expect(isWhole(release)).toBe(true);
		expect(findDamage(release)).toBe(`\`${page}\` has changed since it was built.`);
	});

	test.each([['another run'], [null]])(
		'reads every file of a release that was written in %s of the machine',
		(boot) => {
			sameSizeAndTime();
			record(boot);
			expect(isWhole(release)).toBe(false);
		},
	);
});

test('findDamage names a manifest that is empty or missing', () => {
	const manifest = join(release, 'client/data/manifest.json');
	for (const damage of [() => writeFileSync(manifest, ''), () => rmSync(manifest)]) {
		damage();
		expect(findDamage(release)).toBe(`\`${manifest}\` is missing or damaged.`);
	}
});
