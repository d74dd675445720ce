import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { searchPointerFile } from '../../../src/urls/paths.ts';
import { visit } from '../../site/site.ts';
import { violations } from '../../support/axe.ts';
import { catalogOf } from '../../support/catalog.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { searchTexts } from '../../support/search-texts.ts';
import { lines } from '../hostile-catalog.ts';

interface OpenOptions extends BrowserContextOptions {
	readonly index?: (route: Route) => Promise<void>;
}

describeWith(['chromium'], 'the search in a browser', () => {
	const site = inject('site');
	const browser = useChromium();

	/** @param index - Responds in place of the files of the index. */
	async function open(path: string, { index, ...options }: OpenOptions = {}) {
		const opened = await visit(browser(), site, options);
		onTestFinished(opened.close);
		const { page } = opened;
		if (index) await page.context().route('**/search/*.json', index);
		const requested: string[] = [];
		page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
		await page.goto(site + path);
		const results = page.locator('.search-results a');
		return {
			...opened,
			requested,
			field: page.locator('#search-words'),
			results,
			names: () => results.locator('.search-name').allTextContents(),
			status: page.locator('.search-status'),
			/** Opens the dialog by its key and waits until the index is there. */
			async openDialog() {
				await page.keyboard.press('/');
				await page.locator('.search-status:empty').waitFor({ state: 'attached' });
			},
		};
	}
	type OpenedPage = Awaited<ReturnType<typeof open>>;

	const expectQuiet = ({ outside, complaints }: OpenedPage) => {
		expect(outside).toEqual([]);
		expect(complaints).toEqual([]);
	};

	test('loads when it is opened, finds while one writes, marks the words and tells how many there are', async () => {
		const opened = await open('/');
		await opened.page.waitForLoadState('networkidle');
		expect(opened.requested.filter((path) => /search\/|box\./.test(path))).toEqual([]);
		await opened.openDialog();
		expect(opened.requested).toContain(searchPointerFile);
		expect(await focused(opened.page)).toBe('search-words');
		await opened.page.keyboard.type('löv');
		await expect.poll(opened.names).toEqual(['LÖVE', 'LÖVR']);
		expect(await opened.results.locator('mark').allTextContents()).toEqual(['LÖVE', 'LÖVR']);
		await expect.poll(() => opened.status.textContent()).toBe('2 products found. Compare the first 2.');
		expectQuiet(opened);
	});

	test('leads to a week by its number, and to the winner', async () => {
		const opened = await open('/search?q=week 45');
		await expect.poll(opened.names).toContain('Week 45, 2026');
		await opened.field.fill('winner');
		await expect.poll(opened.names).toContain('Week 46, 2026');
		const hrefs = await opened.results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(hrefs.slice(0, 2)).toEqual(['/products/keepassxc', '/launches/2026-w46']);
		expectQuiet(opened);
	});

	test('leads to the category that the words name, above its products', async () => {
		const opened = await open('/search?q=text editor');
		await expect.poll(async () => (await opened.names())[0]).toBe('Text editors');
		const first = opened.results.first();
		expect(await first.textContent()).toMatch(/Category with \d+ products$/);
		expect(await first.getAttribute('href')).toBe('/categories/text-editors');
		expectQuiet(opened);
	});

	test('shows ten products that have some of the words below those with all, and 50 others each time it is asked', async () => {
		const opened = await open('/search?q=source code');
		const rest = opened.page.getByRole('button', { name: /^Show \d+ more$/ });
		await expect.poll(() => opened.status.textContent()).toMatch(/^\d+ products found/);
		const [complete = 0, partial = 0] = (await opened.status.textContent())?.match(/\d+/g)?.map(Number) ?? [];
		expect(partial).toBeGreaterThan(60);
		expect(await opened.results.count()).toBe(complete + 10);
		await rest.focus();
		await opened.page.keyboard.press('Enter');
		expect(await opened.results.count()).toBe(complete + 60);
		expect(await opened.page.locator(':focus').getAttribute('id')).toBe(
			await opened.results.nth(complete + 10).getAttribute('id'),
		);
		await rest.click();
		expect(await opened.results.count()).toBe(complete + partial);
		expect(await opened.page.locator('.search-saves .save').count()).toBe(complete + partial);
		expect(await rest.count()).toBe(0);
		expectQuiet(opened);
	});

	test('of a missing page has the last word of its address, and names like it are above', async () => {
		const { page, outside } = await open('/products/keepasxc');
		await expect.poll(() => page.locator('#nearest').textContent()).toBe('Did you mean KeePassXC?');
		expect(await page.locator('#q').inputValue()).toBe('keepasxc');
		await page.locator('#q').press('Enter');
		await page.waitForURL(`${site}/search?q=keepasxc`);
		expect(outside).toEqual([]);
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
			walk.push(await chosen(page));
		}
		expect(walk).toEqual(['/products/love', '/products/lovr', undefined, '/products/lovr', '/products/love']);
		expect(await focused(page)).toBe('search-words');
		await page.keyboard.press('e');
		expect([await chosen(page), await field.inputValue()]).toEqual([undefined, 'love']);
		await expect.poll(async () => (await opened.names())[0]).toEqual('LÖVE');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/products/love');
		expectQuiet(opened);
	});

	test('keeps its results on a touch screen, whose key for searching closes the keyboard', async () => {
		const opened = await open('/search', { hasTouch: true, isMobile: true });
		await opened.field.fill('lov');
		await expect.poll(() => opened.results.count()).toBe(2);
		await opened.field.press('Enter');
		await expect.poll(() => focused(opened.page)).not.toBe('search-words');
		expect(await opened.results.count()).toBe(2);
		expect(new URL(opened.page.url()).pathname).toBe('/search');
	});

	test('opens with Ctrl+K, in fields as well, with Cmd+K on a Mac, and leaves other keys to fields and browser', async () => {
		const opened = await open('/launch');
		const { page } = opened;
		await page.locator('#launch').waitFor({ state: 'visible' });
		await page.locator('#name').focus();
		await page.keyboard.type('a/b');
		expect(await page.locator('#name').inputValue()).toBe('a/b');
		await page.keyboard.press('Meta+k');
		await page.keyboard.press('Control+Shift+k');
		await page.locator('.brand').focus();
		await page.keyboard.press('Control+/');
		await page.keyboard.press('Alt+/');
		expect(await page.locator('dialog').count()).toBe(0);
		await page.locator('#name').focus();
		await page.keyboard.press('Control+k');
		await page.locator('.search-dialog').waitFor({ state: 'visible' });
		expect(await focused(page)).toBe('search-words');
		const apple = await open('/', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
		await apple.page.keyboard.press('Control+k');
		expect(await apple.page.locator('dialog').count()).toBe(0);
		await apple.page.keyboard.press('Meta+k');
		await apple.page.locator('.search-dialog').waitFor({ state: 'visible' });
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
		await expect.poll(() => opened.results.count()).toBe(Number(count));
		expect(Number(count)).toBeGreaterThan(50);
		expect(await opened.status.textContent()).toBe(`${count} products found. Compare the first 3.`);
	});

	test('says how well the products match, and what to do where none does', async () => {
		const opened = await open('/');
		await opened.openDialog();
		for (const [words, line] of [
			['postgrsql', /^No exact match\. Showing 2 similar products\. Compare the first 2\.$/],
			['free', /^\d+ free products found\. Compare the first 3\.$/],
			['free note', /^None of these products is completely free, but 1 has a free version\. \d+ products? found\./],
			['postgresql qqzzqq', /^No exact match\. Showing \d+ products that match some/],
			['password manager', /^1 product found\. \d+ more match(?:es)? some of your words\.$/],
			['qqzzqq <b>x', /^No product matches qqzzqq <b>x\. Try a shorter word, or browse all products\.$/],
		] as const) {
			await opened.field.fill(words);
			await expect.poll(() => opened.status.textContent()).toMatch(line);
		}
		expect(await opened.status.locator('a').getAttribute('href')).toBe('/products');
		expect(await opened.results.count()).toBe(0);
	});

	test('says that it loads, that it could not, and tries again', async () => {
		let response: 'late' | 'never' | 'with an error' | 'rubbish' | 'truly' = 'late';
		const late = Promise.withResolvers<void>();
		const opened = await open('/', {
			index: async (route) => {
				if (response === 'late') await late.promise;
				if (response === 'never' || response === 'late') return route.abort();
				if (response === 'with an error') return route.fulfill({ status: 503, body: 'no' });
				if (response === 'rubbish') return route.fulfill({ body: '{"file":9}' });
				return route.continue();
			},
		});
		const { page, status } = opened;
		await page.keyboard.press('/');
		await expect.poll(() => status.textContent()).toBe('Loading…');
		late.resolve();
		const failed = 'Search did not load. Try again or browse all products.';
		await expect.poll(() => status.textContent()).toBe(failed);
		expect(await status.locator('a').getAttribute('href')).toBe('/products');
		await page.keyboard.type('love');
		for (response of ['never', 'with an error', 'rubbish'] as const) {
			await status.locator('button').click();
			await expect.poll(() => status.textContent()).toBe(failed);
		}
		response = 'truly';
		await status.locator('button').click();
		await expect.poll(async () => (await opened.names())[0]).toEqual('LÖVE');
		expect(await focused(page)).toBe('search-words');
	});

	test('goes to the page of the search where its own script cannot be loaded', async () => {
		const opened = await open('/');
		await opened.page.context().route('**/_astro/box.*', (route) => route.abort());
		await opened.page.keyboard.press('/');
		await opened.page.waitForURL('**/search');
	});

	test('shows hostile texts as text', async () => {
		const hostile = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)', ...lines];
		const rows = hostile.map((text, index) => {
			return { slug: `evil-${index}`, name: `evil ${text}`, tagline: text, maker: text };
		});
		const texts = searchTexts(catalogOf(rows));
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
		expect((await opened.names()).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
		expect(await page.locator('.search-box').innerHTML()).not.toMatch(/<(?:img|script)/);
		expectQuiet(opened);
	});

	test('has a page whose address holds the words', async () => {
		const opened = await open('/search?q=l%C3%B6ve');
		const { page } = opened;
		await expect.poll(async () => (await opened.names())[0]).toEqual('LÖVE');
		expect(await focused(page)).toBe('search-words');
		await opened.field.fill('C++ & more?');
		await page.waitForURL((url) => url.searchParams.get('q') === 'C++ & more?');
		await opened.field.fill('');
		await page.waitForURL((url) => url.search === '');
		// A field may cut a text in the middle of a character.
		await opened.field.evaluate((field: HTMLInputElement) => {
			field.value = `lov ${String.fromCharCode(0xd83d)}`;
			field.dispatchEvent(new Event('input', { bubbles: true }));
		});
		await page.waitForURL('**/search?q=lov%20%EF%BF%BD');
		await expect.poll(opened.names).toEqual(['LÖVE', 'LÖVR']);
		await page.locator('.brand').focus();
		await page.keyboard.press('/');
		expect([await focused(page), await page.locator('dialog').count()]).toEqual(['search-words', 0]);
		expectQuiet(opened);
	});

	test('narrows by filters: as many as a choice says, in the address, with a step back, and off with one press', async () => {
		const opened = await open('/search?category=developer-tools', { viewport: { width: 390, height: 800 } });
		const { page, status, results } = opened;
		const price = page.getByLabel('Price');
		const choice = page.locator('select[name=price] option[value=open_source]');
		await expect.poll(() => results.count()).toBeGreaterThan(1);
		const inAll = await results.count();
		const [, count] = /\((\d+)\)$/.exec((await choice.textContent()) ?? '') ?? [];
		expect(Number(count)).toBeLessThan(inAll);
		await price.focus();
		await price.selectOption('open_source');
		await expect.poll(() => results.count()).toBe(Number(count));
		expect(await status.textContent()).toMatch(new RegExp(`^${count} products found`));
		await page.waitForURL('**/search?category=developer-tools&price=open_source');
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page)).toEqual([]);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
		await page.reload();
		await expect.poll(() => results.count()).toBe(Number(count));
		await page.goBack();
		await expect.poll(() => results.count()).toBe(inAll);
		await page.getByRole('button', { name: 'Remove filter: Developer tools' }).press('Enter');
		await page.waitForURL('**/search');
		await expect.poll(() => results.count()).toBe(0);
		expectQuiet(opened);
	});

	test('says which filter of an address it does not know, and uses the others', async () => {
		const opened = await open('/search?category=%3Cb%3E&price=open_source');
		const notice = opened.page.locator('.search-filters .notice');
		await expect.poll(() => opened.results.count()).toBeGreaterThan(1);
		expect(await notice.textContent()).toBe('The filter “Category” has no “<b>”, so it isn’t used.');
		await opened.page.getByLabel('Price').selectOption('');
		expect(await notice.textContent()).toBe('');
		expectQuiet(opened);
	});

	test('has no failings that axe knows of in its dialog at 320 pixels, in both themes', async () => {
		const { page, field, status, openDialog } = await open('/', { viewport: { width: 320, height: 640 } });
		await openDialog();
		for (const words of ['game', 'w'.repeat(180)]) {
			await field.fill(words);
			await status.locator(`text=/found|No product/`).waitFor();
			for (const colorScheme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme });
				expect(await violations(page)).toEqual([]);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});

/** What has the focus: its id, else its class, else where it leads. */
const focused = (page: Page): Promise<string | null | undefined> =>
	page.evaluate(() => {
		const { activeElement: element } = document;
		return element?.id || element?.className || element?.getAttribute('href') || element?.localName;
	});

/** The result that is chosen: where it leads, and whether the field names it. */
const chosen = (page: Page): Promise<string | undefined> =>
	page.locator('#search-words').evaluate((input) => {
		const [option, ...others] = document.querySelectorAll('[role=option][aria-selected=true]');
		if (others.length > 0) return 'several';
		const named = input.getAttribute('aria-activedescendant');
		return (option?.id ?? null) === named ? (option?.getAttribute('href') ?? undefined) : `not ${named}`;
	});
