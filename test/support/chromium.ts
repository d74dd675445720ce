import { spawnSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright-core';

/** Where the browser is: what `CHROME_PATH` says, else `chromium` on the path. */
const installedPath = process.env['CHROME_PATH'] ?? spawnSync('which', ['chromium']).stdout.toString().trim();

/** The browser that comes with the packages runs on Linux, on 64-bit processors of Intel's kind. */
const isPacked = process.platform === 'linux' && process.arch === 'x64';

/** Whether there is a browser. Under `REQUIRE_ALL=1` a test that needs it fails instead of being skipped. */
export const hasChromium = installedPath !== '' || isPacked || process.env['REQUIRE_ALL'] === '1';

/** A browser without a window. The caller closes it. */
export async function startChromium(): Promise<Browser> {
	if (installedPath !== '') {
		return chromium.launch({ executablePath: installedPath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
	}
	// It unpacks the system's libraries beside itself only where it believes to be in a function.
	process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
	const { default: packed } = await import('@sparticuz/chromium');
	return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args });
}
