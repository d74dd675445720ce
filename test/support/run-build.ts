import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { commandEnvironment } from './command-environment.ts';

const root = resolve(import.meta.dirname, '../..');

/** The address that builds of tests are made for. */
export const baseUrl = 'https://catalog.example';

/** The frozen catalog of the tests: whatever the project ships or an editor adds, this one stays. */
export const fixtureContent = resolve(root, 'test/fixtures/content');

/** Settings that make a build of the frozen catalog the same on every day. */
export const fixedSettings = {
	CONTENT_DIR: fixtureContent,
	CATALOG_DATE: '2026-11-20',
	SOURCE_DATE_EPOCH: '1795167000',
	SITE_URL: baseUrl,
};

/** Builds into a folder outside the checkout. Fails with what the build said. */
export async function runBuild(out: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
	const env = commandEnvironment({ ...fixedSettings, ...settings, OUT_DIR: out });
	await promisify(execFile)(process.execPath, [resolve(root, 'scripts/build.ts')], { cwd: root, env });
}
