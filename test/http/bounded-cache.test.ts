import { describe, expect, test } from 'vitest';
import { BoundedCache } from '../../src/http/bounded-cache.ts';

describe('BoundedCache', () => {
	test('forgets what was not used for the longest time', () => {
		const cache = new BoundedCache<number>(2);
		cache.set('a', 1);
		cache.set('b', 2);
		expect(cache.get('a')).toBe(1);
		cache.set('c', 3);
		expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
	});
});
