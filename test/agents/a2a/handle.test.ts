import { describe, expect, test } from 'vitest';
import { callA2a } from '../../support/call-a2a.ts';
import { recordedSite } from '../../support/recorded-site.ts';
import { baseUrl } from '../../support/run-build.ts';

const week = {
	slug: '2026-w47',
	name: 'Week 47',
	status: 'active',
	starts_on: '2026-11-16',
	ends_on: '2026-11-22',
	url: `${baseUrl}/launches/2026-w47`,
};
const { site } = recordedSite({ '/api/launch_periods.json': JSON.stringify({ launch_periods: [week] }) });

const rpc = (method: string, params: unknown, headers: Readonly<Record<string, string>> = {}) =>
	callA2a(site, method, params, headers);

const older = (parts: unknown, more: object = {}) => ({
	message: { kind: 'message', messageId: 'm', role: 'user', parts, ...more },
});
const text = (words: string) => ({ kind: 'text', text: words });
const weeks = { operation: 'list_launch_periods', parameters: {} };

describe('message/send', () => {
	test.for([{}, { 'a2a-version': '' }, { 'a2a-version': '0.3' }, { 'a2a-version': '0.3.0' }])(
		'responds with a message of 0.3 to the headers %j',
		async (headers) => {
			const params = older([{ kind: 'data', data: weeks }], { contextId: 'c' });
			expect(await rpc('message/send', params, headers as Record<string, string>)).toEqual({
				jsonrpc: '2.0',
				id: 7,
				result: {
					kind: 'message',
					messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
					contextId: 'c',
					role: 'agent',
					parts: [
						{ kind: 'text', text: expect.stringContaining('2026-w47') },
						{ kind: 'data', data: { launch_periods: [week] } },
					],
				},
			});
		},
	);

	test.for([
		['a file', older([{ kind: 'file', file: { uri: 'https://a.example' } }]), -32005],
		['the role of version 1.0', older([text('a')], { role: 'ROLE_USER' }), -32602],
		['no message', {}, -32602],
		['a message that is a list', { message: [] }, -32602],
		['a task', older([text('a')], { taskId: 't' }), -32001],
		['other media types', { ...older([text('a')]), configuration: { acceptedOutputModes: ['image/png'] } }, -32005],
		['another operation', older([{ kind: 'data', data: { operation: 'delete' } }]), -32602],
	] as const)('refuses %s', async ([, params, code]) => {
		expect((await rpc('message/send', params)).error.code).toBe(code);
	});

	test('has the limits of version 1.0, in the same words', async () => {
		const cases = [
			[Array.from({ length: 17 }, () => ({ text: 'a' })), {}],
			['a', {}],
			[[{ text: 'a' }], { messageId: undefined }],
			[[{ text: 'a' }], { contextId: 'i'.repeat(201) }],
			[[{ data: { operation: 'search_products', parameters: { query: 'a'.repeat(201) } } }], {}],
		] as const;
		for (const [parts, more] of cases) {
			const kinds = Array.isArray(parts)
				? parts.map((part) => ({ kind: 'text' in part ? 'text' : 'data', ...part }))
				: parts;
			const current = { message: { messageId: 'm', role: 'ROLE_USER', parts, ...more } };
			const { error } = await rpc('SendMessage', current, { 'a2a-version': '1.0' });
			expect(error.code).toBe(-32602);
			expect((await rpc('message/send', older(kinds, more))).error).toEqual(error);
		}
	});
});

describe('other methods of 0.3', () => {
	test.for([
		['message/stream', older([text('love')]), -32004],
		['tasks/get', { id: 't' }, -32001],
		['tasks/cancel', { id: 't' }, -32001],
		['tasks/resubscribe', { id: 't' }, -32004],
		['tasks/pushNotificationConfig/set', {}, -32003],
		['tasks/pushNotificationConfig/list', {}, -32003],
		['agent/getAuthenticatedExtendedCard', undefined, -32007],
	] as const)('%s %j gets %i', async ([method, params, code]) => {
		expect((await rpc(method, params)).error.code).toBe(code);
	});
});

describe('a call of the other version', () => {
	test.for([{}, { 'a2a-version': '0.3' }])('is told which header it lacks, with %j', async (headers) => {
		expect((await rpc('SendMessage', {}, headers as Record<string, string>)).error).toEqual({
			code: -32009,
			message: '`SendMessage` is a method of A2A 1.0, and the call is one of 0.3. Send the header `A2A-Version: 1.0`.',
			data: [
				{
					'@type': 'type.googleapis.com/google.rpc.ErrorInfo',
					reason: 'VERSION_NOT_SUPPORTED',
					domain: 'a2a-protocol.org',
					metadata: { supportedVersions: '1.0, 0.3' },
				},
			],
		});
	});

	test('of 1.0 does not know the names of 0.3', async () => {
		const { error } = await rpc('message/send', older([text('a')]), { 'a2a-version': '1.0' });
		expect(error).toEqual({ code: -32601, message: 'A2A 1.0 has no such method.' });
	});
});
