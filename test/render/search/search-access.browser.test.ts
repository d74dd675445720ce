import { expect, inject, test } from 'vitest';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { type OpenedPage, openPage, type PageOptions } from './search-page.ts';

describeWith(['chromium'], 'the search for everyone', () => {
	const browser = useChromium();
	const open = (path: string, options?: PageOptions) => openPage(browser(), `${inject('site')}${path}`, options);

	test('has no failings that axe knows of, in both themes', async () => {
		const expectNoViolations = async ({ page }: OpenedPage) => {
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				expect(await violations(page)).toEqual([]);
			}
		};
		const onPage = await open('/search?q=game');
		await expect.poll(() => onPage.results.count()).toBeGreaterThan(1);
		await expectNoViolations(onPage);
		await onPage.close();
		const inDialog = await open('/products/love');
		await inDialog.openDialog();
		for (const words of ['game', 'qqzzqq']) {
			await inDialog.field.fill(words);
			await inDialog.status.locator(`text=/found|No product/`).waitFor();
			await expectNoViolations(inDialog);
		}
		await inDialog.close();
	});

	test('needs no sideways scrolling at 320 pixels, and has targets for fingers', async () => {
		for (const path of ['/', '/search']) {
			const opened = await open(path, { viewport: { width: 320, height: 640 } });
			if (path === '/') await opened.openDialog();
			for (const words of ['e', `${'w'.repeat(180)}`]) {
				await opened.field.fill(words);
				await opened.status.locator(words === 'e' ? 'text=/found/' : 'text=/No product/').waitFor();
				expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
				expect(
					await opened.page.evaluate(() => {
						const box = document.querySelector('dialog') ?? document.body;
						return box.scrollWidth - box.clientWidth;
					}),
				).toBe(0);
			}
			await opened.field.fill('e');
			await expect.poll(() => opened.results.count()).toBeGreaterThanOrEqual(8);
			const heights = await opened.page
				.locator('.search-results a, .search-close, #search-words')
				.evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
			expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
			await opened.close();
		}
	});

	test('explains itself without JavaScript, where the link leads to its page', async () => {
		const opened = await open('/', { javaScriptEnabled: false });
		await opened.page.locator('.search-link').click();
		await opened.page.waitForURL('**/search');
		expect(await opened.page.locator('noscript').textContent()).toContain('needs JavaScript');
		await opened.close();
	});
});
