import { expect, inject, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { templates, useVisit, visit } from './site.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describeWith(['chromium'], 'a reader', () => {
	const site = inject('site');
	const browser = useChromium();
	const withoutScripts = useVisit({ ...phone, javaScriptEnabled: false });

	test('gets everywhere by keyboard, and sees where they are', async () => {
		const { page, close } = await visit(browser(), site);
		await page.goto(site);
		const focused = () =>
			page.evaluate(() => {
				const element = document.activeElement as HTMLElement;
				// The ring of a place of a leaderboard is around all of it.
				const isPlace = element.matches('.board .name a');
				const { outlineStyle, outlineWidth } = getComputedStyle(element, isPlace ? '::after' : undefined);
				const { width, height, left } = element.getBoundingClientRect();
				const isSeen = width > 0 && height > 0 && left >= 0;
				return { text: element.textContent?.trim(), ring: `${outlineStyle} ${outlineWidth}`, isSeen };
			});
		await page.keyboard.press('Tab');
		expect(await focused()).toEqual({ text: 'Skip to content', ring: 'solid 2px', isSeen: true });
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		expect((await focused()).text).toBe('This week');
		await page.goto(site);
		const links = await page.locator('a:visible').count();
		const seen: string[] = [];
		for (let step = 0; step < links; step++) {
			await page.keyboard.press('Tab');
			const { text = '', ring, isSeen } = await focused();
			expect({ text, ring, isSeen }).toEqual({ text, ring: 'solid 2px', isSeen: true });
			seen.push(text);
		}
		expect(seen).toEqual(expect.arrayContaining(['Products', 'Weeks', 'Developers', 'Markdown', 'Edit this page']));
		await close();
	});

	test.each(Object.entries(templates))('reads %s without JavaScript', async (_name, path) => {
		const { page, outside, load } = withoutScripts();
		await load(path);
		expect((await page.locator('h1').textContent())?.trim().length).toBeGreaterThan(2);
		expect((await page.locator('main').textContent())?.trim().length).toBeGreaterThan(80);
		expect(outside).toEqual([]);
	});

	test('prints the leaderboard without navigation', async () => {
		const { page, close } = await visit(browser(), site, { colorScheme: 'dark' });
		await page.goto(`${site}/launches/2026-w36`);
		await page.emulateMedia({ media: 'print', colorScheme: 'light' });
		expect(await page.locator('nav:visible').count()).toBe(0);
		expect(await page.locator('footer .links:visible').count()).toBe(0);
		expect(await page.locator('.board > li:visible').count()).toBe(50);
		await close();
	});

	test.each(['/products', '/products/order/score', '/products/order/newest', '/launches', '/launches/2026'])(
		'sees the first entry of %s on the first screen of a phone',
		async (path) => {
			const { page, load } = withoutScripts();
			await load(path);
			const box = await page.locator(':is(.products, .weeks, .best) > li').first().boundingBox();
			expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
		},
	);

	test.for(['/', '/launches/2026-w47'])('sees the first places of %s on the first screen of a phone', async (path) => {
		const { page, load } = withoutScripts();
		await load(path);
		const places = page.locator('.board.front > li');
		expect((await places.first().boundingBox())?.y).toBeLessThan(320);
		expect((await places.nth(1).boundingBox())?.y).toBeLessThan(844);
	});

	test('opens categories, and comes by two steps to the products of one', async () => {
		const { page, load } = withoutScripts();
		await load('/products');
		const categories = page.locator('.facets .index a[href="/categories/text-editors"]');
		expect(await categories.isVisible()).toBe(false);
		await page.getByText('Narrow down').click();
		await categories.click();
		expect(new URL(page.url()).pathname).toBe('/categories/text-editors');
		expect(await page.locator('.products > li').count()).toBeGreaterThan(0);
	});
});
