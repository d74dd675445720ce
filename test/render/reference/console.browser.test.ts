import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hasChromium, startChromium } from '../../support/chromium.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

interface Visit {
	readonly page: Page;
	/** Paths asked for at the site, in their order. */
	readonly asked: readonly string[];
	/** Addresses outside the site that were asked for. None of them is reached. */
	readonly outside: readonly string[];
	/** Errors and refusals that the browser told. */
	readonly complaints: readonly string[];
	close(): Promise<void>;
}

describe.skipIf(!hasChromium)('the reference in a browser', () => {
	let server: ServerProcess;
	let browser: Browser;

	beforeAll(async () => {
		server = await startServer('src/hosts/node/main.ts', { OUT_DIR: inject('release') });
		browser = await startChromium();
	});

	afterAll(async () => {
		await browser?.close();
		await server?.stop();
	});

	async function open(options: BrowserContextOptions = {}): Promise<Visit> {
		const context = await browser.newContext(options);
		const [asked, outside, complaints]: [string[], string[], string[]] = [[], [], []];
		await context.route('**', (route) => {
			const { origin, pathname } = new URL(route.request().url());
			if (origin !== server.url) {
				outside.push(route.request().url());
				return route.fulfill({ body: '' });
			}
			asked.push(pathname);
			return route.continue();
		});
		const page = await context.newPage();
		page.on('console', (message) => {
			if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
		});
		page.on('pageerror', (error) => void complaints.push(String(error)));
		await page.addInitScript(() => {
			addEventListener('securitypolicyviolation', ({ blockedURI }) =>
				console.error(`The policy forbids ${blockedURI}.`),
			);
		});
		await page.goto(`${server.url}/developers/reference`);
		return { page, asked, outside, complaints, close: () => context.close() };
	}

	async function openConsole({ page }: Visit): Promise<void> {
		await page.getByRole('button', { name: 'Try the requests here' }).click();
		await page.locator('#console .opblock').first().waitFor();
	}

	const execute = async ({ page }: Visit, operation: string): Promise<string> => {
		const block = page.locator(`[id$="-${operation}"].opblock`);
		await block.locator('.opblock-summary-control').click();
		await block.locator('.execute').click();
		await block.locator('.live-responses-table .response').waitFor();
		return (await block.locator('.live-responses-table .response').textContent()) ?? '';
	};

	const violations = async ({ page }: Visit): Promise<unknown[]> =>
		(await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

	test('is complete without JavaScript, and offers no console', async () => {
		const visit = await open({ javaScriptEnabled: false });
		for (const id of ['listProducts', 'getProduct', 'listLaunchPeriods', 'getLaunchPeriod', 'schema-Error']) {
			expect(await visit.page.locator(`#${id}`).isVisible()).toBe(true);
		}
		expect(await visit.page.locator('button:visible').count()).toBe(0);
		await visit.close();
	});

	test('loads the console when it is asked for, from this site alone, under the policy of every page', async () => {
		const visit = await open();
		expect(visit.asked.filter((path) => /swagger|openapi|console/.test(path))).toEqual([]);
		await openConsole(visit);
		expect(visit.asked).toContain('/openapi.json');
		expect(visit.asked.filter((path) => path.startsWith('/_astro/swagger-ui'))).toHaveLength(2);
		expect(await visit.page.locator('#console .opblock-summary-path').allInnerTexts()).toEqual([
			'/api/products',
			'/api/products/{slug}',
			'/api/launch_periods',
			'/api/launch_periods/{slug}',
		]);
		const answer = await execute(visit, 'getProduct');
		expect(answer).toMatch(/^200/);
		expect(answer).toContain('"slug": "duckdb"');
		expect(answer).toContain('ratelimit-policy: "api";q=120;w=60');
		expect(visit.asked.at(-1)).toBe('/api/products/duckdb');
		expect(visit.outside).toEqual([]);
		expect(visit.complaints).toEqual([]);
		await visit.close();
	});

	test('would be found out if it asked elsewhere or broke the policy', async () => {
		const visit = await open();
		await visit.page.evaluate(() => {
			const style = Object.assign(document.createElement('style'), { textContent: 'p {}' });
			document.body.append(style, Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
		});
		await expect.poll(() => visit.complaints.join()).toMatch(/forbids inline.*evil\.example/s);
		await visit.close();
	});

	test.each(['light', 'dark'] as const)('has nothing that axe minds, in %s', async (colorScheme) => {
		const visit = await open({ colorScheme });
		expect(await violations(visit)).toEqual([]);
		await openConsole(visit);
		await execute(visit, 'listProducts');
		expect(await violations(visit)).toEqual([]);
		await visit.close();
	});

	test('takes the keyboard alone', async () => {
		const visit = await open();
		const { page } = visit;
		const focused = () =>
			page.evaluate(() => {
				const host = document.activeElement;
				const { id, className, textContent } = host?.shadowRoot?.activeElement ?? host ?? document.body;
				return `${id} ${className} ${textContent?.trim().slice(0, 60)}`;
			});
		const tabTo = async (what: RegExp) => {
			for (let presses = 0; presses < 60 && !what.test(await focused()); presses++) await page.keyboard.press('Tab');
			expect(await focused()).toMatch(what);
		};
		await tabTo(/^open-console/);
		await page.keyboard.press('Enter');
		await page.locator('#console .opblock').first().waitFor();
		await expect.poll(focused).toMatch(/^console/);
		await tabTo(/opblock-summary-control.*\/api\/launch_periods\{?/s);
		await page.keyboard.press('Enter');
		await page.locator('#console .execute').waitFor();
		await tabTo(/\bexecute\b/);
		// The console looks an operation up a moment after it has drawn it; no person is as quick as this test.
		await page.waitForTimeout(300);
		await page.keyboard.press('Enter');
		await page.locator('#console .live-responses-table .response').waitFor();
		await expect.poll(focused).toMatch(/\bexecute\b/);
		expect(visit.asked.at(-1)).toBe('/api/launch_periods');
		await visit.close();
	});

	test('needs no sideways scrolling at 320 pixels, before and after', async () => {
		const visit = await open({ viewport: { width: 320, height: 640 } });
		const width = () => visit.page.evaluate(() => document.documentElement.scrollWidth);
		expect(await width()).toBe(320);
		await openConsole(visit);
		await execute(visit, 'getProduct');
		expect(await width()).toBe(320);
		expect(await visit.page.locator('#console').evaluate((place) => place.scrollWidth > place.clientWidth)).toBe(false);
		await visit.close();
	});

	test('says what to do when the console does not come, and tries again', async () => {
		const visit = await open();
		const { page } = visit;
		await page.route('**/swagger-ui*', (route) => route.abort());
		await page.locator('#open-console').click();
		await page.getByText('Cannot load the console. Check the connection, then press the button again.').waitFor();
		await page.unroute('**/swagger-ui*');
		await openConsole(visit);
		expect(await page.locator('#console-status').textContent()).toBe('');
		await visit.close();
	});
});
