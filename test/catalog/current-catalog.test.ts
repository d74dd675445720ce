import { afterEach, describe, expect, test } from 'vitest';
import { load, setCatalog } from '../../src/catalog/current-catalog.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

afterEach(() => setCatalog(undefined));

describe('load', () => {
	const catalog = catalogOf([]);

	test('returns the catalog that has been set', () => {
		setCatalog(catalog);
		expect(load()).toBe(catalog);
	});

	test('calls a function once, when the first page asks', () => {
		let calls = 0;
		setCatalog(() => {
			calls++;
			return catalog;
		});
		expect(calls).toBe(0);
		expect([load(), load()]).toEqual([catalog, catalog]);
		expect(calls).toBe(1);
	});

	test('refuses once the catalog has been taken away', () => {
		setCatalog(catalog);
		setCatalog(undefined);
		expect(load).toThrow('There is no catalog to render. Run `npm run build` or `npm run dev`.');
	});
});
