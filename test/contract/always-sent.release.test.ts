import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(join(inject('release'), 'client', path), 'utf8');

const always = (schema: Record<string, { description?: string }>): string[] =>
	Object.entries(schema).flatMap(([name, { description }]) => (description?.includes('Always sent.') ? name : []));
const { Product, ProductDetail, RankingEntry } = parse(readFileSync('src/contract/openapi.yaml', 'utf8')).components
	.schemas;
const [, detail] = ProductDetail.allOf;

test('what the contract says is always sent is in every product and every ranking', () => {
	const { products } = JSON.parse(read('api/lists/products/100/1.json'));
	expect(always(Product.properties)).toEqual(['name', 'slug']);
	expect(always(detail.properties)).toEqual(['votes', 'first_launched_on']);
	expect(products.length).toBeGreaterThan(0);
	for (const own of products) {
		expect(Object.keys(own)).toEqual(expect.arrayContaining(always(Product.properties)));
		const body = JSON.parse(read(`api/products/${own.slug}.json`)).product;
		expect(Object.keys(body)).toEqual(expect.arrayContaining(always(detail.properties)));
	}
	const { launch_periods } = JSON.parse(read('api/launch_periods.json'));
	for (const { slug } of launch_periods) {
		const { rankings } = JSON.parse(read(`api/launch_periods/${slug}.json`));
		for (const own of rankings)
			expect(Object.keys(own)).toEqual(expect.arrayContaining(always(RankingEntry.properties)));
	}
	expect(always(RankingEntry.properties)).toEqual(['product', 'name', 'score', 'votes', 'comments', 'url']);
});
