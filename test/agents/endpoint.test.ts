import { describe, expect, test } from 'vitest';
import { facetsFile, statusFile } from '../../src/routes/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { callAtEndpoint, recordedAssets } from '../support/recorded-assets.ts';
import { baseUrl } from '../support/run-build.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

const catalog = catalogOf(['Acme', 'Zeta']);
const texts: Readonly<Record<string, string>> = {
	...agentTexts(catalog),
	[statusFile]: JSON.stringify({ base_url: baseUrl }),
};

async function listProducts(
	assets: ReturnType<typeof recordedAssets>['assets'],
	release?: string,
	onError: (error: unknown) => void = () => {},
) {
	const options = release === undefined ? { onError } : { release, onError };
	const response = await callAtEndpoint(assets, 'list_products', {}, options);
	return { status: response.status, text: await response.text() };
}

describe('handleAgentRequest', () => {
	test.for([undefined, 'first'])(
		'reads the files of release %s once for requests at the same time',
		async (release) => {
			const { assets, read } = recordedAssets(texts);
			await Promise.all(Array.from({ length: 20 }, () => listProducts(assets, release)));
			expect(read.filter((path) => [statusFile, facetsFile].includes(path))).toEqual([statusFile, facetsFile]);
		},
	);

	test('derives everything again from the files of another release', async () => {
		const { assets } = recordedAssets(texts);
		await listProducts(assets, 'second');
		const only = catalogOf(['Acme']);
		const other = recordedAssets({ ...texts, ...agentTexts(only) });
		expect((await listProducts(assets, 'second')).text).toContain('The catalog has 2 products');
		expect((await listProducts(other.assets, 'third')).text).toContain('The catalog has 1 product.');
	});

	test.for([
		['comments', undefined],
		['launches', []],
	] as const)(
		'tells the log what to do about a release of another version, with %s as %j, and answers no call from it',
		async ([column, rows]) => {
			const facets = JSON.parse(texts[facetsFile] ?? '');
			const columns = { ...facets.columns, [column]: rows };
			const { assets } = recordedAssets({ ...texts, [facetsFile]: JSON.stringify({ ...facets, columns }) });
			const reported: unknown[] = [];
			const { text } = await listProducts(assets, undefined, (error) => reported.push(error));
			expect(text).toContain('The server has a fault.');
			expect(reported.map(String)).toEqual([
				`Error: \`/data/facets.json\` lacks what this server reads: ${column}. Another version built this release. Build the catalog.`,
			]);
		},
	);

	test.for([undefined, 'fourth'])('serves release %s once its status can be read', async (release) => {
		const own: Record<string, string> = { ...texts, [statusFile]: '{}' };
		const { assets } = recordedAssets(own);
		expect((await listProducts(assets, release)).status).toBe(500);
		own[statusFile] = texts[statusFile] ?? '';
		expect((await listProducts(assets, release)).status).toBe(200);
	});
});
