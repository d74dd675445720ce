/** What some suites require beyond `npm ci`. They are skipped where it is missing, and their titles name what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { toolsFolder } from './tools.ts';

const pathOf = (program: string): string => spawnSync('which', [program]).stdout?.toString().trim() ?? '';

/** The browser of the tests: `CHROME_PATH`, else `chromium` on the path; empty when there is none. */
export const chromiumPath = process.env['CHROME_PATH'] ?? pathOf('chromium');

/** What is there or not, and how to install it. */
const requirements = {
	tools: [existsSync(`${toolsFolder}/.package-lock.json`), '`npm run tools`'],
	chromium: [chromiumPath !== '', 'the Debian package `chromium`, or `CHROME_PATH`'],
	nginx: [pathOf('nginx') !== '', 'the Debian package `nginx-light`'],
	curl: [pathOf('curl') !== '', 'the Debian package `curl`'],
	python: [pathOf('python3') !== '', 'the Debian package `python3`'],
	jq: [pathOf('jq') !== '', 'the Debian package `jq`'],
	redis: [pathOf('redis-server') !== '', 'the Debian package `redis-server`'],
} as const satisfies Record<string, readonly [isMet: boolean, install: string]>;

export type RequirementName = keyof typeof requirements;

/** `REQUIRE_ALL=1` makes a suite fail instead of being skipped. */
const isStrict = process.env['REQUIRE_ALL'] === '1';

/** What has to be installed, as a phrase for a title; empty when nothing is missing. */
export function missing(...names: readonly RequirementName[]): string {
	const unmet = names.map((name) => requirements[name]).filter(([isMet]) => !isStrict && !isMet);
	return unmet.length === 0 ? '' : `needs ${unmet.map(([, install]) => install).join(' and ')}`;
}

/** Prints once, before the first test, what is skipped for want of what. */
export function reportMissing(): void {
	for (const [isMet, install] of Object.values(requirements)) {
		if (!isStrict && !isMet) console.log(`Tests that need ${install} are skipped.`);
	}
}
