import type { Catalog } from '../../catalog/catalog.ts';
import { liveExamples } from '../discovery/live-examples.ts';
import { type Contract, type OpenApi, resolve } from './contract.ts';

/** Slugs of a catalog by those that the examples of the contract invent; `null` where it has nothing to name. */
export type ExampleSlugs = Readonly<Record<string, string | null>>;

export function slugsOfExamples(contract: Contract, catalog: Catalog): ExampleSlugs {
	const { week = null, products } = liveExamples(catalog);
	const invented = (name: string) =>
		resolve<OpenApi.ParameterObject>(contract, { $ref: `#/components/parameters/${name}` }).example;
	return { [invented('ProductSlug')]: products[0]?.slug ?? null, [invented('LaunchPeriodSlug')]: week };
}
