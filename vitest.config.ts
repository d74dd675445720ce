import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['test/**/*.test.ts'],
		globalSetup: ['test/support/release-setup.ts'],
		testTimeout: 120_000,
		// What is broken at its root ends soon, instead of after the time-out of every test.
		bail: 20,
		// Tests wait for builds, browsers and servers; the core that is left free otherwise would stay idle.
		maxWorkers: '100%',
		hookTimeout: 120_000,
	},
});
