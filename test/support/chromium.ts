import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from './requirements.ts';

/** A browser without a window. The caller closes it. */
export const startChromium = (): Promise<Browser> =>
	chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
