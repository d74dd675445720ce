/** Opens a page of a release in a browser, and keeps account of what it asks for and complains about. */
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';

export interface OpenedPage {
	readonly page: Page;
	/** Addresses outside the site that anything in this context has asked for. None of them is reached. */
	readonly outside: readonly string[];
	/** Paths of the site that were asked for. */
	readonly asked: readonly string[];
	/** Errors and refusals that the browser printed. */
	readonly complaints: readonly string[];
	readonly field: Locator;
	readonly results: Locator;
	readonly status: Locator;
	/** Opens the dialog by its key and waits until the index is there. */
	openDialog(): Promise<void>;
	close(): Promise<void>;
}

export interface PageOptions extends BrowserContextOptions {
	/** Answers in place of the files of the index. */
	readonly index?: (route: Route) => Promise<void>;
}

export async function openPage(
	browser: Browser,
	address: string,
	{ index, ...options }: PageOptions = {},
): Promise<OpenedPage> {
	const { origin } = new URL(address);
	const context = await browser.newContext(options);
	const [outside, asked, complaints]: string[][] = [[], [], []];
	await context.route(
		(url) => url.origin !== origin,
		(route) => {
			outside?.push(route.request().url());
			return route.abort();
		},
	);
	if (index) await context.route('**/search/*.json', index);
	const page = await context.newPage();
	page.on('request', (request) => void asked?.push(new URL(request.url()).pathname));
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints?.push(message.text());
	});
	page.on('pageerror', (error) => void complaints?.push(String(error)));
	await page.addInitScript(() => {
		addEventListener('securitypolicyviolation', ({ blockedURI }) => console.error(`The policy forbids ${blockedURI}.`));
	});
	await page.goto(address);
	const field = page.locator('#search-words');
	return {
		page,
		outside: outside ?? [],
		asked: asked ?? [],
		complaints: complaints ?? [],
		field,
		results: page.locator('.search-results a'),
		status: page.locator('.search-status'),
		async openDialog() {
			await page.keyboard.press('/');
			await page.locator('.search-status:empty').waitFor({ state: 'attached' });
		},
		close: () => context.close(),
	};
}

/** Names of the products that are found. */
export const names = ({ results }: OpenedPage): Promise<string[]> => results.locator('.search-name').allTextContents();

/** What has the focus: its id, else its class, else where it leads. */
export const focused = (page: Page): Promise<string | null | undefined> =>
	page.evaluate(() => {
		const { activeElement: element } = document;
		return element?.id || element?.className || element?.getAttribute('href') || element?.localName;
	});

/** The result that is chosen: where it leads, and whether the field names it. */
export const chosen = ({ field }: OpenedPage): Promise<string | undefined> =>
	field.evaluate((input) => {
		const [option, ...others] = document.querySelectorAll('[role=option][aria-selected=true]');
		if (others.length > 0) return 'several';
		const named = input.getAttribute('aria-activedescendant');
		return (option?.id ?? null) === named ? (option?.getAttribute('href') ?? undefined) : `not ${named}`;
	});
