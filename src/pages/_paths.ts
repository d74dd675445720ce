/** The paths of routes that have an HTML page and a Markdown version. */
import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import contract from '../contract/openapi.yaml?raw';
import versions from '../contract/versions.md?raw';
import { apiChangesOf, versionsOf } from '../render/markdown/contract-pages.ts';
import { categoryPages, makerPages, pricingPages, productsPages } from '../render/props/product-lists.ts';
import { contractVersion } from '../render/reference/contract.ts';

// Each call makes an array of its own, because Astro notes the paths of a route on the array that it gets.
export const categoryPaths = () => [...categoryPages(load())];
export const makerPaths = () => [...makerPages(load())];
export const pricingPaths = () => [...pricingPages(load())];
export const productsPaths = () => [...productsPages(load())];

/** The pages that editors write, and those that are made from the contract's files. */
export const proseDocuments = () => [
	...load().pages,
	apiChangesOf(changes),
	versionsOf(versions, contractVersion(contract)),
];
