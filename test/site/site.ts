/** The site under test in a browser, and the pages of it that stand for all others. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { watchRequests } from '../support/settle.ts';

/** One page of each template, by name. */
export const templates: Readonly<Record<string, string>> = {
	home: '/',
	products: '/products',
	'products, page 2': '/products/page/2',
	'products by score': '/products/order/score',
	'newest products': '/products/order/newest',
	prices: '/pricing',
	price: '/pricing/open_source',
	product: '/products/vite',
	'product without a description': '/products/alpine-linux',
	categories: '/categories',
	category: '/categories/text-editors',
	makers: '/makers',
	maker: '/makers/gnu-project',
	weeks: '/launches',
	week: '/launches/2026-w36',
	'later places of a week': '/launches/2026-w36/page/2',
	year: '/launches/2026',
	'open week': '/launches/2026-w47',
	subscribe: '/subscribe',
	developers: '/developers',
	'API reference': '/developers/reference',
	'API changelog': '/developers/changelog',
	versions: '/developers/versions',
	authentication: '/auth',
	"editors' guide": '/editors',
	about: '/about',
	launch: '/launch',
	search: '/search?q=editor',
	comparison: '/compare?products=duckdb,sqlite,love,lovr',
	saved: '/saved',
	'not found': '/nothing-here',
};

export interface Visit {
	readonly page: Page;
	/** Addresses of other hosts that the page has asked for. None of them is reached. */
	readonly outside: readonly string[];
	/** Errors, warnings and refusals that the browser printed. */
	readonly complaints: readonly string[];
	/** Loads a path of the site to its end, what its scripts ask for included, and forgets what earlier pages asked for and complained about. */
	load(path: string): Promise<void>;
	/** Waits until the page has asked for all that it needs. */
	settle(): Promise<void>;
	close(): Promise<void>;
}

/** Opens a page in a context of its own. Nothing comes from a cache, whatever it loads one after another. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
	const context = await browser.newContext(options);
	const outside: string[] = [];
	const complaints: string[] = [];
	await context.route(
		(url) => url.origin !== origin,
		(route) => {
			outside.push(route.request().url());
			return route.abort();
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
	return {
		page,
		settle,
		outside,
		complaints,
		async load(path) {
			outside.length = 0;
			complaints.length = 0;
			await page.goto(origin + path);
			// Without scripts nothing is asked for behind the load, and nothing could be waited for in the page.
			if (options.javaScriptEnabled !== false) await settle();
		},
		close: () => context.close(),
	};
}

/** Opens one page of the site under test for all tests of a suite. @returns The page, for its tests alone. */
export function useVisit(options?: BrowserContextOptions): () => Visit {
	const browser = useChromium();
	let opened: Visit | undefined;
	beforeAll(async () => {
		opened = await visit(browser(), inject('site'), options);
	});
	return () => {
		if (!opened) throw new Error('There is a page while tests run. Use it in a test.');
		return opened;
	};
}
