import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * A test mirrors its source, and the end of its name says what it needs: `x.test.ts` nothing (the unit tests),
 * `x.release.test.ts` a built release or a command of ours, `x.hosts.test.ts` a host that serves it,
 * `x.browser.test.ts` a browser.
 */
const beyondUnit = ['release', 'hosts', 'browser'] as const;

const covered = ['content', 'catalog', 'contract', 'urls', 'http'].map((name) => `src/${name}/**/*.ts`);

export default defineConfig({
	test: {
		testTimeout: 120_000,
		hookTimeout: 120_000,
		// How long tests wait for a page or a server, while builds use all cores.
		expect: { poll: { timeout: 20_000 } },
		// If everything is broken, the run ends soon, instead of after the time-out of every test.
		bail: 20,
		// Only `-u` writes golden files; without it, a missing one fails.
		update: 'none',
		// Test files spend a third of their time waiting for browsers, servers and clocks. One file per core would leave cores idle.
		maxWorkers: Math.ceil(1.5 * availableParallelism()),
		// Coverage of the code that decides responses. `npm test` measures it with the unit tests only.
		coverage: {
			provider: 'v8',
			include: covered,
			exclude: ['src/contract/openapi.generated.ts'],
			reporter: [['text', { skipFull: true }]],
			thresholds: Object.fromEntries(covered.map((folder) => [folder, { lines: 95 }])),
		},
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['test/**/*.test.ts'],
					globalSetup: ['test/support/temporary-setup.ts'],
					// They leave nothing in a thread but the language, and loading the same modules again would take most of their time.
					isolate: false,
					setupFiles: ['test/support/english-setup.ts'],
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
					globalSetup: [
						'test/support/temporary-setup.ts',
						'test/support/release-setup.ts',
						...(name === 'browser' ? ['test/support/browser-setup.ts'] : []),
					],
					isolate: name !== 'browser',
				},
			})),
		],
	},
});
