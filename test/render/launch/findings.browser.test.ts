import { expect, inject, test } from 'vitest';
import type { Draft } from '../../../src/drafts/draft.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { fragmentOf, type LaunchPage, openLaunchPage } from './launch-page.ts';

const sound: Draft = { name: 'New', categories: ['maps'], period: '2026-w50', website_url: 'https://new.example' };

describeWith(['chromium'], 'a draft with problems in a browser', () => {
	const site = inject('site');
	const browser = useChromium();

	async function open(draft: Draft) {
		const launch = await openLaunchPage(browser(), site, await fragmentOf(draft));
		await launch.settle();
		return launch;
	}

	/** What stands in the list, with the words of the button behind a slash. */
	const lines = async ({ page }: LaunchPage) => {
		const items = await page.locator('#findings:visible li').all();
		return Promise.all(items.map(async (item) => (await item.locator(':scope > *').allTextContents()).join(' / ')));
	};
	const focused = ({ page }: LaunchPage) => page.locator(':focus').getAttribute('id');
	async function expectHeldBack(launch: LaunchPage): Promise<void> {
		await launch.page.locator('#continue').click();
		await expect.poll(() => launch.page.locator('#outcome').textContent()).toMatch(/ first\.$/);
		expect(launch.page.context().pages()).toHaveLength(1);
		expect(launch.outside).toEqual([]);
	}

	test('of a taken slug is held back, and offers a free one', async () => {
		const launch = await open({ ...sound, name: 'Vite', slug: 'vite' });
		await launch.choose();
		const [problem, same] = await lines(launch);
		expect(problem).toBe('Page address: Another product has this address. Choose a different one. / Use vite-2');
		expect(same).toBe('Vite has the same or a similar name. / Mine is a different product');
		expect(await launch.page.locator('#slug-problem').textContent()).toMatch(/^Another product has this address/);
		await expectHeldBack(launch);
		expect(await focused(launch)).toBe('slug');
		await launch.page.getByRole('button', { name: 'Use vite-2' }).click();
		expect(await launch.page.locator('#slug').inputValue()).toBe('vite-2');
		const address = new URL(await launch.continueAtForge());
		expect(address.searchParams.get('filename')).toBe('content/products/vite-2.md');
		expect(launch.complaints).toEqual([]);
		await launch.page.locator('#description').fill('A <b>tool</b>.');
		await launch.page.locator('#description').blur();
		const shown = () => launch.page.locator('#description-problem').textContent();
		await expect.poll(shown).toMatch(/^Pages don.t show HTML such as .<b>., but programs read it/);
	});

	test('of a listed website or name links to the product, and lets the person say that it is another one', async () => {
		const launch = await open({ ...sound, name: 'lövr', website_url: 'https://www.love2d.org' });
		await launch.choose();
		expect(await lines(launch)).toHaveLength(2);
		expect(await launch.page.locator('#findings li', { hasText: 'LÖVE' }).textContent()).toContain('the same website');
		expect(await launch.page.locator('#findings a[href="/products/lovr"]').count()).toBe(1);
		await launch.page.getByRole('button', { name: 'Mine is a different product' }).first().click();
		expect(await lines(launch)).toHaveLength(1);
		await launch.page.getByRole('button', { name: 'Mine is a different product' }).click();
		expect(await lines(launch)).toEqual([]);
		expect(await focused(launch)).toBe('continue');
		await launch.continueAtForge();
	});

	test('of a listed website names the product below the field as soon as it is left', async () => {
		const launch = await open({ ...sound, name: 'Unlisted', website_url: '' });
		const same = launch.page.locator('[data-field=website_url] [data-same]');
		await launch.page.locator('#website_url').pressSequentially('https://www.love2d.org');
		expect(await same.textContent()).toBe('');
		await launch.page.locator('#website_url').blur();
		expect(await same.textContent()).toBe('LÖVE has the same website. Edit LÖVE ');
		expect(await same.locator('a[href="/products/love"]').count()).toBe(1);
		expect(await same.locator('a[href="/launch?edit=love"]').count()).toBe(1);
		expect(await violations(launch.page)).toEqual([]);
	});

	test('with a week that is over waits for the person to choose one', async () => {
		const launch = await open({ ...sound, period: '2026-w40' });
		expect((await lines(launch)).join()).toContain('Week “2026-w40”: This week is not open for launches.');
		expect(await launch.page.locator('#period').inputValue()).toBe('');
		expect(await launch.page.locator('.file-text').textContent()).not.toContain('period:');
		await launch.page.locator('input[name=plan]').first().check();
		expect(await launch.page.locator('.file-text').textContent()).not.toContain('plan:');
		await expectHeldBack(launch);
		expect(await focused(launch)).toBe('period');
		await launch.page.locator('#period').selectOption('2026-w48');
		expect(await lines(launch)).toEqual([]);
		expect(new URL(await launch.continueAtForge()).searchParams.get('value')).toContain('period: 2026-w48');
	});

	test('is shown without a fault that axe finds, in both themes', async () => {
		const launch = await open({ ...sound, name: 'Vite', slug: 'vite', period: '1999-w01' });
		expect(await lines(launch)).toHaveLength(3);
		for (const colorScheme of ['light', 'dark'] as const) {
			await launch.page.emulateMedia({ colorScheme });
			expect(await violations(launch.page)).toEqual([]);
		}
	});

	test('says so when the products cannot be loaded, and tries again', async () => {
		const launch = await openLaunchPage(browser(), site, await fragmentOf(sound));
		const { page } = launch;
		await launch.choose();
		await page.route('**/data/names.json', (route) => route.abort());
		await page.reload();
		await expect
			.poll(() => lines(launch))
			.toEqual(['The list of products didn’t load, so we can’t check whether yours is already listed. / Try again']);
		await page.unroute('**/data/names.json');
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.poll(() => lines(launch)).toEqual([]);
	});

	test('waits for the products before it goes to the forge', async () => {
		const held = Promise.withResolvers<void>();
		const launch = await openLaunchPage(browser(), site);
		const { page } = launch;
		await page.route('**/data/names.json', async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto(`${site}/launch${await fragmentOf({ ...sound, slug: 'vite' })}`);
		await page.reload();
		await page.locator('#launch').waitFor({ state: 'visible' });
		await launch.choose();
		await page.locator('#continue').click();
		expect(launch.outside).toEqual([]);
		held.resolve();
		await expect
			.poll(() => page.locator('#outcome').textContent())
			.toBe('Fix the problems under “Before you submit” first.');
		expect(launch.outside).toEqual([]);
	});
});
