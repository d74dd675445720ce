import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveCases } from '../../scripts/bench/bench-serve.ts';
import { median, medianRatio } from '../../scripts/bench/measure.ts';

const root = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(root, { recursive: true }));

test('figures are medians, and ratios of what was measured in the same round', () => {
	expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
	expect(medianRatio([10, 40, 30], [5, 10, 10])).toBe(3);
});

test('load tests request products that exist, and pages within the list', () => {
	const cases = serveCases(root, ['a', 'b', 'c']);
	const targets = [...cases.values()].map((file) => readFileSync(file, 'utf8').trim().split('\n'));
	expect(targets[0]?.toSorted()).toEqual(['/api/products/a', '/api/products/b', '/api/products/c']);
	expect(new Set(targets[1])).toEqual(new Set(['/api/products?page=1&per_page=50']));
	expect(targets[2]?.every((target) => /^\/api\/products\?page=[123]&per_page=\d+$/.test(target))).toBe(true);
});
