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

	test.for<[what: string, settings: Readonly<Record<string, string>>, others?: Partial<Inputs>]>([
		['date', { CATALOG_DATE: '2026-11-21' }],
		['address', { SITE_URL: 'https://other.example' }],
		['instant', { SOURCE_DATE_EPOCH: '1795167000' }],
		['choice of extras', { EXTRAS: 'images' }],
		['rate limit', { NETLIFY: 'true' }],
		['content', {}, { content: 'c' }],
		['code', {}, { code: 'c' }],
		['fixed file', {}, { fixed: [{ path: '/robots.txt', key: 'b' }] }],
	])('differs with another %s', ([_what, own, others]) => {
		const settings = readBuildSettings({ ...given, ...own });
		expect(hashInputs({ ...inputs, settings, ...others })).not.toBe(hashInputs(inputs));
	});
});
