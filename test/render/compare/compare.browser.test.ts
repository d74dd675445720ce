import { expect, inject, onTestFinished, test } from 'vitest';
import { visit } from '../../site/site.ts';
import { violations } from '../../support/axe.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';

describeWith(['chromium'], 'the page that compares', () => {
	const site = inject('site');
	const browser = useChromium();

	async function open(path: string, options = {}) {
		const opened = await visit(browser(), site, { viewport: { width: 390, height: 844 }, ...options });
		onTestFinished(opened.close);
		await opened.load(path);
		const { page } = opened;
		return {
			...opened,
			status: page.locator('#compare [role=status]'),
			names: () => page.locator('.compared bdi').allTextContents(),
			row: (label: string) =>
				page.locator('.compared tbody tr', { has: page.getByRole('rowheader', { name: label }) }).locator('td'),
		};
	}

	test('shows the facts of two products side by side, with their best weeks', async () => {
		const { names, row, status, page, complaints } = await open('/compare?products=duckdb,sqlite');
		expect(await names()).toEqual(['DuckDB', 'SQLite']);
		expect(await row('Price').allTextContents()).toEqual(['Free under the MIT licence', 'Public domain']);
		expect(await row('Rating').allTextContents()).toEqual(['4.3 out of 5', '4.6 out of 5']);
		expect(await row('Best week').allTextContents()).toEqual([
			'#2 of week 20, 2026, score 84',
			'#1 of week 19, 2026, score 327',
		]);
		expect(await page.locator('.best-value').allTextContents()).toEqual([
			'4.6 out of 5',
			expect.stringMatching(/^\d+$/),
			expect.stringMatching(/^\d+$/),
			'#1 of week 19, 2026, score 327',
		]);
		expect(await row('Website').getByRole('link').first().getAttribute('rel')).toBe('ugc nofollow noopener');
		expect(await status.textContent()).toBe('');
		expect(await violations(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});

	test('has a row for each field of the board that one of the products has', async () => {
		const { load, page, row } = await open('/about');
		const read = async (name: string) => (await fetch(`${site}/data/${name}.json`)).json();
		const names: readonly (readonly string[])[] = await read('names');
		const column = (value: string | number) => names.map(([slug]) => (slug === 'sqlite' ? value : null));
		const own = {
			fields: [
				{ name: 'founded', label: 'Founded', type: 'year' },
				{ name: 'size', label: 'Size', type: 'number', unit: 'MB' },
				{ name: 'source', label: 'Source', type: 'url' },
				{ name: 'note', label: 'Note', type: 'text' },
				{ name: 'reviewed', label: 'Reviewed', type: 'date' },
				{ name: 'license', label: 'License', type: 'choice' },
			],
			columns: {
				founded: column(2000),
				size: column(1234.5),
				source: column('https://www.sqlite.org/src'),
				note: column('https: see 2026-11-02'),
				reviewed: column('2026-11-02'),
			},
		};
		const facets = { ...(await read('facets')), own_fields: true };
		await page.route('**/data/facets.json', (route) => route.fulfill({ json: facets }));
		await page.route('**/data/own-fields.json', (route) => route.fulfill({ json: own }));
		await load('/compare?products=duckdb,sqlite');
		for (const [label, value] of Object.entries({
			Founded: '2000',
			Size: '1,234.5\u00a0MB',
			Source: 'sqlite.org/src',
			Note: 'https: see 2026-11-02',
			Reviewed: '2 November 2026',
		}))
			expect(await row(label).allTextContents()).toEqual(['–', value]);
		expect(await row('License').count()).toBe(0);
	});

	test('is one link away from similar products and from the results of a search', async () => {
		const { page, names } = await open('/products/sqlite');
		await page.getByRole('link', { name: 'Compare side by side' }).click();
		await expect.poll(names).toHaveLength(3);
		expect((await names())[0]).toBe('SQLite');
		await page.goto(`${site}/search?q=löv`);
		await page.getByRole('link', { name: 'Compare the first 2' }).click();
		await expect.poll(names).toEqual(['LÖVE', 'LÖVR']);
		await page.getByRole('link', { name: 'Remove LÖVE' }).click();
		await page.waitForURL(`${site}/compare?products=lovr`);
		await expect.poll(names).toEqual(['LÖVR']);
	});

	test('says which names are unknown and which are too many, and shows the others', async () => {
		const { names, status, page } = await open('/compare?products=duckdb,nope,sqlite,vite,zig,git');
		expect(await names()).toEqual(['DuckDB', 'SQLite', 'Vite']);
		expect(await status.textContent()).toBe('There is no product “nope”. Only 4 products fit. Left out: Zig and Git.');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
		await page.goto(`${site}/compare?products=..,%3Cb%3E`);
		await expect.poll(() => status.textContent()).toBe('There is no product “..”. There is no product “<b>”.');
		await page.goto(`${site}/compare`);
		await expect.poll(() => status.textContent()).toMatch(/^Add two to four products/);
	});

	test('adds one more by its name, its beginning or a misspelt name, and keeps the focus in the field', async () => {
		const { names, page, status } = await open('/compare');
		const field = (name: string) => page.getByRole('combobox', { name, exact: true });
		const focused = () => page.evaluate(() => document.activeElement?.id);
		await field('Add a product').fill('SQLite');
		await expect.poll(() => page.locator('datalist option[value="SQLite"]').count()).toBe(1);
		await page.getByRole('button', { name: 'Add', exact: true }).click();
		await expect.poll(names).toEqual(['SQLite']);
		expect(await page.locator('.best-value').count()).toBe(0);
		expect(await focused()).toBe('another');
		await page.keyboard.type('duck');
		await page.keyboard.press('Enter');
		await expect.poll(names).toEqual(['SQLite', 'DuckDB']);
		expect(await focused()).toBe('another');
		expect(await status.textContent()).toBe('Added DuckDB.');
		await page.keyboard.type('keepasxc');
		await page.keyboard.press('Enter');
		await expect.poll(names).toEqual(['SQLite', 'DuckDB', 'KeePassXC']);
		await page.keyboard.type('nope <b>');
		await page.keyboard.press('Enter');
		await expect.poll(() => status.textContent()).toBe('There is no product “nope <b>”.');
		expect(await page.locator('#another').inputValue()).toBe('nope <b>');
		await page.locator('#another').fill('password manager');
		await page.keyboard.press('Enter');
		await expect.poll(() => status.textContent()).toBe('There is no product “password manager”.');
		await page.locator('#another').fill('sqlite');
		await page.keyboard.press('Enter');
		await expect.poll(() => status.textContent()).toBe('SQLite is already in the table.');
		await page.getByRole('link', { name: 'Remove DuckDB' }).click();
		await expect.poll(names).toEqual(['SQLite', 'KeePassXC']);
		expect(await focused()).toBe('another');
		await page.goBack();
		await expect.poll(names).toEqual(['SQLite', 'DuckDB', 'KeePassXC']);
		await field('Add another product').fill('vite');
		await page.keyboard.press('Enter');
		await expect.poll(names).toHaveLength(4);
		await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Products side by side');
		await page.goto(`${site}/compare?products=duckdb,sqlite,vite,zig`);
		await expect.poll(names).toHaveLength(4);
		expect(await page.locator('form').isVisible()).toBe(false);
		expect(await status.textContent()).toBe('Remove a product to add another one.');
	});

	test('stays in sight after a touch that removes a product', async () => {
		const { names, page } = await open('/compare?products=duckdb,sqlite,zig', { hasTouch: true, isMobile: true });
		await page.getByRole('link', { name: 'Remove DuckDB' }).tap();
		await expect.poll(names).toEqual(['SQLite', 'Zig']);
		await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Products side by side');
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test('begins with the saved products, and offers those seen lately and similar ones', async () => {
		const { load, names, page } = await open('/products/zig');
		await page.evaluate(() => localStorage.setItem('saved products', 'sqlite,nope'));
		await load('/compare');
		await expect.poll(names).toEqual(['SQLite']);
		expect(await page.locator('.offers h2').allTextContents()).toEqual(['Recently viewed', 'Similar']);
		await page.getByRole('link', { name: 'Add Zig', exact: true }).click();
		await page.waitForURL(/products=sqlite,nope,zig$/);
		await expect.poll(names).toEqual(['SQLite', 'Zig']);
		expect(await page.getByRole('link', { name: 'Add Zig', exact: true }).count()).toBe(0);
	});

	test('has three comparisons to begin with while it is empty', async () => {
		const { names, page } = await open('/compare');
		const links = page.locator('.examples a');
		expect(await links.count()).toBe(3);
		expect(await violations(page)).toEqual([]);
		await links.first().click();
		await expect.poll(names).toHaveLength(3);
		expect(await page.locator('.examples').isVisible()).toBe(false);
	});

	test('shows four products whole on a phone, whose names stay in sight, and what is the same for all in one line', async () => {
		const { page, names } = await open('/compare?products=duckdb,sqlite,zig,vite');
		await expect.poll(names).toHaveLength(4);
		const box = async (name: string) => page.getByRole('columnheader', { name }).boundingBox();
		const [first, last] = [await box('DuckDB'), await box('Vite')];
		expect(first?.x).toBeGreaterThanOrEqual(16);
		expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(374);
		await page.getByRole('rowheader', { name: 'First launched' }).scrollIntoViewIfNeeded();
		await page.evaluate(() => scrollBy(0, 300));
		expect((await box('Vite'))?.y).toBeGreaterThanOrEqual(0);
		await page.goto(`${site}/compare?products=love,lovr`);
		await expect.poll(() => page.locator('.same').textContent()).toMatch(/^The same for all: \p{Lu}[^:]*: /u);
		expect((await page.locator('form').boundingBox())?.y).toBeGreaterThan((await box('LÖVR'))?.y ?? Infinity);
		const isSame = await page
			.locator('.compared tbody tr')
			.evaluateAll((lines) =>
				lines.map((line) => new Set([...line.querySelectorAll('td')].map((cell) => cell.textContent)).size === 1),
			);
		expect(isSame).not.toContain(true);
	});

	test('says that it could not load', async () => {
		const { page, status } = await open('/compare');
		await page.route('**/data/facets.json', (route) => route.abort());
		await page.goto(`${site}/compare?products=duckdb`);
		await expect.poll(() => status.textContent()).toMatch(/^The products did not load/);
	});

	test('says without JavaScript where the facts are', async () => {
		const { page } = await open('/compare?products=duckdb', { javaScriptEnabled: false });
		expect(await page.locator('noscript').textContent()).toMatch(/^\s*This page needs JavaScript/);
	});
});
