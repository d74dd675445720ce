import type { Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { searchPointerFile } from '../../../src/routes/paths.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { searchTexts } from '../../support/search-texts.ts';
import { catalogOfRows } from '../../support/synthetic-catalog.ts';
import { lines } from '../hostile-catalog.ts';
import { chosen, focused, names, type OpenedPage, openPage, type PageOptions } from './search-page.ts';

describeWith(['chromium'], 'the search in a browser', () => {
	const site = inject('site');
	const browser = useChromium();

	const open = (path: string, options?: PageOptions) => openPage(browser(), `${site}${path}`, options);
	/** What every visit promises. */
	const expectQuiet = ({ outside, complaints }: OpenedPage) => {
		expect(outside).toEqual([]);
		expect(complaints).toEqual([]);
	};

	test('loads neither index nor library before it is opened', async () => {
		const opened = await open('/products/love');
		await opened.page.waitForLoadState('networkidle');
		const before = opened.asked.filter((path) => /search/i.test(path));
		expect(before).toEqual([]);
		await opened.openDialog();
		expect(opened.asked).toContain(searchPointerFile);
		expect(opened.asked.some((path) => path.startsWith('/_astro/box.'))).toBe(true);
		expectQuiet(opened);
		await opened.close();
	});

	test('finds while one writes, marks the words and tells how many there are', async () => {
		const opened = await open('/');
		await opened.openDialog();
		expect(await focused(opened.page)).toBe('search-words');
		await opened.page.keyboard.type('löv');
		await expect.poll(() => names(opened)).toEqual(['LÖVE', 'LÖVR']);
		expect(await opened.results.locator('mark').allTextContents()).toEqual(['LÖVE', 'LÖVR']);
		expect(await opened.status.textContent()).toBe('2 products found.');
		await opened.field.fill('postgrsql');
		await expect.poll(() => names(opened).then(([first]) => first)).toBe('PostgreSQL');
		expect(await opened.status.textContent()).toBe('No product has these very words; 2 have similar ones.');
		expectQuiet(opened);
		await opened.close();
	});

	test('finds for words that a field has cut in the middle of a character', async () => {
		const opened = await open('/search');
		await opened.field.evaluate((field: HTMLInputElement) => {
			field.value = `lov ${String.fromCharCode(0xd83d)}`;
			field.dispatchEvent(new Event('input', { bubbles: true }));
		});
		await opened.page.waitForURL('**/search?q=lov%20%EF%BF%BD');
		await expect.poll(() => names(opened)).toEqual(['LÖVE', 'LÖVR']);
		expectQuiet(opened);
		await opened.close();
	});

	test('is a combobox: arrows choose a result, Enter opens it, and the focus stays in the field', async () => {
		const opened = await open('/');
		const { page, field } = opened;
		await opened.openDialog();
		expect(await field.getAttribute('role')).toBe('combobox');
		expect(await field.getAttribute('aria-expanded')).toBe('false');
		await page.keyboard.type('lov');
		await expect.poll(() => opened.results.count()).toBe(2);
		expect(await field.getAttribute('aria-expanded')).toBe('true');
		const list = page.locator(`#${await field.getAttribute('aria-controls')}`);
		expect([await list.getAttribute('role'), await list.getAttribute('aria-label')]).toEqual(['listbox', 'Products']);
		const walk: (string | undefined)[] = [];
		for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
			await page.keyboard.press(key);
			walk.push(await chosen(opened));
		}
		expect(walk).toEqual(['/products/love', '/products/lovr', undefined, '/products/lovr', '/products/love']);
		expect(await focused(page)).toBe('search-words');
		await page.keyboard.press('e');
		expect([await chosen(opened), await field.inputValue()]).toEqual([undefined, 'love']);
		await expect.poll(() => names(opened)).toEqual(['LÖVE']);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/products/love');
		await opened.openDialog();
		await page.keyboard.type('lovr');
		await expect.poll(() => names(opened)).toEqual(['LÖVR']);
		await page.keyboard.press('Enter');
		await page.waitForURL('**/products/lovr');
		expectQuiet(opened);
		await opened.close();
	});

	test('is opened with Ctrl+K, in fields as well, and with Cmd+K instead where that gives commands', async () => {
		const opened = await open('/launch');
		const { page } = opened;
		await page.locator('#launch').waitFor({ state: 'visible' });
		await page.locator('#name').focus();
		await page.keyboard.press('Meta+k');
		await page.keyboard.press('Control+Shift+k');
		expect(await page.locator('dialog').count()).toBe(0);
		await page.keyboard.press('Control+k');
		await page.locator('.search-dialog').waitFor({ state: 'visible' });
		expect(await focused(page)).toBe('search-words');
		await opened.close();
		const apple = await open('/', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
		await apple.page.keyboard.press('Control+k');
		expect(await apple.page.locator('dialog').count()).toBe(0);
		await apple.page.keyboard.press('Meta+k');
		await apple.page.locator('.search-dialog').waitFor({ state: 'visible' });
		await apple.close();
	});

	test('gives the focus back where it was: Escape, Close, and a click beside it', async () => {
		const opened = await open('/');
		const { page } = opened;
		const dialog = page.locator('.search-dialog');
		const brand = page.locator('.brand');
		await brand.focus();
		for (const leave of [
			() => page.keyboard.press('Escape'),
			() => page.locator('.search-close').click(),
			() => page.mouse.click(3, 3),
		]) {
			await page.keyboard.press('/');
			await dialog.waitFor({ state: 'visible' });
			await page.keyboard.type('go');
			await leave();
			await dialog.waitFor({ state: 'hidden' });
			expect(await focused(page)).toBe('brand');
		}
		await page.locator('.search-link').click();
		await dialog.waitFor({ state: 'visible' });
		expect(await opened.field.inputValue()).toBe('go');
		await page.keyboard.press('Escape');
		expect(await focused(page)).toBe('search-link');
		expectQuiet(opened);
		await opened.close();
	});

	test('leaves the key to fields, and to the browser with another key', async () => {
		const opened = await open('/launch');
		const { page } = opened;
		await page.locator('#launch').waitFor({ state: 'visible' });
		await page.locator('#name').focus();
		await page.keyboard.type('a/b');
		expect(await page.locator('#name').inputValue()).toBe('a/b');
		await page.locator('.brand').focus();
		await page.keyboard.press('Control+/');
		await page.keyboard.press('Alt+/');
		expect(await page.locator('dialog').count()).toBe(0);
		await opened.close();
	});

	test('shows eight in the dialog and leads to the page with all of them', async () => {
		const opened = await open('/');
		await opened.openDialog();
		await opened.page.keyboard.type('o');
		await expect.poll(() => opened.results.count()).toBe(8);
		const all = opened.page.locator('.search-more a');
		const [, count] = /^All (\d+) results$/.exec((await all.textContent()) ?? '') ?? [];
		await all.click();
		await opened.page.waitForURL('**/search?q=o');
		await expect.poll(() => opened.results.count()).toBe(50);
		expect(await opened.status.textContent()).toBe(`${count} products found. These are the best 50.`);
		await opened.close();
	});

	test('says what to do where nothing is found, and how many hold some of the words', async () => {
		const opened = await open('/');
		await opened.openDialog();
		await opened.page.keyboard.type('qqzzqq <b>x');
		await expect
			.poll(() => opened.status.textContent())
			.toBe('No product matches qqzzqq <b>x. Try fewer letters, or browse all products.');
		expect(await opened.status.locator('a').getAttribute('href')).toBe('/products');
		expect(await opened.results.count()).toBe(0);
		await opened.field.fill('postgresql qqzzqq');
		await expect
			.poll(() => opened.status.textContent())
			.toMatch(/^No product has all of these words; \d+ ha(?:s|ve) some/);
		await opened.field.fill('password manager');
		await expect
			.poll(() => opened.status.textContent())
			.toMatch(/^\d products? found\. \d+ more ha(?:s|ve) some of the words\.$/);
		await opened.close();
	});

	test('shows hostile texts as text', async () => {
		const hostile = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', ...lines];
		const rows = hostile.map((text, index) => [`evil-${index}`, `evil ${text}`, text, ['tools'], text] as const);
		const texts = searchTexts(catalogOfRows(rows));
		const body = (route: Route) => texts[new URL(route.request().url()).pathname] ?? '';
		const opened = await open('/search', { index: (route) => route.fulfill({ body: body(route) }) });
		const { page } = opened;
		page.on('dialog', () => expect.fail('A text was run.'));
		for (const words of ['evil', 'evil script', 'img onerror', 'ignore']) {
			await opened.field.fill(words);
			await expect.poll(() => opened.results.count()).toBeGreaterThan(0);
		}
		await opened.field.fill('evil');
		await expect.poll(() => opened.results.count()).toBe(rows.length);
		expect((await names(opened)).toSorted()).toEqual(rows.map(([, name]) => name).toSorted());
		expect(await page.locator('.search-box').innerHTML()).not.toMatch(/<(?:img|script)/);
		for (const link of await opened.results.all()) {
			expect(await link.getAttribute('href')).toMatch(/^\/products\/evil-\d+$/);
		}
		expectQuiet(opened);
		await opened.close();
	});

	test('has a page whose address holds the words', async () => {
		const opened = await open('/search?q=l%C3%B6ve');
		const { page } = opened;
		await expect.poll(() => names(opened)).toEqual(['LÖVE']);
		expect(await focused(page)).toBe('search-words');
		await opened.field.fill('C++ & more?');
		await page.waitForURL((url) => url.searchParams.get('q') === 'C++ & more?');
		await opened.field.fill('');
		await page.waitForURL((url) => url.search === '');
		await page.locator('.brand').focus();
		await page.keyboard.press('/');
		expect([await focused(page), await page.locator('dialog').count()]).toEqual(['search-words', 0]);
		expectQuiet(opened);
		await opened.close();
	});

	test('has no failings that axe knows of in its dialog at 320 pixels, in both themes', async () => {
		const expectNoViolations = async ({ page }: OpenedPage) => {
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				expect(await violations(page)).toEqual([]);
			}
		};
		const inDialog = await open('/products/love', { viewport: { width: 320, height: 640 } });
		await inDialog.openDialog();
		for (const words of ['game', 'w'.repeat(180)]) {
			await inDialog.field.fill(words);
			await inDialog.status.locator(`text=/found|No product/`).waitFor();
			await expectNoViolations(inDialog);
			expect(await inDialog.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
		await inDialog.close();
	});
});
