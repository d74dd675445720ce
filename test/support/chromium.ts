import { spawnSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';
import { installed } from './redis-process.ts';

/** Where the browser is: what `CHROME_PATH` says, else `chromium` on the path. */
const executablePath = process.env['CHROME_PATH'] ?? spawnSync('which', ['chromium']).stdout.toString().trim();

/** Whether there is a browser. Under `REQUIRE_ALL=1` a test that needs it fails instead of being skipped. */
export const hasChromium = executablePath !== '' || installed('chromium');

/** A browser without a window. The caller closes it. */
export const startChromium = (): Promise<Browser> =>
	chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
