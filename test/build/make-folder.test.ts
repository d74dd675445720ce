import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../../src/build/files.ts';
import { removeFolder, temporaryFolder } from '../support/checkout.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

describe('makeFolder', () => {
	test('makes a folder with those above it, once', () => {
		for (let time = 0; time < 2; time++) makeFolder(join(folder, 'a/b/c'));
		expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
	});

	test('refuses a place below a file', () => {
		writeFileSync(join(folder, 'file'), '');
		expect(() => makeFolder(join(folder, 'file/a'))).toThrow(`No folder can be made at \`${join(folder, 'file')}\``);
	});

	// Node's own `recursive` never returns from there.
	test.runIf(process.platform === 'linux')('refuses a place in which the system makes no folders', () => {
		expect(() => makeFolder('/proc/launch-catalog/a')).toThrow(
			'No folder can be made at `/proc/launch-catalog` (ENOENT). Use another path.',
		);
	});
});
