/** The operations for documents, which tell clients what to send before they have called anything. */
import * as z from 'zod';
import type { AgentOperation } from '../contract/agent-operations.ts';
import { operations } from './operations.ts';

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
	get_product: { product: products[0] ?? 'acme-notes' },
	get_products: { products: products.length > 0 ? products : ['acme-notes'], fields: ['name', 'price_label', 'votes'] },
	list_makers: { order: 'products', limit: 5 },
	get_launch_period: { launch_period: week ?? 'current', limit: 3 },
	list_winners: { places: 3, limit: 4 },
	prepare_launch: { name: 'Acme Notes', website_url: 'https://acme.example' },
});
