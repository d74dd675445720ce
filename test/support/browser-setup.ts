import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumPath, missing } from './requirements.ts';
import { startServer } from './server-process.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the browser of the tests listens; empty when none is installed. */
		readonly chromium: string;
		/** The address of a server of the release under test that counts no request of this machine. */
		readonly site: string;
	}
}

/** Starts one browser and one server for all tests of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const site = await startServer('scripts/serve.ts', {
		OUT_DIR: project.getProvidedContext().release,
		RATE_LIMIT_EXEMPT: '127.0.0.0/8',
	});
	const browser = missing('chromium') === '' ? await launchChromium() : undefined;
	project.provide('site', site.url);
	project.provide('chromium', browser?.wsEndpoint() ?? '');
	return async () => {
		await Promise.all([browser?.close(), site.stop()]);
	};
}

const launchChromium = (): Promise<BrowserServer> =>
	chromium.launchServer({
		executablePath: chromiumPath,
		// A process that imitates a graphics card takes a fifth of the time that a page needs.
		args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-software-rasterizer'],
	});
