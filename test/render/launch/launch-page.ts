/** Opens `/launch` of a release in a browser, until the end of the test. */
import type { Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Draft } from '../../../src/drafts/draft.ts';
import { encodeDraft } from '../../../src/drafts/draft-link.ts';
import { visit } from '../../site/site.ts';
import { recordCopies } from '../../support/copied.ts';

export type LaunchPage = Awaited<ReturnType<typeof openLaunchPage>>;

/** @param fragment - With its `#`; none for the empty form. */
export async function openLaunchPage(browser: Browser, origin: string, fragment = '') {
	const opened = await visit(browser, origin, { acceptDownloads: true });
	onTestFinished(opened.close);
	const { page } = opened;
	const context = page.context();
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
	const copied = await recordCopies(context);
	const outside: string[] = [];
	await context.route(
		(url) => url.origin !== origin,
		(route) => {
			outside.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: '<title>Forge</title>' });
		},
	);
	await page.goto(`${origin}/launch${fragment}`);
	await page.locator('#launch').waitFor({ state: 'visible' });
	return {
		...opened,
		outside,
		/** What the page has copied last. */
		copied: () => copied(page),
		/** Chooses what only the person chooses. */
		async choose(plan = 'free', period = '2026-w50') {
			await page.locator(`input[name=plan][value=${plan}]`).check();
			await page.locator('#period').selectOption(period);
		},
		/** Presses the strong button and waits for the forge. @returns The address that was opened. */
		async continueAtForge() {
			const [forge] = await Promise.all([context.waitForEvent('page'), page.locator('#continue').click()]);
			await forge.waitForLoadState();
			return forge.url();
		},
	};
}

export const fragmentOf = async (draft: Draft): Promise<string> => `#draft=${await encodeDraft(draft)}`;
