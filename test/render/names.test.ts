import { describe, expect, test } from 'vitest';
import { isLongName } from '../../src/render/names.ts';

describe('isLongName', () => {
	test.each([
		['Stirling-PDF', false],
		['Communication - Social Networks and Forum', true],
		['Communication and other social networks', false],
		['Elektrizitätswerk', true],
		['دفتر الملاحظات المفتوح', false],
	])('of %s is %s', (name, isLong) => {
		expect(isLongName(name)).toBe(isLong);
	});
});
