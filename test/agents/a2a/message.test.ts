import { beforeEach, describe, expect, test } from 'vitest';
import { handleA2a } from '../../../src/agents/a2a/handle.ts';
import { parseOutputModes, partsOf } from '../../../src/agents/a2a/message.ts';
import { recordedSite } from '../../support/recorded-site.ts';
import { baseUrl } from '../../support/run-build.ts';

const { site, read } = recordedSite();
beforeEach(() => {
	read.length = 0;
});

async function rpc(body: object, headers: Readonly<Record<string, string>> = {}, query = '') {
	const request = new Request(`${baseUrl}/a2a${query}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'a2a-version': '1.0', ...headers },
		body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'SendMessage', ...body }).replace(`"${deep}"`, deepList),
	});
	const response = await handleA2a(request, site);
	const text = await response.text();
	return { status: response.status, size: text.length, ...JSON.parse(text) };
}

const message = (parts: readonly object[], more: object = {}) => ({
	message: { messageId: 'm', role: 'ROLE_USER', parts, ...more },
});
const dataPart = (operation: string, parameters: unknown) => message([{ data: { operation, parameters } }]);
/** Stands for a list in a list in a list, 20,000 deep. */
const deep = '@deep';
const deepList = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

describe('SendMessage', () => {
	test('refuses a text that is longer than the schema of its parameter says', async () => {
		const { error, size } = await rpc({ params: dataPart('get_product', { product: 'a'.repeat(2_001) }) });
		expect(error).toMatchObject({
			code: -32602,
			message: expect.stringMatching(/data\.parameters\.product is invalid: .*<=2000 characters\.$/),
		});
		expect(size).toBeLessThan(1_000);
		expect(read).toEqual([]);
	});

	const id = 'i'.repeat(201);
	test.for([
		['17 parts', message(Array.from({ length: 17 }, () => ({ text: 'a' }))), 'message.parts must hold 1 to 16 parts'],
		[
			'a long context id',
			message([{ text: 'a' }], { contextId: id }),
			'message.contextId must be a text of at most 200',
		],
		['a context id of 60,000', message([{ text: 'a' }], { contextId: 'c'.repeat(60_000) }), 'message.contextId'],
		['a long task id', message([{ text: 'a' }], { taskId: id }), 'message.taskId must be a text of at most 200'],
		['data of 20,000 levels', message([{ data: deep }]), 'must be {operation, parameters}'],
		['a query of 20,000 levels', dataPart('search_products', { query: deep }), 'expected string'],
		['21 parameters', dataPart('help', Object.fromEntries([...'abcdefghijklmnopqrstu'].map((key) => [key, 1]))), '20'],
		[
			'21 modes',
			{ ...message([{ text: 'a' }]), configuration: { acceptedOutputModes: Array(21).fill('*/*') } },
			'modes',
		],
		['a long mode', { ...message([{ text: 'a' }]), configuration: { acceptedOutputModes: [id] } }, 'media types'],
	] as const)('refuses %s', async ([, params, reason]) => {
		const { error, id, size } = await rpc({ params });
		expect([id, error]).toEqual([7, expect.objectContaining({ code: -32602 })]);
		expect(error.message.toLowerCase()).toContain(reason === 'modes' ? 'output' : reason.toLowerCase());
		expect(size).toBeLessThan(1_000);
		expect(read).toEqual([]);
	});
});

describe('any call', () => {
	test('with an id of more than 200 characters is invalid', async () => {
		expect(await rpc({ id: 'i'.repeat(201), params: {} })).toMatchObject({ id: null, error: { code: -32600 } });
		expect(await rpc({ id: 'i'.repeat(200), params: {} })).toMatchObject({
			id: 'i'.repeat(200),
			error: { code: -32602 },
		});
	});

	test('about a task with a longer id is refused', async () => {
		for (const method of ['GetTask', 'CancelTask']) {
			expect((await rpc({ method, params: { id: 'i'.repeat(201) } })).error.code).toBe(-32602);
			expect((await rpc({ method, params: { id: 'i'.repeat(200) } })).error.code).toBe(-32001);
		}
	});

	test('of a version with a long name gets whole characters of it', async () => {
		const query = `?A2A-Version=${encodeURIComponent(`${'1'.repeat(19)}😀`)}`;
		const { error } = await rpc({ params: {} }, { 'a2a-version': '' }, query);
		expect(error.code).toBe(-32009);
		expect(error.message.isWellFormed()).toBe(true);
	});

	test('of another media type gets the error that A2A has for it', async () => {
		expect(await rpc({ params: {} }, { 'content-type': 'text/plain' })).toMatchObject({
			status: 415,
			id: null,
			error: { code: -32005 },
		});
	});
});

const found = { text: 'One.', data: { total_count: 1 } };
const text = { text: 'One.', mediaType: 'text/plain' };
const data = { data: found.data, mediaType: 'application/json' };

describe('acceptedOutputModes', () => {
	test.for([
		[undefined, [text, data]],
		[[], [text, data]],
		[['text/plain'], [text]],
		[['text/*'], [text]],
		[['application/json'], [data]],
		[
			['application/json', 'text/plain'],
			[text, data],
		],
	] as const)('%j gives %j', ([acceptedOutputModes, parts]) => {
		expect(partsOf(found, parseOutputModes({ acceptedOutputModes }))).toEqual(parts);
	});

	test.for([[['image/png']], [['text/html', 'audio/*']], [['']]] as const)('%j is refused', ([acceptedOutputModes]) => {
		expect(() => parseOutputModes({ acceptedOutputModes })).toThrow(
			'Only text/plain and application/json can be sent.',
		);
	});
});
