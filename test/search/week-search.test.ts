import { expect, test } from 'vitest';
import { findWeeks } from '../../src/search/week-search.ts';

const weeks = [
	{ slug: '2026-w48', name: 'Week 48, 2026' },
	{ slug: '2026-w47', name: 'Week 47, 2026', winner: 'acme' },
	{ slug: '2026-w04', name: 'Week 4, 2026' },
	{ slug: '2025-w47', name: 'Week 47, 2025' },
];

test.for([
	['Week 47', ['2026-w47', '2025-w47']],
	['2026-W47', ['2026-w47']],
	['week 47, 2025', ['2025-w47']],
	['w4', ['2026-w04']],
	['last week', ['2026-w47']],
	['winner', ['2026-w47']],
	['week 49', []],
	['weekly planner', []],
] as const)('%j leads to %j', ([query, slugs]) => {
	expect(findWeeks(query, weeks).weeks.map(({ slug }) => slug)).toEqual(slugs);
});
