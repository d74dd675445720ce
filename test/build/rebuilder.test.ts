import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Rebuilder } from '../../src/build/rebuilder.ts';
import type { BuildOutcome } from '../../src/build/run-build.ts';
import type { SiteStatus } from '../../src/build/status.ts';

const minute = 60_000;
const hour = 60 * minute;
const done: BuildOutcome = { ok: true, printed: '' };
const broken: BuildOutcome = { ok: false, printed: 'acme.md:1:1 name: Missing.' };

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
	vi.setSystemTime('2026-11-15T12:00:00Z');
});
afterEach(() => {
	// A spy on a timer of the test must go before the timers do, or it comes back with it.
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** A rebuilder whose builds a test ends, and what it did. */
function rebuilderOf({ byDate = true, valid_until = '2026-11-16T00:00:00Z' as string | null } = {}) {
	const live: { status: SiteStatus | undefined } = {
		status: {
			version: '1.0.0',
			built_at: '2026-11-15T09:30:00Z',
			valid_until,
			base_url: 'https://catalog.example',
			counts: { launch_periods: 1 },
		},
	};
	const checks: { outcome: BuildOutcome; asked: object[] } = { outcome: done, asked: [] };
	const builds: { asked: object; signal: AbortSignal; end: (outcome: BuildOutcome) => void }[] = [];
	const events: unknown[] = [];
	const printed: string[] = [];
	const rebuilder = new Rebuilder({
		byDate,
		readStatus: () => live.status,
		build: async ({ base_url: baseUrl, valid_until }, reason, signal) => {
			const time = new Date().toISOString();
			if (reason === 'check') {
				checks.asked.push({ valid_until, time });
				return checks.outcome;
			}
			return new Promise((end) => {
				builds.push({ asked: { baseUrl, reason, time }, signal, end });
			});
		},
		log: (event, facts) => events.push([event, facts]),
		print: (text) => printed.push(text),
	});
	rebuilder.start();
	return {
		rebuilder,
		live,
		builds,
		checks,
		events,
		printed,
		/** Ends the build that is under way, with another release live when it is told until when that is valid. */
		async end(outcome: BuildOutcome, validUntil?: string) {
			if (live.status && validUntil !== undefined) live.status = { ...live.status, valid_until: validUntil };
			builds.at(-1)?.end(outcome);
			await vi.advanceTimersByTimeAsync(0);
		},
	};
}

describe('a passing date', () => {
	test('asks for one build, in the moment in which it passes, for the address of the live release', async () => {
		const { builds, events, end } = rebuilderOf();
		await vi.advanceTimersByTimeAsync(12 * hour - 1);
		expect(builds).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(builds.map(({ asked }) => asked)).toEqual([
			{ baseUrl: 'https://catalog.example', reason: 'date', time: '2026-11-16T00:00:00.000Z' },
		]);
		await end(done, '2026-11-23T00:00:00Z');
		expect(events).toEqual([['rebuilt', { reason: 'date' }]]);
		await vi.advanceTimersByTimeAsync(7 * 24 * hour - 1);
		expect(builds).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(builds).toHaveLength(2);
	});

	test('is noticed within half a minute after the clock jumped', async () => {
		const { builds } = rebuilderOf({ valid_until: '2027-06-07T00:00:00Z' });
		await vi.advanceTimersByTimeAsync(hour);
		vi.setSystemTime('2027-06-07T08:00:00Z');
		expect(builds).toEqual([]);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(builds).toHaveLength(1);
	});

	test('asks for nothing where it is fixed, where nothing will change, and when another build went live', async () => {
		const fixed = rebuilderOf({ byDate: false });
		const forever = rebuilderOf({ valid_until: null });
		const { live, builds } = rebuilderOf();
		if (live.status) live.status = { ...live.status, valid_until: '2026-11-23T00:00:00Z' };
		await vi.advanceTimersByTimeAsync(48 * hour);
		expect([...fixed.builds, ...forever.builds, ...builds]).toEqual([]);
	});
});

describe('a build that fails', () => {
	test('by date is tried again after a minute, doubling up to an hour, and prints its issues once', async () => {
		const { builds, printed, events, end } = rebuilderOf({ valid_until: '2026-11-15T00:00:00Z' });
		for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
			const count = builds.length;
			await end(broken);
			expect(events.at(-1)).toEqual(['rebuild_failed', { reason: 'date', retry_after_seconds: 60 * minutes }]);
			await vi.advanceTimersByTimeAsync(minutes * minute - 1);
			expect(builds).toHaveLength(count);
			await vi.advanceTimersByTimeAsync(1);
			expect(builds).toHaveLength(count + 1);
		}
		expect(printed).toEqual([broken.printed]);
	});

	test('by content is tried again at the next change only, and prints its issues each time', async () => {
		const { rebuilder, builds, printed, events, end } = rebuilderOf({ valid_until: null });
		rebuilder.contentChanged();
		await end(broken);
		const failure = { reason: 'content', since: '2026-11-15T12:00:00.000Z', issues: 0 };
		expect(rebuilder.failure).toEqual(failure);
		await vi.advanceTimersByTimeAsync(24 * hour);
		expect(builds).toHaveLength(1);
		rebuilder.contentChanged();
		await end(broken);
		expect(rebuilder.failure).toEqual(failure);
		expect(printed).toEqual([broken.printed, broken.printed]);
		expect(events).toEqual([
			['rebuild_failed', { reason: 'content' }],
			['rebuild_failed', { reason: 'content' }],
		]);
	});

	test('by date is tried again at once when content changes', async () => {
		const { rebuilder, builds, end } = rebuilderOf({ valid_until: '2026-11-15T00:00:00Z' });
		await end(broken);
		rebuilder.contentChanged();
		expect(builds).toHaveLength(2);
	});

	test('by date is no failure any more once another process has published a release for the date', async () => {
		const { rebuilder, live, builds, end } = rebuilderOf({ valid_until: '2026-11-15T00:00:00Z' });
		await end(broken);
		expect(rebuilder.failure).toMatchObject({ reason: 'date' });
		if (live.status) live.status = { ...live.status, valid_until: '2026-11-23T00:00:00Z' };
		await vi.advanceTimersByTimeAsync(minute);
		expect([rebuilder.failure, builds.length]).toEqual([undefined, 1]);
	});

	test('to help against the date is not repeated without a pause', async () => {
		const { builds, events, end } = rebuilderOf({ valid_until: '2026-11-15T00:00:00Z' });
		await end(done);
		await vi.advanceTimersByTimeAsync(minute - 1);
		expect(builds).toHaveLength(1);
		expect(events).toEqual([['rebuilt', { reason: 'date', retry_after_seconds: 60 }]]);
		await vi.advanceTimersByTimeAsync(1);
		expect(builds).toHaveLength(2);
	});
});

describe('the day before a passing date', () => {
	test('checks the content for that date each hour, and keeps what failed until it passes', async () => {
		const { rebuilder, checks, builds, events, printed } = rebuilderOf({ valid_until: '2026-11-16T13:30:00Z' });
		checks.outcome = { ok: false, printed: 'acme.md:1:1 name: Missing.\n\n1 issue in the content.' };
		await vi.advanceTimersByTimeAsync(89 * minute);
		expect(checks.asked).toEqual([]);
		await vi.advanceTimersByTimeAsync(minute + 2 * hour);
		const times = ['13:30', '14:30', '15:30'];
		expect(checks.asked).toEqual(
			times.map((time) => ({ valid_until: '2026-11-16T13:30:00Z', time: `2026-11-15T${time}:00.000Z` })),
		);
		expect(rebuilder.failure).toEqual({ reason: 'check', since: '2026-11-15T13:30:00.000Z', issues: 1 });
		expect([printed.length, events.at(-1), builds]).toEqual([1, ['rebuild_failed', { reason: 'check' }], []]);
		checks.outcome = done;
		await vi.advanceTimersByTimeAsync(hour);
		expect(rebuilder.failure).toBeUndefined();
	});
});

describe('changed content', () => {
	test('asks for a build, and for one more when it changes during that one', async () => {
		const { rebuilder, builds, events, end } = rebuilderOf({ valid_until: null });
		rebuilder.contentChanged();
		expect(builds).toHaveLength(1);
		rebuilder.contentChanged();
		rebuilder.contentChanged();
		expect(builds).toHaveLength(1);
		await end(done);
		expect(builds).toHaveLength(2);
		await end(done);
		expect(builds).toHaveLength(2);
		expect(events).toEqual([
			['rebuilt', { reason: 'content' }],
			['rebuilt', { reason: 'content' }],
		]);
	});

	test('waits while no release tells its address', async () => {
		const { rebuilder, live, builds } = rebuilderOf({ valid_until: null });
		const { status } = live;
		live.status = undefined;
		rebuilder.contentChanged();
		expect(builds).toEqual([]);
		live.status = status;
		await vi.advanceTimersByTimeAsync(30_000);
		expect(builds).toHaveLength(1);
	});
});

test('stop ends the build that is under way without a word, and starts no other', async () => {
	const { rebuilder, builds, events, printed, end } = rebuilderOf({ valid_until: '2026-11-15T00:00:00Z' });
	const stopped = rebuilder.stop();
	expect(builds[0]?.signal.aborted).toBe(true);
	await end({ ok: false, printed: 'The build ended with SIGKILL.' });
	await stopped;
	rebuilder.contentChanged();
	await vi.advanceTimersByTimeAsync(24 * hour);
	expect([builds.length, events, printed]).toEqual([1, [], []]);
});
