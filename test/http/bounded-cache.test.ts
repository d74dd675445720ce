import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoundedCache } from '../../src/http/bounded-cache.ts';

describe('BoundedCache', () => {
	test('holds no more than its maximum, and the last half of what was used, for any uses', () => {
		const use = fc.record({ key: fc.nat(20), write: fc.boolean() });
		fc.assert(
			fc.property(fc.array(use, { maxLength: 200 }), (uses) => {
				const cache = new BoundedCache<number, number>(8);
				const used: number[] = [];
				for (const { key, write } of uses) {
					if (write) cache.set(key, key);
					if (write || cache.get(key) !== undefined) used.unshift(key);
				}
				const kept = [...new Set(used)].slice(0, 4);
				expect(kept.map((key) => cache.get(key))).toEqual(kept);
				expect(
					Array.from({ length: 21 }, (_, key) => cache.get(key)).filter((value) => value !== undefined).length,
				).toBeLessThanOrEqual(8);
			}),
		);
	});

	test('forgets what is deleted, however long it was not used', () => {
		const cache = new BoundedCache<string, number>(2);
		for (const [index, key] of ['a', 'b'].entries()) cache.set(key, index);
		for (const key of ['a', 'b']) cache.delete(key);
		expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
	});
});
