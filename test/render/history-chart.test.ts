import { describe, expect, test } from 'vitest';
import { timeMarks } from '../../src/render/history-chart.ts';

const marksOf = (start: string, end: string) => timeMarks(Date.parse(start), Date.parse(end)).map(({ text }) => text);

describe('timeMarks', () => {
	test.each([
		['2026-11-09', '2026-11-16', ['9 Nov', '16 Nov']],
		['2026-08-24', '2026-11-16', ['Sep 2026', 'Oct 2026', 'Nov 2026']],
		['2025-11-17', '2026-11-16', ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026']],
		['2021-03-01', '2026-11-16', ['2022', '2023', '2024', '2025', '2026']],
		['1996-03-04', '2026-11-16', ['2000', '2010', '2020']],
	])('from %s to %s are %j', (start, end, marks) => {
		expect(marksOf(start, end)).toEqual(marks);
	});
});
