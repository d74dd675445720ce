import { expect, test } from 'vitest';
import { analyse } from './support/analyse-expression.ts';
import { describeWith } from './support/describe-with.ts';
import { allExpressions } from './support/expressions.ts';

const found = allExpressions();
const places = Map.groupBy(found, ({ source, flags }) => `/${source}/${flags}`);

describeWith(['tools'], 'every regular expression of src and scripts', () => {
	test.for([...places])('%s takes linear time', async ([, [expression, ...others]]) => {
		if (!expression) throw new Error('There is none.');
		const where = [expression, ...others].map(({ place }) => place).join(', ');
		expect(`${where} ${await analyse(expression)}`).toBe(`${where} safe`);
	});

	test('are found in every part, pages included', () => {
		const parts = ['src/catalog/', 'src/http/', 'src/verify/', 'scripts/checkout/bench/', '.astro:'];
		expect(parts.filter((part) => !found.some(({ place }) => place.includes(part)))).toEqual([]);
	});

	test('would be reported with a run before an end that does not come', async () => {
		expect(await analyse(/\/+$/)).toMatch(/^2nd degree polynomial/);
	});
});
