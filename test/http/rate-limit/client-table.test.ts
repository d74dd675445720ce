import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientTable } from '../../../src/http/rate-limit/client-table.ts';

describe('ClientTable', () => {
	test('holds what a Map holds, for any changes', () => {
		const change = fc.record({
			high: fc.integer({ min: 0, max: 3 }),
			low: fc.integer({ min: 0, max: 400 }),
			// Deletes when 0.
			value: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 0xffffffff })),
		});
		fc.assert(
			fc.property(fc.array(change, { maxLength: 2_000, size: 'max' }), (changes) => {
				const [table, map] = [new ClientTable(2_000), new Map<string, number>()];
				for (const { high, low, value } of changes) {
					if (value === 0) {
						table.delete([high, low]);
						map.delete(`${high},${low}`);
					} else {
						table.set([high, low], value);
						map.set(`${high},${low}`, value);
					}
				}
				expect(table.size).toBe(map.size);
				for (let high = 0; high < 4; high++) {
					for (let low = 0; low <= 400; low++) expect(table.get([high, low])).toBe(map.get(`${high},${low}`) ?? 0);
				}
			}),
			{ numRuns: 50 },
		);
	});
});
