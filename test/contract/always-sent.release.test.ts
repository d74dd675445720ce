import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { bodySchemas } from '../../src/contract/schemas.generated.ts';

const read = (path: string): string => readFileSync(join(inject('release'), 'client', path), 'utf8');

const always = (schema: object): string[] =>
	Object.entries(schema).flatMap(([name, { description }]) => (description?.includes('Always sent.') ? name : []));
const { items: product } = bodySchemas.ProductList.properties.products;
const { items: entry } = bodySchemas.LaunchPeriodDetail.properties.rankings;
const [, detail] = bodySchemas.ProductResponse.properties.product.allOf;

test('what the contract says is always sent is in every product and every ranking', () => {
	const { products } = JSON.parse(read('api/lists/products/100/1.json'));
	expect(always(product.properties)).toEqual(['name', 'slug']);
	expect(always(detail.properties)).toEqual(['votes', 'first_launched_on']);
	expect(products.length).toBeGreaterThan(0);
	for (const own of products) {
		expect(Object.keys(own)).toEqual(expect.arrayContaining(always(product.properties)));
		const body = JSON.parse(read(`api/products/${own.slug}.json`)).product;
		expect(Object.keys(body)).toEqual(expect.arrayContaining(always(detail.properties)));
	}
	const { launch_periods } = JSON.parse(read('api/launch_periods.json'));
	for (const { slug } of launch_periods) {
		const { rankings } = JSON.parse(read(`api/launch_periods/${slug}.json`));
		for (const own of rankings) expect(Object.keys(own)).toEqual(expect.arrayContaining(always(entry.properties)));
	}
	expect(always(entry.properties)).toEqual(['product', 'name', 'score', 'votes', 'comments', 'url']);
});
