import { expect, inject, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { focused, names, openPage, type PageOptions } from './search-page.ts';

describeWith(['chromium'], 'the search while it loads', () => {
	const site = inject('site');
	const browser = useChromium();

	const open = (path: string, options?: PageOptions) => openPage(browser(), `${site}${path}`, options);
	test('says that it loads, that it could not, and tries again', async () => {
		let answers: 'late' | 'never' | 'with an error' | 'rubbish' | 'truly' = 'late';
		let release = () => {};
		const late = new Promise<void>((resolve) => {
			release = resolve;
		});
		const opened = await open('/', {
			index: async (route) => {
				if (answers === 'late') await late;
				if (answers === 'never' || answers === 'late') return route.abort();
				if (answers === 'with an error') return route.fulfill({ status: 503, body: 'no' });
				if (answers === 'rubbish') return route.fulfill({ body: '{"file":9}' });
				return route.continue();
			},
		});
		const { page, status } = opened;
		await page.keyboard.press('/');
		await expect.poll(() => status.textContent()).toBe('Loading…');
		release();
		const failed = 'The search could not be loaded. Try again or browse all products.';
		await expect.poll(() => status.textContent()).toBe(failed);
		expect(await status.locator('a').getAttribute('href')).toBe('/products');
		await page.keyboard.type('love');
		for (answers of ['never', 'with an error', 'rubbish'] as const) {
			await status.locator('button').click();
			await expect.poll(() => status.textContent()).toBe(failed);
		}
		answers = 'truly';
		await status.locator('button').click();
		await expect.poll(() => names(opened)).toEqual(['LÖVE']);
		expect(await focused(page)).toBe('search-words');
		await opened.close();
	});

	test('opens by Enter what the words that were written last find', async () => {
		const opened = await open('/');
		await opened.openDialog();
		await opened.page.keyboard.type('lovr');
		await opened.page.keyboard.press('Enter');
		await opened.page.waitForURL('**/products/lovr');
		await opened.close();
	});

	test('goes to the page of the search where its own script cannot be loaded', async () => {
		const opened = await open('/');
		await opened.page.context().route('**/_astro/box.*', (route) => route.abort());
		await opened.page.keyboard.press('/');
		await opened.page.waitForURL('**/search');
		await opened.close();
	});
});
