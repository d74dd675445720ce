import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRecord } from '../../../src/build/releases.ts';
import { liveExtras } from '../../../src/build/run-build.ts';
import { removeFolder, temporaryFolder } from '../../support/checkout.ts';

const out = temporaryFolder();
beforeAll(() => {
	mkdirSync(join(out, 'client/data'), { recursive: true });
	writeFileSync(join(out, 'client/data/manifest.json'), '{}');
	writeRecord(out, {
		...{ content: 'a'.repeat(64), inputs: null, extras: 'images,compressed', base_url: 'https://catalog.example' },
		...{ verified_at: '2026-11-20T00:00:00Z', boot: null, stats: null, previous: null, withdrawn: null },
	});
});
afterAll(() => removeFolder(out));

test('a rebuild makes what the live release was built with', () => {
	expect(liveExtras(out, {})).toEqual({ EXTRAS: 'images,compressed' });
	expect(liveExtras(out, { EXTRAS: '' })).toEqual({ EXTRAS: 'images,compressed' });
});

test('a rebuild makes what its environment says', () => {
	expect(liveExtras(out, { EXTRAS: 'none' })).toEqual({});
});

test('a rebuild has its default where nothing is known', () => {
	expect(liveExtras(join(out, 'none'), {})).toEqual({});
});
