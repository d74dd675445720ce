import { expect, inject, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { useVisit, visit } from './site.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, javaScriptEnabled: false };

describeWith(['chromium'], 'a reader without scripts on a phone', () => {
	const site = inject('site');
	const browser = useChromium();
	const opened = useVisit(phone);

	test.each(['/products', '/products/order/score', '/products/order/newest', '/launches', '/launches/2026'])(
		'sees the first entry of %s on the first screen',
		async (path) => {
			await opened().load(path);
			const box = await opened().page.locator(':is(.products, .weeks, .best) > li').first().boundingBox();
			expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
		},
	);

	test.each(['A', 'N', 'P', 'Z', 'Others'])('goes from the letter %s to its first product', async (letter) => {
		const { page, load } = opened();
		await load('/products');
		await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: letter, exact: true }).click();
		const heading = page.locator('h2:target');
		expect(await heading.textContent()).toMatch(new RegExp(`^\\s*${letter}\\s*$`));
		const first = await page.locator('h2:target + .products > li').first().locator('.name').textContent();
		const isOther =
			letter === 'Others' ? !/^[a-z]/i.test(first?.trim() ?? 'a') : first?.trim().toUpperCase().startsWith(letter);
		expect([first, isOther]).toEqual([first, true]);
		const top = (await heading.boundingBox())?.y ?? -1;
		expect([top >= 0, top < 844]).toEqual([true, true]);
	});

	test('opens categories, and comes by two steps to the products of one', async () => {
		const { page, load } = opened();
		await load('/products');
		const categories = page.locator('.facets .index a[href="/categories/text-editors"]');
		expect(await categories.isVisible()).toBe(false);
		await page.getByText('Narrow down').click();
		await categories.click();
		expect(new URL(page.url()).pathname).toBe('/categories/text-editors');
		expect(await page.locator('.products > li').count()).toBeGreaterThan(0);
	});

	test('has them beside the list on a wide screen', async () => {
		const wide = await visit(browser(), site, { viewport: { width: 1_280, height: 800 } });
		await wide.load('/products');
		const first = wide.page.locator('.facets .index a').first();
		expect(await first.isVisible()).toBe(true);
		const list = await wide.page.locator('.products').first().boundingBox();
		const facets = await first.boundingBox();
		expect((facets?.x ?? 0) > (list?.x ?? 0) + (list?.width ?? 0)).toBe(true);
		await wide.close();
	});

	test('comes to every place of a week', async () => {
		const { page, load } = opened();
		await load('/launches/2026-w36');
		await page.getByRole('link', { name: 'Page 2', exact: true }).click();
		expect((await page.locator('.board .rank').allTextContents()).map(Number)).toEqual([51, 52]);
	});
});
