import { describe, expect, test } from 'vitest';
import { readBuildSettings } from '../../src/config/build-settings.ts';
import { SettingsError } from '../../src/config/settings-error.ts';

const given = { CATALOG_DATE: '2026-11-20', SOURCE_DATE_EPOCH: '1795167000' };

describe('readBuildSettings', () => {
	test('has a default for everything', () => {
		expect(readBuildSettings(given)).toEqual({
			CONTENT_DIR: 'content',
			OUT_DIR: 'dist',
			CATALOG_DATE: '2026-11-20',
			SOURCE_DATE_EPOCH: 1_795_167_000,
			EXTRAS: { images: true, compressed: false },
		});
	});

	test('takes an empty variable as not set', () => {
		const empty = { ...given, CONTENT_DIR: '', OUT_DIR: '', SITE_URL: '', NETLIFY: '' };
		expect(readBuildSettings(empty)).toEqual(readBuildSettings(given));
	});

	test('leaves the instant open when none is set', () => {
		expect(readBuildSettings({}).SOURCE_DATE_EPOCH).toBeUndefined();
		expect(readBuildSettings({ SOURCE_DATE_EPOCH: '' }).SOURCE_DATE_EPOCH).toBeUndefined();
	});

	test.each([
		['0', 0],
		['253402300799', 253_402_300_799],
	])('reads SOURCE_DATE_EPOCH=%s', (text, seconds) => {
		expect(readBuildSettings({ SOURCE_DATE_EPOCH: text }).SOURCE_DATE_EPOCH).toBe(seconds);
	});

	test.each(['now', '-1', '1.5', '1e9', ' 1', '253402300800', '2026-11-20'])('refuses SOURCE_DATE_EPOCH=%s', (text) => {
		expect(() => readBuildSettings({ SOURCE_DATE_EPOCH: text })).toThrow(
			new SettingsError(
				`Cannot use \`SOURCE_DATE_EPOCH=${text}\`: write whole seconds since 1970 in UTC, such as \`1795167000\`.`,
			),
		);
	});

	test.each([
		['images', { images: true, compressed: false }],
		['none ', { images: false, compressed: false }],
		[' compressed', { images: false, compressed: true }],
		['images, compressed', { images: true, compressed: true }],
	])('reads EXTRAS=%s', (text, extras) => {
		expect(readBuildSettings({ EXTRAS: text }).EXTRAS).toEqual(extras);
	});

	test.each(['image', 'all', 'none,images', 'Images', ',', ' ', 'images,'])('refuses EXTRAS=%s', (text) => {
		expect(() => readBuildSettings({ EXTRAS: text })).toThrow(
			new SettingsError(
				`Cannot use \`EXTRAS=${text}\`: write \`images\`, \`compressed\`, both with a comma between them, or \`none\`.`,
			),
		);
	});

	test.each([
		['https://catalog.example', 'https://catalog.example'],
		['https://catalog.example/', 'https://catalog.example'],
		['http://localhost:4321', 'http://localhost:4321'],
		['HTTPS://Catalog.Example:443', 'https://catalog.example'],
		[' https://catalog.example ', 'https://catalog.example'],
	])('reads SITE_URL=%s as %s', (text, url) => {
		expect(readBuildSettings({ ...given, SITE_URL: text }).SITE_URL).toBe(url);
	});

	test.each([
		'nope',
		'ftp://x',
		'//catalog.example',
		'https://',
		'https://catalog.example/board',
		'https://catalog.example/board/',
		'https://catalog.example//',
		'javascript:alert(1)',
	])('refuses SITE_URL=%s', (text) => {
		expect(() => readBuildSettings({ ...given, SITE_URL: text })).toThrow(
			new SettingsError(
				`Cannot use \`SITE_URL=${text}\`: write an absolute http or https URL such as \`https://catalog.example\`, without a path or query.`,
			),
		);
	});

	test.each([
		['https://catalog.example/?a=1', 'https://catalog.example/?…'],
		['https://catalog.example/?', 'https://catalog.example/?…'],
		['https://catalog.example/#a', 'https://catalog.example/#…'],
		['https://ada@catalog.example', 'https://…@catalog.example'],
		['https://:secret@catalog.example', 'https://…@catalog.example'],
	])('refuses SITE_URL=%s without its secrets', (text, shown) => {
		expect(() => readBuildSettings({ ...given, SITE_URL: text })).toThrow(`Cannot use \`SITE_URL=${shown}\`: write an`);
	});

	test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '20261120', 'today', '2026-11-20T00:00:00Z'])(
		'refuses CATALOG_DATE=%s',
		(text) => {
			expect(() => readBuildSettings({ CATALOG_DATE: text })).toThrow(
				new SettingsError(`Cannot use \`CATALOG_DATE=${text}\`: write a calendar date such as \`2026-11-20\`.`),
			);
		},
	);
});
