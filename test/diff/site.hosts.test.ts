import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contentFolder } from '../content/content-folder.ts';
import { run } from '../support/checkout.ts';
import { fixedSettings } from '../support/run-build.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const root = resolve(import.meta.dirname, '../..');

describe('npm run diff of a running site', () => {
	let server: ServerProcess;

	beforeAll(async () => {
		const settings = { OUT_DIR: inject('release'), RATE_LIMIT_EXEMPT: '127.0.0.1' };
		server = await startServer('src/hosts/node/main.ts', settings);
	});
	afterAll(() => server.stop());

	test('finds nothing when the site is a build of the content, whatever its address', async () => {
		const { code, stdout } = await run(root, 'scripts/diff.ts', fixedSettings, [server.url]);
		expect([code, stdout]).toEqual([0, `The API says the same as at ${server.url}.\n`]);
	});

	test('finds everything when the site is another catalog', async () => {
		const settings = { CONTENT_DIR: contentFolder(), CATALOG_DATE: '2026-11-20' };
		const { code, stdout } = await run(root, 'scripts/diff.ts', settings, [server.url, '--json']);
		expect(code).toBe(1);
		const { base, products, broken_promises } = JSON.parse(stdout);
		expect([base, products.added.length, products.changed.length]).toEqual([server.url, 0, 0]);
		const gone = broken_promises.filter(({ kind }: { kind: string }) => kind === 'vanished_product');
		expect(gone).toHaveLength(products.removed.length);
		expect(gone.length).toBeGreaterThan(100);
	});
});
