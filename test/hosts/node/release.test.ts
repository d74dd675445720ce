import { describe, expect, test } from 'vitest';
import { hashServerFiles } from '../../../src/build/server-files.ts';
import { openRelease } from '../../../src/hosts/node/release.ts';
import { SlidingLog } from '../../../src/http/rate-limit/sliding-log.ts';
import { writeFiles } from '../../content/content-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { writeManifest } from '../../support/write-manifest.ts';

const open = (files: Readonly<Record<string, string>>) => {
	const outDir = writeFiles(temporaryFolder(), { 'client/index.html': 'page', ...files });
	writeManifest(outDir, 'https://catalog.example');
	const others = { isExempt: () => false, onError: () => expect.unreachable(), memoryBytes: 1_000 };
	return { outDir, open: () => openRelease({ outDir, limiter: new SlidingLog(), ...others }) };
};

describe('openRelease', () => {
	test.each([
		['without the files of its server, as of version 1.1.0', {}, 'are missing or have changed since they were built.'],
		[
			'whose server.json is damaged',
			{ 'server/entry.mjs': '', 'server/server.json': '{' },
			'Its `server/server.json` is not JSON.',
		],
	])('refuses a release %s', (_, files, sentence) => {
		expect(open(files).open).toThrow(sentence);
		expect(open(files).open).toThrow('Run `npm run build`.');
	});

	test('opens one that has them', () => {
		const { outDir, open: read } = open({ 'server/entry.mjs': '', 'server/server.json': '{"code":"a","routes":[]}' });
		expect(read().facts).toMatchObject({ code: 'a' });
		expect(hashServerFiles(outDir)).toMatch(/^[0-9a-f]{64}$/);
	});
});
