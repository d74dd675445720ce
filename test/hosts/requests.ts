/** Requests to a host under test, and headers that its responses share. */
import { request } from 'node:http';

export interface Host {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
	/** Sends a request as one client; the path is sent as it is. */
	send(
		path: string,
		init?: { method?: string; headers?: Record<string, string>; body?: string; client?: string },
	): Promise<Response>;
}

export type Requests = ReturnType<typeof requestsTo>;

export function requestsTo(host: () => Host) {
	const send: Host['send'] = (path, init) => host().send(path, init);
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const response = await send(path, { headers });
		return { status: response.status, headers: response.headers, text: await response.text() };
	};
	const getJson = async (path: string, headers?: Record<string, string>) => {
		const { status, headers: sent, text } = await get(path, headers);
		return { status, headers: sent, body: JSON.parse(text) };
	};
	return { send, get, getJson };
}

export const json = 'application/json; charset=utf-8';
export const exposed = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After';

/**
 * Sends requests to a server; those without a client come from a new one each.
 *
 * @param clientHeader - In which the server is told the client; by default as from the one proxy that it trusts.
 */
export function sender(url: string, clientHeader = 'x-forwarded-for'): Host['send'] {
	let clients = 0;
	return (path, { client, headers, ...init } = {}) => {
		const address = client ?? `2001:db8:${(clients++).toString(16)}::1`;
		return fetch(`${url}${path}`, {
			...init,
			redirect: 'manual',
			headers: { ...headers, [clientHeader]: address },
			signal: AbortSignal.timeout(20_000),
		});
	};
}

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
