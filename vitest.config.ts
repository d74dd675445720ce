import { defineConfig } from 'vitest/config';

/**
 * A test mirrors its source, and the end of its name says what it needs: `x.test.ts` nothing (the unit tests),
 * `x.release.test.ts` a built release or a command of ours, `x.hosts.test.ts` a host that serves it,
 * `x.browser.test.ts` a browser.
 */
const beyondUnit = ['release', 'hosts', 'browser'] as const;

export default defineConfig({
	test: {
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// What is broken at its root ends soon, instead of after the time-out of every test.
		bail: 20,
		// Tests wait for builds, browsers and servers; the core that is left free otherwise would stay idle.
		maxWorkers: '100%',
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['test/**/*.test.ts'],
					isolate: false,
					restoreMocks: true,
					unstubEnvs: true,
					exclude: beyondUnit.map((name) => `test/**/*.${name}.test.ts`),
				},
			},
			...beyondUnit.map((name) => ({
				extends: true as const,
				test: {
					name,
					include: [`test/**/*.${name}.test.ts`],
					globalSetup: ['test/support/release-setup.ts'],
				},
			})),
		],
	},
});
