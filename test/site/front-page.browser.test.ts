import { expect, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { useVisit } from './site.ts';

describeWith(['chromium'], 'the front page of a week', () => {
	const opened = useVisit();

	/** Where the first places stand. */
	const boxes = () =>
		opened()
			.page.locator('.board.front > li')
			.evaluateAll((items) => items.slice(0, 4).map((item) => item.getBoundingClientRect().toJSON() as DOMRect));

	test.for(['/', '/launches/2026-w47'])('of %s has its first place on the first screen of a phone', async (path) => {
		await opened().page.setViewportSize({ width: 390, height: 844 });
		await opened().load(path);
		const [first, second] = await boxes();
		expect(first?.top).toBeLessThan(320);
		expect(second?.top).toBeLessThan(844);
	});

	test('sets the second and the third beside each other where there is room, and below each other where not', async () => {
		await opened().page.setViewportSize({ width: 1_280, height: 900 });
		await opened().load('/launches/2026-w47');
		const [first, second, third, fourth] = await boxes();
		expect([second?.top, second?.width]).toEqual([third?.top, third?.width]);
		expect([first?.width, first?.left]).toEqual([fourth?.width, fourth?.left]);
		expect(second?.bottom).toBe(third?.bottom);
		await opened().page.setViewportSize({ width: 320, height: 900 });
		const [one, two, three] = await boxes();
		expect(two?.top).toBe(one?.bottom);
		expect(three?.top).toBe(two?.bottom);
	});

	test('has a tile for each product, and no letter of a monogram in its text', async () => {
		await opened().load('/launches/2026-w47');
		const { page } = opened();
		const entries = await page.locator('.board.front > li:not(.withdrawn)').count();
		expect(await page.locator('.board.front > li > .tile').count()).toBe(entries);
		await opened().load('/products');
		const monograms = page.locator('span.tile');
		expect(await monograms.count()).toBeGreaterThan(0);
		expect(await monograms.first().getAttribute('data-monogram')).toMatch(/^.{1,2}$/u);
		expect(new Set(await monograms.allTextContents())).toEqual(new Set(['']));
	});

	test('shows where the focus is around the whole entry', async () => {
		await opened().load('/launches/2026-w47');
		const link = opened().page.locator('.board.front > li > .name > a').first();
		await link.focus();
		await opened().page.keyboard.press('Shift+Tab');
		await opened().page.keyboard.press('Tab');
		expect(await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle)).toBe('solid');
	});

	test('is printed without navigation', async () => {
		const { page } = opened();
		await opened().load('/launches/2026-w47');
		const shown = () =>
			page
				.locator('header nav, .search-link, .steps, footer .links')
				.evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).display !== 'none').length);
		expect(await shown()).toBeGreaterThan(2);
		await page.emulateMedia({ media: 'print' });
		expect(await shown()).toBe(0);
		expect(await page.locator('.board.front > li').first().isVisible()).toBe(true);
		await page.emulateMedia({ media: null });
	});
});
