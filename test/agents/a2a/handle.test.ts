import { beforeEach, describe, expect, test } from 'vitest';
import { handleA2a } from '../../../src/agents/a2a/handle.ts';
import { parseOutputModes, partsOf } from '../../../src/agents/a2a/message.ts';
import { facetColumns } from '../../../src/contract/data-files.ts';
import { recordedSite } from '../../support/recorded-site.ts';
import { baseUrl } from '../../support/run-build.ts';

const week = {
	...{ slug: '2026-w47', name: 'Week 47', status: 'active', starts_on: '2026-11-16', ends_on: '2026-11-22' },
	url: `${baseUrl}/launches/2026-w47`,
};
const { site, read } = recordedSite({
	'/api/launch_periods.json': JSON.stringify({ launch_periods: [week] }),
	'/data/names.json': '[]',
	'/data/winners.json': '[]',
	'/data/facets.json': JSON.stringify({ columns: Object.fromEntries(facetColumns.map((name) => [name, []])) }),
});
beforeEach(() => {
	read.length = 0;
});

/** Stands for a list in a list in a list, 20,000 deep. */
const deep = '@deep';
const deepList = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Sends a request of JSON-RPC, of version 1.0 unless the headers name another. */
async function rpc(body: object, headers: Readonly<Record<string, string>> = { 'a2a-version': '1.0' }, query = '') {
	const request = new Request(`${baseUrl}/a2a${query}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify({ jsonrpc: '2.0', id: 7, ...body }).replace(`"${deep}"`, deepList),
	});
	const response = await handleA2a(request, site);
	const text = await response.text();
	return { status: response.status, size: text.length, ...JSON.parse(text) };
}

const send = (params: unknown) => rpc({ method: 'SendMessage', params });
const older = (method: string, params: unknown, headers = {}) => rpc({ method, params }, headers);

const message = (parts: unknown, more: object = {}) => ({
	message: { messageId: 'm', role: 'ROLE_USER', parts, ...more },
});
const older03 = (parts: unknown, more: object = {}) => ({
	message: { kind: 'message', messageId: 'm', role: 'user', parts, ...more },
});
const words = [{ kind: 'text', text: 'a' }];
const dataPart = (operation: string, parameters: unknown) => message([{ data: { operation, parameters } }]);
const operations = (...names: readonly string[]) => message(names.map((operation) => ({ data: { operation } })));
const weeksTimes = (count: number) => operations(...Array<string>(count).fill('list_launch_periods'));

describe('SendMessage', () => {
	const id = 'i'.repeat(201);
	const text = [{ text: 'a' }];
	test.for([
		['17 parts', message(Array.from({ length: 17 }, () => ({ text: 'a' }))), 'message.parts must have 1 to 16 parts'],
		['a long context id', message(text, { contextId: id }), 'message.contextId must be a string of at most 200'],
		[
			'5 operations',
			weeksTimes(5),
			'message.parts must have at most 4 operations, or search_products or prepare_launch alone',
		],
		[
			'a search and another operation',
			operations('search_products', 'list_categories'),
			'search_products or prepare_launch alone',
		],
		['a context id of 60,000', message(text, { contextId: 'c'.repeat(60_000) }), 'message.contextId'],
		['a long task id', message(text, { taskId: id }), 'message.taskId must be a string of at most 200'],
		['a long slug', dataPart('get_product', { slug: 'a'.repeat(2_001) }), 'parameters.slug is invalid: Too big'],
		['data of 20,000 levels', message([{ data: deep }]), 'must be {operation, parameters}'],
		['a query of 20,000 levels', dataPart('search_products', { query: deep }), 'expected string'],
		['21 parameters', dataPart('help', Object.fromEntries([...'abcdefghijklmnopqrstu'].map((key) => [key, 1]))), '20'],
		['21 modes', { ...message(text), configuration: { acceptedOutputModes: Array(21).fill('*/*') } }, 'OutputModes'],
		['a long mode', { ...message(text), configuration: { acceptedOutputModes: [id] } }, 'media types'],
	] as const)('refuses %s', async ([, params, reason]) => {
		const { error, id, size } = await send(params);
		expect([id, error.code, error.message]).toEqual([7, -32602, expect.stringContaining(reason)]);
		expect(size).toBeLessThan(1_000);
		expect(read).toEqual([]);
	});
});

test('a message has up to 4 operations, and only its first 4 blocks of code are read', async () => {
	expect((await send(weeksTimes(4))).result.message.parts).toHaveLength(8);
	const block = '```json\n{"operation":"list_launch_periods"}\n```\n';
	const blocks = (others: number) => send(message([{ text: '```\nls\n```\n'.repeat(others) + block }]));
	expect((await blocks(3)).result.message.parts[1].data).toMatchObject({ launch_periods: [week] });
	expect(JSON.stringify(await blocks(4))).not.toContain('launch_periods":[');
});

describe('any call', () => {
	test('with an id of more than 200 characters is invalid', async () => {
		const id = 'i'.repeat(200);
		expect(await rpc({ id: `${id}i`, method: 'SendMessage', params: {} })).toMatchObject({
			id: null,
			error: { code: -32600 },
		});
		expect(await rpc({ id, method: 'SendMessage', params: {} })).toMatchObject({ id, error: { code: -32602 } });
	});

	test.for([
		['GetTask', 201, -32602],
		['GetTask', 200, -32001],
		['CancelTask', 201, -32602],
	] as const)('of %s with an id of %i characters gets %i', async ([method, length, code]) => {
		expect((await rpc({ method, params: { id: 'i'.repeat(length) } })).error.code).toBe(code);
	});

	test('of a version with a long name gets whole characters of it', async () => {
		const query = `?A2A-Version=${encodeURIComponent(`${'1'.repeat(19)}😀`)}`;
		const { error } = await rpc({ method: 'SendMessage', params: {} }, { 'a2a-version': '' }, query);
		expect(error.code).toBe(-32009);
		expect(error.message.isWellFormed()).toBe(true);
	});

	test('of another media type gets the error that A2A has for it', async () => {
		const { status, id, error } = await rpc({}, { 'content-type': 'text/plain' });
		expect([status, id, error.code]).toEqual([415, null, -32005]);
	});
});

const found = { text: 'One.', data: { total_count: 1 } };
const text = { text: 'One.', mediaType: 'text/plain' };
const data = { data: found.data, mediaType: 'application/json' };

describe('acceptedOutputModes', () => {
	test.for([
		[undefined, [text, data]],
		[[], [text, data]],
		[['text/*'], [text]],
		[['application/json'], [data]],
	] as const)('%j gives %j', ([acceptedOutputModes, parts]) => {
		expect(partsOf(found, parseOutputModes({ acceptedOutputModes }), {})).toEqual(parts);
	});

	test.for([[['text/html', 'audio/*']], [['']]] as const)('%j is refused', ([acceptedOutputModes]) => {
		expect(() => parseOutputModes({ acceptedOutputModes })).toThrow(
			'Only text/plain and application/json are available.',
		);
	});
});

describe('message/send', () => {
	const weeks = [{ kind: 'data', data: { operation: 'list_launch_periods', parameters: {} } }];

	test.for([{}, { 'a2a-version': '' }, { 'a2a-version': '0.3' }, { 'a2a-version': '0.3.0' }])(
		'responds with a message of 0.3 to the headers %j',
		async (headers) => {
			expect((await older('message/send', older03(weeks, { contextId: 'c' }), headers)).result).toEqual({
				kind: 'message',
				messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
				contextId: 'c',
				role: 'agent',
				parts: [
					{ kind: 'text', text: expect.stringContaining('2026-w47') },
					{ kind: 'data', data: { launch_periods: [{ ...week, provisional: true, launches: 0 }] } },
				],
			});
		},
	);

	test.for([
		['message/send', older03([{ kind: 'file', file: { uri: 'https://a.example' } }]), -32005],
		['message/send', older03(words, { role: 'ROLE_USER' }), -32602],
		['message/send', {}, -32602],
		['message/send', older03(words, { taskId: 't' }), -32001],
		['message/send', { ...older03(words), configuration: { acceptedOutputModes: ['image/png'] } }, -32005],
		['message/send', older03([{ kind: 'data', data: { operation: 'delete' } }]), -32602],
		['message/stream', older03(words), -32004],
		['tasks/get', { id: 't' }, -32001],
		['tasks/cancel', { id: 't' }, -32001],
		['tasks/resubscribe', { id: 't' }, -32004],
		['tasks/pushNotificationConfig/set', {}, -32003],
		['tasks/pushNotificationConfig/list', {}, -32003],
		['agent/getAuthenticatedExtendedCard', undefined, -32007],
	] as const)('%s %j gets %i', async ([method, params, code]) => {
		expect((await older(method, params)).error.code).toBe(code);
	});

	test.for([
		[Array.from({ length: 17 }, () => ({ text: 'a' })), {}],
		['a', {}],
		[[{ text: 'a' }], { messageId: undefined }],
		[[{ data: { operation: 'search_products', parameters: { query: 'a'.repeat(201) } } }], {}],
	] as const)('has the limits of version 1.0, in the same words: %j %j', async ([parts, more]) => {
		const kinds = typeof parts === 'string' ? parts : parts.map((part) => ({ kind: Object.keys(part)[0], ...part }));
		const { error } = await send(message(parts, more));
		expect(error.code).toBe(-32602);
		expect((await older('message/send', older03(kinds, more))).error).toEqual(error);
	});
});

describe('ListTasks', () => {
	const list = (params: object) => rpc({ method: 'ListTasks', params });

	test.for([
		[{}, 50],
		[{ status: 'UNRECOGNIZED' }, 50],
		[{ pageSize: 100, pageToken: '', status: 'TASK_STATE_WORKING', historyLength: 0, includeArtifacts: false }, 100],
		[{ pageSize: null, contextId: null, statusTimestampAfter: '2026-11-20T10:00:00.5Z', tenant: '', unknown: 1 }, 50],
	])('with %j is an empty page of %i', async ([params, pageSize]) => {
		expect((await list(params as object)).result).toEqual({ tasks: [], nextPageToken: '', pageSize, totalSize: 0 });
	});

	test.for([
		['pageSize', -1],
		['pageSize', 0],
		['pageSize', 101],
		['pageSize', '5'],
		['status', 'nope'],
		['pageToken', 'zzz'],
		['historyLength', -5],
		['statusTimestampAfter', 'yesterday'],
		['includeArtifacts', 1],
		['contextId', 5],
	])('refuses %s as %j', async ([field, value]) => {
		const { error } = await list({ [field as string]: value });
		expect(error).toMatchObject({
			code: -32602,
			data: [{ fieldViolations: [{ field, description: expect.stringMatching(/^is invalid: /) }] }],
		});
	});

	test('names every invalid parameter', async () => {
		const { error } = await list({ pageSize: -1, status: 'nope', pageToken: 'zzz' });
		expect(error.data[0].fieldViolations).toHaveLength(3);
	});
});

test('the number of a patch is no part of a version', async () => {
	for (const version of ['1.0.0', '1.0.7']) {
		expect((await rpc({ method: 'ListTasks', params: {} }, { 'a2a-version': version })).result).toBeDefined();
	}
	expect((await rpc({ method: 'ListTasks', params: {} }, { 'a2a-version': '1.1' })).error.code).toBe(-32009);
});

test('a call of the other version learns which header it lacks', async () => {
	expect((await older('SendMessage', {})).error).toMatchObject({
		code: -32009,
		message:
			'`SendMessage` is a method of A2A 1.0, but this is a call of version 0.3. Send the header `A2A-Version: 1.0`.',
		data: [{ reason: 'VERSION_NOT_SUPPORTED', metadata: { supportedVersions: '1.0, 0.3' } }],
	});
	expect((await rpc({ method: 'message/send', params: older03(words) })).error.code).toBe(-32601);
});
