import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { describeWith } from '../support/describe-with.ts';
import { templates, useVisit } from './site.ts';

describeWith(['chromium'], 'the page', () => {
	const opened = useVisit();

	describe.each(Object.entries(templates))('%s', (name, path) => {
		beforeAll(async () => {
			await opened().page.emulateMedia({ colorScheme: 'light' });
			await opened().page.setViewportSize({ width: 1_280, height: 720 });
			await opened().load(path);
		});

		test('leaves every list a list in Safari', async () => {
			// WebKit takes lists whose items have the marker `none` for layout, unless they state their role or are navigation.
			const lost = await opened().page.evaluate(() =>
				[...document.querySelectorAll('ul, ol')].flatMap((list) => {
					const item = list.querySelector(':scope > li');
					const hasMarker = item && getComputedStyle(item).listStyleType !== 'none';
					return hasMarker || !item || list.getAttribute('role') === 'list' ? [] : [list.className];
				}),
			);
			expect(lost).toEqual([]);
		});

		test.each([
			['light', { width: 1_280, height: 720 }],
			['dark', { width: 320, height: 640 }],
		] as const)('has no failing that axe finds, in the %s', async (colorScheme, viewport) => {
			await opened().page.emulateMedia({ colorScheme });
			await opened().page.setViewportSize(viewport);
			expect(await violations(opened().page)).toEqual([]);
		});

		test.each(['light', 'dark'] as const)('has one ground, in the %s', async (colorScheme) => {
			const { page } = opened();
			await page.emulateMedia({ colorScheme });
			const { ground, frame } = await grounds(page, colorScheme);
			expect(ground).toBe(frame);
			expect(ground).toMatch(colorScheme === 'light' ? /^#f/ : /^#1/);
		});

		test('asks no other host for anything, and makes the browser complain of nothing', () => {
			if (name !== 'not found') expect(opened().complaints).toEqual([]);
			expect(opened().outside).toEqual([]);
		});
	});
});

/** The colour of the page's ground, and the one that the page tells the browser's frame, as `#rrggbb`. */
async function grounds(page: Page, scheme: 'light' | 'dark'): Promise<{ ground: string; frame: string | null }> {
	const painted = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const channels = (painted.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0'));
	const meta = page.locator(`meta[name="theme-color"][media*="${scheme}"]`);
	return { ground: `#${channels.join('')}`, frame: await meta.getAttribute('content') };
}
