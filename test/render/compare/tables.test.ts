import { afterEach, expect, test, vi } from 'vitest';
import { launchNumbers } from '../../../src/contract/data-files.ts';
import { openTables } from '../../../src/render/html/compare/tables.ts';
import { facetsFile, namesFile, vocabularyFile } from '../../../src/urls/paths.ts';

afterEach(() => vi.unstubAllGlobals());

test('the best of equal places is a final one, then the newest', async () => {
	const launch = (week: number): number[] => Array.from(launchNumbers, (_, index) => [week, 1][index] ?? 0);
	const bodies: Readonly<Record<string, unknown>> = {
		[namesFile]: [['acme', 'Acme']],
		[facetsFile]: {
			launch_periods: ['2026-w48', '2026-w47', '2026-w46'],
			active_periods: 1,
			columns: { launch_numbers: [[launch(0), launch(1), launch(2)].flat()] },
		},
		[vocabularyFile]: { categories: [], pricing_models: [] },
	};
	vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(bodies[path])));
	const { open, best } = (await openTables()).launchesOf('acme');
	expect([open?.launch_period.slug, best?.launch_period.slug]).toEqual(['2026-w48', '2026-w47']);
});
