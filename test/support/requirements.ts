/** What some suites require beyond `npm ci`. They are skipped where it is missing, and their titles name what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { toolsFolder } from './tools.ts';

interface Requirement {
	readonly isMet: () => boolean;
	readonly install: string;
}

const pathOf = (program: string): string => spawnSync('which', [program]).stdout?.toString().trim() ?? '';

/** The browser of the tests: `CHROME_PATH`, else `chromium` on the path; empty when there is none. */
export const chromiumPath = process.env['CHROME_PATH'] ?? pathOf('chromium');

const requirements = {
	tools: { isMet: () => existsSync(`${toolsFolder}/.package-lock.json`), install: '`npm run tools`' },
	chromium: { isMet: () => chromiumPath !== '', install: 'the Debian package `chromium`, or `CHROME_PATH`' },
	nginx: { isMet: () => pathOf('nginx') !== '', install: 'the Debian package `nginx-light`' },
	curl: { isMet: () => pathOf('curl') !== '', install: 'the Debian package `curl`' },
	python: { isMet: () => pathOf('python3') !== '', install: 'the Debian package `python3`' },
	jq: { isMet: () => pathOf('jq') !== '', install: 'the Debian package `jq`' },
	redis: { isMet: () => pathOf('redis-server') !== '', install: 'the Debian package `redis-server`' },
} as const satisfies Record<string, Requirement>;

export type RequirementName = keyof typeof requirements;

/** `REQUIRE_ALL=1` makes a suite fail instead of being skipped. */
const isStrict = process.env['REQUIRE_ALL'] === '1';

/** What has to be installed, as a phrase for a title; empty when nothing is missing. */
export function missing(...names: readonly RequirementName[]): string {
	const unmet = names.map((name) => requirements[name]).filter(({ isMet }) => !isStrict && !isMet());
	return unmet.length === 0 ? '' : `needs ${unmet.map(({ install }) => install).join(' and ')}`;
}

/** Prints once, before the first test, what is skipped for want of what. */
export function reportMissing(): void {
	for (const name of Object.keys(requirements) as RequirementName[]) {
		if (missing(name) !== '') console.log(`Tests that need ${requirements[name].install} are skipped.`);
	}
}
