import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { visit } from '../../site/site.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';

describeWith(['chromium'], 'the front page', () => {
	const site = inject('site');
	const browser = useChromium();
	const lineOf = (page: Page) => page.locator('.since');
	const storedIn = (page: Page) =>
		page.evaluate(() => JSON.parse(localStorage.getItem('front page') ?? 'null') as string[]);

	test('names on a second visit what came since, until it is told to forget', async () => {
		const { page, load, complaints, close } = await visit(browser(), site);
		await load('/');
		expect(await lineOf(page).isVisible()).toBe(false);
		const [week, first, ...others] = await storedIn(page);
		expect(week).toMatch(/^\/launches\//);
		await page.evaluate((paths) => localStorage.setItem('front page', JSON.stringify(paths)), others);
		const later = await page.context().newPage();
		await later.addInitScript(() => {
			const shifts: PerformanceEntryList = [];
			Object.assign(globalThis, { shifts });
			new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
				type: 'layout-shift',
				buffered: true,
			});
		});
		await later.goto(site);
		const links = lineOf(later).getByRole('link');
		expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([week, first]);
		expect(await lineOf(later).textContent()).toMatch(
			/^New here since your last visit: Last week’s winners ·\u00a0.+ ·\u00a0Clear this list$/,
		);
		expect(await later.evaluate(() => Reflect.get(globalThis, 'shifts').length)).toBe(0);
		expect(await violations(later)).toEqual([]);
		expect(await lineOf(later).locator('.whole').textContent()).toBe('·\u00a0Clear this list');
		await later.reload();
		expect(await links.count()).toBe(2);
		await lineOf(later).getByRole('button', { name: 'Clear this list' }).click();
		expect(await storedIn(later)).toBeNull();
		await later.reload();
		expect(await lineOf(later).isVisible()).toBe(false);
		expect(complaints).toEqual([]);
		await close();
	});

	test('names a new product that the page does not show', async () => {
		const { page, load, close } = await visit(browser(), site);
		await load('/');
		const stored = await storedIn(page);
		const shown = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		const unseen = stored.find((path) => !shown.includes(path)) ?? '';
		expect(unseen).toMatch(/^\/products\//);
		await page.evaluate(
			([paths, path]) => localStorage.setItem('front page', JSON.stringify(paths?.filter((one) => one !== path))),
			[stored, unseen] as const,
		);
		const later = await page.context().newPage();
		await later.goto(site);
		const links = lineOf(later).getByRole('link');
		expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([unseen]);
		await close();
	});

	test('is the same in a browser that stores nothing', async () => {
		const { page, load, complaints, close } = await visit(browser(), site);
		await page.addInitScript(() => {
			const get = () => {
				throw new DOMException('Denied', 'SecurityError');
			};
			Object.defineProperty(globalThis, 'localStorage', { get });
		});
		await load('/');
		await load('/');
		expect(await lineOf(page).isVisible()).toBe(false);
		expect(complaints).toEqual([]);
		await close();
	});
});
