import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContentError, groupByCause } from '../../src/content/issue.ts';
import { readContent } from '../../src/content/read-content.ts';
import { contentFolder, type Files, product, siteYaml } from './content-folder.ts';

/** The message of a folder's error, with `content` for the temporary folder. */
function messageOf(files: Files): string {
	const folder = contentFolder(files);
	try {
		readContent(folder);
	} catch (error) {
		if (error instanceof ContentError) return error.message.replaceAll(folder, 'content');
		throw error;
	}
	return '';
}

/** 53 products with a line of front matter each. */
const products = (line: string, count = 53): Files =>
	Object.fromEntries(
		Array.from({ length: count }, (_, index) => [`products/p-${index + 10}.md`, product(line, 'maker: Ada')]),
	);

const others = (field: string, column: number) => [
	'  The same in 52 other places:',
	...[11, 12, 13, 14, 15].map((number) => `  content/products/p-${number}.md:4:${column} ${field}`),
	'  … and 47 more. `npm run check -- --json` lists them all.',
];

describe('one cause in many files is told once', () => {
	test('a plan that was renamed', () => {
		const renamed = { 'site.yaml': siteYaml.replace('{ slug: free, name: Free, d', '{ slug: gratis, name: Free, d') };
		const launches = products('launches: [{period: 2026-w46, plan: free}]');
		expect(messageOf({ ...renamed, ...launches }).split('\n')).toEqual([
			'content/products/p-10.md:4:37 launches[0].plan: There is no plan `free`. Use one of `gratis`, `featured`.',
			...others('launches[0].plan', 37),
		]);
	});
});

describe('groupByCause', () => {
	const finding = fc.record(
		{ cause: fc.constantFrom('plan a', 'plan b', 'category a'), id: fc.nat() },
		{ requiredKeys: ['id'] },
	);

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
