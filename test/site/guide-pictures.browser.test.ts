/**
 * The pictures of the editors' guide. `UPDATE_PICTURES=1` writes them into `public/pictures/editors`; without it the test
 * holds that what they show is still there.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCheckout, removeFolder, run, settings, temporaryFolder } from '../support/checkout.ts';
import { connectToChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const pictures = resolve('public/pictures/editors');
const size = { width: 1_200, height: 750 };
const week = '/launches/2026-w20';

describeWith(['chromium'], "the pictures of the editors' guide", () => {
	const checkout = temporaryFolder();
	let server: ServerProcess;
	let browser: Browser;

	/** The first place of the week is withdrawn, the third corrected. */
	beforeAll(async () => {
		copyCheckout(checkout);
		const command = async (name: string, ...argv: readonly string[]) =>
			expect(await run(checkout, `scripts/${name}.ts`, settings, argv)).toMatchObject({ code: 0 });
		await command('close', '2026-w20');
		const record = readFileSync(join(checkout, 'content/launch_periods/2026-w20.csv'), 'utf8');
		const [, first = '', , third = ''] = record.split('\n').map((row) => row.split(',')[1]);
		await command('withdraw', first);
		await command('votes', '2026-w20', third, '--votes', '120', '--reason', 'Votes of one address were counted twice.');
		server = await startServer('scripts/dev.ts', { ...settings, RATE_LIMIT_EXEMPT: '127.0.0.0/8' }, checkout);
		browser = await connectToChromium();
	});
	afterAll(async () => {
		await browser?.close();
		await server?.stop();
		removeFolder(checkout);
	});

	/** Opens a page in each theme, waits for what it is to show, and takes its picture. */
	async function take(
		name: string,
		path: string,
		show: (page: Page) => Promise<void>,
		leave: (page: Page) => Promise<void> = async () => {},
	): Promise<void> {
		for (const colorScheme of ['light', 'dark'] as const) {
			const context = await browser.newContext({ viewport: size, colorScheme });
			const page = await context.newPage();
			await page.goto(server.url + path);
			await show(page);
			const file = join(pictures, `${name}-${colorScheme}.webp`);
			if (process.env['UPDATE_PICTURES'] === '1') {
				mkdirSync(pictures, { recursive: true });
				writeFileSync(
					file,
					await sharp(await page.screenshot())
						.webp({ quality: 70 })
						.toBuffer(),
				);
			}
			await leave(page);
			// A page that reloads itself at this moment would keep its context from closing.
			await page.goto('about:blank').catch(() => {});
			await context.close();
			expect(await sharp(file).metadata()).toMatchObject({ ...size, format: 'webp' });
		}
	}

	test('show the launch form with what has to be put right', async () => {
		await take('launch', '/launch', async (page) => {
			await page.locator('#draft [name=name]').fill('Zed');
			await page.locator('#draft [name=tagline]').fill('Notes that write back');
			await page.locator('#draft [name=website_url]').fill('https://zed.dev');
			await page.locator('#continue').click();
			await page.getByText('Before it can be proposed').waitFor();
			await page.evaluate(() => scrollTo(0, 0));
		});
	});

	test('show a closed week with a withdrawn place and a correction', async () => {
		await take('closed', week, async (page) => {
			await page.getByText('Withdrawn', { exact: true }).waitFor();
			await page.getByText('Votes of one address were counted twice.').waitFor();
		});
	});

	test('show a mistake above a page of the dev server', async () => {
		const file = join(checkout, 'content/products/zed.md');
		const text = readFileSync(file, 'utf8');
		const show = async (page: Page) => {
			writeFileSync(file, text.replace(/^categories: \[/m, 'categories: [develper-tools, '));
			await page.getByText('Did you mean').waitFor();
		};
		// A page that is loaded while the file is wrong shows it as well.
		await take('overlay', '/products/zed', show, async (page) => {
			writeFileSync(file, text);
			await page.getByText('Did you mean').waitFor({ state: 'detached' });
		});
	});

	test('are those that the guide has', () => {
		const guide = readFileSync('src/render/guides/editors.md', 'utf8');
		const named = Array.from(guide.matchAll(/\(\/pictures\/editors\/(\w+)-light\.webp\)/g), ([, name = '']) => name);
		expect(named).toEqual(['launch', 'overlay', 'closed']);
		expect(named.every((name) => existsSync(join(pictures, `${name}-dark.webp`)))).toBe(true);
	});
});
