import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readKnownStats, sameStats, writeStats } from '../../../src/verify/facts/file-stats.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const folder = temporaryFolder();
const file = join(folder, 'stats');
afterAll(() => removeFolder(folder));

const began = 5_000;
/** Size, times of change and of status change, inode. */
const [settled, changed, moved, racy] = [
	[1, 4_000, 4_999, 7],
	[1, 5_001, 4_000, 7],
	[1, 4_000, 6_000, 7],
	[1, 5_000, 5_000, 7],
];
const stats = new Float64Array([settled, changed, moved, racy].flat());
const hashes = Buffer.alloc(4 * 32, 1);

describe('writeStats', () => {
	test('remembers files that had settled when the inspection began, and no others', () => {
		writeStats(file, '/release', { lines: '/a\n/b\n/c\n/d', stats, hashes }, began);
		const known = readKnownStats(file, '/release');
		expect(known?.lines).toBe('/a\n/b\n/c\n/d');
		expect(known?.hashes.equals(hashes)).toBe(true);
		expect([0, 1, 2, 3].map((row) => known && sameStats(stats, row, known.stats, row))).toEqual([
			true,
			false,
			false,
			false,
		]);
	});

	test('remembers them of one folder', () => {
		writeStats(file, '/release', { lines: '/a\n/b\n/c\n/d', stats, hashes }, began);
		expect(readKnownStats(file, '/other')).toBeUndefined();
	});
});

describe('sameStats', () => {
	test.each([0, 1, 2, 3])('tells member %i apart', (member) => {
		const other = stats.slice();
		other[member] = 8;
		expect(sameStats(stats, 0, stats, 0)).toBe(true);
		expect(sameStats(stats, 0, other, 0)).toBe(false);
	});
});
