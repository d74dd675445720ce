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
			button: (name: string) => page.getByRole('button', { name: new RegExp(`^Saved? ${name}$`) }),
			bar: page.getByRole('navigation', { name: 'Saved products' }),
			names: () => page.locator('.kept .name').allTextContents(),
			row: (name: string) => page.locator('.kept li', { hasText: name }),
		};
	}

	test('are chosen with a button in lists and on pages of products, which survives a reload', async () => {
		const { page, bar, button, load, complaints } = await open('/products');
		expect(await bar.isVisible()).toBe(false);
		await button('Ansible').focus();
		await page.keyboard.press('Space');
		expect(await button('Ansible').getAttribute('aria-pressed')).toBe('true');
		expect(await button('Ansible').getAttribute('title')).toBe('Saved Ansible');
		// The picture of the product has moved into the bar.
		await bar.locator('.tile').waitFor();
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
		expect(await button('Ansible').getAttribute('title')).toBe('Save Ansible');
		expect(await bar.textContent()).toBe('Saved: 1');
		expect(complaints).toEqual([]);
	});

	test('can be chosen in leaderboards, among the best of a category, in another order of it, and in a search', async () => {
		const { button, load, bar, page } = await open('/launches/2026-w36');
		await button('VeraCrypt').click();
		await load('/categories/developer-tools');
		await page.locator('.best').getByRole('button').first().click();
		await load('/categories/developer-tools?order=score');
		await page.locator('.products').getByRole('button').last().click();
		expect(await bar.textContent()).toBe('Saved: 3Compare');
		await load('/search?q=duckdb');
		await button('DuckDB').click();
		expect(await bar.textContent()).toBe('Saved: 4Compare');
		expect(await violations(page)).toEqual([]);
		await page.goto(`${site}/about`);
		await expect.poll(() => bar.textContent()).toBe('Saved: 4Compare');
		// Beside a form, it would say that the form is saved.
		await load('/launch');
		await page.locator('body > .shelf > a').first().waitFor({ state: 'attached' });
		expect(await bar.isVisible()).toBe(false);
	});

	test('are listed with what has changed since the last visit, newest first', async () => {
		const { page, names, row, load, complaints } = await open('/about', { 'saved products': 'zig,gone,love2d,vite' });
		const { products, releases } = await (await fetch(`${site}/data/changes.json`)).json();
		await page.evaluate(
			(visit) => localStorage.setItem('saved products, last visit', visit),
			JSON.stringify({
				date: '2026-11-20',
				hashes: { vite: 'another', zig: products.zig, love: 'another' },
				places: { vite: '#2 of week 23, 2026 so far', love: '#1 of week 15, 2026' },
				texts: { vite: { name: 'Vite', tagline: 'Another one', price: 'Free' } },
			}),
		);
		const kinds = { vite: ['launches', 'texts'], zig: ['texts'] };
		const noted = { since: '2026-11-23', date: null, products: { kinds } };
		await page.route('**/data/changes.json', (route) =>
			route.fulfill({ json: { products, releases: [noted, ...releases] } }),
		);
		await load('/saved');
		await expect.poll(names).toEqual(['Vite', 'LÖVE', 'Zig', 'gone']);
		expect(await row('Vite').locator('b').textContent()).toBe(
			'New since your last visit: #2 of week 23, 2026 · Changed since 23 November 2026: tagline, price, votes or launches',
		);
		expect(await row('Vite').locator('bdi').allTextContents()).toEqual([
			'#2 of week 23, 2026',
			'MIT licence, donations welcome',
			'Developer tools',
		]);
		expect(await row('Zig').locator('b').textContent()).toBe('');
		expect(await row('gone').locator('b').textContent()).toBe('No longer listed');
		expect(await row('LÖVE').locator('b').textContent()).toBe('Changed since 20 November 2026');
		// The visit lasts as long as its tab.
		await page.reload();
		await expect.poll(() => row('Vite').locator('b').textContent()).toMatch(/ Changed since/);
		expect(await violations(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('are said on the first page to have changed, until their page has said in what', async () => {
		const { bar, load, names, page } = await open('/', {
			'saved products': 'vite,zig',
			'saved products, last visit': JSON.stringify({ date: '2020-01-01', hashes: { vite: 'another' } }),
		});
		await expect.poll(() => bar.textContent()).toBe('Saved: 2 · Changed: 1Compare');
		const reads: string[] = [];
		page.on('request', (request) => reads.push(new URL(request.url()).pathname));
		await load('/');
		await expect.poll(() => bar.textContent()).toBe('Saved: 2 · Changed: 1Compare');
		await page.evaluate(() => {
			localStorage.setItem('saved products', 'zig');
			dispatchEvent(new StorageEvent('storage'));
		});
		expect(await bar.textContent()).toBe('Saved: 1');
		// Once a day.
		expect(reads).not.toContain('/data/changes.json');
		await page.evaluate(() => localStorage.setItem('saved products', 'vite,zig'));
		await load('/saved');
		await expect.poll(names).toEqual(['Vite', 'Zig']);
		reads.splice(0);
		await load('/');
		expect(await bar.textContent()).toBe('Saved: 2Compare');
		expect(reads).not.toContain('/data/changes.json');
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

	test('are offered by no link to a place on the page', async () => {
		const { page } = await open('/saved#main', { 'saved products': 'vite' });
		expect(await page.locator('.offer').isVisible()).toBe(false);
	});

	test('are listed once if they are saved under a former slug as well', async () => {
		const { page, names } = await open('/saved', { 'saved products': 'love,zig,love2d' });
		await expect.poll(names).toEqual(['LÖVE', 'Zig']);
		expect(await page.evaluate(() => localStorage.getItem('saved products'))).toBe('love,zig');
	});

	test('are compared as they are chosen, and removed until it is undone', async () => {
		const { page, bar, names, row } = await open('/saved', { 'saved products': 'vite,zig,git,sqlite,duckdb' });
		await expect.poll(names).toEqual(['Vite', 'Zig', 'Git', 'SQLite', 'DuckDB']);
		const choice = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
		expect(await choice('DuckDB').isDisabled()).toBe(true);
		expect(await bar.textContent()).toBe('Compare these 4Choose 2 to 4 products to compare.');
		await choice('Zig').uncheck();
		await choice('Git').uncheck();
		await choice('DuckDB').check();
		expect(await bar.textContent()).toBe('Compare these 3');
		expect(await bar.getByRole('link').getAttribute('href')).toBe('/compare?products=vite,sqlite,duckdb');
		await page.getByRole('button', { name: 'Remove SQLite' }).focus();
		await page.keyboard.press('Enter');
		expect(await row('Removed SQLite').count()).toBe(1);
		expect(await bar.textContent()).toBe('Compare these 2');
		expect(await page.evaluate(() => localStorage.getItem('saved products'))).toBe('vite,zig,git,duckdb');
		await page.keyboard.press('Enter');
		await expect.poll(names).toEqual(['Vite', 'Zig', 'Git', 'SQLite', 'DuckDB']);
		expect(await page.evaluate(() => localStorage.getItem('saved products'))).toBe('vite,zig,git,sqlite,duckdb');
		expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove SQLite');
		for (const name of ['Vite', 'SQLite', 'DuckDB']) await choice(name).uncheck();
		expect(await bar.textContent()).toBe('Choose 2 to 4 products to compare.');
	});

	test('are none at first, and the page says what saving does, with the first places of a week', async () => {
		const { page, names } = await open('/saved', { 'saved products': '<b>,"' });
		expect(await page.locator('.nothing p').textContent()).toMatch(
			/^\s*Save the products that you want to come back to/,
		);
		expect(await page.locator('.transfer').isVisible()).toBe(false);
		expect(await page.locator('.nothing li').count()).toBe(3);
		expect(await violations(page)).toEqual([]);
		const first = page.locator('.nothing li').first();
		const name = await first.locator('bdi').textContent();
		await first.getByRole('button').click();
		await expect.poll(names).toEqual([name]);
		expect(await page.locator('.nothing').isVisible()).toBe(false);
		await page.getByRole('button', { name: /^Remove / }).click();
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
