/** What the agent can do: the API's operations, a search, and to say so. */
import { CatalogReader } from '../catalog-reader.ts';
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';
import type { Operation, OperationResult } from './operation.ts';
import type { Parameters } from './parameters.ts';
import { getProduct, listProducts, searchProducts } from './product-operations.ts';
import { getLaunchPeriod, listLaunchPeriods } from './week-operations.ts';

const help: Operation = async ({ understood }, reader, { baseUrl }) => {
	const { products } = await reader.products(1, 1);
	const text = [
		...(understood === false ? ['I do not know. Here is what I can do.'] : []),
		'I read a public catalog of launched products and weekly leaderboards; I cannot vote, launch, change or buy anything.',
		`Ask for instance: "top launches this week", "find note taking tools", "tell me about ${products[0]?.slug ?? 'acme'}",`,
		'"list all products", "how many products are there?", "which weeks are there?". Or send a data part',
		`{"operation": …, "parameters": {…}} with one of ${[...operations.keys()].join(', ')}.`,
		`To prepare a launch, a person opens ${baseUrl}/launch.`,
	].join(' ');
	return { text };
};

const operations: ReadonlyMap<string, Operation> = new Map([
	['list_products', listProducts],
	['search_products', searchProducts],
	['get_product', getProduct],
	['list_launch_periods', listLaunchPeriods],
	['get_launch_period', getLaunchPeriod],
	['help', help],
]);

/** @throws {A2aError} when there is no such operation, or a parameter cannot be used. */
export function execute(operation: string, parameters: Parameters, site: AgentSite): Promise<OperationResult> {
	const run = operations.get(operation);
	if (run) return run(parameters, new CatalogReader(site), site);
	const names = [...operations.keys()].join(', ');
	throw errors.invalidParameters([{ field: 'message.parts.data.operation', description: `must be one of ${names}` }]);
}
