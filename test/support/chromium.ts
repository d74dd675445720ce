import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

/** Connects to the browser of all tests. What the caller opens in it is closed with the connection. */
export const connectToChromium = (): Promise<Browser> => chromium.connect(inject('chromium'));

/** Connects before the first test of a suite, and closes after the last. @returns The browser, for its tests alone. */
export function useChromium(): () => Browser {
	let browser: Browser | undefined;
	beforeAll(async () => {
		browser = await connectToChromium();
	});
	afterAll(() => browser?.close());
	return () => {
		if (!browser) throw new Error('There is a browser while tests run. Use it in a test.');
		return browser;
	};
}
