/** Opens a page of a release in a browser, for what stands in its search. */
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { type Visit, visit } from '../../site/site.ts';

export interface OpenedPage extends Visit {
	/** Paths of the site that were asked for. */
	readonly asked: readonly string[];
	readonly field: Locator;
	readonly results: Locator;
	readonly status: Locator;
	/** Opens the dialog by its key and waits until the index is there. */
	openDialog(): Promise<void>;
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
	const opened = await visit(browser, new URL(address).origin, options);
	const { page } = opened;
	if (index) await page.context().route('**/search/*.json', index);
	const asked: string[] = [];
	page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
	await page.goto(address);
	return {
		...opened,
		asked,
		field: page.locator('#search-words'),
		results: page.locator('.search-results a'),
		status: page.locator('.search-status'),
		async openDialog() {
			await page.keyboard.press('/');
			await page.locator('.search-status:empty').waitFor({ state: 'attached' });
		},
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
