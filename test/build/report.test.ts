import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Report } from '../../src/build/report.ts';

let printed: string;
const write = (text: string) => {
	printed += text;
};
const counts = { files: 30_000, bytes: 30 * 1_048_576, written: 23, kept: 29_977, removed: 1 };
const totals = { ...counts, unchanged: false, rate_limit: 'isolate' } as const;

beforeEach(() => {
	printed = '';
	vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the report of a build', () => {
	const reported = async (isJson: boolean) => {
		const report = new Report({ write, isJson });
		await report.stage('plan', () => {
			report.count('kept', 29_977);
			report.count('removed', 1);
			vi.advanceTimersByTime(1_250);
		});
		await report.stage('verify', () => void vi.advanceTimersByTime(750));
		report.end(totals, 'dist');
	};

	test('says at the end of each stage what it has to do with, and then what was made', async () => {
		await reported(false);
		expect(printed.replaceAll(/[\d,]+ MiB/g, 'N MiB').split('\n')).toEqual([
			expect.stringMatching(/^ {2}plan +1\.3 s +N MiB {2}29,977 kept, 1 removed$/),
			expect.stringMatching(/^ {2}verify +0\.8 s +N MiB$/),
			'Built 30,000 files, 30.N MiB, into dist in 2.0 s, peak memory N MiB.',
			'23 written, 29,977 kept, 1 removed.',
			"Rate limit: each isolate of Netlify's edge counts requests by itself. To share the count, set `REDIS_REST_URL` and `REDIS_REST_TOKEN`.",
			'',
		]);
	});

	test('is one JSON object for programs', async () => {
		await reported(true);
		const memory = expect.any(Number);
		expect(JSON.parse(printed)).toEqual({
			...totals,
			seconds: 2,
			peak_memory: memory,
			stages: [
				{ name: 'plan', seconds: 1.25, peak_memory: memory, counts: { kept: 29_977, removed: 1 } },
				{ name: 'verify', seconds: 0.75, peak_memory: memory, counts: {} },
			],
		});
	});
});
