import { expect, inject, onTestFinished, test } from 'vitest';
import { visit } from '../../site/site.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';

describeWith(['chromium'], 'saved products', () => {
	const site = inject('site');
	const browser = useChromium();

	/** @param stored - What the browser has stored, by key. */
	async function open(path: string, stored: Readonly<Record<string, string>> = {}) {
		const opened = await visit(browser(), site, { viewport: { width: 390, height: 844 } });
		onTestFinished(opened.close);
		await opened.load('/about');
		const { page } = opened;
		await page.evaluate((entries) => {
			for (const [key, value] of entries) localStorage.setItem(key, value);
		}, Object.entries(stored));
		await opened.load(path);
		return {
			...opened,
			button: (name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true }),
			bar: page.getByRole('navigation', { name: 'Saved products' }),
			names: () => page.locator('#saved .name').allTextContents(),
			row: (name: string) => page.locator('#saved li', { hasText: name }),
		};
	}

	test('are chosen with a button in lists and on pages of products, which survives a reload', async () => {
		const { page, bar, button, load, complaints } = await open('/products');
		expect(await bar.isVisible()).toBe(false);
		await button('Ansible').focus();
		await page.keyboard.press('Space');
		expect(await button('Ansible').getAttribute('aria-pressed')).toBe('true');
		expect(await bar.textContent()).toBe('Saved: 1');
		const box = await button('Ansible').boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await load('/products/vite');
		await button('Vite').click();
		await load('/products');
		expect(await button('Ansible').getAttribute('aria-pressed')).toBe('true');
		expect(await bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
			'/compare?products=vite,ansible',
		);
		expect(await violations(page)).toEqual([]);
		await button('Ansible').click();
		expect(await button('Ansible').getAttribute('aria-pressed')).toBe('false');
		expect(await bar.textContent()).toBe('Saved: 1');
		expect(complaints).toEqual([]);
	});

	test('can be chosen in leaderboards and in a category in another order', async () => {
		const { button, load, bar, page } = await open('/launches/2026-w36');
		await button('VeraCrypt').click();
		await load('/categories/developer-tools?order=score');
		await button('Vite').click();
		expect(await bar.textContent()).toBe('Saved: 2Compare');
		await page.goto(`${site}/about`);
		await expect.poll(() => bar.textContent()).toBe('Saved: 2Compare');
	});

	test('are listed with what has changed since the last visit', async () => {
		const { page, names, row, load, complaints } = await open('/about', { 'saved products': 'vite,zig,gone,love2d' });
		const { products, releases } = await (await fetch(`${site}/data/changes.json`)).json();
		await page.evaluate(
			(visit) => localStorage.setItem('saved products, last visit', visit),
			JSON.stringify({ date: '2026-11-20', hashes: { vite: 'another', zig: products.zig, love: 'another' } }),
		);
		const noted = { date: null, products: { kinds: { vite: ['launches', 'texts'], zig: ['texts'] } } };
		await page.route('**/data/changes.json', (route) =>
			route.fulfill({ json: { products, releases: [noted, ...releases] } }),
		);
		await load('/saved');
		await expect.poll(names).toEqual(['Vite', 'Zig', 'gone', 'LÖVE']);
		expect(await row('Vite').locator('b').textContent()).toBe(
			'Changed since your last visit: name or description, votes or launches',
		);
		expect(await row('Zig').locator('b').count()).toBe(0);
		expect(await row('gone').locator('b').textContent()).toBe('No longer listed');
		expect(await row('LÖVE').locator('b').textContent()).toMatch(/^Changed since your last visit/);
		// The visit lasts as long as its tab.
		await page.reload();
		await expect.poll(() => row('Vite').locator('b').count()).toBe(1);
		expect(await violations(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('come to another browser with a link, which asks first', async () => {
		const { page, names, load } = await open('/saved', { 'saved products': 'vite,zig' });
		await expect.poll(names).toEqual(['Vite', 'Zig']);
		const link = await page.getByRole('link', { name: 'this link' }).getAttribute('href');
		expect(link).toBe('/saved#vite,zig');
		const other = await open(`${link},<b>`, { 'saved products': 'zig,git' });
		await expect.poll(other.names).toEqual(['Zig', 'Git']);
		const offer = other.page.locator('.offer');
		expect(await offer.textContent()).toMatch(/^This link has 1 product that is not in your list\./);
		await offer.getByRole('button', { name: 'Don’t add' }).click();
		await expect.poll(() => offer.isVisible()).toBe(false);
		await other.page.goto(`${site}${link?.replace(',', '%2C')}`);
		await offer.getByRole('button', { name: 'Add to my list' }).click();
		await expect.poll(other.names).toEqual(['Zig', 'Git', 'Vite']);
		expect(new URL(other.page.url()).hash).toBe('');
		await load('/saved#vite');
		expect(await page.locator('.offer').isVisible()).toBe(false);
	});

	test('are none at first, and the page says how to save one', async () => {
		const { page, button, load } = await open('/saved', { 'saved products': '<b>,"' });
		expect(await page.locator('.nothing').isVisible()).toBe(true);
		expect(await page.locator('.transfer').isVisible()).toBe(false);
		await load('/products/vite');
		await button('Vite').click();
		await load('/saved');
		await button('Vite').click();
		expect(await page.locator('.nothing').isVisible()).toBe(true);
	});

	test('have no buttons in a browser that stores nothing, which compares all the same', async () => {
		const { page, load, complaints } = await open('/about');
		await page.addInitScript(() => {
			const get = () => {
				throw new DOMException('Denied', 'SecurityError');
			};
			Object.defineProperty(globalThis, 'localStorage', { get });
		});
		await load('/products');
		expect(await page.locator('.save > button').count()).toBe(0);
		await load('/compare?products=duckdb,sqlite');
		expect(await page.locator('.compared bdi').allTextContents()).toEqual(['DuckDB', 'SQLite']);
		expect(complaints).toEqual([]);
	});
});
