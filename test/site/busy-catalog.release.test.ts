import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, copyCheckout, removeFolder, temporaryFolder } from '../support/checkout.ts';
import { crowdedWeek, dates, veteranWeeks, writeBusyCatalog } from './busy-catalog.ts';

const folder = temporaryFolder();

/** What stands in a page between its tags, in single spaces. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

beforeAll(async () => {
	writeBusyCatalog(join(folder, 'content'));
	const checkout = copyCheckout(join(folder, 'checkout'));
	for (const [name, CATALOG_DATE] of Object.entries(dates)) {
		await build(checkout, { CONTENT_DIR: join(folder, 'content'), OUT_DIR: join(folder, name), CATALOG_DATE });
	}
});

afterAll(() => removeFolder(folder));

const read = (release: keyof typeof dates, path: string): string =>
	readFileSync(join(folder, release, 'client', path), 'utf8');

describe('a week of 231 launches', () => {
	test('is promised on the home page, and stands on pages of 50', () => {
		const home = read('crowded', 'index.html');
		expect(textOf(home)).toContain('All 231 launches of this week');
		const week = read('crowded', `launches/${crowdedWeek}.html`);
		expect(week.match(/<span class="rank">/g)).toHaveLength(50);
		expect(week).toContain(`href="/launches/${crowdedWeek}/page/5"`);
	});

	test('is in the feed of products with its first product first', () => {
		const { items } = JSON.parse(read('crowded', 'feeds/products.json')) as { items: readonly { title: string }[] };
		expect(items.slice(0, 3).map(({ title }) => title)).toEqual(['Zenith', 'Product 229', 'Product 228']);
	});
});

describe('large numbers', () => {
	test.for([
		`launches/${crowdedWeek}.html`,
		`launches/${crowdedWeek}.md`,
		'index.html',
		'index.md',
		'products/zenith.html',
		'products/zenith.md',
		'feeds/winners.json',
		'feeds/winners.atom',
	])('are grouped alike wherever %s tells them', (path) => {
		const text = read('empty', path);
		expect(text).toMatch(/20[12],\d{3}/);
		expect(text.match(/.{0,20}(?<![\w,.=/-])\d{5,}(?![\w,-]).{0,20}/g) ?? []).toEqual([]);
	});

	test('stay plain in data', () => {
		expect(JSON.parse(read('empty', 'api/products/zenith.json'))).toMatchObject({ product: { votes: 201_540 } });
	});
});

describe('two empty weeks', () => {
	test.for(['index.html', 'index.md'])('leave the winners of the last week that had any on %s', (path) => {
		const home = read('empty', path);
		expect(home).toContain(crowdedWeek);
		expect(home.indexOf('Zenith')).toBeGreaterThan(0);
		expect(home.indexOf('Product 229')).toBeGreaterThan(home.indexOf('Zenith'));
	});
});

describe('a product of 37 weeks', () => {
	test('has a chart that draws them all and says so', () => {
		const html = read('empty', 'products/veteran.html');
		expect(veteranWeeks).toHaveLength(37);
		expect(html.match(/<circle class="dot"/g)).toHaveLength(37);
		expect(textOf(html)).toContain('Its places in 37 weeks, from Week 6, 2026 to Week 45, 2026.');
	});
});

describe('the columns of a table', () => {
	test('keep their alignment by a class, without the attribute that HTML has dropped', () => {
		const html = read('empty', 'products/zenith.html');
		expect(html).toContain('<th class="align-center">Plan</th>');
		expect(html).toContain('<td class="align-right">1200</td>');
		expect(html).not.toContain('align="');
	});
});
