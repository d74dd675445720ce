import { describe, expect, test } from 'vitest';
import type { RebuildFailure } from '../../../src/build/rebuilder.ts';
import { type HealthPorts, healthOf } from '../../../src/hosts/node/health.ts';
import type { ServedRelease } from '../../../src/hosts/node/release.ts';
import { softwareVersion } from '../../../src/places.ts';

const status = {
	version: '1.0.0',
	built_at: '2026-11-20T09:30:00Z',
	valid_until: '2026-11-23T00:00:00Z',
	last_week_ends_on: '2026-12-20',
	base_url: 'https://catalog.example',
	counts: { launch_periods: 1 },
};
const release = { id: 'r-1', status } as unknown as ServedRelease;

async function health(ports: Partial<HealthPorts> = {}, draining = false) {
	const own = { release: () => release, rebuilder: () => ({ failure: undefined }), isConnected: undefined };
	const response = await healthOf({ ...own, ...ports })(draining);
	return { ...response, body: JSON.parse(String(response.body)) as unknown };
}

describe('healthOf', () => {
	test('describes the release, the rebuilds and the limiter', async () => {
		expect(await health()).toEqual({
			status: 200,
			headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
			body: {
				status: 'ok',
				software: softwareVersion(),
				release: 'r-1',
				built_at: '2026-11-20T09:30:00Z',
				valid_until: '2026-11-23T00:00:00Z',
				last_week_ends_on: '2026-12-20',
				rebuild: { state: 'ok' },
				limiter: 'memory',
				problems: [],
			},
		});
	});

	test.for<[RebuildFailure['reason'], number, string]>([
		['content', 2, 'Building changed content has failed since SINCE. The content has 2 issues: run `npm run check`.'],
		['date', 0, 'The build for a new date has failed since SINCE. The log says why.'],
		['check', 1, 'The check for the next date has failed since SINCE. The content has 1 issue: run `npm run check`.'],
	])('says that a rebuild for %s with %i issues failed', async ([reason, issues, sentence]) => {
		const since = '2026-11-20T10:00:00.000Z';
		const { status, body } = await health({ rebuilder: () => ({ failure: { reason, since, issues } }) });
		expect(status).toBe(200);
		const rebuild = { state: 'failed', since, issues };
		expect(body).toMatchObject({ rebuild, problems: [sentence.replace('SINCE', since)] });
	});

	test('says that the server ends, does not rebuild, and has lost its store', async () => {
		const { status, body } = await health({ rebuilder: () => undefined, isConnected: async () => false }, true);
		expect(status).toBe(503);
		expect(body).toMatchObject({
			status: 'ending',
			rebuild: { state: 'off' },
			limiter: 'away',
			problems: [expect.stringContaining('counts requests on its own')],
		});
	});
});
