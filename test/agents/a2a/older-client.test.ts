import * as older from 'a2a-sdk-0.3/client';
import { expect, test } from 'vitest';
import { handleA2a } from '../../../src/agents/a2a/handle.ts';
import { agentCard } from '../../../src/render/discovery/agent-card.ts';
import { catalogOf } from '../../support/catalog.ts';
import { inventedOperations, inventedSite } from '../../support/invented-site.ts';
import { baseUrl } from '../../support/run-build.ts';

test('the official client of A2A 0.3 gets a message and the errors that it knows, from the card on', async () => {
	const { site } = inventedSite();
	const called: unknown[] = [];
	const fetchImpl = (async (input: string | URL | Request, init?: RequestInit) => {
		const request = new Request(input, init);
		if (!request.url.endsWith('/a2a')) return Response.json(agentCard(catalogOf([]), '1.0.0', inventedOperations()));
		called.push([JSON.parse(await request.clone().text()).method, request.headers.get('a2a-version')]);
		return handleA2a(request, site);
	}) as typeof fetch;
	const client = await new older.ClientFactory({
		transports: [new older.JsonRpcTransportFactory({ fetchImpl })],
		cardResolver: new older.DefaultAgentCardResolver({ fetchImpl }),
	}).createFromUrl(baseUrl);
	const message = { kind: 'message', messageId: 'm', role: 'user' } as const;
	const response = await client.sendMessage({
		message: { ...message, parts: [{ kind: 'text', text: 'tell me about Vornax' }] },
	});
	expect(response).toMatchObject({
		kind: 'message',
		role: 'agent',
		parts: [
			{ kind: 'text', text: expect.stringContaining('Vornax') },
			{ kind: 'data', data: { product: { slug: 'vornax' } } },
		],
	});
	expect(called).toEqual([['message/send', null]]);
});
