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
	test.for([
		['two classes that share a character', /^[\s>*+]*[\s|:-]+$/],
		['a run before an end that does not come', /\/+$/],
		['the same, on every line', /[ \t]+$/m],
		['a run that is tried again from each of its characters', /(\w+)=/g],
		['an opening that is never closed', /<[^>]*>/g],
		['what lies between two marks', /\{if\}([\s\S]*?)\{end\}/g],
		['a repeated word of two letters', /^(?:ab)*(?:ab)*$/],
		['a line that begins behind U+2028 as well', /^URL(?:;[^:\r\n]*)?:([^\r\n]*)/gm],
		['a repetition within a repetition', /^(?:a+)+$/],
		['a reference to a group', /^(`+)[^`]*`*\1$/],
	] as const)('reports %s', async ([, { source, flags }]) => {
		expect(await analyse({ source, flags })).toMatch(/^(?:\d\w\w degree polynomial|exponential)/);
	});

	test.for([
		['a run that begins where it begins', /(?<!\/)\/+$/],
		['a run at the beginning', /^\/+/],
		['what is left of a line', /[?#].*/s],
	] as const)('lets %s pass', async ([, { source, flags }]) => {
		expect(await analyse({ source, flags })).toBe('safe');
	});

	test('reads literals, pages, patterns of schemas, and what is made of constants', () => {
		const of = (file: string, text: string) => expressionsIn(file, text).map(({ source, flags }) => [source, flags]);
		expect(of('a.ts', 'f(/a[/]b/gi);\nconst part = "x+";\nnew RegExp(`^$' + '{part}$`, "u");')).toEqual([
			['a[/]b', 'gi'],
			['^x+$', 'u'],
		]);
		expect(of('a.ts', "const one = /x\\d/;\nconst two = RegExp(one.source, 'g');")).toEqual([
			['x\\d', ''],
			['x\\d', 'g'],
		]);
		expect(of('a.astro', '---\nconst a = /b/;\n---\n<p>{a.test(/c/u)}</p><script>f(/d/);</script>')).toEqual([
			['b', ''],
			['c', 'u'],
			['d', ''],
		]);
		expect(of('a.yaml', 'a: { pattern: ^b+$ }')).toEqual([['^b+$', 'u']]);
	});

	test('refuses an expression that is made of anything else', () => {
		expect(() => expressionsIn('a.ts', '\nconst f = (name: string) => new RegExp(name);')).toThrow(
			'a.ts:2: `name` is no constant of the file.',
		);
	});
});
