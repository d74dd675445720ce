import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharingForms } from '../../../src/build/check/sharing-forms.ts';
import { isNear } from '../../../src/content/schemas/near-name.ts';

const names = fc.array(fc.stringMatching(/^(?:[ab]{6,7}|[abé1-3\u{1f600}]{1,8})$/u), { maxLength: 12 });

describe('sharingForms', () => {
	test('finds every name that is near another one', () => {
		let near = 0;
		fc.assert(
			fc.property(names, (keys) => {
				const found = sharingForms(keys);
				for (const [index, key] of keys.entries()) {
					if (!keys.some((other, place) => place !== index && isNear(key, other))) continue;
					expect(found).toContain(index);
					near++;
				}
			}),
			{ numRuns: 2_000 },
		);
		expect(near).toBeGreaterThan(500);
	});

	test('leaves out nearly all of many names that are not near', () => {
		const keys = Array.from({ length: 2_000 }, (_, index) => `ambermeadow${index}`);
		expect(sharingForms(keys).size).toBeLessThan(20);
	});
});
