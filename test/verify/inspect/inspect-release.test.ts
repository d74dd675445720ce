import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOf } from '../../../src/verify/facts/release-facts.ts';
import { inspectRelease } from '../../../src/verify/inspect/inspect-release.ts';
import { PublishedFiles } from '../../../src/verify/published-files.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const folder = temporaryFolder();
/** As many as take two threads. */
const count = 3_100;
const nameOf = (number: number) => `/pages/${String(number).padStart(4, '0')}.html`;

beforeAll(() => {
	mkdirSync(join(folder, 'pages'));
	for (let number = 0; number < count; number++) {
		// Each page leads to the next but one; the last two lead nowhere.
		const links = `<a href="${nameOf(number + 2)}">`;
		writeFileSync(
			join(folder, nameOf(number)),
			`<!DOCTYPE html><html><link rel="canonical" href="https://a.example/pages/${String(number).padStart(4, '0')}">${links}`,
		);
	}
});
afterAll(() => removeFolder(folder));

describe('inspectRelease', () => {
	test('finds out about every file what is true of it, whichever thread inspects it', async () => {
		const files = new PublishedFiles(folder);
		const progress: number[] = [];
		const { hashes, sizes, needs, canonical, faults } = await inspectRelease(
			files,
			'https://a.example',
			undefined,
			(done) => void progress.push(done),
		);
		for (let row = 0; row < count; row++) {
			const bytes = readFileSync(join(folder, nameOf(row)));
			expect(hashes.toString('hex', row * 32, (row + 1) * 32)).toBe(hash('sha256', bytes));
			expect(sizes[row]).toBe(bytes.length);
			const own = needs.rows.slice(startOf(needs, row), needs.ends[row]);
			expect([...own]).toEqual(row + 2 < count ? [row, row + 2] : [row]);
		}
		expect(canonical.every((flag) => flag === 1)).toBe(true);
		expect([...faults].map(([row, { links }]) => [row, links.map(({ file }) => file)])).toEqual([
			[count - 2, [nameOf(count - 2)]],
			[count - 1, [nameOf(count - 1)]],
		]);
		expect([progress[0], progress.at(-1)]).toEqual([0, count]);
	});
});
