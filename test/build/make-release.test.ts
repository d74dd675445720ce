import { describe, expect, test } from 'vitest';
import { hashInputs, type Inputs } from '../../src/build/make-release.ts';
import { readBuildSettings } from '../../src/config/build-settings.ts';

const given = { CATALOG_DATE: '2026-11-20', EXTRAS: 'none' };
const inputs: Inputs = {
	settings: readBuildSettings(given),
	fixed: [{ path: '/robots.txt', key: 'a' }],
	content: 'a',
	code: 'b',
};

describe('hashInputs', () => {
	test('is the same for the same, wherever it lies and appears', () => {
		const settings = readBuildSettings({ ...given, CONTENT_DIR: 'elsewhere', OUT_DIR: 'other' });
		expect(hashInputs({ ...inputs, settings })).toBe(hashInputs(inputs));
	});

	test.each([
		['CATALOG_DATE', '2026-11-21'],
		['SITE_URL', 'https://other.example'],
		['SOURCE_DATE_EPOCH', '1795167000'],
		['EXTRAS', 'images'],
	])('differs with another %s', (name, value) => {
		const settings = readBuildSettings({ ...given, [name]: value });
		expect(hashInputs({ ...inputs, settings })).not.toBe(hashInputs(inputs));
	});

	test('differs with other content, other code and another fixed file', () => {
		const before = hashInputs(inputs);
		expect(hashInputs({ ...inputs, content: 'c' })).not.toBe(before);
		expect(hashInputs({ ...inputs, code: 'c' })).not.toBe(before);
		const fixed = [{ path: '/robots.txt', key: 'b' }];
		expect(hashInputs({ ...inputs, fixed })).not.toBe(before);
	});
});
