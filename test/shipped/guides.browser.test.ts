/** The pages of prose that the project ships, where the frozen catalog has fewer or shorter ones. */
import { cpSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../site/site.ts';
import { violations } from '../support/axe.ts';
import { removeFolder, temporaryFolder } from '../support/checkout.ts';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { fixtureContent, runBuild } from '../support/run-build.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const shipped = resolve('content/pages');
const guides = readdirSync(shipped).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []));

describeWith(['chromium'], 'a guide', () => {
	const browser = useChromium();
	const folder = temporaryFolder();
	let server: ServerProcess;

	beforeAll(async () => {
		cpSync(fixtureContent, join(folder, 'content'), { recursive: true });
		cpSync(shipped, join(folder, 'content/pages'), { recursive: true });
		await runBuild(join(folder, 'dist'), { CONTENT_DIR: join(folder, 'content'), EXTRAS: 'none' });
		server = await startServer('src/hosts/node/main.ts', {
			OUT_DIR: join(folder, 'dist'),
			RATE_LIMIT_EXEMPT: '127.0.0.0/8',
		});
	});

	afterAll(async () => {
		await server?.stop();
		removeFolder(folder);
	});

	test('is looked at below, that of editors too', () => {
		expect(guides).toEqual(expect.arrayContaining(['about', 'auth', 'developers', 'editors']));
	});

	test.each(guides)('%s has no failing that axe finds, and needs no sideways scrolling', async (guide) => {
		for (const [colorScheme, width] of [
			['light', 1_280],
			['dark', 320],
		] as const) {
			const { page, complaints, load, close } = await visit(browser(), server.url, {
				colorScheme,
				viewport: { width, height: 720 },
			});
			await load(`/${guide}`);
			expect(complaints).toEqual([]);
			expect(await page.locator('h1').count()).toBe(1);
			expect(await violations(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
			await close();
		}
	});
});
