import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rateLimitPolicy } from '../../../src/contract/limits.ts';
import { visit } from '../../site/site.ts';
import { useChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

describeWith(['chromium'], 'the reference in a browser', () => {
	let server: ServerProcess;
	const browser = useChromium();

	beforeAll(async () => {
		server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release') });
	});

	afterAll(() => server?.stop());

	async function open() {
		const opened = await visit(browser(), server.url);
		await opened.page.goto(`${server.url}/developers/reference`);
		return opened;
	}

	const exampleOf = (page: Page, path: string) => page.locator('.beside').filter({ hasText: `${path}"` });

	test('sends an example to its own site, and shows status, headers and body', async () => {
		const { page, outside, complaints, close } = await open();
		const example = exampleOf(page, '/api/launch_periods');
		await example.getByRole('button', { name: 'Run' }).click();
		await example.getByText('Status 200.').waitFor();
		const response = await example.locator('pre').last().textContent();
		expect(response).toMatch(/^cache-control: public, max-age=3600\ncontent-type: application\/json/);
		expect(response).toContain(`\nratelimit-policy: ${rateLimitPolicy}\n\n{\n  "launch_periods": [\n    {`);
		expect([outside, complaints]).toEqual([[], []]);
		await close();
	});

	test('tells how long to wait, that there was no response, and where it does not send', async () => {
		const { page, close } = await open();
		const example = exampleOf(page, '/api/launch_periods');
		const run = async (): Promise<void> => example.getByRole('button', { name: 'Run' }).click();
		await page.route('**/api/launch_periods', (route) =>
			route.fulfill({ status: 429, headers: { 'Retry-After': '17' }, body: 'Too many.' }),
		);
		await run();
		await example.getByText('Status 429. Run it again in 17 seconds.').waitFor();
		expect(await example.locator('pre').last().textContent()).toContain('Too many.');
		await page.unrouteAll();
		await page.route('**/api/launch_periods', (route) => route.abort());
		await run();
		await example.getByText('No response. Check the connection, then run it again.').waitFor();
		await example.getByRole('textbox').fill('//evil.example/api');
		await run();
		await example.getByText('Cannot send this request. Enter a path of this site.').waitFor();
		await close();
	});
});
