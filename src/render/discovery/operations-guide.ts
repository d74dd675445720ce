import type { Catalog } from '../../catalog/catalog.ts';
import { liveExamples } from './live-examples.ts';

interface OperationGuide {
	readonly name: string;
	readonly description: string;
	/** Arguments that this catalog has facts for. */
	readonly example: Readonly<Record<string, unknown>>;
}

const productFilters = '`category`, `pricing_model`, `free`, `maker`, `launched_since`, `launched_until`';

/** What agents can do in one call, as tools of MCP and in data parts of A2A, with arguments of this catalog. */
export function operationsGuide(catalog: Catalog): readonly OperationGuide[] {
	const { categories, week, products } = liveExamples(catalog);
	const [category] = categories;
	const [product] = products;
	const guide = (name: string, description: string, example: OperationGuide['example'] = {}): OperationGuide => ({
		name,
		description,
		example,
	});
	return [
		guide(
			'list_products',
			`Products by ${productFilters}, in an \`order\` (\`name\`, \`votes\`, \`comments\`, \`best_score\`, \`best_place\`, \`newest\`), with \`page\`, \`limit\` and \`fields\`; \`total_count\` counts them. Their days are those of first launches.`,
			{ ...(category !== undefined && { category }), order: 'votes', limit: 5 },
		),
		...(catalog.extras.search
			? [
					guide(
						'search_products',
						'Products by the words of `query`, with the same filters and orders; best first without an `order`.',
						{
							query: category?.replaceAll('-', ' ') ?? 'notes',
						},
					),
				]
			: []),
		guide(
			'get_product',
			'One product by `slug`, `name` or `website_url`, with its launches.',
			product ? { slug: product.slug } : {},
		),
		guide('get_products', 'Up to 20 products by `slugs`, with chosen `fields`, to compare them.', {
			slugs: products.map(({ slug }) => slug),
			fields: ['name', 'price_label', 'votes'],
		}),
		guide('list_categories', 'Every category with the number of its products.'),
		guide('list_launch_periods', 'The latest weeks that have begun, newest first.'),
		guide(
			'get_launch_period',
			'A week and its leaderboard by `slug`, `date`, `week` or `which`; the newest without any.',
			week === undefined ? {} : { slug: week, limit: 3 },
		),
		guide('list_winners', 'The first `places` of several weeks, `since` and `until` days, newest first.', { limit: 4 }),
	];
}

/** The names of the operations, and how lists of products are chosen. */
export const operationsNote = (catalog: Catalog): string =>
	`${operationsGuide(catalog)
		.map(({ name }) => (name === 'list_products' ? `${name} (${productFilters}, order, limit, fields)` : name))
		.join(', ')
		.replaceAll('`', '')}, prepare_launch`;
