import { describe, expect, test } from 'vitest';
import { rateLimitKind, readBuildSettings, readRebuildSettings } from '../../src/config/build-settings.ts';
import { UserError } from '../../src/user-error.ts';

const given = { CATALOG_DATE: '2026-11-20', SOURCE_DATE_EPOCH: '1795167000' };

describe('readBuildSettings', () => {
	test('has a default for everything', () => {
		expect(readBuildSettings(given)).toEqual({
			CONTENT_DIR: 'content',
			OUT_DIR: 'dist',
			CATALOG_DATE: '2026-11-20',
			SOURCE_DATE_EPOCH: 1_795_167_000,
			EXTRAS: 'images',
			EDGE: 'on',
		});
	});

	test('takes an empty variable as not set', () => {
		const empty = { ...given, CONTENT_DIR: '', OUT_DIR: '', SITE_URL: '', NETLIFY: '' };
		expect(readBuildSettings(empty)).toEqual(readBuildSettings(given));
		expect(readBuildSettings({ SOURCE_DATE_EPOCH: '' }).SOURCE_DATE_EPOCH).toBeUndefined();
	});

	const site = 'an absolute http or https URL such as `https://catalog.example`, without a path or query';

	test.for([
		['SOURCE_DATE_EPOCH', '0', 0],
		['SOURCE_DATE_EPOCH', '253402300799', 253_402_300_799],
		['EXTRAS', 'none', 'none'],
		['SITE_URL', 'https://catalog.example/', 'https://catalog.example'],
		['SITE_URL', 'http://localhost:4321', 'http://localhost:4321'],
		['SITE_URL', ' HTTPS://Catalog.Example:443', 'https://catalog.example'],
		['CATALOG_DATE', '2028-02-29', '2028-02-29'],
	] as const)('reads %s=%s as %j', ([name, text, value]) => {
		expect(readBuildSettings({ ...given, [name]: text })[name]).toEqual(value);
	});

	test.for<readonly [name: string, remedy: string, texts: readonly string[]]>([
		[
			'SOURCE_DATE_EPOCH',
			'whole seconds since 1970 in UTC, such as `1795167000`',
			['now', '-1', '1.5', '1e9', ' 1', '253402300800', '2026-11-20'],
		],
		['EDGE', '`on` or `cached`', ['true', '0', 'off']],
		['EXTRAS', '`images` or `none`', ['image', 'all', 'none,images', 'Images', ' ']],
		['SITE_URL', site, ['nope', 'ftp://x', '//catalog.example', 'https://', 'https://catalog.example/board']],
		['SITE_URL', site, ['https://catalog.example/board/', 'https://catalog.example//', 'javascript:alert(1)']],
		['CATALOG_DATE', 'a calendar date such as `2026-11-20`', ['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1']],
		['CATALOG_DATE', 'a calendar date such as `2026-11-20`', ['20261120', 'today', '2026-11-20T00:00:00Z']],
	])('refuses %s that is not %s', ([name, remedy, texts]) => {
		for (const text of texts) {
			const error = new UserError(`Cannot use \`${name}=${text}\`: write ${remedy}.`);
			expect(() => readBuildSettings({ [name]: text })).toThrow(error);
		}
	});

	test.each([
		['https://catalog.example/?a=1', 'https://catalog.example/?…'],
		['https://catalog.example/#a', 'https://catalog.example/#…'],
		['https://:secret@catalog.example', 'https://…@catalog.example'],
	])('refuses SITE_URL=%s without its secrets', (text, shown) => {
		expect(() => readBuildSettings({ ...given, SITE_URL: text })).toThrow(`Cannot use \`SITE_URL=${shown}\`: write an`);
	});
});

describe('readRebuildSettings', () => {
	test('leaves the mode to the command, and no date fixed', () => {
		expect(readRebuildSettings({})).toEqual({ CONTENT_DIR: 'content', OUT_DIR: 'dist' });
	});

	test.each(['on', 'week', 'off'] as const)('reads REBUILD=%s', (mode) => {
		expect(readRebuildSettings({ REBUILD: mode }).REBUILD).toBe(mode);
	});

	test.each(['ON', 'weekly'])('refuses REBUILD=%s', (text) => {
		expect(() => readRebuildSettings({ REBUILD: text })).toThrow(
			new UserError(`Cannot use \`REBUILD=${text}\`: write \`on\`, \`week\` or \`off\`.`),
		);
	});
});

describe('rateLimitKind', () => {
	const store = { REDIS_REST_URL: 'https://redis.example', REDIS_REST_TOKEN: 'secret' };
	const netlify = { NETLIFY: 'true' };
	test.for([
		['server', store],
		['isolate', netlify],
		['shared', { ...netlify, ...store }],
		['none', { ...netlify, ...store, EDGE: 'cached' }],
	] as const)('is %s with %j', ([kind, environment]) => {
		expect(rateLimitKind(readBuildSettings(environment))).toBe(kind);
	});

	test('has an address that can be used, with its token', () => {
		expect(() => readBuildSettings({ ...store, REDIS_REST_TOKEN: '' })).toThrow('without its token');
		expect(() => readBuildSettings({ ...store, REDIS_REST_URL: 'x.example' })).toThrow('Cannot use `REDIS_REST_URL`');
	});
});
