import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { contentFolder, issuesOf, product, siteYaml } from './content-folder.ts';

describe('texts of the content', () => {
	test('lose the space around them', () => {
		const files = {
			'site.yaml': siteYaml.replace('name: Test Catalog', 'name: " Test Catalog "'),
			'categories/writing.md': '---\nname: "  Writing\\t"\ndescription: |\n  About it.\n---\n',
			'products/acme.md': product(
				'tagline: >\n  one\n  line\nmaker: "Ada\\u00a0"\nwebsite_url: "https://acme.example "',
				'first_launched_on: " 2026-11-01"\nlaunches: [{period: "2026-w46 ", plan: " free"}]',
			),
		};
		const { site, categories, products } = readContent(contentFolder(files));
		expect(site.name).toBe('Test Catalog');
		expect(categories.find(({ slug }) => slug === 'writing')?.frontMatter).toEqual({
			name: 'Writing',
			description: 'About it.',
		});
		expect(products[0]?.frontMatter).toMatchObject({
			tagline: 'one line',
			website_url: 'https://acme.example',
			maker: 'Ada',
			first_launched_on: '2026-11-01',
			launches: [{ period: '2026-w46', plan: 'free' }],
		});
	});

	test('are measured without it', () => {
		const name = (text: string) => issuesOf({ 'categories/writing.md': `---\nname: "${text}"\n---\n` });
		expect(name(` ${'x'.repeat(80)} `)).toEqual([]);
		expect(name('   ')).toEqual([
			'content/categories/writing.md:2:7 name: Must not be empty. Write a text, or leave an optional key out.',
		]);
	});
});
