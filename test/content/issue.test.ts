import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupByCause } from '../../src/content/issue.ts';
import { readContent } from '../../src/content/read-content.ts';
import { contentFolder, product, siteYaml } from './content-folder.ts';

test('one cause in many files is told once', () => {
	const launch = product('launches: [{period: 2026-w46, plan: free}]');
	const products = Array.from({ length: 53 }, (_, index) => [`products/p-${index + 10}.md`, launch]);
	const site = siteYaml.replace('{ slug: free, name: Free, d', '{ slug: gratis, name: Free, d');
	const folder = contentFolder({ ...Object.fromEntries(products), 'site.yaml': site });
	const lines = [
		`${folder}/products/p-10.md:4:37 launches[0].plan: There is no plan \`free\`. Use one of \`gratis\`, \`featured\`.`,
		'  The same in 52 other places:',
		...[11, 12, 13, 14, 15].map((number) => `  ${folder}/products/p-${number}.md:4:37 launches[0].plan`),
		'  … and 47 more. `npm run check -- --json` lists them all.',
	];
	expect(() => readContent(folder)).toThrow(lines.join('\n'));
});

describe('groupByCause', () => {
	const finding = fc
		.record({ cause: fc.constantFrom('plan a', 'plan b', 'category a'), line: fc.nat() }, { requiredKeys: ['line'] })
		.map((own) => ({ path: 'a.md', column: 1, field: 'file', message: 'Missing.', ...own }));

	test('keeps every finding once, those of a cause together and in their order', () => {
		fc.assert(
			fc.property(fc.array(finding), (found) => {
				const groups = groupByCause(found);
				expect(new Set(groups.flatMap(({ places }) => places))).toEqual(new Set(found));
				expect(groups.reduce((sum, { places }) => sum + places.length, 0)).toBe(found.length);
				for (const { first, places } of groups) {
					expect(first).toBe(places[0]);
					const expected = first.cause === undefined ? [first] : found.filter(({ cause }) => cause === first.cause);
					expect(places).toEqual(expected);
				}
			}),
		);
	});
});
