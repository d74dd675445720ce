import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted site does with a request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export interface ScriptedSite extends AsyncDisposable {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
	/** Paths that were requested, in order. */
	readonly requests: readonly string[];
}

/** A server on the loopback that replies as a test says; a path without a reply gets 404. */
export async function startSite(replies: Readonly<Record<string, Reply>>): Promise<ScriptedSite> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		const path = request.url ?? '';
		requests.push(path);
		const reply = replies[path] ?? replies['*'] ?? json({ error: 'Not found' }, 404);
		reply(response, request);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		[Symbol.asyncDispose]: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

export const json =
	(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
	(response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Each call of a path gets the next reply; the last one stays. */
export function inTurn(...replies: readonly Reply[]): Reply {
	let count = 0;
	return (...exchange) => replies[Math.min(count++, replies.length - 1)]?.(...exchange);
}
