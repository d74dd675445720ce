import { expect, test } from 'vitest';
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
