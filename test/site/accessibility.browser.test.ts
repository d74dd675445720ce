import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startSite, templates, visit } from './site.ts';

describeWith(['chromium'], 'axe', () => {
	let browser: Browser;
	let site: ServerProcess;

	beforeAll(async () => {
		[browser, site] = await Promise.all([startChromium(), startSite()]);
	});

	afterAll(async () => {
		await Promise.all([browser?.close(), site?.stop()]);
	});

	test.each(Object.entries(templates))('finds nothing wrong with %s in both themes', async (_name, path) => {
		const { page, close } = await visit(browser, site.url, { colorScheme: 'light' });
		await page.goto(site.url + path);
		expect(await violations(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await violations(page)).toEqual([]);
		await close();
	});

	test('finds what is wrong with a broken page', async () => {
		const { page, close } = await visit(browser, site.url);
		await page.setContent(
			'<html><body><img src="/x.png"><p style="color:#ccc;background:#fff">Faint</p></body></html>',
		);
		expect((await violations(page)).map((text) => text.split(':')[0])).toEqual(
			expect.arrayContaining(['color-contrast', 'image-alt', 'html-has-lang']),
		);
		await close();
	});
});

async function violations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']): Promise<string[]> {
	const { violations: found } = await new AxeBuilder({ page }).analyze();
	return found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
}
