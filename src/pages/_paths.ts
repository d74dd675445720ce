/**
 * The paths of the routes that have an HTML page and a Markdown version. Every call makes an array of its own, because Astro
 * notes the paths of a route on the array that `getStaticPaths` returns.
 */
import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import contract from '../contract/openapi.yaml?raw';
import versions from '../contract/versions.md?raw';
import { apiChangesOf, versionsOf } from '../render/markdown/contract-pages.ts';
import {
	categoryPages,
	laterCategoryPages,
	laterMakerPages,
	laterOrderPages,
	laterPricingPages,
	laterProductsPages,
	makerPages,
	orderPages,
	pricingPages,
} from '../render/props/product-lists.ts';
import { contractVersion } from '../render/reference/contract.ts';

/** `/categories/{slug}` and `/categories/{slug}/page/{page}`. */
export const categoryPaths = () => pagePaths([...categoryPages(load()), ...laterCategoryPages(load())]);

/** `/makers/{slug}` and `/makers/{slug}/page/{page}`. */
export const makerPaths = () => pagePaths([...makerPages(load()), ...laterMakerPages(load())]);

/** `/pricing/{model}` and `/pricing/{model}/page/{page}`. */
export const pricingPaths = () => pagePaths([...pricingPages(load()), ...laterPricingPages(load())]);

/** `/products/page/{page}`, `/products/order/{order}` and `/products/order/{order}/page/{page}`. */
export const productsPaths = () => [
	...pagePaths(laterProductsPages(load())),
	...pagePaths([...orderPages(load()), ...laterOrderPages(load())], 'order/'),
];

/** The pages that the editors write, and those that the contract's own files are made into. */
export const proseDocuments = () => [
	...load().pages,
	apiChangesOf(changes),
	versionsOf(versions, contractVersion(contract)),
];

interface ListPath<Props> {
	readonly params: { readonly page?: string; readonly [name: string]: string | undefined };
	readonly props: Props;
}

/** A list and its further pages as values of the rest parameter `page`, such as `fintech` and `fintech/page/2`. */
const pagePaths = <Props>(paths: readonly ListPath<Props>[], prefix = '') =>
	paths.map(({ params: { page, ...list }, props }) => {
		const steps = [...Object.values(list), ...(page === undefined ? [] : ['page', page])];
		return { params: { page: prefix + steps.join('/') }, props };
	});
