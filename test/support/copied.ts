import type { BrowserContext, Page } from 'playwright-core';

/**
 * Records what pages of a context copy. Call it before they are opened. The clipboard itself is shared by all tests that run at
 * the same time.
 *
 * @returns A function for the last text that a page has copied.
 */
export async function recordCopies(context: BrowserContext): Promise<(page: Page) => Promise<unknown>> {
	await context.addInitScript(() => {
		const write = Clipboard.prototype.writeText;
		Clipboard.prototype.writeText = async function (text) {
			await write.call(this, text);
			Reflect.set(globalThis, 'copied', text);
		};
	});
	return (page) => page.evaluate(() => Reflect.get(globalThis, 'copied'));
}
