/** What the heaviest requests that the limits allow cost, in steps for each product of the catalog. */
// First, so that it counts the blocks of all modules that follow.
import '../support/count-steps.ts';
import { beforeAll, expect, test } from 'vitest';
import { handleAgentRequest } from '../../src/agents/endpoint.ts';
import { statusFile } from '../../src/urls/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { catalogOf } from '../support/catalog.ts';
import { countStepsOf } from '../support/count-steps.ts';
import { baseUrl } from '../support/run-build.ts';
import { searchTexts } from '../support/search-texts.ts';

const count = 2_000;

/** Letters that look like a name: the same number gives the same ones. */
const letters = (seed: number, length: number): string =>
	Array.from({ length }, (_, at) => 'abcdefghijklmnopqrstuvwxyz'[((seed + 7) * (at + 3) ** 3) % 26]).join('');

let files: Readonly<Record<string, string>>;
beforeAll(() => {
	const catalog = catalogOf(Array.from({ length: count }, (_, index) => letters(index, 18)));
	files = { ...agentTexts(catalog), ...searchTexts(catalog), [statusFile]: JSON.stringify({ base_url: baseUrl }) };
});

const assets = { get: (path: string) => (files[path] === undefined ? undefined : { body: files[path] }) };

async function send(operation: string, parameters: readonly object[]) {
	const parts = parameters.map((own) => ({ data: { operation, parameters: own } }));
	const params = { message: { messageId: 'm', role: 'ROLE_USER', parts } };
	const headers = { 'content-type': 'application/json', 'a2a-version': '1.0' };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params });
	const request = new Request(`${baseUrl}/a2a`, { method: 'POST', headers, body });
	const response = await handleAgentRequest('/a2a', request, assets, { onError: () => {} });
	expect(await response.json()).toHaveProperty('result');
}

const times = (length: number, make: (index: number) => object) => Array.from({ length }, (_, index) => make(index));
const unknown = (from: number) => Array.from({ length: 20 }, (_, index) => letters(5_000 + 20 * from + index, 20));

test.for<readonly [operation: string, parameters: readonly object[], most: number]>([
	['get_products', times(4, (part) => ({ products: unknown(part) })), 100],
	['search_products', [{ query: unknown(9).slice(0, 9).join(' '), free: true, category: 'tools' }], 600],
	['prepare_launch', times(1, (part) => ({ name: letters(9_000 + part, 18) })), 1_200],
])('the heaviest message with %s takes few steps for each product', async ([operation, parameters, most]) => {
	// The first one derives what is kept for a release.
	await send(operation, parameters.slice(0, 1));
	expect((await countStepsOf(() => send(operation, parameters))) / count).toBeLessThan(most);
});
