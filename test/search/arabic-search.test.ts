/** What the search finds on an Arabic board: words with and without their article, and their endings. */
import { expect, test } from 'vitest';
import { searchIndex } from '../../src/render/json/search.ts';
import { searchLanguage } from '../../src/search/languages.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { findWeeks } from '../../src/search/week-search.ts';
import { catalogOf } from '../support/catalog.ts';

const products = [
	['mofakkira', 'المفكرة', 'تدوين الملاحظات للفرق الصغيرة'],
	['hisab', 'حساب', 'فواتير وتقارير للشركات'],
	['islah', 'إصلاح', 'صيانة الغسالات والثلاجات'],
] as const;
const catalog = catalogOf(products.map(([slug, name, tagline]) => ({ slug, name, tagline, categories: ['software'] })));
const index = searchIndex({ ...catalog, site: { ...catalog.site, lang: 'ar' } });
const arabic = new ProductSearch(JSON.parse(JSON.stringify(index)));

test.for([
	['مفكرة', 'mofakkira'],
	['المفكرة', 'mofakkira'],
	['ملاحظات', 'mofakkira'],
	['والملاحظات', 'mofakkira'],
	['الفواتير', 'hisab'],
	['شركات', 'hisab'],
	['المفكره', 'mofakkira'],
	['مفكـــرة', 'mofakkira'],
	['ثلاجة', 'islah'],
	['الغسالة', 'islah'],
])('%s finds %s', ([query, slug]) => {
	expect(arabic.find(query ?? '').hits[0]?.slug).toBe(slug);
});

test('a week has its number behind the word', () => {
	const weeks = [{ slug: '2026-w47', name: 'Week 47, 2026' }];
	expect(findWeeks('الأسبوع 47', weeks, searchLanguage('ar')).weeks).toEqual(weeks);
});
