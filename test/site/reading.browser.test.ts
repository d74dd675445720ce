import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { catalogOf } from '../support/catalog.ts';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { searchTexts } from '../support/search-texts.ts';
import { useVisit, visit } from './site.ts';

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
		const links = await page.locator('a:visible, button:visible').count();
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

	const category = '/categories/productivity';
	const rowsOf = (page: Page) =>
		page.locator('.products:visible > li > a').evaluateAll((links) =>
			links.map((link) => ({
				path: link.getAttribute('href'),
				text: link.textContent?.replaceAll(/\s/g, ''),
				classes: [...link.querySelectorAll('*')].map(({ className }) => className),
			})),
		);

	test('orders a category and chooses a price, and shares what they see by its address', async () => {
		const { page, complaints, close } = await visit(browser(), site, phone);
		await page.goto(site + category);
		const built = await rowsOf(page);
		await page.getByLabel('Price', { exact: true }).selectOption('costs-nothing');
		await page.waitForURL(`**${category}?price=costs-nothing`);
		const status = page.locator('.group[role=status]');
		await expect.poll(() => status.textContent()).toBe('9 of 14 products, in alphabetical order');
		const free = await rowsOf(page);
		expect(free).toHaveLength(9);
		expect(built).toEqual(expect.arrayContaining(free));
		await page.getByRole('link', { name: 'Score', exact: true }).tap();
		await page.waitForURL(`**${category}?order=score&price=costs-nothing`);
		await expect.poll(() => status.textContent()).toBe('9 of 14 products, best score first');
		const best = await rowsOf(page);
		const scores = (await page.locator('.best-score b:visible').allTextContents()).map(Number);
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		expect(scores.length).toBe(free.length);
		await page.reload();
		await expect.poll(() => rowsOf(page)).toEqual(best);
		expect(await violations(page)).toEqual([]);
		await page.goto(`${site}${category}?order=newest`);
		await expect.poll(() => status.textContent()).toBe('14 products, newest first');
		await page.getByRole('link', { name: 'Name', exact: true }).tap();
		await expect.poll(() => rowsOf(page)).toEqual(built);
		expect(complaints).toEqual([]);
		await close();
	});

	test('sees every product of an ordered category, also those of its later pages, or that it could not be loaded', async () => {
		const { page, close } = await visit(browser(), site, phone);
		const rows = Array.from({ length: 150 }, (_, at) => {
			return { slug: `p-${at}`, name: `P ${at}`, categories: ['productivity'] };
		});
		const texts = searchTexts(catalogOf(rows));
		await page.context().route('**/search/*.json', (route) => route.abort());
		await page.goto(`${site}${category}?order=newest`);
		await expect
			.poll(() => page.locator('.group[role=status]').textContent())
			.toBe('The list did not load. Try again.');
		await page.context().route('**/search/*.json', (route) => {
			return route.fulfill({ body: texts[new URL(route.request().url()).pathname] ?? '' });
		});
		await page.getByRole('link', { name: 'Newest', exact: true }).tap();
		await expect.poll(async () => (await rowsOf(page)).length).toBe(150);
		await close();
	});

	test('without JavaScript has the prices of a category as links, and nothing that does nothing', async () => {
		const { page, load } = withoutScripts();
		await load(category);
		expect(await page.locator('.list-choice:visible').count()).toBe(0);
		expect(await page.locator('noscript a').first().getAttribute('href')).toMatch(/^\/pricing\//);
		await load('/products');
		expect(await page.locator('.by-script a[href="/search?price=costs-nothing"]').isVisible()).toBe(false);
		await load('/launch');
		expect(await page.locator('main .lead:visible').count()).toBe(1);
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
});
