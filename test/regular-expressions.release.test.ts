import { expect, test } from 'vitest';
import { analyse } from './support/analyse-expression.ts';
import { describeWith } from './support/describe-with.ts';
import { allExpressions, expressionsIn } from './support/expressions.ts';

/** Expressions that may be slow, each with the reason why it never gets a text on which it is. */
const exceptions: Readonly<Record<string, string>> = {};

const found = allExpressions();
const places = Map.groupBy(found, ({ source, flags }) => `/${source}/${flags}`);

describeWith(['tools'], 'every regular expression of src and scripts', () => {
	test.for([...places.keys()])('%s takes linear time', async (literal) => {
		const [expression, ...others] = places.get(literal) ?? [];
		if (!expression) throw new Error('There is none.');
		const where = [expression, ...others].map(({ place }) => place).join(', ');
		const verdict = await analyse(expression);
		if (literal in exceptions) expect(`${where} ${verdict}`).not.toBe(`${where} safe`);
		else expect(`${where} ${verdict}`).toBe(`${where} safe`);
	});

	test('are found in every part, pages included', () => {
		const folders = ['src/catalog/', 'src/render/html/Product.astro', 'src/http/', 'src/verify/', 'scripts/bench/'];
		expect(folders.filter((folder) => !found.some(({ place }) => place.startsWith(folder)))).toEqual([]);
	});

	test('have no exception that none of them needs', () => {
		expect(Object.keys(exceptions).filter((literal) => !places.has(literal))).toEqual([]);
	});
});

describeWith(['tools'], 'the analysis itself', () => {
	test('reports a run before an end that does not come, and lets one pass that begins where it begins', async () => {
		const [{ source }, safe] = [/\/+$/, /(?<!\/)\/+$/];
		expect(await analyse({ source, flags: '' })).toMatch(/^2nd degree polynomial/);
		expect(await analyse({ source: safe.source, flags: '' })).toBe('safe');
	});

	test('refuses an expression that is made of anything but constants', () => {
		expect(() => expressionsIn('a.ts', '\nconst f = (name: string) => new RegExp(name);')).toThrow(
			'a.ts:2: `name` is no constant of the file.',
		);
	});
});
