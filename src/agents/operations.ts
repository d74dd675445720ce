/** What agents can do with the catalog. MCP offers the operations as tools, A2A runs them for data parts and texts. */

import * as z from 'zod';
import type { AgentOperation } from '../contract/data-files.ts';
import { facetFields, facetPlurals } from '../urls/paths.ts';
import { getProduct, getProducts } from './operations/get-products.ts';
import { getLaunchPeriod, listLaunchPeriods, listWinners } from './operations/launch-periods.ts';
import { listCategories } from './operations/list-categories.ts';
import { listProducts, searchProducts } from './operations/list-products.ts';
import { listValues } from './operations/list-values.ts';
import type { Operation } from './operations/operation.ts';
import { prepareLaunch } from './operations/prepare-launch.ts';

/** In the order in which clients list them. */
export const operations: readonly Operation[] = [
	listProducts,
	searchProducts,
	getProduct,
	getProducts,
	listCategories,
	...facetFields.map(listValues),
	listLaunchPeriods,
	getLaunchPeriod,
	listWinners,
	prepareLaunch,
];

/** What examples name: slugs of the catalog that is described. */
export interface ExampleWords {
	readonly category: string | undefined;
	readonly week: string | undefined;
	readonly products: readonly string[];
}

export function describeOperations(words: ExampleWords): AgentOperation[] {
	const examples = examplesFor(words);
	return operations.map(({ name, title, description, input }) => {
		const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' }) as Record<string, unknown>;
		const example = { operation: name, parameters: examples[name] ?? {} };
		return { name, title, description, input: schema, example };
	});
}

const examplesFor = ({
	category,
	week,
	products,
}: ExampleWords): Readonly<Record<string, AgentOperation['example']['parameters']>> => ({
	list_products: { ...(category !== undefined && { category }), order: 'votes', limit: 5 },
	search_products: { query: category?.replaceAll('-', ' ') ?? 'notes', free: true },
	get_product: { slug: products[0] ?? 'acme-notes' },
	get_products: { products: products.length > 0 ? products : ['acme-notes'], fields: ['name', 'price_label', 'votes'] },
	...Object.fromEntries(facetFields.map((field) => [`list_${facetPlurals[field]}`, { order: 'products', limit: 5 }])),
	get_launch_period: { launch_period: week ?? 'current', limit: 3 },
	list_winners: { places: 3, limit: 4 },
	prepare_launch: { name: 'Acme Notes', website_url: 'https://acme.example' },
});
