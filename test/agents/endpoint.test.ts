import { describe, expect, test } from 'vitest';
import { handleAgentRequest } from '../../src/agents/endpoint.ts';
import { facetsFile, statusFile } from '../../src/urls/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { catalogOf } from '../support/catalog.ts';
import { baseUrl } from '../support/run-build.ts';

const texts: Readonly<Record<string, string>> = {
	...agentTexts(catalogOf(['Acme', 'Zeta'])),
	[statusFile]: JSON.stringify({ base_url: baseUrl }),
};

/** Files of a release that note which of them are read. */
function assetsOf(files: Readonly<Record<string, string>>) {
	const read: string[] = [];
	const get = async (path: string) => {
		read.push(path);
		const body = files[path];
		return body === undefined ? undefined : { body };
	};
	return { read, get };
}

function mcpRequest(method: string, params: object, own: Readonly<Record<string, string>> = {}): Request {
	const headers = { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25', ...own };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
	return new Request(`${baseUrl}/mcp`, { method: 'POST', headers, body });
}

async function listProducts(
	assets: ReturnType<typeof assetsOf>,
	onError: (error: unknown) => void = () => {},
	own: Readonly<Record<string, string>> = {},
) {
	const request = mcpRequest('tools/call', { name: 'list_products', arguments: {} }, own);
	const response = await handleAgentRequest('/mcp', request, assets, { onError });
	return { status: response.status, cache: response.headers.get('cache-control'), text: await response.text() };
}

describe('handleAgentRequest', () => {
	test('reads the files of a release once for requests at the same time', async () => {
		const assets = assetsOf(texts);
		await Promise.all(Array.from({ length: 20 }, () => listProducts(assets)));
		expect(assets.read.filter((path) => [statusFile, facetsFile].includes(path))).toEqual([statusFile, facetsFile]);
	});

	test('has the name of the board, and its notice in the instructions', async () => {
		const notice = 'The votes are invented.';
		const assets = assetsOf({ ...texts, [statusFile]: JSON.stringify({ base_url: baseUrl, name: 'Acme', notice }) });
		const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
		const request = mcpRequest('initialize', params);
		const { result } = await (await handleAgentRequest('/mcp', request, assets, { onError: () => {} })).json();
		expect(result.instructions).toContain(notice);
		expect(result.serverInfo.title).toBe('Acme');
	});

	test('names the language of the board in the instructions, unless it is English', async () => {
		const instructionsOf = async (members: object) => {
			const assets = assetsOf({ ...texts, [statusFile]: JSON.stringify({ base_url: baseUrl, ...members }) });
			const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
			const response = await handleAgentRequest('/mcp', mcpRequest('initialize', params), assets, {
				onError: () => {},
			});
			return (await response.json()).result.instructions;
		};
		expect(await instructionsOf({ lang: 'de' })).toContain('The language of the board is de');
		expect(await instructionsOf({})).not.toContain('language');
	});

	test('finds near names for the first two unknown names of a request', async () => {
		const given = ['acne', 'zita', 'acma', 'zeto'];
		const near = async (path: '/mcp' | '/a2a', method: string, params: object) => {
			const headers = {
				'content-type': 'application/json',
				'a2a-version': '1.0',
				'mcp-protocol-version': '2025-11-25',
			};
			const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
			const request = new Request(`${baseUrl}${path}`, { method: 'POST', headers, body });
			const response = await handleAgentRequest(path, request, assetsOf(texts), { onError: () => {} });
			return Array.from((await response.text()).matchAll(/"near":\[(.*?)\]/g), ([, slugs]) => slugs);
		};
		const products = [...given, 'Acme'];
		const found = await near('/mcp', 'tools/call', { name: 'get_products', arguments: { products } });
		expect(found).toEqual(['"product-1"', '"product-2"', '', '']);
		const parts = given.map((slug) => ({ data: { operation: 'get_products', parameters: { products: [slug] } } }));
		const message = { messageId: 'm', role: 'ROLE_USER', parts };
		expect(await near('/a2a', 'SendMessage', { message })).toEqual(['"product-1"', '"product-2"']);
	});

	test('derives everything again from the files of another release', async () => {
		const others = assetsOf({ ...texts, ...agentTexts(catalogOf(['Acme'])) });
		expect((await listProducts(assetsOf(texts))).text).toContain('The catalog has 2 products');
		expect((await listProducts(others)).text).toContain('The catalog has 1 product.');
	});

	test.for([
		['comments', undefined],
		['launch_numbers', []],
	] as const)(
		'reports a release of another version, with %s as %j, and answers no call from it',
		async ([column, rows]) => {
			const facets = JSON.parse(texts[facetsFile] ?? '');
			const columns = { ...facets.columns, [column]: rows };
			const reported: unknown[] = [];
			const assets = assetsOf({ ...texts, [facetsFile]: JSON.stringify({ ...facets, columns }) });
			const { text } = await listProducts(assets, (error) => reported.push(error));
			expect(text).toContain('Something went wrong on the server.');
			expect(reported.map(String)).toEqual([
				`Error: \`/data/facets.json\` lacks what this server reads: ${column}. Another version built this release. Build the catalog.`,
			]);
		},
	);

	test('serves a release once its status can be read', async () => {
		const files: Record<string, string> = { ...texts, [statusFile]: '{}' };
		const assets = assetsOf(files);
		expect((await listProducts(assets)).status).toBe(500);
		files[statusFile] = texts[statusFile] ?? '';
		expect((await listProducts(assets)).status).toBe(200);
	});

	test.for([
		[{ host: 'evil.example', origin: 'http://evil.example' }, 403],
		[{ host: 'evil.example:4321', origin: 'http://evil.example:4321' }, 403],
		[{ host: '192.0.2.7:4321' }, 200],
		[{ host: 'app.internal', origin: 'https://chat.example' }, 403],
		[{ host: 'app.internal' }, 200],
		[{ host: 'catalog.example', origin: 'https://catalog.example' }, 200],
		[{ host: 'localhost:4321', origin: 'http://localhost:4321' }, 200],
	] as const)(
		'of a public site responds to %j with %i, since names that strangers control may lead to it',
		async ([headers, status]) => {
			expect((await listProducts(assetsOf(texts), undefined, headers)).status).toBe(status);
		},
	);

	test.for([
		[{ host: 'evil.example' }, 403],
		[{ host: 'localhost:4321', origin: 'https://evil.example' }, 403],
		[{ host: 'localhost:4321', origin: 'http://localhost:4321' }, 200],
	] as const)('on a machine of its own responds to %j with %i, which no cache keeps', async ([headers, status]) => {
		const local = assetsOf({ ...texts, [statusFile]: '{"base_url":"http://localhost:4321"}' });
		const found = await listProducts(local, undefined, headers);
		expect([found.status, found.cache]).toEqual([status, 'no-store']);
	});
});
