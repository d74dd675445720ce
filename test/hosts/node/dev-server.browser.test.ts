import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCheckout, settings } from '../../support/checkout.ts';
import { connectToChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describeWith(['chromium'], 'npm run dev: an open page', () => {
	const checkout = temporaryFolder();
	const product = join(checkout, 'content/products/love.md');
	let server: ServerProcess;

	beforeAll(async () => {
		copyCheckout(checkout);
		server = await startServer('scripts/dev.ts', { ...settings, RATE_LIMIT_EXEMPT: '127.0.0.0/8' }, checkout);
	});
	afterAll(() => server?.stop());

	test('shows what is wrong above itself, also when it is opened then, until Escape or the fix', async () => {
		const browser = await connectToChromium();
		const page = await browser.newPage();
		const open = async () => {
			// Until it is connected: no address of a page tells that.
			const connected = page.waitForEvent('console', { predicate: (line) => line.text() === '[vite] connected.' });
			await page.goto(`${server.url}/products/love`);
			await connected;
		};
		const original = readFileSync(product, 'utf8');
		const withTagline = (tagline: string) => original.replace(/^tagline: .*$/m, `tagline: ${tagline}`);
		const shows = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
		const overlay = page.locator('vite-error-overlay');
		const wrong = () =>
			expect
				.poll(() => overlay.locator('#message-content').textContent())
				.toContain('love.md:2:1 <b>nam: Unknown key `<b>nam`.');
		await open();
		writeFileSync(product, withTagline('Before the mistake'));
		await shows('Before the mistake');
		writeFileSync(product, withTagline('A mistake').replace('name: ', '<b>nam: '));
		await wrong();
		await open();
		await wrong();
		await page.keyboard.press('Escape');
		await overlay.waitFor({ state: 'detached' });
		await shows('Before the mistake');
		writeFileSync(product, withTagline('The mistake is fixed'));
		await shows('The mistake is fixed');
		expect(await overlay.count()).toBe(0);
		await browser.close();
	});
});
