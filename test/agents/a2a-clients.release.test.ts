/** The official clients of both versions of A2A, from the card on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as older from 'a2a-sdk-0.3/client';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { handleA2a } from '../../src/agents/a2a/handle.ts';
import { releaseSite } from '../support/release-site.ts';
import { baseUrl } from '../support/run-build.ts';

const fileOf = (path: string) => readFileSync(join(inject('release'), 'client', path), 'utf8');

const site = releaseSite(inject('release'));

/** The methods of JSON-RPC that were called, each with the version that its header names. */
const called: (readonly [method: string, version: string | null])[] = [];
beforeEach(() => {
	called.length = 0;
});

const fetchHere = (async (input: string | URL | Request, init?: RequestInit) => {
	const request = new Request(input, init);
	const { pathname } = new URL(request.url);
	if (pathname !== '/a2a') return new Response(fileOf(pathname));
	called.push([JSON.parse(await request.clone().text()).method, request.headers.get('a2a-version')]);
	return handleA2a(request, site);
}) as typeof fetch;

describe('the client of A2A 0.3', () => {
	const create = () =>
		new older.ClientFactory({
			transports: [new older.JsonRpcTransportFactory({ fetchImpl: fetchHere })],
			cardResolver: new older.DefaultAgentCardResolver({ fetchImpl: fetchHere }),
		}).createFromUrl(baseUrl);
	const message = {
		kind: 'message',
		messageId: 'm',
		role: 'user',
		parts: [{ kind: 'text', text: 'tell me about love' }],
	} as const;

	test('gets a message with words and data', async () => {
		const response = await (await create()).sendMessage({ message: { ...message, parts: [...message.parts] } });
		expect(response).toMatchObject({
			kind: 'message',
			role: 'agent',
			contextId: expect.stringMatching(/./),
			parts: [
				{ kind: 'text', text: expect.stringContaining('LÖVE') },
				{ kind: 'data', data: { product: { slug: 'love', name: 'LÖVE' } } },
			],
		});
		expect(called).toEqual([['message/send', null]]);
	});

	test('gets the errors that it knows', async () => {
		const client = await create();
		await expect(client.getTask({ id: 'none' })).rejects.toThrow(older.TaskNotFoundError);
		await expect(client.cancelTask({ id: 'none' })).rejects.toThrow(older.TaskNotFoundError);
		const file = { kind: 'file', file: { uri: 'https://a.example', name: 'a' } } as const;
		await expect(client.sendMessage({ message: { ...message, parts: [file] } })).rejects.toThrow(
			older.ContentTypeNotSupportedError,
		);
	});
});
