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

/** Runs a stage in which a thousand files of four thousand are done each second. */
function work(report: Report, seconds: number): Promise<void> {
	return report.stage('render', () => {
		const onDone = report.progress('Rendering', 4_000);
		for (let done = 100; done <= seconds * 1_000; done += 100) {
			vi.advanceTimersByTime(100);
			onDone(done);
		}
	});
}

describe('the progress of a build', () => {
	test('is one line on a terminal, which is gone at the end', async () => {
		await work(new Report({ write, isTerminal: true, isJson: false }), 4);
		const lines = printed.split('\r\x1b[K');
		expect(lines[1]).toBe('Rendering: 100 of 4,000');
		expect(lines.at(-1)).toBe('');
		expect(printed).not.toContain('\n');
	});

	test.each([
		{ isTerminal: false, isJson: false },
		{ isTerminal: true, isJson: true },
	])('is not told to logs and programs: %j', async (options) => {
		await work(new Report({ write, ...options }), 4);
		expect(printed).toBe('');
	});
});

describe('the end of a build', () => {
	const reported = async (isJson: boolean) => {
		const report = new Report({ write, isTerminal: false, isJson });
		await report.stage('plan', () => {
			report.count('kept', 29_977);
			report.count('removed', 1);
			vi.advanceTimersByTime(1_250);
		});
		await report.stage('verify', () => void vi.advanceTimersByTime(750));
		report.end(totals, 'dist');
	};

	test('says what was made, and what each stage has to do with it', async () => {
		await reported(false);
		expect(printed.replaceAll(/[\d,]+ MiB/g, 'N MiB').split('\n')).toEqual([
			'Built 30,000 files, 30.N MiB, into dist in 2.0 s, peak memory N MiB:',
			'23 written, 29,977 kept, 1 removed.',
			expect.stringMatching(/^ {2}plan +1\.3 s +N MiB {2}29,977 kept, 1 removed$/),
			expect.stringMatching(/^ {2}verify +0\.8 s +N MiB$/),
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
