import { handleA2a } from '../../src/agents/a2a/handle.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { baseUrl } from './run-build.ts';

/** One request of A2A 1.0, or of the version that the headers name. @returns The whole message of the response. */
export async function callA2a(
	site: AgentSite,
	method: string,
	params: unknown,
	own: Readonly<Record<string, string>> = { 'a2a-version': '1.0' },
) {
	const headers = { 'content-type': 'application/json', ...own };
	const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });
	return (await handleA2a(new Request(`${baseUrl}/a2a`, { method: 'POST', headers, body }), site)).json();
}

export const sendParts = (site: AgentSite, ...parts: readonly object[]) =>
	callA2a(site, 'SendMessage', { message: { messageId: 'm', role: 'ROLE_USER', parts } });
