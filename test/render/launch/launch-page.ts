/** Opens `/launch` of a release in a browser, and keeps account of what the page asks for and complains about. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Draft } from '../../../src/drafts/draft.ts';
import { encodeDraft } from '../../../src/drafts/draft-link.ts';
import { watchRequests } from '../../support/settle.ts';

export interface LaunchPage {
	readonly page: Page;
	/** Addresses outside the site that anything in this context has asked for. None of them is reached. */
	readonly outside: readonly string[];
	/** Errors and refusals that the browser printed. */
	readonly complaints: readonly string[];
	/** Waits until the page has asked for all that it needs, the products of the catalog among it. */
	settle(): Promise<void>;
	/** Chooses what only the person chooses. */
	choose(plan?: string, period?: string): Promise<void>;
	/** Presses the strong button and waits for the forge. @returns The address that was opened. */
	continueAtForge(): Promise<string>;
	close(): Promise<void>;
}

/** @param fragment - With its `#`; none for the empty form. */
export async function openLaunchPage(
	browser: Browser,
	origin: string,
	fragment = '',
	options: BrowserContextOptions = {},
): Promise<LaunchPage> {
	const context = await browser.newContext({ acceptDownloads: true, ...options });
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
	const outside: string[] = [];
	const complaints: string[] = [];
	await context.route(
		(url) => url.origin !== origin,
		(route) => {
			outside.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<title>Forge</title>' });
		},
	);
	const page = await context.newPage();
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', (error) => void complaints.push(String(error)));
	// Not every refusal is printed: what a script has tried and caught is only told to listeners.
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`The policy forbids ${blockedURI}.`));
	});
	const settle = watchRequests(page);
	await page.goto(`${origin}/launch${fragment}`);
	await page.locator('#launch').waitFor({ state: 'visible' });
	return {
		page,
		outside,
		complaints,
		settle,
		async choose(plan = 'free', period = '2026-w50') {
			await page.locator(`input[name=plan][value=${plan}]`).check();
			await page.locator('#period').selectOption(period);
		},
		async continueAtForge() {
			const [forge] = await Promise.all([context.waitForEvent('page'), page.locator('#continue').click()]);
			await forge.waitForLoadState();
			return forge.url();
		},
		close: () => context.close(),
	};
}

export const fragmentOf = async (draft: Draft): Promise<string> => `#draft=${await encodeDraft(draft)}`;
