import { describe, expect, test } from 'vitest';
import { bestPlacement } from '../../../src/catalog/best-launches.ts';
import type { Catalog, Placement } from '../../../src/catalog/catalog.ts';
import { facetValuesOf } from '../../../src/catalog/facets.ts';
import { relatedProducts } from '../../../src/render/props/product.ts';
import { launchColumns } from '../../../src/render/shared/product-text.ts';
import { catalogOf, periodOf, placementIn, rankingOf } from '../../support/catalog.ts';

const launch = (position: number, votes = 0) => placementIn('2026-w40', position, votes);

/** A catalog of products of one maker, placed in one week in name order. */
function catalogWith(names: readonly string[]): Catalog {
	const catalog = catalogOf(names);
	const products = catalog.products.map((product, index) => {
		return { ...product, maker: 'Acme', launches: [launch(index + 1)] };
	});
	const rankings = products.map(({ slug, name }, index) => rankingOf(index + 1, slug, 0, name));
	const facets = facetValuesOf(products);
	return { ...catalog, products, facets, launch_periods: [periodOf('2026-w40', { rankings })] };
}

function relatedTo(catalog: Catalog, name: string) {
	const product = catalog.products.find((each) => each.name === name);
	if (!product) throw new Error(`There is no ${name}.`);
	return relatedProducts(catalog, product);
}

describe('relatedProducts', () => {
	const catalog = catalogWith(['A', 'B', 'C', 'D', 'E', 'F']);

	test('names the places before and after in the newest week', () => {
		const positionsOf = (name: string) => relatedTo(catalog, name).week?.places.map(({ position }) => position);
		expect(['A', 'C', 'F'].map((name) => `${positionsOf(name)}`)).toEqual(['1,2', '2,3,4', '5,6']);
	});

	test('goes on with the next four of the maker in name order, and from the end to the beginning', () => {
		const { byMaker, isMoreByMaker } = relatedTo(catalog, 'E');
		expect(byMaker.map(({ name }) => name)).toEqual(['F', 'A', 'B', 'C']);
		expect(isMoreByMaker).toBe(true);
		expect(relatedTo(catalogWith(['A', 'B']), 'A')).toMatchObject({ byMaker: [{ name: 'B' }], isMoreByMaker: false });
	});
});

test('bestPlacement has the best place, of equal ones the newest', () => {
	const [newest, older, oldest] = [launch(3, 9), launch(2, 5), launch(2, 7)];
	expect(bestPlacement([newest, older, oldest])).toBe(older);
	expect(bestPlacement([])).toBeUndefined();
});

test('launchColumns leave out scores that are votes, and what is 0 in all weeks', () => {
	const columnsOf = (launches: readonly Placement[]) => Object.values(launchColumns(launches));
	expect(columnsOf([launch(1, 7), launch(2, 0)])).toEqual([false, true, false]);
	expect(columnsOf([{ ...launch(1, 7), score: 7.5, comments: 1 }])).toEqual([true, true, true]);
});
