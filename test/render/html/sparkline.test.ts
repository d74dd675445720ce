import { describe, expect, test } from 'vitest';
import { sparkline } from '../../../src/render/html/sparkline.ts';

const launches = (...rows: readonly (readonly [starts_on: string, position: number])[]) =>
	rows.map(([starts_on, position]) => ({ starts_on, position }));
const size = { width: 96, height: 24, margin: 3 };

describe('sparkline', () => {
	test('is true to time: launches are as far apart as their weeks', () => {
		const { dots } = sparkline(launches(['2026-01-05', 4], ['2026-01-12', 2], ['2026-03-16', 1]), size);
		expect(dots.map(({ x, y }) => `${x},${y}`)).toEqual(['3,19', '12,8.3', '93,3']);
	});

	test('has a line through weeks that follow each other, and a gap where there was no launch', () => {
		const { lines } = sparkline(
			launches(['2026-01-05', 3], ['2026-01-12', 1], ['2026-02-02', 2], ['2026-02-09', 2], ['2026-03-02', 1]),
			size,
		);
		expect(lines).toEqual(['3,19 14.3,3', '48,11 59.3,11']);
	});

	test('says in words what it shows', () => {
		const first = { starts_on: '2026-01-05', position: 1_204 };
		const label = (...positions: number[]) =>
			sparkline([first, ...positions.map((position) => ({ starts_on: '2026-02-02', position }))], size).label;
		expect(label(1, 9)).toBe('Places in 3 launches since 5 January 2026: best 1, worst 1,204, latest 9.');
		expect(label(1_204)).toBe('Places in 2 launches since 5 January 2026: always 1,204.');
	});
});
