import { describe, expect, test } from 'vitest';
import { readRebuildSettings } from '../../src/config/build-settings.ts';
import { SettingsError } from '../../src/config/settings.ts';

describe('readRebuildSettings', () => {
	test('leaves the mode to the command, and no date fixed', () => {
		expect(readRebuildSettings({})).toEqual({ CONTENT_DIR: 'content', OUT_DIR: 'dist' });
		expect(readRebuildSettings({ REBUILD: '', CATALOG_DATE: '' })).toEqual(readRebuildSettings({}));
	});

	test.each(['on', 'week', 'off'] as const)('reads REBUILD=%s', (mode) => {
		expect(readRebuildSettings({ REBUILD: mode }).REBUILD).toBe(mode);
	});

	test.each(['ON', 'yes', 'true', '1', 'weekly'])('refuses REBUILD=%s', (text) => {
		expect(() => readRebuildSettings({ REBUILD: text })).toThrow(
			new SettingsError(`Cannot use \`REBUILD=${text}\`: write \`on\`, \`week\` or \`off\`.`),
		);
	});
});
