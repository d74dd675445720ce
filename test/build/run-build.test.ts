import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeRecord } from '../../src/build/releases.ts';
import { failedPrecondition, liveExtras } from '../../src/build/run-build.ts';
import { commandArguments } from '../../src/places.ts';
import { writeFiles } from '../content/content-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

const root = join(folder, 'checkout');
const contentDir = join(root, 'content');
const outputs = join(folder, 'outputs');
const out = join(outputs, 'dist');
const release = join(folder, 'release');
const status = join(release, 'client/status.json');

beforeEach(() => {
	for (const path of [root, outputs, release]) rmSync(path, { recursive: true, force: true });
	for (const path of [contentDir, join(root, 'src/pages'), outputs]) mkdirSync(path, { recursive: true });
	writeFiles(release, {
		'client/status.json':
			'{"version":"1.0.0","built_at":"2026-11-20T09:30:00Z","valid_until":null,"base_url":"https://catalog.example","counts":{"launch_periods":0}}',
	});
	symlinkSync(release, out);
});

const found = () => failedPrecondition({ root, contentDir, out });

describe('failedPrecondition', () => {
	test('finds nothing in the way of a build in a checkout', () => {
		expect(found()).toBeUndefined();
		mkdirSync(join(root, '.builds'));
		expect(found()).toBeUndefined();
	});

	const builds = join(root, '.builds');
	test.for<[title: string, put: () => void, sentence: string]>([
		['content is missing', () => rmSync(contentDir, { recursive: true }), `There is no folder \`${contentDir}\`.`],
		['release has no status', () => rmSync(status), `\`${out}\` has no \`status.json\`. Run \`npm run build\` once.`],
		['folder of builds cannot be written to', () => writeFileSync(builds, ''), `Cannot write to \`${builds}\`.`],
	])('tells that the %s', ([_title, put, sentence]) => {
		put();
		expect(found()).toBe(sentence);
	});

	test('tells that the output is a folder, which has no place to turn a link in', () => {
		expect(failedPrecondition({ root, contentDir, out: release })).toBe(
			`\`${release}\` is a folder instead of a link. Run \`npm run build\` once.`,
		);
	});

	// A link in a folder into which nobody can write, root included.
	test('tells that nothing can be written beside the output', () => {
		const before = process.cwd();
		process.chdir(release);
		try {
			const out = '/proc/self/cwd';
			expect(failedPrecondition({ root, contentDir, out })).toBe('Cannot write to `/proc/self`.');
		} finally {
			process.chdir(before);
		}
	});
});

test('a rebuild makes what its environment says, else what the live release was built with, else its default', () => {
	const copied = join(folder, 'copied');
	writeFiles(copied, { 'client/data/manifest.json': '{}' });
	writeRecord(copied, {
		...{ content: 'a'.repeat(64), inputs: 'd'.repeat(64), extras: 'images', base_url: 'https://catalog.example' },
		...{ verified_at: '2026-11-20T00:00:00Z', boot: null, previous: null, rolled_back: null },
	});
	expect(liveExtras(copied, { EXTRAS: '' })).toEqual({ EXTRAS: 'images' });
	expect(liveExtras(copied, { EXTRAS: 'none' })).toEqual({ EXTRAS: 'none' });
	expect(liveExtras(join(copied, 'none'), {})).toEqual({});
});

test('a build that a server starts is the one of npm run build', () => {
	const file = `${process.cwd()}/scripts/build.ts`;
	expect(commandArguments('build')).toEqual([expect.stringMatching(/^--max-semi-space-size=\d+$/), file]);
});
