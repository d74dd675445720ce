import { describe, expect, test } from 'vitest';
import { warmUp } from '../../src/agents/warm-up.ts';
import { facetsFile, namesFile, searchPointerFile, statusFile, vocabularyFile } from '../../src/routes/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { callAtEndpoint, recordedAssets } from '../support/recorded-assets.ts';
import { baseUrl } from '../support/run-build.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOf, listFiles } from '../support/synthetic-catalog.ts';

const catalog = catalogOf(['Acme', 'Zeta']);
const texts: Readonly<Record<string, string>> = {
	...listFiles(catalog),
	...agentTexts(catalog),
	...searchTexts(catalog),
	[statusFile]: JSON.stringify({ base_url: baseUrl }),
};

const callTool = async (...call: Parameters<typeof callAtEndpoint>) => (await callAtEndpoint(...call)).json();

const host = {
	pause: async () => {},
	onError: (error: unknown) => {
		throw error;
	},
};

describe('warmUp', () => {
	test('reads what the calls of clients have in common, so that none of them does', async () => {
		const { assets, read } = recordedAssets(texts);
		await warmUp(assets, baseUrl, host);
		expect(read).toEqual(
			expect.arrayContaining([facetsFile, namesFile, searchPointerFile, statusFile, vocabularyFile]),
		);
		read.length = 0;
		expect(await callTool(assets, 'list_products', { limit: 1 })).toMatchObject({
			result: { structuredContent: { total_count: 2 } },
		});
		expect(read).toEqual(['/api/products/product-1.json']);
		read.length = 0;
		expect(await callTool(assets, 'get_product', { product: 'acmee' })).toMatchObject({ result: { isError: true } });
		expect(read).toEqual([]);
	});

	test('tells the host once of what would be a fault to clients', async () => {
		const { assets, read } = recordedAssets({});
		const errors: unknown[] = [];
		const responses = await warmUp(assets, baseUrl, { ...host, onError: (error) => errors.push(error) });
		expect(responses).toHaveLength(1);
		expect(errors.map(String)).toEqual([`Error: \`${statusFile}\` has no \`base_url\`. Build the catalog.`]);
		expect(new Set(read)).toEqual(new Set([statusFile]));
	});
});
