/** Where the fields that a board declares are published, and where not. */
import { describe, expect, test } from 'vitest';
import { productsTable } from '../../src/render/exports/catalog-exports.ts';
import { catalogExport, productDetail } from '../../src/render/json/product.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/responses.ts';
import { searchIndex } from '../../src/render/json/search.ts';
import { listPage } from '../../src/render/shared/product-facts.ts';
import { sitePages } from '../../src/render/site-pages.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { named, product } from '../content/content-folder.ts';
import { catalogIn, listFiles, markdownAt } from '../support/catalog.ts';
import { everyType, everyValue, siteWith } from '../support/own-fields.ts';

const launched = 'launches: [{period: 2026-w46, approved: true, votes: 2}]';
const files = {
	'site.yaml': everyType,
	'products/acme.md': everyValue,
	'products/beta.md': named('Beta', 'license: C', launched),
	'products/gamma.md': named('Gamma', 'license: C', launched),
};
const catalog = catalogIn(files);

describe('the fields of a board', () => {
	test('are in the Markdown version of a product, with texts that say nothing in Markdown', () => {
		expect(markdownAt(catalog, '/products/acme').split('\n').slice(4, 13)).toEqual([
			'- Name: Acme',
			'- License: C\\+\\+',
			'- Licenses: [c-f1deb75f](https://catalog.example/by/license/c-f1deb75f.md)',
			'- Motto: \\=cmd\\(\\) \\*\\*\\<b\\>x\\</b\\>\\*\\*',
			'- Source code: <https://www.acme.example/r>',
			'- Size: 0\u00a0MB',
			'- Audited on: 2026-01-31',
			'- Founded: 1984',
			expect.stringMatching(/^- Categories/),
		]);
	});

	test('have pages of lists where they say so, which a component finds by the value', () => {
		const paths = sitePages(catalog).map(({ path }) => path);
		expect(listPage(catalog, 'license', 'C++')).toBe('/by/license/c-f1deb75f');
		expect(listPage(catalog, 'license', 'C')).toBe('/by/license/c');
		expect(paths).toEqual(expect.arrayContaining(['/by/license/c-f1deb75f', '/by/license/c']));
		expect(listPage(catalog, 'maker', 'GNU Project')).toBe('/makers/gnu-project');
		const without = [listPage(catalog, 'founded', 1984), listPage(catalog, 'license', undefined)];
		expect([...without, listPage(catalog, 'licence', 'C')]).toEqual([undefined, undefined, undefined]);
	});

	test('are in the exports, behind the members that every board has', () => {
		const [acme] = catalogExport(catalog)
			.split('\n')
			.map((line) => line && JSON.parse(line));
		expect(Object.entries(acme).slice(-7, -1)).toEqual([
			['license', 'C++'],
			['motto', '=cmd() **<b>x</b>**'],
			['repository', 'https://www.acme.example/r'],
			['size', 0],
			['audited_on', '2026-01-31'],
			['founded', 1984],
		]);
		const [head, ...rows] = productsTable(catalog).split('\r\n');
		expect(head).toMatch(/,license,motto,repository,size,audited_on,founded$/);
		expect(rows[0]).toMatch(/,C\+\+,'=cmd\(\) \*\*<b>x<\/b>\*\*,https:\/\/www\.acme\.example\/r,0,2026-01-31,1984$/);
		expect(rows[1]).toMatch(/,C,,,,,$/);
	});

	test('are searched if the board says so', () => {
		const search = new ProductSearch(searchIndex(catalog));
		const found = (words: string) => search.find(words).hits.map(({ slug }) => slug);
		expect(found('cmd')).toEqual(['acme']);
		expect(found('1984')).toEqual([]);
	});

	test('make lists of products at addresses of their own', () => {
		const paths = sitePages(catalog).map(({ path }) => path);
		const ofOptions = ['/by/license', '/by/license/c', '/by/license/c-f1deb75f'];
		expect(paths.filter((path) => path.startsWith('/by'))).toEqual(ofOptions);
		expect(markdownAt(catalog, '/products')).toContain('- Licenses: <https://catalog.example/by/license.md>\n');
		expect(markdownAt(catalog, '/by/license')).toContain('| [c](https://catalog.example/by/license/c.md) | C | 2 |');
		const ordered = { 'site.yaml': everyType.replace('[MIT, C, C++]', '[C++, MIT, C]') };
		const names = markdownAt(catalogIn({ ...files, ...ordered }), '/by/license').match(/(?<=\.md\) \| )\S+/g);
		expect(names).toEqual(['C\\+\\+', 'C']);
		expect(markdownAt(catalog, '/by/license/c')).toMatch(
			/^# License: c\n[\s\S]*\/products\/beta\.md[\s\S]*\/gamma\.md/,
		);
	});

	test('may be named like texts of the interface', () => {
		const site = siteWith('{ name: reviews, label: Tests, type: text }', '{ name: price, label: Fee, type: text }');
		const lines = ['reviews: All', 'price: None', 'first_launched_on: 2026-11-16'];
		const small = catalogIn({ 'site.yaml': site, 'products/acme.md': product(...lines) });
		expect(markdownAt(small, '/products/acme')).toContain('- Tests: All\n- Fee: None\n');
	});

	test('change nothing in the four operations of the API', () => {
		const without = catalogIn({
			'products/acme.md': product('first_launched_on: 2026-11-16'),
			'products/beta.md': named('Beta', launched),
			'products/gamma.md': named('Gamma', launched),
		});
		const [withFields, bare] = [catalog, without].map((one) => [
			listFiles(one),
			JSON.stringify(one.products.map((product) => productDetail(one, product))),
			JSON.stringify(launchPeriodList(one)),
			JSON.stringify(one.launch_periods.map((period) => launchPeriodDetail(one, period))),
		]);
		expect(withFields).toEqual(bare);
	});

	test('are in the fingerprint of a product that has one, and of no other', () => {
		const files = { 'products/acme.md': product('first_launched_on: 2026-11-16') };
		const [plain, declared] = [catalogIn(files), catalogIn({ ...files, 'site.yaml': everyType })];
		const valued = catalogIn({ 'site.yaml': everyType, 'products/acme.md': everyValue });
		expect(declared.fingerprint).toBe(plain.fingerprint);
		expect(valued.fingerprint).not.toBe(plain.fingerprint);
	});
});
