import { describe, expect, test } from 'vitest';
import { collection } from '../../../src/render/json/collection.ts';
import { openapiDocument } from '../../../src/render/json/openapi.ts';
import { contractText } from '../../contract/contract.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

describe('the collection of requests', () => {
	const { info, item, variable } = collection(openapiDocument(contractText, 'https://a.example'), {
		...catalogOf(['Acme']),
		base_url: 'https://a.example',
	});
	const requests = item.flatMap((folder) => folder.item);

	test('says in which format it is, and which version of the contract it has', () => {
		expect(info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
		expect([info.name, info.version]).toEqual(['Test: Launch Catalog API', '1.0.0']);
		expect(variable).toEqual([{ key: 'base_url', value: 'https://a.example', type: 'string' }]);
	});

	test('has every operation in the folder of its tag', () => {
		expect(item.map(({ name, item: inside }) => [name, inside.map(({ request }) => request.url.raw)])).toEqual([
			['Products', ['{{base_url}}/api/products?page=1&per_page=50', '{{base_url}}/api/products/:slug']],
			['Launch periods', ['{{base_url}}/api/launch_periods', '{{base_url}}/api/launch_periods/:slug']],
		]);
	});

	test('names a product of the catalog, and nothing where the catalog has nothing', () => {
		const slugs = requests.flatMap(({ request }) => request.url.variable?.map(({ value }) => value) ?? []);
		expect(slugs).toEqual(['product-1', '']);
	});

	test('shows an answer of each status that the contract has an example of', () => {
		expect(requests.map(({ response }) => response.map(({ code }) => code))).toEqual([
			[200, 400, 429],
			[200, 404, 429],
			[200, 429],
			[200, 404, 429],
		]);
	});
});
