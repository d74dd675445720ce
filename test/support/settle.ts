/** When a page has come to rest. */
import type { Page, Request } from 'playwright-core';

/**
 * Keeps account of the requests of a page from here on. They are at rest once none is under way and the page, given two
 * frames and an idle moment to work with the last response, has sent no other. `networkidle` waits for half a second
 * behind each page instead.
 *
 * @returns Waits until a page that has loaded is at rest. It runs in the page, which needs scripts.
 */
export function watchRequests(page: Page): () => Promise<void> {
	let sent = 0;
	let underWay = new Set<Request>();
	let rest = Promise.withResolvers<void>();
	page.on('request', (request) => {
		sent++;
		// What the page before has left behind is not waited for.
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
			underWay = new Set();
			rest.resolve();
		}
		if (underWay.size === 0) rest = Promise.withResolvers();
		underWay.add(request);
	});
	const end = (request: Request): void => {
		underWay.delete(request);
		if (underWay.size === 0) rest.resolve();
	};
	page.on('requestfinished', end);
	page.on('requestfailed', end);
	return async () => {
		for (let before = -1; before !== sent; ) {
			while (underWay.size > 0) await rest.promise;
			before = sent;
			await page.evaluate(idleMoment);
		}
	};
}

const idleMoment = (): Promise<void> =>
	new Promise((done) => {
		requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
	});
