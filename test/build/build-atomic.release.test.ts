import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { acquireBuildDirectory, findReleases, outputAt } from '../../src/build/releases.ts';
import { copyCheckout, hashes, run, settings, start } from '../support/checkout.ts';
import { picture } from '../support/pictures.ts';
import { publishCopy } from '../support/publish-copy.ts';
import { sampleWarning, writeSampleContent } from '../support/sample-content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Interference, interference } from './interfere.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const next = join(folder, 'content-next');
const dist = join(checkout, 'dist');

beforeAll(async () => {
	copyCheckout(checkout);
	writeSampleContent(next, { products: 3, periods: 3 });
	const product = join(next, 'products/product-001.md');
	writeFileSync(product, readFileSync(product, 'utf8').replace('maker:', 'icon: icon.png\nmaker:'));
	writeFileSync(join(next, 'products/icon.png'), await picture('png', 32));
	// The live release and the one before it.
	for (let releases = 0; releases < 2; releases++) await publishCopy(inject('release'), checkout);
});

test('a build that fails over the inspection of its output leaves the output as it was', async () => {
	const before = hashes(realpathSync(dist));
	const page = join(checkout, 'src/pages/api/launch_periods.json.ts');
	const source = readFileSync(page, 'utf8');
	writeFileSync(page, 'export const GET = () => Response.json({ launch_periods: [] });\n');
	const { code, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: next });
	writeFileSync(page, source);
	expect(code).toBe(1);
	expect(stderr).toContain('/api/launch_periods.json#/launch_periods has 0 weeks instead of 3.');
	expect(hashes(realpathSync(dist))).toEqual(before);
	expect(existsSync(join(checkout, '.builds/lock'))).toBe(false);
});

describe('a build', () => {
	const releases = () => findReleases(outputAt(dist, checkout));
	const good = () => [releases().live, releases().previous].map((path = '') => [path, hashes(join(path, 'client'))]);
	const listing = () => [checkout, join(checkout, '.builds')].map((path) => readdirSync(path).sort());
	let before: unknown;
	let expected: readonly (readonly string[])[];

	beforeAll(async () => {
		// With a third release, every folder has been in use.
		await publishCopy(inject('release'), checkout);
		before = good();
		expected = listing();
	});

	// Whatever the stages before have written is there; `publish-atomic` has what comes after it.
	test('that is killed at verify leaves both good releases as they were', async () => {
		const at: Interference = { call: 'readFileSync', path: /client\/feeds\/products\.atom$/ };
		const environment = { ...settings, ...interference(at), CONTENT_DIR: next };
		const { child, end } = start(checkout, 'scripts/build.ts', environment);
		expect((await end).stderr).toBe(`Interference: ${at.call}\n`);
		expect(child.signalCode).toBe('SIGKILL');
		expect(good()).toEqual(before);
	});

	test('that finds no space at render says so and leaves nothing', async () => {
		// A build that was killed late has written everything already.
		rmSync(releases().free, { recursive: true, force: true });
		const full: Interference = { call: 'openSync', path: /client\/products\/product-003\.html$/, error: 'ENOSPC' };
		const environment = { ...interference(full), CONTENT_DIR: next };
		const { code, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, ...environment });
		const path = `${releases().free}/client/products/product-003.html`;
		const sentence = `There is no space left for \`${path}\` (ENOSPC). Free some space.`;
		expect({ code, stderr }).toEqual({ code: 1, stderr: `Interference: openSync\n${sentence}\n` });
		expect(good()).toEqual(before);
		expect(existsSync(releases().free)).toBe(false);
	});

	test('waits for its turn and says so, then sweeps out what the others left', async () => {
		const { leave } = await acquireBuildDirectory(checkout);
		const { child, end } = start(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: next });
		const [first] = await once(child.stderr, 'data');
		expect(String(first)).toBe(`Waiting for another build (process ${process.pid} on ${hostname()}).\n`);
		expect(good()).toEqual(before);
		leave();
		expect(await end).toMatchObject({ code: 0, stderr: `${first}${sampleWarning}` });
		expect(readlinkSync(dist)).toMatch(/^\.builds\/[abc]$/);
		expect(good()).not.toEqual(before);
		expect(listing()).toEqual(expected);
	});
});

describe('the pages', () => {
	const content = writeSampleContent(join(folder, 'few'), { products: 2, periods: 3 });
	const own = { ...settings, CONTENT_DIR: content };
	const isBundling = () => readdirSync(cache).some((name) => /^pages-\w+\.\d+$/.test(name));
	const cache = join(checkout, '.builds/cache');

	test('are bundled again after a build that was killed meanwhile', async () => {
		const { child, end } = start(checkout, 'scripts/build.ts', own, ['--full']);
		await expect.poll(isBundling, { interval: 10, timeout: 60_000 }).toBe(true);
		child.kill('SIGKILL');
		await end;
		expect(await run(checkout, 'scripts/build.ts', own, ['--full'])).toMatchObject({ code: 0, stderr: sampleWarning });
		await expect.poll(isBundling, { timeout: 60_000 }).toBe(false);
	});

	test('are not kept when the code is edited while they are bundled', async () => {
		const file = join(checkout, 'src/texts/languages/en.ts');
		const text = readFileSync(file, 'utf8');
		expect(text).toContain("'First launched'");
		writeFileSync(file, text.replace("'First launched'", "'Launched first'"));
		const { end } = start(checkout, 'scripts/build.ts', own);
		await expect.poll(isBundling, { interval: 10, timeout: 60_000 }).toBe(true);
		writeFileSync(file, text.replace("'First launched'", "'Launched'"));
		expect(await end).toMatchObject({
			code: 1,
			stderr: 'The code changed while its pages were being bundled. Build again.\n',
		});
		expect(readdirSync(cache).filter((name) => name.includes('.'))).toEqual([]);
	});
});
