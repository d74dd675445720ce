import type { BrowserContextOptions } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { visit } from '../../site/site.ts';
import { useChromium } from '../../support/chromium.ts';
import { recordCopies } from '../../support/copied.ts';
import { describeWith } from '../../support/describe-with.ts';

describeWith(['chromium'], 'copying in a browser', () => {
	const site = inject('site');
	const browser = useChromium();

	async function open(path: string, options: BrowserContextOptions = {}) {
		const opened = await visit(browser(), site, options);
		onTestFinished(opened.close);
		const { page } = opened;
		const copied = await recordCopies(page.context());
		await page.goto(site + path);
		return { ...opened, copied: () => copied(page) };
	}

	const allowed = { permissions: ['clipboard-read', 'clipboard-write'] };

	test('copies the address of a page by keyboard, says so, and keeps the focus', async () => {
		const { page, copied, complaints } = await open('/products/vite', allowed);
		const button = page.getByRole('button', { name: 'Copy link' });
		await button.focus();
		await page.keyboard.press('Enter');
		await page.getByRole('status').getByText('Copied', { exact: true }).waitFor({ state: 'attached' });
		expect(await copied()).toMatch(/^https?:\/\/[^/]+\/products\/vite$/);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copied');
		expect(complaints).toEqual([]);
	});

	test('copies code of prose without the line feed that would run it', async () => {
		const { page, copied } = await open('/developers', allowed);
		const code = page.locator('.code').first();
		await code.getByRole('button', { name: 'Copy the code' }).click();
		await code.getByText('Copied').waitFor();
		expect(await copied()).toMatch(/^curl .*"$/);
	});

	test('says where the browser refuses what to do instead', async () => {
		const { page } = await open('/products/vite');
		await page.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
		});
		await page.getByRole('button', { name: 'Copy link' }).click();
		expect(await page.getByRole('status').textContent()).toBe(
			'Your browser blocked copying. Select the text and copy it.',
		);
	});

	test('hands the address to the programs of a touch device that has them', async () => {
		const { page } = await open('/', { hasTouch: true, isMobile: true });
		await page.addInitScript(() => {
			navigator.share = async (data) => {
				Reflect.set(globalThis, 'shared', data);
			};
		});
		await page.goto(`${site}/launches/2026-w46`);
		await page.getByRole('button', { name: 'Share' }).click();
		expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual({
			title: 'Week 46, 2026',
			url: expect.stringMatching(/\/launches\/2026-w46$/),
		});
	});
});
