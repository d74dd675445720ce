import { request } from 'node:http';
import type { Host } from './requests.ts';

let clients = 0;

/**
 * Sends a request whose path goes over the wire as it is; `fetch` would write backslashes and dot segments in another way.
 *
 * @param clientHeader - In which the server is told the client.
 */
export const rawSender =
	(url: string, clientHeader = 'x-forwarded-for'): Host['send'] =>
	(path, { method = 'GET', headers = {}, client = `2001:db9:${(clients++).toString(16)}::1` } = {}) =>
		new Promise((resolve, reject) => {
			const { hostname, port } = new URL(url);
			const sent = request(
				{ hostname, port, path, method, headers: { ...headers, [clientHeader]: client }, timeout: 20_000 },
				(response) => {
					const chunks: Buffer[] = [];
					response.on('data', (chunk: Buffer) => chunks.push(chunk));
					response.on('error', reject);
					response.on('end', () => {
						const { statusCode: status = 0, rawHeaders } = response;
						const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
							index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
						);
						const empty = status === 204 || status === 304 || method === 'HEAD';
						resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers: pairs }));
					});
				},
			);
			sent.on('error', reject);
			sent.end();
		});
