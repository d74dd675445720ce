/** What a power cut leaves of a release, and what `npm run serve` makes of it. */
import { cpSync, readFileSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findDamage } from '../../src/build/manifest.ts';
import { build, copyCheckout, type Environment, hashes, run, settings } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const dist = join(checkout, 'dist');
const environment = { ...settings, CONTENT_DIR: content, SITE_URL: 'https://power.example', REBUILD: '' };
const published = () => ['api', 'products'].flatMap((name) => hashes(join(dist, 'client', name)));
const mark = () => join(dist, 'record.json');

beforeAll(() => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 3, periods: 3 });
});

/** Makes the machine one that has been started since the release was written. */
function restart(): void {
	const { boot, ...facts } = JSON.parse(readFileSync(mark(), 'utf8'));
	writeFileSync(mark(), JSON.stringify({ ...facts, boot: `not ${boot}` }));
}

const product = () => join(realpathSync(dist), 'client/api/products/product-001.json');
const page = () => join(realpathSync(dist), 'client/products/product-001.html');

test('a build is brought to the disk in one call before it goes live', async () => {
	const log = join(folder, 'sync.log');
	const program = `#!/bin/sh\necho "$@ $(test -e "$2/record.json" && echo marked)" >> '${log}'\n`;
	writeFileSync(join(folder, 'sync'), program, { mode: 0o755 });
	await build(checkout, { ...environment, PATH: `${folder}:${process.env['PATH']}` });
	expect(readFileSync(log, 'utf8')).toBe(`-f ${realpathSync(dist)} \n`);
});

describe('npm run serve after a power cut', () => {
	const kept = join(folder, 'kept');
	const copy = (from: string, to: string) => {
		for (const name of ['dist', '.builds']) {
			rmSync(join(to, name), { recursive: true, force: true });
			cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
		}
	};

	beforeAll(() => copy(checkout, kept));
	beforeEach(() => copy(kept, checkout));

	// The address is that of the damaged release, as long as anything tells it.
	const { SITE_URL, ...others } = environment;
	const twoFiles = () => {
		restart();
		truncateSync(product());
		rmSync(page());
	};

	test.each<[string, () => void, Environment]>([
		['a file that is empty and one that is missing', twoFiles, others],
		['a link that leads nowhere', () => rmSync(realpathSync(dist), { recursive: true }), { ...others, SITE_URL }],
	])('notices %s and serves the release built again', async (_title, damage, given) => {
		const before = published();
		damage();
		const server = await startServer('scripts/serve.ts', given, checkout);
		expect(server.printed()).toContain('"event":"release_damaged"');
		expect(server.printed()).toContain('"event":"rebuilt","reason":"damage"');
		const answer = await fetch(`${server.url}/api/products/product-001`);
		expect((await answer.json()).product.url).toBe('https://power.example/products/product-001');
		expect(await server.stop()).toBe(0);
		expect(published()).toEqual(before);
		expect(findDamage(dist)).toBeUndefined();
	});

	test('serves a whole release as it is', async () => {
		restart();
		const before = realpathSync(dist);
		const server = await startServer('scripts/serve.ts', environment, checkout);
		expect(server.printed()).not.toMatch(/release_damaged|rebuilt/);
		expect(await server.stop()).toBe(0);
		expect(realpathSync(dist)).toBe(before);
	});

	test('says what is damaged where it must not build', async () => {
		restart();
		truncateSync(product());
		const { code, stdout } = await run(checkout, 'scripts/serve.ts', { ...environment, REBUILD: 'off', PORT: '0' });
		const lines = stdout.trimEnd().split('\n');
		expect({ code, ...JSON.parse(lines.at(-1) ?? '') }).toMatchObject({
			code: 1,
			message: `The release in \`dist\` is damaged: \`${join(dist, 'client/api/products/product-001.json')}\` has changed since it was built. Run \`npm run build\` or \`npm run rollback\`.`,
		});
	});
});
