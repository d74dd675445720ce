import type { BrowserContext, Page } from 'playwright-core';

/**
 * Notes what the pages of a context copy, from before they are opened. The clipboard itself is that of all tests which run at
 * the time.
 *
 * @returns The text that a page has copied last.
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
